"""The first-turn ban: in round 1 nobody may trap or surround another pilli (MX-14).

A pilli's reach is the set of places it could get to by steps and boats, at any price and through other
pillis: open cells that touch, bridges with the open cells at their ramps, bridges linked by water. The size
of a set is the number of its open cells.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.state import State


def is_banned_time(state: State) -> bool:
    """Does the ban hold? Only in each player's first turn of the game."""
    return state.round == 1


# Reach.


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


def begin_turn(state: State) -> None:
    """Remember the reaches at the start of a turn, while they matter."""
    if is_banned_time(state):
        measure_reaches(state)
    for seat in range(state.players):
        state.reach_at_start[seat] = state.reach_now[seat] if is_banned_time(state) else 0


def measure_in_first_round(state: State) -> None:
    """Keep the reaches up to date while they are needed."""
    if is_banned_time(state):
        measure_reaches(state)


def clear_labels(state: State) -> None:
    """Forget all reaches."""
    for cell in range(ids.CELLS):
        state.label[cell] = ids.NOWHERE


def flood_reach(state: State, start: int, name: int) -> int:
    """Label everything that a pilli can get to from a place; the number of open cells among it."""
    state.queue[0] = start
    state.label[start] = name
    head = 0
    tail = 1
    open_cells = 0
    on_lake = 0
    while head < tail:
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
        beside = geometry.neighbour(cell, side)
        if beside != ids.LAKE and is_way(state, beside, side):
            tail = label(state, beside, name, tail)
    return tail


def is_way(state: State, cell: int, side: int) -> bool:
    """Can a cell be entered on foot in the direction of a side: open, or a bridge along its axis?"""
    return state.ground[cell] == ids.DRY or geometry.runs_along(state.ground[cell], side)


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
    cell = state.pilli[seat]
    if cell == ids.NOWHERE:
        return False
    if state.ground[cell] == ids.DRY:
        for side in range(ids.SIDES):
            beside = geometry.neighbour(cell, side)
            if beside != ids.LAKE and is_way(state, beside, side):
                return True
        return False
    axis = geometry.axis_of(state.ground[cell])
    for end in range(2):
        beside = geometry.ramp(cell, axis, end)
        if beside != ids.LAKE and state.ground[beside] == ids.DRY:
            return True
    return can_sail(state, cell)


def can_sail(state: State, cell: int) -> bool:
    """Is another bridge linked by water to this one?"""
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


# The test: change the ground, compare, change it back.


def traps(state: State, seat: int, movers_before: int) -> bool:
    """Is some opponent trapped by the change just made to the ground? Leaves `reach_now` as it was."""
    trapped = 0
    for opponent in range(state.players):
        state.reach_before[opponent] = state.reach_now[opponent]
    measure_reaches(state)
    others = largest_other_set(state)
    for opponent in range(state.players):
        others = max(others, state.reach_now[opponent])
    for opponent in range(state.players):
        if opponent != seat and is_trapped(state, opponent, others, movers_before):
            trapped = 1
    for opponent in range(state.players):
        state.reach_now[opponent] = state.reach_before[opponent]
    return trapped == 1


def is_trapped(state: State, seat: int, largest: int, movers_before: int) -> bool:
    """Has a pilli lost more than half its reach since the turn began, or its last move, to a larger set?"""
    reach = state.reach_now[seat]
    if largest <= reach:
        return False
    if reach < state.reach_before[seat] and 2 * reach < state.reach_at_start[seat]:
        return True
    return (movers_before & (1 << seat)) != 0 and not can_move(state, seat)


def would_trap(state: State, seat: int, cell: int, other: int, ground: int) -> bool:
    """Would putting something on a cell, and on another one (or NOWHERE), trap an opponent?"""
    if not is_banned_time(state) or is_harmless(state, seat, cell, other):
        return False
    before = movers(state)
    put(state, cell, other, ground)
    trapped = traps(state, seat, before)
    put(state, cell, other, ids.DRY)
    return trapped


def put(state: State, cell: int, other: int, ground: int) -> None:
    """Put the same on one or two cells."""
    state.ground[cell] = ground
    if other != ids.NOWHERE:
        state.ground[other] = ground


def would_trap_by_moving(state: State, seat: int, origin: int, goal: int, axis: int) -> bool:
    """Would relocating a bridge trap an opponent?"""
    if not is_banned_time(state):
        return False
    before = movers(state)
    lifted = state.ground[origin]
    state.ground[origin] = ids.CANAL
    covered = state.ground[goal]
    state.ground[goal] = ids.BRIDGE_H if axis == ids.H else ids.BRIDGE_V
    trapped = traps(state, seat, before)
    state.ground[goal] = covered
    state.ground[origin] = lifted
    return trapped


# Most changes are harmless at a glance: they cut nothing in two and are not beside an opponent.


def is_harmless(state: State, seat: int, cell: int, other: int) -> bool:
    """Is it plain that closing these cells traps nobody?"""
    closed = 1 if other == ids.NOWHERE else 2
    for opponent in range(state.players):
        if opponent == seat:
            continue
        if 2 * (state.reach_now[opponent] - closed) < state.reach_at_start[opponent]:
            return False
        if is_beside(state.pilli[opponent], cell) or is_beside(state.pilli[opponent], other):
            return False
    if cuts(state, cell):
        return False
    if other == ids.NOWHERE:
        return True
    state.ground[cell] = ids.CANAL
    harmless = not cuts(state, other)
    state.ground[cell] = ids.DRY
    return harmless


def is_beside(cell: int, beside: int) -> bool:
    """Do two cells touch?"""
    if cell == ids.NOWHERE or beside == ids.NOWHERE:
        return False
    for side in range(ids.SIDES):
        if geometry.neighbour(cell, side) == beside:
            return True
    return False


def cuts(state: State, cell: int) -> bool:
    """Might closing an open cell cut its surroundings? Not if the open cells around it hang together."""
    if geometry.is_ramp(state, cell):
        return True
    runs = 0
    for place in range(0, 8, 2):
        # A side of the cell begins a run unless the way to it along the ring is open.
        if is_open_around(state, cell, place) and not (
            is_open_around(state, cell, (place + 7) % 8) and is_open_around(state, cell, (place + 6) % 8)
        ):
            runs += 1
    return runs > 1


def is_open_around(state: State, cell: int, place: int) -> bool:
    """Is one of the eight cells around an open one?"""
    beside = material.AROUND[cell * 8 + place]
    return beside != ids.LAKE and state.ground[beside] == ids.DRY
