# compiled
"""Shores: does closing a cell divide the open ground? A quick answer for the first-turn ban (MX-14).

Closed ground (water, temples, tiles) forms bodies: closed cells that touch, at corners too; the lake is one
body with all that touches it. Closing a cell divides the open ground around it only where the same body
lies on two sides of the cell, because then a ring of closed ground is complete.
"""

from __future__ import annotations

from sacbe.games.mexica import ids, material
from sacbe.games.mexica.state import State

LAKE_BODY = 0
NEW_BODY = 29
"""A cell that is only tried out; bodies from here on share a number, which at worst costs a longer test."""


def find_shores(state: State) -> None:
    """Into `shore`: the number of each closed cell's body."""
    for cell in range(ids.CELLS):
        state.shore[cell] = ids.NOWHERE
    bodies = 1
    for cell in range(ids.CELLS):
        if is_unnumbered(state, cell) and meets_lake(cell):
            number_body(state, cell, LAKE_BODY)
    for cell in range(ids.CELLS):
        if is_unnumbered(state, cell):
            number_body(state, cell, bodies)
            bodies = min(bodies + 1, NEW_BODY)


def is_unnumbered(state: State, cell: int) -> bool:
    """Is a cell closed, and its body not known yet?"""
    return state.ground[cell] != ids.DRY and state.shore[cell] == ids.NOWHERE


def meets_lake(cell: int) -> bool:
    """Does a cell touch the lake, at least at a corner?"""
    for place in range(ids.AROUND):
        if material.AROUND[cell * ids.AROUND + place] == ids.LAKE:
            return True
    return False


def number_body(state: State, start: int, number: int) -> None:
    """Number all closed cells that are connected with a cell."""
    state.shore[start] = number
    state.queue[0] = start
    head = 0
    tail = 1
    while head < tail:
        cell = state.queue[head]
        head += 1
        for place in range(ids.AROUND):
            beside = material.AROUND[cell * ids.AROUND + place]
            if beside != ids.LAKE and is_unnumbered(state, beside):
                state.shore[beside] = number
                state.queue[tail] = beside
                tail += 1


def parts_ground(state: State, cell: int, other: int) -> bool:
    """Might closing a cell, and then another one (or NOWHERE), divide the ground that is open around them?"""
    if closes_ring(state, cell, 0):
        return True
    if other == ids.NOWHERE:
        return False
    state.ground[cell] = ids.CANAL
    state.shore[cell] = NEW_BODY
    parted = closes_ring(state, other, bodies_around(state, cell) | (1 << NEW_BODY))
    state.ground[cell] = ids.DRY
    return parted


def closes_ring(state: State, cell: int, joined: int) -> bool:
    """Does one body lie on two sides of an open cell? `joined` are bodies, as bits, that have become one."""
    if state.ramp[cell]:
        return True  # the ground beyond a bridge may be lost
    met = 0
    for side in range(0, ids.AROUND, 2):
        body = body_before(state, cell, side)
        if body & joined:
            body = joined
        if body & met:
            return True
        met |= body
    return False


def body_before(state: State, cell: int, side: int) -> int:
    """The body, as a bit, that separates an open side of a cell from the side before it; 0 if none does."""
    if body_at(state, cell, side) != 0:
        return 0
    corner = body_at(state, cell, (side + ids.AROUND - 1) % ids.AROUND)
    return corner if corner != 0 else body_at(state, cell, (side + ids.AROUND - 2) % ids.AROUND)


def body_at(state: State, cell: int, place: int) -> int:
    """The body, as a bit, at one of the eight places around a cell; 0 where it is open."""
    beside = material.AROUND[cell * ids.AROUND + place]
    if beside == ids.LAKE:
        return 1 << LAKE_BODY
    return 0 if state.ground[beside] == ids.DRY else 1 << state.shore[beside]


def bodies_around(state: State, cell: int) -> int:
    """The bodies at all eight places around a cell, as bits."""
    bodies = 0
    for place in range(ids.AROUND):
        bodies |= body_at(state, cell, place)
    return bodies
