# compiled
"""Ahmakiq: pass the turn for corn (TP-36, TP-37, TP-155)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import paying
from sacbe.games.tzolkin.state import State


def offer_pass(state: State) -> None:
    """Ahmakiq may pass, even where it would have to place or to beg (TP-36, TP-37, TP-155)."""
    state.offer(actions.PASS)


def pass_turn(state: State, seat: int) -> None:
    """Take the corn; the turn is over (TP-36)."""
    state.note(ids.PASSED, seat)
    paying.gain(state, seat, ids.CORN, material.PASS_CORN)
    state.ask(ids.TURN_OVER, seat)
