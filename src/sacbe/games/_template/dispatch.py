# compiled
"""Which rule answers a decision? The build writes out the list of decisions.py here (tools/dispatch.py)."""

from __future__ import annotations

from sacbe.games._template import decisions
from sacbe.games._template.state import State


def legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer the answers to a decision."""
    decisions.KINDS.legal(state, kind, seat, a, b)


def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a decision."""
    decisions.KINDS.apply(state, kind, seat, a, b, action)


def proceed(state: State, kind: int, a: int, b: int) -> None:
    """Carry out an automatic step."""
    decisions.KINDS.proceed(state, kind, a, b)
