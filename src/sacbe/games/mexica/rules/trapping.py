# compiled
"""The first-turn ban: in round 1 nobody may trap or surround another pilli (MX-14).

The test makes the change on the board, measures the reaches, and takes the change back.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, shores
from sacbe.games.mexica.rules import reach
from sacbe.games.mexica.state import State

NOBODY = -1
"""No seat is trapped."""


def is_banned_time(state: State) -> bool:
    """Does the ban hold? Only in each player's first turn of the game."""
    return state.round == 1


def begin_turn(state: State) -> None:
    """Remember the reaches at the start of a turn, while they matter."""
    measure_in_first_round(state)
    for seat in range(state.players):
        state.reach_at_start[seat] = state.reach_now[seat] if is_banned_time(state) else 0


def measure_in_first_round(state: State) -> None:
    """Keep the reaches and shores up to date while they are needed."""
    if is_banned_time(state):
        reach.measure_reaches(state)
        shores.find_shores(state)


# The test: change the ground, compare, change it back.


def traps(state: State, seat: int, movers_before: int) -> bool:
    """Is some opponent trapped by the change just made to the ground? Leaves `reach_now` as it was."""
    return (
        not all_are_free(state, seat, movers_before) and first_trapped(state, seat, movers_before) != NOBODY
    )


def first_trapped(state: State, seat: int, movers_before: int) -> int:
    """The first opponent whom the change just made to the ground traps, or NOBODY."""
    trapped = NOBODY
    for opponent in range(state.players):
        state.reach_before[opponent] = state.reach_now[opponent]
    reach.measure_reaches(state)
    others = reach.largest_other_set(state)
    for opponent in range(state.players):
        others = max(others, state.reach_now[opponent])
    for opponent in range(state.players - 1, -1, -1):
        if opponent != seat and is_trapped(state, opponent, others, movers_before):
            trapped = opponent
    for opponent in range(state.players):
        state.reach_now[opponent] = state.reach_before[opponent]
    return trapped


def all_are_free(state: State, seat: int, movers_before: int) -> bool:
    """Is it plain that nobody is trapped: all can move on, and reach half of what anyone did at first?"""
    if movers_before & ~reach.movers(state):
        return False
    most = 0
    for opponent in range(state.players):
        most = max(most, state.reach_at_start[opponent])
    reach.clear_labels(state)
    for opponent in range(state.players):
        cell = state.pilli[opponent]
        if opponent == seat or cell == ids.NOWHERE or state.label[cell] != ids.NOWHERE:
            continue
        reach.clear_labels(state)
        if 2 * reach.flood_reach(state, cell, opponent, (most + 1) // 2) < most:
            return False
    return True


def is_trapped(state: State, seat: int, largest: int, movers_before: int) -> bool:
    """Is there a larger set, and has the pilli lost more than half its reach this turn, or its last move?"""
    now = state.reach_now[seat]
    if largest <= now:
        return False
    if now < state.reach_before[seat] and 2 * now < state.reach_at_start[seat]:
        return True
    return (movers_before & (1 << seat)) != 0 and not reach.can_move(state, seat)


def would_trap(state: State, seat: int, cell: int, other: int, ground: int) -> bool:
    """Would putting something on a cell, and on another one (or NOWHERE), trap an opponent?"""
    if not is_banned_time(state) or is_harmless(state, seat, cell, other):
        return False
    before = reach.movers(state)
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
    before = reach.movers(state)
    lifted = state.ground[origin]
    state.ground[origin] = ids.CANAL
    covered = state.ground[goal]
    state.ground[goal] = geometry.bridge_along(axis)
    trapped = traps(state, seat, before)
    state.ground[goal] = covered
    state.ground[origin] = lifted
    return trapped


# Most changes are plainly harmless: they divide nothing and leave every opponent a way out.


def is_harmless(state: State, seat: int, cell: int, other: int) -> bool:
    """Is it plain that closing these cells traps nobody?"""
    closed = 1 if other == ids.NOWHERE else 2
    for opponent in range(state.players):
        if opponent == seat:
            continue
        if 2 * (state.reach_now[opponent] - closed) < state.reach_at_start[opponent]:
            return False
        pilli = state.pilli[opponent]
        beside = geometry.is_beside(pilli, cell) or geometry.is_beside(pilli, other)
        if beside and reach.ways_out(state, opponent) <= closed:
            return False
    return not shores.parts_ground(state, cell, other)
