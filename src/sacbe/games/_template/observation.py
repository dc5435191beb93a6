# compiled
"""Writes the table as a seat may know it (inputs.py): the favours of the others are secret (TM-3)."""

from __future__ import annotations

from sacbe.core import sparse
from sacbe.core.features import Features
from sacbe.games._template import ids, inputs
from sacbe.games._template.state import State


def observe(state: State, seat: int, into: Features) -> None:
    """All inputs of an observation, but for what is asked."""
    into.count = 0
    sparse.put(into, inputs.ROUND, state.round * 4)
    for tile in range(ids.TILES):
        where = state.tiles[tile]
        if where == ids.OPEN:
            sparse.flag(into, inputs.MARKET + tile)
        elif where == ids.IN_BAG:
            sparse.flag(into, inputs.BAG + tile)
        elif where >= ids.OWNED:
            away = (where - ids.OWNED - seat + state.players) % state.players
            sparse.flag(into, inputs.OWNED + away * ids.TILES + tile)
    for away in range(state.players):
        other = (seat + away) % state.players
        for token in range(ids.TOKENS):
            amount = state.tokens[other * ids.TOKENS + token] * 16
            sparse.put(into, inputs.TOKENS + away * ids.TOKENS + token, amount)
    if state.favour[seat] != ids.NO_FAVOUR:
        sparse.flag(into, inputs.FAVOUR + state.favour[seat] - 1)
