# compiled
"""What a seat has, read from the state: workers, levels, steps, blocks and tiles."""

from __future__ import annotations

from sacbe.games.tzolkin import hooks, ids, material
from sacbe.games.tzolkin.state import State


def on_gears(state: State, seat: int) -> int:
    """How many of a seat's workers are on gears."""
    on_starting_player_space = 1 if state.starting_player_space == seat + 1 else 0
    return hooks.on_gears(state, seat, state.workers[seat] - state.hand[seat] - on_starting_player_space)


def level(state: State, seat: int, track: int) -> int:
    """A seat's level on a technology track."""
    return state.levels[seat * ids.TRACKS + track]


def has_effect(state: State, seat: int, track: int, level: int) -> bool:
    """Does the seat profit from this level of a track? It has the effects of all levels reached (TZ-26)."""
    return state.levels[seat * ids.TRACKS + track] >= level and hooks.level_works(state, level)


def step(state: State, seat: int, temple: int) -> int:
    """A seat's step in a temple, counted from the start step."""
    return state.temples[seat * ids.TEMPLES + temple]


def blocks(state: State, seat: int) -> int:
    """How many blocks of any kind a seat has."""
    first = seat * ids.BLOCKS
    return state.blocks[first] + state.blocks[first + 1] + state.blocks[first + 2]


def owns(state: State, seat: int, tile: int) -> bool:
    """Does a seat own this building or monument?"""
    return state.tiles[tile] == ids.OWNED + seat


def owns_thing(state: State, seat: int, thing: int) -> bool:
    """Does a seat own this printed thing, a tile or a wealth tile?"""
    if thing < ids.TILES:
        return owns(state, seat, thing)
    return state.wealth[thing - ids.FIRST_WEALTH] == ids.OWNED + seat


def farm_symbols(state: State, seat: int, icon: int) -> int:
    """The sum of one kind of farm symbol over a seat's buildings and wealth tiles (TZ-57)."""
    total = 0
    for place in range(material.FARMS):
        if owns_thing(state, seat, material.FARM[place]):
            total += icon_amount(material.FARM[place], icon)
    return total


def icon_amount(thing: int, icon: int) -> int:
    """How much of one kind of icon is printed on a thing."""
    total = 0
    for place in range(thing * ids.ICONS, (thing + 1) * ids.ICONS):
        if material.ICON[place] == icon:
            total += material.ICON_AMOUNT[place]
    return total
