# compiled
"""Desecration: each skull costs a step down in some temple, or is declined (TP-85 to TP-89)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules.prophecies import taxes
from sacbe.games.tzolkin.rules import paying, temples
from sacbe.games.tzolkin.state import State


def can_pay(state: State, seat: int) -> bool:
    """Could the seat pay for one skull now (TP-85, TP-86)?"""
    return state.skull_bank > 0 and temples.can_descend_anywhere(state, seat)


def waits_for_skull(state: State, seat: int, temple: int) -> bool:
    """Would a step in this temple be wasted now, under desecration?"""
    return state.calamity == ids.DESECRATION and not temples.can_climb(state, seat, temple)


def legal_taxed_skulls(state: State, seat: int) -> None:
    """Offer each temple to step down in for a skull, or none (TP-85, TP-86)."""
    if state.skull_bank > 0:
        temples.legal_descend(state, seat)
    state.offer(actions.DONE)


def apply_taxed_skulls(state: State, seat: int, left: int, action: int) -> None:
    """Take one skull for a step down, and ask for the next."""
    if action == actions.DONE:
        taxes.decline(state, seat, taxes.SKULL)
        return
    paying.take(state, seat, ids.SKULL, 1)
    temples.descend(state, seat, action - actions.DESCEND)
    if left > 1:
        state.ask(ids.TAXED_SKULLS, seat, left - 1)
