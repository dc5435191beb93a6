"""Walks: how many action points it takes a seat's pilli to get somewhere, as far as one sees at a glance.

Steps, bridges and boats are followed, and bridges that could still be built. What is farther than a teleport
is as far as a teleport. Other pillis are overlooked.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.state import State

CROSSING = 3
"""Action points to build a bridge and walk over it."""


def measure(state: State, seat: int) -> None:
    """Into `steps` the way to each cell, and into `away` that to each district, at its first cell."""
    for cell in range(ids.CELLS):
        state.steps[cell] = material.TELEPORT_COST
        state.away[cell] = material.TELEPORT_COST
    start = state.pilli[seat]
    state.steps[start] = 0
    state.queue[0] = start
    head = 0
    tail = 1
    lake = material.TELEPORT_COST  # the way to the lake, afloat
    while head < tail:
        cell = state.queue[head]
        head += 1
        here = state.steps[cell]
        district = state.district[cell]
        if district != ids.NOWHERE and here < state.away[district]:
            state.away[district] = here
        if here + 1 >= material.TELEPORT_COST:
            continue
        tail = walk_on(state, cell, here, tail)
        if geometry.is_water(state.ground[cell]):
            tail = float_on(state, cell, here, tail)
            if material.TOUCHES_LAKE[cell] and here < lake:
                lake = here
                tail = cross_lake(state, lake, tail)


def walk_on(state: State, cell: int, here: int, tail: int) -> int:
    """Go on from a cell to all sides; the new end of the queue."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if beside == ids.LAKE:
            continue
        ground = state.ground[beside]
        if is_step(state.ground[cell], ground, side):
            tail = arrive(state, beside, here + 1, tail)
        elif ground == ids.CANAL and could_cross(state, cell, beside, side):
            tail = arrive(state, material.NEIGHBOUR[beside * ids.SIDES + side], here + CROSSING, tail)
    return tail


def float_on(state: State, cell: int, here: int, tail: int) -> int:
    """Go on by boat, from a bridge or from the canal reached; the new end of the queue."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if beside != ids.LAKE and geometry.is_water(state.ground[beside]):
            tail = moor(state, beside, here, tail)
    return tail


def cross_lake(state: State, here: int, tail: int) -> int:
    """Go on by boat over the lake to every canal that opens into it; the new end of the queue."""
    for cell in range(ids.CELLS):
        if material.TOUCHES_LAKE[cell] and geometry.is_water(state.ground[cell]):
            tail = moor(state, cell, here, tail)
    return tail


def moor(state: State, cell: int, here: int, tail: int) -> int:
    """Arrive by boat, for an action point if at a bridge (MX-16); the new end of the queue."""
    return arrive(state, cell, here + (1 if geometry.is_bridge(state.ground[cell]) else 0), tail)


def is_step(here: int, ground: int, side: int) -> bool:
    """Does a step to a side lead from what lies here to such ground?"""
    if runs_along(here, side):
        return ground == ids.DRY
    return not geometry.is_water(here) and (ground == ids.DRY or runs_along(ground, side))


def could_cross(state: State, cell: int, canal: int, side: int) -> bool:
    """Is there a bridge left to go from land over a canal to free land beyond?"""
    if state.bridges == 0 or geometry.is_water(state.ground[cell]):
        return False
    spans = state.spans[canal] & (1 << axis_towards(side))
    return spans != 0 and state.ground[material.NEIGHBOUR[canal * ids.SIDES + side]] == ids.DRY


def arrive(state: State, cell: int, steps: int, tail: int) -> int:
    """Note a shorter way to a cell and go on from there later; the new end of the queue."""
    if steps >= state.steps[cell] or tail == 2 * ids.CELLS:
        return tail
    state.steps[cell] = steps
    state.queue[tail] = cell
    return tail + 1


def axis_towards(side: int) -> int:
    """The axis of a bridge that leads to a side."""
    return ids.H if side in (ids.EAST, ids.WEST) else ids.V


def runs_along(ground: int, side: int) -> bool:
    """Is this a bridge that leads to a side?"""
    return ground == (ids.BRIDGE_H if axis_towards(side) == ids.H else ids.BRIDGE_V)
