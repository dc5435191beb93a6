"""Influence: the levels of each colour in each district, and who leads there, for the evaluation.

Counted for all districts at once when somebody first asks, and kept in the state until the ground changes
(changes.py). Districts are named by their first cell.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.state import State


def measure(state: State) -> None:
    """Count the levels of every colour and the sites in every district, unless they are known."""
    if state.influence_known:
        return
    state.influence_known = 1
    for place in range(ids.CELLS * ids.COLOURS):
        state.levels[place] = 0
    for cell in range(ids.CELLS):
        state.sites[cell] = 0
    for cell in range(ids.CELLS):
        ground = state.ground[cell]
        if ground == ids.DRY:
            state.sites[state.district[cell]] += 1 - material.IS_PALACE[cell]
        elif ids.TEMPLE <= ground < ids.CALPULLI:
            place = state.district[cell] * ids.COLOURS + geometry.temple_colour(ground)
            state.levels[place] += geometry.temple_level(ground)


def own_levels(state: State, seat: int, district: int) -> int:
    """The seat's level sum."""
    return state.levels[district * ids.COLOURS + seat]


def best_other(state: State, seat: int, district: int) -> int:
    """The highest level sum of another colour."""
    best = 0
    for colour in range(ids.COLOURS):
        if colour != seat:
            best = max(best, state.levels[district * ids.COLOURS + colour])
    return best


def rank(state: State, seat: int, district: int) -> int:
    """The seat's rank, from 1."""
    place = 1
    own = own_levels(state, seat, district)
    for colour in range(ids.COLOURS):
        if state.levels[district * ids.COLOURS + colour] > own:
            place += 1
    return place


def sites(state: State, district: int) -> int:
    """Cells on which a temple may still be built; pillis are overlooked."""
    return state.sites[district]
