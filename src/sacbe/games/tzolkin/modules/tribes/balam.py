# compiled
"""Balam: corn for using a lower action, instead of a fee (TP-41 to TP-44, TP-152)."""

from __future__ import annotations

from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import picking
from sacbe.games.tzolkin.state import State


def step_fee(state: State, seat: int, gear: int, space: int, action: int, fee: int) -> int:
    """Balam pays nothing for a lower action and gains a corn before it (TP-41, TP-42)."""
    if fee == picking.OUT_OF_REACH:
        return fee
    return -material.STEP_BACK_CORN if action < space_used(state, seat, gear, space) else fee


def space_used(state: State, seat: int, gear: int, space: int) -> int:
    """The space a worker counts as using: by theology 1 the free choice from the last but one (TP-152)."""
    free_choice = base.FIRST_FREE_CHOICE[gear]
    return free_choice if space + 1 == free_choice and picking.reaches_ahead(state, seat, gear) else space
