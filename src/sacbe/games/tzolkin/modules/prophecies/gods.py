# compiled
"""Wrathful gods and angry gods: each step up in a temple costs corn or a block (TP-71 to TP-75)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.modules.prophecies import taxes
from sacbe.games.tzolkin.rules import temples
from sacbe.games.tzolkin.state import State


def step_corn() -> int:
    """Wrathful gods: one corn for each step up (TP-72)."""
    return material.STEP_CORN


def step_blocks() -> int:
    """Angry god: one block for each step up in its temple (TP-74)."""
    return material.STEP_BLOCKS


def legal_taxed_steps(state: State, seat: int, temple: int) -> None:
    """Pay for a step in this temple, or decline (TP-71, TP-72, TP-74)."""
    if temples.can_pay_step(state, seat, temple):
        state.offer(actions.CLIMB + temple)
    if temples.is_taxed(state, seat, temple):
        state.offer(actions.DONE)


def apply_taxed_steps(state: State, seat: int, temple: int, left: int, action: int) -> None:
    """Climb one step for its price, and ask for the next."""
    if action == actions.DONE:
        taxes.decline(state, seat, taxes.TEMPLE_STEP)
        return
    if left > 1:
        state.ask(ids.TAXED_STEPS, seat, temple, left - 1)
    temples.pay_and_climb(state, seat, temple)
