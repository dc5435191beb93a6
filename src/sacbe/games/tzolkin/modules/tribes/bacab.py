# compiled
"""Bacab: never without corn at the start of a turn, and more of it from begging (TP-38 to TP-40)."""

from __future__ import annotations

from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import paying
from sacbe.games.tzolkin.state import State


def begin_turn(state: State, seat: int) -> None:
    """Bacab begins a turn with at least two corn (TP-38)."""
    paying.gain(state, seat, ids.CORN, material.CORN_FLOOR - state.corn[seat])


def beg_result() -> int:
    """Bacab's begging brings corn to four (TP-39)."""
    return material.BEG_RESULT
