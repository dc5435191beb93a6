"""Walks: how many action points it takes a seat's pilli to get somewhere, as far as one sees at a glance.

Steps, bridges and boats are followed, and bridges that could still be built. What is farther than a teleport
is as far as a teleport. Other pillis are overlooked.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.rules import reach
from sacbe.games.mexica.state import State

CROSSING = 3
"""Action points to build a bridge and walk over it."""


def measure(state: State, seat: int) -> None:
    """Into `steps` the way to each cell, and into `away` that to each district, at its first cell."""
    for cell in range(ids.CELLS):
        state.steps[cell] = material.TELEPORT_COST
        state.away[cell] = material.TELEPORT_COST
    state.steps[state.pilli[seat]] = 0
    for steps in range(material.TELEPORT_COST - 1):
        go_on(state, steps)
    for cell in range(ids.CELLS):
        district = state.district[cell]
        if district != ids.NOWHERE and state.steps[cell] < state.away[district]:
            state.away[district] = state.steps[cell]


def go_on(state: State, here: int) -> None:
    """Go on from all cells that are just so far. Boats bring more of them, each of which is queued once."""
    tail = 0
    for cell in range(ids.CELLS):
        if state.steps[cell] == here:
            state.queue[tail] = cell
            tail += 1
    head = 0
    on_lake = 0
    while head < tail:
        cell = state.queue[head]
        head += 1
        walk_on(state, cell, here)
        if geometry.is_water(state.ground[cell]):
            tail = float_on(state, cell, here, tail)
            if material.TOUCHES_LAKE[cell] and not on_lake:
                on_lake = 1
                tail = cross_lake(state, here, tail)


def walk_on(state: State, cell: int, here: int) -> None:
    """Go on from a cell to all sides on foot."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if beside == ids.LAKE:
            continue
        if reach.is_step(state, state.ground[cell], beside, side):
            arrive(state, beside, here + 1)
        elif state.ground[beside] == ids.CANAL and could_cross(state, cell, beside, side):
            arrive(state, material.NEIGHBOUR[beside * ids.SIDES + side], here + CROSSING)


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
    """Arrive by boat: at a bridge for an action point (MX-16), on a canal now; the new end of the queue."""
    if geometry.is_bridge(state.ground[cell]):
        arrive(state, cell, here + 1)
    elif here < state.steps[cell]:
        state.steps[cell] = here
        state.queue[tail] = cell
        tail += 1
    return tail


def could_cross(state: State, cell: int, canal: int, side: int) -> bool:
    """Is there a bridge left to go from land over a canal to free land beyond?"""
    if state.bridges == 0 or geometry.is_water(state.ground[cell]):
        return False
    spans = state.spans[canal] & (1 << axis_towards(side))
    return spans != 0 and state.ground[material.NEIGHBOUR[canal * ids.SIDES + side]] == ids.DRY


def arrive(state: State, cell: int, steps: int) -> None:
    """Note a shorter way to a cell."""
    state.steps[cell] = min(state.steps[cell], steps)


def axis_towards(side: int) -> int:
    """The axis of a bridge that leads to a side."""
    return ids.H if side in (ids.EAST, ids.WEST) else ids.V
