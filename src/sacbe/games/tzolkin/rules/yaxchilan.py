# compiled
"""Yaxchilan: blocks, corn and crystal skulls."""

from __future__ import annotations

from sacbe.games.tzolkin import ids, material
from sacbe.games.tzolkin.rules import holdings, paying, technology
from sacbe.games.tzolkin.state import State


def yield_of(state: State, seat: int, action: int, good: int) -> int:
    """What an action gives of a good: extraction adds blocks, theology 3 a skull (TZ-17 to TZ-20)."""
    printed = material.YAXCHILAN_GAIN[action * ids.GOODS + good]
    if printed == 0:
        return 0
    if good < ids.BLOCKS:
        return printed + technology.extra_blocks(state, seat, good)
    if good == ids.SKULL and holdings.has_effect(state, seat, ids.THEOLOGY, 3):
        return printed + material.EXTRA_SKULLS
    return printed


def act(state: State, seat: int, action: int) -> None:
    """Gain what the space shows; every action here can always be used, even when the bank has no skull."""
    for good in range(ids.GOODS):
        amount = yield_of(state, seat, action, good)
        if amount > 0:
            paying.gain(state, seat, good, amount)
