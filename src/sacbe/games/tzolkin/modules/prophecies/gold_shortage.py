# compiled
"""Gold shortage: each gold costs a corn, or is declined (TP-80 to TP-84)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.modules.prophecies import taxes
from sacbe.games.tzolkin.rules import paying
from sacbe.games.tzolkin.state import State


def corn_tax(block: int) -> int:
    """Gold shortage: one corn for each gold gained or bought (TP-80, TP-82)."""
    return material.GOLD_CORN if block == ids.GOLD else 0


def can_pay(state: State, seat: int) -> bool:
    """Could the seat pay for one gold now (TP-80)?"""
    return state.corn[seat] >= material.GOLD_CORN


def legal_taxed_gold(state: State, seat: int) -> None:
    """Pay for a gold, or decline (TP-80)."""
    if can_pay(state, seat):
        state.offer(actions.GAIN + ids.GOLD)
    state.offer(actions.DONE)


def apply_taxed_gold(state: State, seat: int, left: int, action: int) -> None:
    """Take one gold for its corn, and ask for the next."""
    if action == actions.DONE:
        taxes.decline(state, seat, taxes.GOLD)
        return
    take_gold(state, seat)
    if left > 1:
        state.ask(ids.TAXED_GOLD, seat, left - 1)


def take_gold(state: State, seat: int) -> None:
    """Pay the corn that is due and take a gold."""
    paying.pay(state, seat, ids.CORN, hooks.corn_tax(state, ids.GOLD))
    paying.take(state, seat, ids.GOLD, 1)
