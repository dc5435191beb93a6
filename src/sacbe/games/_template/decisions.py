"""The frames: for each kind of pending question its `legal` and its `apply`, for each step of the game's own
course what it does."""

from __future__ import annotations

from sacbe.games._template import ids
from sacbe.games._template.rules import market, setup, turn
from sacbe.games._template.state import State


def legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer the answers to a question."""
    if kind == ids.TURN:
        turn.legal_turn(state, seat, a)
    elif kind == ids.PAY:
        turn.legal_pay(state, seat)
    elif kind == ids.CHOOSE_FAVOUR:
        setup.legal_choose_favour(state)
    elif kind == ids.REVEAL_TILE:
        market.legal_reveal_tile(state)


def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a question."""
    if kind == ids.TURN:
        turn.apply_turn(state, seat, a, action)
    elif kind == ids.PAY:
        turn.apply_pay(state, seat, action)
    elif kind == ids.CHOOSE_FAVOUR:
        setup.apply_choose_favour(state, seat, action)
    elif kind == ids.REVEAL_TILE:
        market.apply_reveal_tile(state, action)


def proceed(state: State, kind: int, a: int, b: int) -> None:
    """Carry out a step of the game's own course."""
    if kind == ids.ROUND:
        turn.play_round(state, a)
    elif kind == ids.FILL_MARKET:
        market.fill_market(state)
    elif kind == ids.ASK_FAVOURS:
        setup.ask_favours(state)
