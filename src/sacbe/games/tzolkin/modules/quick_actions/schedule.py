# compiled
"""The schedule: which quick action is in force on which day, laying out the tiles, and idle workers."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import setup
from sacbe.games.tzolkin.state import State


def tile_in_force(state: State) -> int:
    """The tile of the tooth at which the calendar points (TP-135 to TP-139)."""
    return state.quick_tiles[material.SLOT_OF_DAY[state.day]] - 1


def action_in_force(state: State) -> int:
    """What the tile in force shows."""
    return material.SHOWN[tile_in_force(state)]


# Laying out.


def lay_out(state: State) -> None:
    """The tiles of the first age, and idle workers that close spaces (TP-8 to TP-10, TP-123)."""
    state.ask(ids.LAY_OUT_QUICK_TILES, core.AUTOMATIC)
    for space in range(material.IDLE_ON_QUICK_SPACES[state.players]):
        state.quick_spaces[ids.QUICK_SPACES - 1 - space] = ids.IDLE
        state.note(ids.QUICK_SPACE_CLOSED, -1, ids.QUICK_SPACES - space)


def line_up_second_age(state: State) -> None:
    """The tiles of the second age are laid out after feeding on the first food day (TP-137)."""
    if state.food_days == 0:
        state.ask(ids.LAY_OUT_QUICK_TILES, core.AUTOMATIC, ids.QUICK_TILES_OF_AGE_1)


def lay_out_tiles(state: State, slot: int) -> None:
    """Lay out the tiles of an age one by one, face up, from a slot on."""
    if slot + 1 != ids.QUICK_TILES_OF_AGE_1 and slot + 1 != ids.QUICK_TILES:
        state.ask(ids.LAY_OUT_QUICK_TILES, core.AUTOMATIC, slot + 1)
    state.ask(ids.REVEAL_QUICK_TILE, core.CHANCE, slot)


def is_laid_out(state: State, tile: int) -> bool:
    """Does the tile lie in some slot?"""
    for slot in range(ids.QUICK_TILES):
        if state.quick_tiles[slot] == tile + 1:
            return True
    return False


def legal_reveal_quick_tile(state: State, slot: int) -> None:
    """Every tile of the slot's age that is not laid out may come."""
    first = 0 if slot < ids.QUICK_TILES_OF_AGE_1 else ids.QUICK_TILES_OF_AGE_1
    beyond = ids.QUICK_TILES_OF_AGE_1 if slot < ids.QUICK_TILES_OF_AGE_1 else ids.QUICK_TILES
    for tile in range(first, beyond):
        if not is_laid_out(state, tile):
            state.offer(actions.QUICK_TILE + tile)


def apply_reveal_quick_tile(state: State, slot: int, action: int) -> None:
    """Lay the tile into its slot."""
    state.quick_tiles[slot] = action - actions.QUICK_TILE + 1
    state.note(ids.QUICK_TILE_REVEALED, -1, action - actions.QUICK_TILE, slot + 1)


# Idle workers.


def idle_workers(state: State) -> int:
    """More idle workers stand on the gears (TP-8 to TP-10)."""
    return material.IDLE_WORKERS[state.players]


def idle_on_gears(state: State) -> int:
    """How many idle workers stand on the gears."""
    count = 0
    for space in range(ids.SPACES):
        if state.spaces[space] == ids.IDLE:
            count += 1
    return count


def place_last_idle_worker(state: State) -> None:
    """When the undealt wealth tiles have run out, one of those discarded is drawn for the last (TP-142)."""
    placed = idle_on_gears(state)
    if placed < setup.idle_workers(state):
        state.ask(ids.DRAW_IDLE_WORKER, core.CHANCE, placed)
