# compiled
"""Teacher shortage: each advance costs one block more; a free one may be declined (TP-90, TP-91)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.modules.prophecies import taxes
from sacbe.games.tzolkin.rules import holdings, technology
from sacbe.games.tzolkin.state import State


def advance_tax() -> int:
    """Teacher shortage: one block more for each advance (TP-60, TP-90, TP-91)."""
    return material.ADVANCE_BLOCKS


def legal_taxed_level(state: State, seat: int, track: int) -> None:
    """Pay for an advance that is free otherwise, or decline (TP-90)."""
    if holdings.blocks(state, seat) >= hooks.advance_tax(state):
        state.offer(actions.ADVANCE + track)
    state.offer(actions.DONE)


def apply_taxed_level(state: State, seat: int, track: int, action: int) -> None:
    """Rise for the block that is due."""
    if action == actions.DONE:
        taxes.decline(state, seat, taxes.LEVEL)
        return
    technology.pay_and_rise(state, seat, track, hooks.advance_tax(state))
