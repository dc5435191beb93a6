# compiled
"""The market: tiles come from the bag one by one, as chance has it."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games._template import actions, ids, material
from sacbe.games._template.state import State


def tiles_at(state: State, where: int) -> int:
    """The number of tiles in a place."""
    count = 0
    for tile in range(ids.TILES):
        if state.tiles[tile] == where:
            count += 1
    return count


def fill_market(state: State) -> None:
    """Ask chance for one tile, and come back, until the market is full or the bag empty (TM-2)."""
    if tiles_at(state, ids.OPEN) < material.MARKET and tiles_at(state, ids.IN_BAG) > 0:
        state.ask(ids.FILL_MARKET, core.AUTOMATIC)
        state.ask(ids.REVEAL_TILE, core.CHANCE)


def legal_reveal_tile(state: State) -> None:
    """Every tile in the bag may come."""
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.IN_BAG:
            state.offer(actions.REVEAL + tile)


def apply_reveal_tile(state: State, action: int) -> None:
    """Lay the tile out."""
    tile = action - actions.REVEAL
    state.tiles[tile] = ids.OPEN
    state.note(ids.TILE_REVEALED, -1, tile)
