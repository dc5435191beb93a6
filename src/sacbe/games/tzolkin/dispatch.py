# compiled
"""Which rule answers a decision? The build writes out the list of decisions.py here (tools/dispatch.py)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, decisions, hooks
from sacbe.games.tzolkin.state import State


def legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer the answers to a decision; modules may amend them."""
    if state.modules:
        offer_answers(state, kind, seat, a, b)
        hooks.amend_legal(state, kind, seat, a, b)
    else:
        offer_answers(state, kind, seat, a, b)  # nothing follows, so that C jumps there instead of calling it


def offer_answers(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer the answers to a decision, each kind by its own rule."""
    decisions.KINDS.legal(state, kind, seat, a, b)


def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a decision, unless a module's answer leaves it pending."""
    if action >= actions.BARTER and hooks.is_interruption(state, action):
        hooks.interrupt(state, kind, seat, a, b, action)
    else:
        carry_out(state, kind, seat, a, b, action)


def carry_out(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a decision, each kind by its own rule."""
    decisions.KINDS.apply(state, kind, seat, a, b, action)


def proceed(state: State, kind: int, a: int, b: int) -> None:
    """Carry out an automatic step."""
    decisions.KINDS.proceed(state, kind, a, b)
