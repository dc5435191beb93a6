# compiled
"""Reach: where a pilli could get to by steps and boats, at any price and through other pillis (MX-14).

Places that can be reached from each other form a set: open cells that touch, bridges with the open cells at
their ramps, bridges linked by water. The size of a set is the number of its open cells.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.state import State


def measure_reaches(state: State) -> None:
    """Into `reach_now`: the size of each pilli's reach."""
    clear_labels(state)
    for seat in range(state.players):
        cell = state.pilli[seat]
        if cell == ids.NOWHERE:
            state.reach_now[seat] = 0
        elif state.label[cell] != ids.NOWHERE:
            state.reach_now[seat] = state.reach_now[state.label[cell]]
        else:
            state.reach_now[seat] = flood_reach(state, cell, seat)


def reach_of(state: State, seat: int) -> int:
    """The size of one pilli's reach."""
    clear_labels(state)
    return flood_reach(state, state.pilli[seat], seat)


def clear_labels(state: State) -> None:
    """Forget all reaches."""
    for cell in range(ids.CELLS):
        state.label[cell] = ids.NOWHERE


def flood_reach(state: State, start: int, name: int, enough: int = ids.CELLS) -> int:
    """Label everything that a pilli can get to from a place; the number of open cells, up to `enough`."""
    state.queue[0] = start
    state.label[start] = name
    head = 0
    tail = 1
    open_cells = 0
    on_lake = 0
    while head < tail and open_cells < enough:
        cell = state.queue[head]
        head += 1
        ground = state.ground[cell]
        if ground == ids.DRY:
            open_cells += 1
            tail = step_on(state, cell, name, tail)
            continue
        if geometry.is_bridge(ground):
            tail = step_off(state, cell, name, tail)
        tail = sail_on(state, cell, name, tail)
        if material.TOUCHES_LAKE[cell] and not on_lake:
            on_lake = 1
            tail = cross_lake(state, name, tail)
    return open_cells


def label(state: State, cell: int, name: int, tail: int) -> int:
    """Label a cell not labelled yet and queue it; the new end of the queue."""
    if state.label[cell] != ids.NOWHERE:
        return tail
    state.label[cell] = name
    state.queue[tail] = cell
    return tail + 1


def step_on(state: State, cell: int, name: int, tail: int) -> int:
    """From an open cell on foot: to open cells beside it and onto bridges along their axis."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if beside != ids.LAKE and is_way(state, beside, side):
            tail = label(state, beside, name, tail)
    return tail


def is_way(state: State, cell: int, side: int) -> bool:
    """Can a cell be entered on foot in the direction of a side: open, or a bridge along its axis?"""
    return state.ground[cell] == ids.DRY or geometry.runs_along(state.ground[cell], side)


def is_step(state: State, here: int, cell: int, side: int) -> bool:
    """Can a step be made to a cell on one side, from what lies here: along a bridge, and onto one?"""
    if here == ids.DRY:
        return is_way(state, cell, side)
    return geometry.runs_along(here, side) and state.ground[cell] == ids.DRY


def step_off(state: State, cell: int, name: int, tail: int) -> int:
    """From a bridge on foot: to the open cells at its ramps."""
    axis = geometry.axis_of(state.ground[cell])
    for end in range(2):
        beside = geometry.ramp(cell, axis, end)
        if beside != ids.LAKE and state.ground[beside] == ids.DRY:
            tail = label(state, beside, name, tail)
    return tail


def sail_on(state: State, cell: int, name: int, tail: int) -> int:
    """By boat from a canal or bridge to the water beside it."""
    for side in range(ids.SIDES):
        beside = geometry.neighbour(cell, side)
        if beside != ids.LAKE and geometry.is_water(state.ground[beside]):
            tail = label(state, beside, name, tail)
    return tail


def cross_lake(state: State, name: int, tail: int) -> int:
    """By boat over the lake to every canal that opens into it."""
    for cell in range(ids.CELLS):
        if material.TOUCHES_LAKE[cell] and geometry.is_water(state.ground[cell]):
            tail = label(state, cell, name, tail)
    return tail


def largest_other_set(state: State) -> int:
    """Open cells of the largest set in which no pilli stands; call after `measure_reaches`."""
    largest = 0
    for cell in range(ids.CELLS):
        if state.ground[cell] == ids.DRY and state.label[cell] == ids.NOWHERE:
            largest = max(largest, flood_reach(state, cell, ids.SEATS))
    return largest


def can_move(state: State, seat: int) -> bool:
    """Could the pilli step or sail somewhere, other pillis ignored?"""
    if ways_out(state, seat) > 0:
        return True
    cell = state.pilli[seat]
    return cell != ids.NOWHERE and state.ground[cell] != ids.DRY and can_sail(state, cell)


def ways_out(state: State, seat: int) -> int:
    """The places that the pilli could step to, other pillis ignored."""
    cell = state.pilli[seat]
    if cell == ids.NOWHERE:
        return 0
    here = state.ground[cell]
    ways = 0
    for side in range(ids.SIDES):
        beside = geometry.neighbour(cell, side)
        if beside != ids.LAKE and is_step(state, here, beside, side):
            ways += 1
    return ways


def can_sail(state: State, cell: int) -> bool:
    """Is another bridge linked by water to this one? A trial moves bridges that the list does not know of."""
    geometry.measure_boat_routes(state, cell)
    for other in range(ids.CELLS):
        if other != cell and geometry.is_bridge(state.ground[other]) and state.distance[other] < geometry.FAR:
            return True
    return False


def movers(state: State) -> int:
    """The seats whose pilli could step or sail, as bits."""
    able = 0
    for seat in range(state.players):
        if can_move(state, seat):
            able |= 1 << seat
    return able
