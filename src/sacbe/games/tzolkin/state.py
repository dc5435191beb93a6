"""The state of a game of Tzolk'in: its fields, all small integers.

What a seat has stands at index seat (corn[seat]) or seat * width + thing (blocks[seat * BLOCKS + WOOD]).
"""

from __future__ import annotations

import cython

from sacbe.core import game
from sacbe.games.tzolkin import ids


class State(game.State):
    """A position of Tzolk'in."""

    FIELDS = (
        "day",
        "age",
        "food_days",
        "marker",
        "starting_player_space",
        "tooth_corn",
        "skull_bank",
        "spaces",
        "corn",
        "blocks",
        "skulls",
        "hand",
        "workers",
        "dark",
        "temples",
        "levels",
        "corn_tiles",
        "wood_tiles",
        "points",
        "jungle_corn",
        "jungle_wood",
        "sacred",
        "row",
        "tiles",
        "wealth",
    )

    def __init__(self, players: int = 0) -> None:
        game.State.__init__(self, players)
        self.day = 1
        self.age = 1
        self.food_days = 0  # food days already held
        self.marker = 0  # the seat with the starting player marker
        self.starting_player_space = ids.NOBODY  # who stands on it
        self.tooth_corn = 0
        self.skull_bank = 0
        if not cython.compiled:
            self.spaces = [0] * ids.SPACES  # who stands on each space of the gears
            self.corn = [0] * ids.SEATS
            self.blocks = [0] * (ids.SEATS * ids.BLOCKS)
            self.skulls = [0] * ids.SEATS
            self.hand = [0] * ids.SEATS  # workers in hand
            self.workers = [0] * ids.SEATS  # workers in play: in hand, on gears, on the starting player space
            self.dark = [0] * ids.SEATS  # 1 when the player board lies on its dark side
            self.temples = [0] * (ids.SEATS * ids.TEMPLES)
            self.levels = [0] * (ids.SEATS * ids.TRACKS)
            self.corn_tiles = [0] * ids.SEATS
            self.wood_tiles = [0] * ids.SEATS
            self.points = [0] * (ids.SEATS * ids.SOURCES)  # quarter points by source
            self.jungle_corn = [0] * ids.JUNGLE_GROUPS
            self.jungle_wood = [0] * ids.JUNGLE_GROUPS
            self.sacred = [0] * 10  # 1 where a skull lies on that space of Chichen Itza
            self.row = [0] * ids.ROW  # the building row: tile + 1, or 0 for a gap
            self.tiles = [0] * ids.TILES  # where each building and monument is
            self.wealth = [0] * ids.WEALTH  # where each wealth tile is
