"""How sure a seat is of its rank in a district: what the others can still build there before a scoring.

The neutral colour builds nothing, a full district is settled, and in the last round of a period only those
count who still have a turn in it.
"""

from __future__ import annotations

from sacbe.games.mexica import endings, ids, influence, material, weights
from sacbe.games.mexica.state import State

PERCENT = 100


def settled(state: State, seat: int, district: int, is_later: bool) -> int:
    """Percent that the own rank is sure of against all others, in the next scoring or in the one after it."""
    sure = PERCENT
    for other in range(state.players):
        if other != seat:
            sure = sure * settled_against(state, seat, other, district, is_later) // PERCENT
    return sure


def settled_against(state: State, seat: int, other: int, district: int, is_later: bool) -> int:
    """The same against one of the others; one who is ahead has taken the better rank already."""
    lead = influence.own_levels(state, seat, district) - influence.own_levels(state, other, district)
    threat = min(influence.sites(state, district) * ids.LEVELS, threat_of(state, other, district, is_later))
    if lead < 0 or lead >= threat:
        return PERCENT
    return weights.NO_LEAD + (PERCENT - weights.NO_LEAD) * lead // threat


def threat_of(state: State, other: int, district: int, is_later: bool) -> int:
    """The levels that another may still build in a district, if it has nothing else to do."""
    levels = stock(state, other)
    if is_later:
        return levels + stock_to_come(state)
    if not endings.is_ending(state):
        return levels
    if not endings.has_turn_left(state, other):
        return 0
    left = material.POINTS_PER_TURN + state.tokens[other]
    cell = state.pilli[other]
    if cell == ids.NOWHERE or state.district[cell] != district:
        left -= weights.WAY_IN
    return min(levels, max(0, left))


def stock(state: State, seat: int) -> int:
    """The levels of all temples that a seat may build."""
    levels = 0
    for level in range(ids.LEVELS):
        levels += state.stock[seat * ids.LEVELS + level] * (level + 1)
    return levels


def stock_to_come(state: State) -> int:
    """The levels of the temples that the second period brings, in the first."""
    levels = 0
    if state.period == 1:
        for level in range(ids.LEVELS):
            levels += material.TEMPLES_OF_PERIOD[ids.LEVELS + level] * (level + 1)
    return levels
