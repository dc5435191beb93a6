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
        "modules",
        "tribe",
        "tribes",
        "prophecies",
        "calamity",
        "fed",
        "laid_skulls",
        "renovated",
        "quick_tiles",
        "quick_spaces",
        "quick_action",
        "sale",
        "went_ahead",
        "bargained",
        "skipped",
        "placed_now",
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
        # What the modules add.
        self.modules = 0  # the modules in play, as bits
        self.calamity = ids.NO_CALAMITY  # the prophecy in force
        self.laid_skulls = 0  # skulls on buildings
        self.renovated = 0  # the building given up for the one under construction: tile + 1
        # Of the turn in progress.
        self.quick_action = ids.NOT_TAKEN
        self.sale = 0  # seat + 1 of the seat that may still sell a block this turn
        self.went_ahead = 0  # 1 when a worker has used the action ahead
        self.bargained = 0  # 1 when a worker was placed at the fixed price
        self.skipped = 0  # the empty space treated as taken: space + 1
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
            self.tribe = [0] * ids.SEATS
            self.tribes = [0] * ids.ALL_TRIBES  # where each tribe is
            self.prophecies = [0] * ids.PROPHECIES_DRAWN
            self.fed = [0] * ids.SEATS  # workers fed on the food day that is held
            self.quick_tiles = [0] * ids.QUICK_TILES  # the tile of each slot: tile + 1, or 0
            self.quick_spaces = [0] * ids.QUICK_SPACES  # who stands on each
            self.placed_now = [0] * 6  # spaces of gears taken in this turn: space + 1, or 0
