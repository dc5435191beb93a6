# compiled
"""The state of a game of Tzolk'in: its fields, all small integers.

What a seat has is at index seat (corn[seat]) or seat * width + thing (blocks[seat * BLOCKS + WOOD]).
"""

from __future__ import annotations

from typing import Annotated

from sacbe.core.layout import Short, Shorts
from sacbe.core.state import State as CoreState
from sacbe.games.tzolkin import ids


class State(CoreState):
    """A position of Tzolk'in."""

    day: Short
    age: Short
    food_days: Short  # food days already held
    marker: Short  # the seat with the starting player marker
    starting_player_space: Short  # who stands on it
    tooth_corn: Short
    skull_bank: Short
    spaces: Annotated[Shorts, ids.SPACES]  # who stands on each space of the gears
    corn: Annotated[Shorts, ids.SEATS]
    blocks: Annotated[Shorts, ids.SEATS * ids.BLOCKS]
    skulls: Annotated[Shorts, ids.SEATS]
    hand: Annotated[Shorts, ids.SEATS]  # workers in hand
    workers: Annotated[Shorts, ids.SEATS]  # workers in play: in hand, on gears, on the starting player space
    dark: Annotated[Shorts, ids.SEATS]  # 1 when the player board lies on its dark side
    temples: Annotated[Shorts, ids.SEATS * ids.TEMPLES]
    levels: Annotated[Shorts, ids.SEATS * ids.TRACKS]
    corn_tiles: Annotated[Shorts, ids.SEATS]
    wood_tiles: Annotated[Shorts, ids.SEATS]
    points: Annotated[Shorts, ids.SEATS * ids.SOURCES]  # quarter points by source
    jungle_corn: Annotated[Shorts, ids.JUNGLE_GROUPS]
    jungle_wood: Annotated[Shorts, ids.JUNGLE_GROUPS]
    sacred: Annotated[Shorts, 10]  # 1 where a skull lies on that space of Chichen Itza
    row: Annotated[Shorts, ids.ROW]  # the building row: tile + 1, or 0 for a gap
    tiles: Annotated[Shorts, ids.TILES]  # where each building and monument is
    wealth: Annotated[Shorts, ids.WEALTH]  # where each wealth tile is
    modules: Short  # the modules in play, as bits
    tribe: Annotated[Shorts, ids.SEATS]
    tribes: Annotated[Shorts, ids.ALL_TRIBES]  # where each tribe is
    prophecies: Annotated[Shorts, ids.PROPHECIES_DRAWN]
    calamity: Short  # the prophecy in force
    fed: Annotated[Shorts, ids.SEATS]  # workers fed on the food day that is held
    laid_skulls: Short  # skulls on buildings
    renovated: Short  # the building given up for the one under construction: tile + 1
    quick_tiles: Annotated[Shorts, ids.QUICK_TILES]  # the tile of each slot: tile + 1, or 0
    quick_spaces: Annotated[Shorts, ids.QUICK_SPACES]  # who stands on each
    quick_action: Short
    sale: Short  # seat + 1 of the seat that may still sell a block this turn
    went_ahead: Short  # 1 when a worker has used the action ahead
    bargained: Short  # 1 when a worker was placed at the fixed price
    skipped: Short  # the empty space treated as taken: space + 1
    placed_now: Annotated[Shorts, 6]  # spaces of gears taken in this turn: space + 1, or 0

    def __init__(self, players: int = 0) -> None:
        CoreState.__init__(self, players)
        self.day = 1
        self.age = 1
