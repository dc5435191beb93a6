# compiled
"""Vacub-Caquix: workers may skip the lowest free space of one gear (TP-62 to TP-64)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin.rules import placing
from sacbe.games.tzolkin.state import State


def space_after_skip(state: State, seat: int, gear: int) -> int:
    """The space of a gear if its lowest free one is treated as taken, or NO_SPACE (TP-62, TP-64)."""
    lowest = placing.lowest_free_space(state, seat, gear)
    if lowest == placing.NO_SPACE or state.skipped not in (0, gear * ids.GEAR_SPACES + lowest + 1):
        return placing.NO_SPACE
    return placing.free_space_from(state, seat, gear, lowest + 1)


def skip_cost(state: State, seat: int, gear: int, placed: int) -> int:
    """Corn for a worker that skips the lowest free space, or NO_SPACE (TP-62)."""
    space = space_after_skip(state, seat, gear)
    if space == placing.NO_SPACE:
        return space
    return hooks.gear_cost(state, gear, space) + placing.surcharge(state, seat, placed)


def offer_skips(state: State, seat: int, placed: int) -> None:
    """Offer the gears on which a worker may skip a space; it is optional for each worker (TP-63)."""
    if state.hand[seat] == 0:
        return
    for gear in range(ids.GEARS):
        cost = skip_cost(state, seat, gear, placed)
        if cost != placing.NO_SPACE and placing.can_afford(state, seat, gear, placed, cost):
            state.offer(actions.SKIP + gear)


def skip(state: State, seat: int, gear: int, placed: int) -> None:
    """Place a worker beyond an empty space, which is the one skipped this turn (TP-64)."""
    cost = skip_cost(state, seat, gear, placed)
    space = space_after_skip(state, seat, gear)
    skipped = gear * ids.GEAR_SPACES + placing.lowest_free_space(state, seat, gear)
    state.skipped = skipped + 1
    state.note(ids.SKIPPED, seat, skipped)
    placing.put_on_gear(state, seat, gear, space, cost)


def end_turn(state: State) -> None:
    """In the next turn another space may be skipped (TP-64)."""
    state.skipped = 0
