# compiled
"""Ixtab: a third wealth tile for a step down in a temple (TP-11, TP-12)."""

from __future__ import annotations

from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.state import State


def wealth_kept(state: State, seat: int, tiles: int) -> int:
    """Ixtab keeps three wealth tiles, also while the tribe is secret (TP-11)."""
    return material.WEALTH_KEPT if state.tribes[ids.IXTAB - 1] == ids.OWNED + seat else tiles


def step_down(state: State) -> None:
    """Ixtab steps down once, after the gains of all three tiles (TP-11, TP-12)."""
    for seat in range(state.players):
        if state.tribe[seat] == ids.IXTAB:
            state.ask(ids.DESCEND, seat)
