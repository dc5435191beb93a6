"""Who leads in each district: measured for all at once, and read by the evaluation.

`measure` writes into the state's room for searches, at the first cell of each district; the questions below
read it there, so they are good until the next search.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids
from sacbe.games.mexica.state import State

PLACES = 8
"""More than a district can have ranks; best level sum and rank share one number."""

SUMS = 128
"""More than all temples of a colour have levels; two sums share one number."""


def measure(state: State, seat: int) -> None:
    """Own levels, those of the best other colour, the own rank, and the sites left, for each district."""
    for cell in range(ids.CELLS):
        state.label[cell] = 0
        state.distance[cell] = 0
        state.queue[cell] = 0
    last = ids.CELLS  # the cells with temples are listed in the second half of the queue
    for cell in range(ids.CELLS):
        if state.empty_site[cell]:
            state.queue[state.district[cell]] += 1
        elif geometry.is_temple(state.ground[cell]):
            state.queue[last] = cell
            last += 1
    for place in range(ids.CELLS, last):
        cell = state.queue[place]
        if geometry.temple_colour(state.ground[cell]) == seat:
            state.label[state.district[cell]] += geometry.temple_level(state.ground[cell])
    for colour in range(ids.COLOURS):
        if colour != seat and (colour < state.players or (colour == ids.NEUTRAL and state.players == 2)):
            compare(state, colour, last)


def compare(state: State, colour: int, last: int) -> None:
    """Set another colour against the own in every district; its sum lies above the own meanwhile."""
    for place in range(ids.CELLS, last):
        cell = state.queue[place]
        if geometry.temple_colour(state.ground[cell]) == colour:
            state.label[state.district[cell]] += geometry.temple_level(state.ground[cell]) * SUMS
    for place in range(ids.CELLS, last):
        district = state.district[state.queue[place]]
        levels = state.label[district] // SUMS
        if levels > 0:
            state.label[district] %= SUMS
            above = state.distance[district] % PLACES + (1 if levels > state.label[district] else 0)
            state.distance[district] = max(levels, state.distance[district] // PLACES) * PLACES + above


def own_levels(state: State, district: int) -> int:
    """The seat's level sum."""
    return state.label[district]


def best_other(state: State, district: int) -> int:
    """The highest level sum of another colour."""
    return state.distance[district] // PLACES


def rank(state: State, district: int) -> int:
    """The seat's rank, from 1."""
    return state.distance[district] % PLACES + 1


def sites(state: State, district: int) -> int:
    """Cells on which a temple may still be built."""
    return state.queue[district]
