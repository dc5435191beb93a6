"""What good play looks like: priors of actions, and what a position is worth to a seat at the end.

Random play wanders: it walks back and forth, relocates bridges and votes, and most games end by the stall
rule. The priors make a playout found districts, build temples and lay canals first, and keep a look ahead
from what leads nowhere. The evaluation adds to the points so far what the districts will score as they stand,
what the own pilli may found and build soon, tokens and the palace.
"""

from __future__ import annotations

from sacbe.core import ids as core
from sacbe.games.mexica import actions, geometry, ids, influence, material, prospects, weights
from sacbe.games.mexica.rules import points, scoring
from sacbe.games.mexica.state import State

ALWAYS = 1000
OFTEN = 24
SOMETIMES = 6
SELDOM = 1
NEVER = 0


def prior(state: State, action: int) -> int:
    """How likely sensible play takes an action now, as a weight."""
    if action > actions.END_TURN:
        return prior_of_answer(state, action)
    if action < actions.CANAL:
        return SELDOM  # a start cell: all alike
    if action < actions.BRIDGE:
        return OFTEN
    if action < actions.RELOCATE:
        return SELDOM
    if action < actions.TEMPLE:
        return NEVER
    if action < actions.FOUND:
        return OFTEN
    if action < actions.STEP:
        return ALWAYS
    if action < actions.BUY_TOKEN:
        return SOMETIMES
    if action == actions.BUY_TOKEN:
        return SELDOM
    if action == actions.SPEND_TOKEN:
        return OFTEN
    if action < actions.END_TURN:
        return NEVER
    return OFTEN if state.action_points == 0 else SELDOM


def prior_of_answer(state: State, action: int) -> int:
    """Of a cell, an axis, a vote: canals begin at water, temples and landings lie beside it."""
    if action == actions.VOTE:
        return NEVER  # a tile that is removed scores for nobody
    kind = state.frames[(state.depth - 1) * core.FRAME]
    if actions.LAY <= action < actions.AXIS and kind != ids.LAY_SECOND:
        return SELDOM if is_beside_water(state, action - actions.LAY) else NEVER
    if actions.LAND <= action < actions.FIRST_PLAYER:
        return SELDOM if is_landing(state, action - actions.LAND) else NEVER
    if actions.BUILD <= action < actions.TILE:
        return SELDOM if is_temple_site(state, action - actions.BUILD) else NEVER
    return SELDOM


def is_beside_water(state: State, cell: int) -> bool:
    """Does the cell touch the lake or a canal?"""
    for side in range(ids.SIDES):
        if prospects.is_shore(state, geometry.neighbour(cell, side)):
            return True
    return False


def is_landing(state: State, cell: int) -> bool:
    """Is there something to do for a pilli: at the palace, beside water, or in a district that is cut off?"""
    return material.IS_PALACE[cell] == 1 or is_temple_site(state, cell)


def is_temple_site(state: State, cell: int) -> bool:
    """Does a temple lie out of the way here: beside water, or in a district that is cut off?"""
    district = state.district[cell]
    if district != ids.NOWHERE and state.size[district] <= prospects.LARGEST_TILE:
        return True
    return is_beside_water(state, cell)


# The evaluation.


def evaluate(state: State, seat: int) -> int:
    """What the position is worth to a seat, in hundredths of a point."""
    total = points.total(state, seat) * prospects.POINT
    if state.depth == 0 or state.pilli[seat] == ids.NOWHERE:
        return total
    token = weights.TOKEN_1 if state.period == 1 else weights.TOKEN_2
    total += of_districts(state, seat) + state.tokens[seat] * token
    total += prospects.of_founding(state, seat) + of_palace(state, seat)
    return total


def of_palace(state: State, seat: int) -> int:
    """A pilli on one of the start cells."""
    for number in range(ids.START_CELLS):
        if state.pilli[seat] == material.START_CELL[number]:
            return weights.PALACE_AT_END if state.triggered else weights.PALACE_BEFORE
    return 0


def of_districts(state: State, seat: int) -> int:
    """What all districts will score as they stand, and the best that could be won by building."""
    influence.measure(state, seat)
    total = 0
    goal = 0
    for district in range(ids.CELLS):
        if state.district[district] == district:
            total += of_district(state, seat, district)
            if influence.sites(state, district) > 0:
                goal = max(goal, of_goal(state, seat, district))
    return total + goal


def of_district(state: State, seat: int, district: int) -> int:
    """What a district will score as it stands, by how settled that is, in all scorings to come."""
    if influence.own_levels(state, district) == 0:
        return 0
    won = points_for(state, district, influence.rank(state, district)) * settled(state, seat, district)
    return won * scorings(state, district) // prospects.PERCENT


def points_for(state: State, district: int, rank: int) -> int:
    """Points of a rank as the district is now."""
    return scoring.value(state.size[district], geometry.is_founded(state, district), rank)


def scorings(state: State, district: int) -> int:
    """Percent of a scoring still to come."""
    if state.period == 1:
        both = weights.NEXT_SCORING + weights.LATER_SCORING
        return both if state.founded[district] else weights.UNFOUNDED_1
    if state.triggered:
        return prospects.PERCENT
    return weights.NEXT_SCORING if state.founded[district] else weights.UNFOUNDED_2


def settled(state: State, seat: int, district: int) -> int:
    """Percent that the own rank is sure of, by the lead over all that another could still build there."""
    lead = influence.own_levels(state, district) - influence.best_other(state, district)
    threat = min(influence.sites(state, district) * ids.LEVELS, levels_in_stock(state, seat))
    if threat == 0 or lead >= threat:
        return prospects.PERCENT
    return weights.NO_LEAD + (prospects.PERCENT - weights.NO_LEAD) * max(0, lead) // threat


def levels_in_stock(state: State, seat: int) -> int:
    """The most that one of the others can still build, with what the second period brings."""
    most = 0
    for other in range(state.players):
        levels = 0
        for level in range(ids.LEVELS):
            temples = state.stock[other * ids.LEVELS + level]
            if state.period == 1:
                temples += material.TEMPLES_OF_PERIOD[ids.LEVELS + level]
            levels += temples * (level + 1)
        if other != seat:
            most = max(most, levels)
    return most


def of_goal(state: State, seat: int, district: int) -> int:
    """What building in a district could win, less for its distance from the own pilli."""
    here = 0
    if influence.own_levels(state, district) > 0:
        here = points_for(state, district, influence.rank(state, district))
    behind = influence.best_other(state, district) - influence.own_levels(state, district)
    more = points_for(state, district, 1) - here
    share = weights.GOAL - max(0, behind) * weights.GOAL_LEVEL
    if state.district[state.pilli[seat]] != district:
        share -= weights.GOAL_DISTANCE * geometry.distance(state.pilli[seat], district)
    return more * max(0, share) * scorings(state, district) // prospects.PERCENT
