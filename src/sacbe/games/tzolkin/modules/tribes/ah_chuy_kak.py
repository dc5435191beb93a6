# compiled
"""Ah Chuy Kak: after placing two workers on gears, pick one up in the same turn (TP-25 to TP-28)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.rules import picking
from sacbe.games.tzolkin.state import State


def track_placement(state: State, space: int) -> None:
    """Keep track of the workers that Ah Chuy Kak places on gears this turn."""
    state.placed_now[placed_on_gears(state)] = space + 1


def placed_on_gears(state: State) -> int:
    """Workers that Ah Chuy Kak has placed on gears this turn (TP-26)."""
    count = 0
    for place in range(6):
        if state.placed_now[place] > 0:
            count += 1
    return count


def was_placed_now(state: State, space: int) -> bool:
    """Was the worker on this space placed in this turn (TP-27)?"""
    for place in range(6):
        if state.placed_now[place] == space + 1:
            return True
    return False


def offer_pick_up(state: State, seat: int) -> None:
    """After two workers on gears, offer those that were not placed in this turn (TP-25, TP-27)."""
    if placed_on_gears(state) < 2:
        return
    for space in range(ids.SPACES):
        if state.spaces[space] == seat + 1 and not was_placed_now(state, space):
            state.offer(actions.PICK_UP + space)


def pick_up(state: State, seat: int, space: int) -> None:
    """Pick up a worker and use it as usual; nothing is placed after it (TP-28, TP-149)."""
    state.ask(ids.TURN_OVER, seat)
    picking.take_back(state, seat, space)


def end_turn(state: State) -> None:
    """Forget the workers placed in the turn."""
    for place in range(6):
        state.placed_now[place] = 0
