# compiled
"""Chichen Itza: crystal skulls for the gods, and what theology makes of it."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.rules import holdings, paying
from sacbe.games.tzolkin.state import State


def can_act(state: State, seat: int, action: int) -> bool:
    """Each space takes one skull in the whole game (TZ-40)."""
    return state.skulls[seat] > 0 and not state.sacred[action]


def act(state: State, seat: int, action: int) -> None:
    """Lay a skull on the space for good and receive what it shows; with theology 2 a paid step may follow."""
    state.skulls[seat] -= 1
    state.sacred[action] = 1
    state.note(ids.SKULL_PLACED, seat, action)
    offer_theology_step(state, seat)
    state.ask(ids.RECEIVE, core.AUTOMATIC, seat, ids.FIRST_SACRED + action)


def offer_theology_step(state: State, seat: int) -> None:
    """Theology 2 lets a block buy one more step when a skull has been laid (TZ-42)."""
    if holdings.has_effect(state, seat, ids.THEOLOGY, 2):
        state.ask(ids.THEOLOGY_STEP, seat)


def legal_theology_step(state: State, seat: int) -> None:
    """Offer a block of any kind, the one just gained included, or no step (TZ-42)."""
    paying.legal_pay_blocks(state, seat)
    state.offer(actions.DONE)


def apply_theology_step(state: State, seat: int, action: int) -> None:
    """One block for one step in any temple, once (TZ-42)."""
    if action == actions.DONE:
        return
    paying.pay(state, seat, action - actions.PAY, 1)
    state.ask(ids.CLIMB, seat, 1)
