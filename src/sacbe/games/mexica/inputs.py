# inlined
"""The inputs of Mexica: what a position looks like to a seat, as named blocks of numbers.

Own things come first, then the other seats, the one with the best standing first. One shape serves every
number of players. A district is founded, closed (small enough for a tile) or open ground. A lead is one of
nine classes: nobody there, only others, far behind, behind, level, ahead by 1, by 2, by 3 or 4, by more.

BLOCKS is for networks, which judge the ends of turns, and mostly derived; OBSERVED is for programs of others,
which are asked at every decision, and shows the board as it is.
"""

from __future__ import annotations

from sacbe.core.blocks import Block, Blocks
from sacbe.games.mexica import ids

STAGES_OF_PERIOD = 8
"""Tiles open: 6 or more, 4 or 5, 2 or 3, 1, none; temples nearly gone; the last round, before and after."""

STAGES = 3 * 2 * STAGES_OF_PERIOD
"""For each number of players and each period."""

KINDS = 3
LEADS = 9
ROOMS = 3
WAYS = 4
"""How near something is: here, one or two action points, less than a teleport, a teleport."""

CANALS = 5
OTHER_SEATS = ids.SEATS - 1
OTHER_SIZE = 16
TERMS_SIZE = 12
BY_STAGE_SIZE = TERMS_SIZE + OTHER_SIZE
PLOTS_SIZE = CANALS * WAYS
OTHERS_PLOTS_SIZE = CANALS * OTHER_SEATS
REACH_SIZE = 6

BLOCKS = Blocks(
    Block("terms", TERMS_SIZE, "the lead by hand, and what the own value is made of"),
    Block(
        "districts", 2 * KINDS * LEADS * ROOMS, "cells by period, kind, lead and sites left (0 to 2, more)"
    ),
    Block("inside", KINDS * LEADS * 3, "cells by kind and lead where the own pilli stands, others', both"),
    Block("ways", KINDS * LEADS * WAYS, "cells with sites left, by kind, lead and how near they are"),
    Block("sizes", ids.SIZES * LEADS, "districts of each size that a tile has, by lead"),
    Block("leader", 2 * KINDS * 6, "cells where the best other builds, by period, kind and who is ahead"),
    Block("open_tiles", ids.SIZES * 2, "open tiles of each size: one, a second"),
    Block("plots", PLOTS_SIZE, "the founder's points of the best plot, by canals needed and how near it is"),
    Block("others_plots", OTHERS_PLOTS_SIZE, "the same of plots where another stands, by canals"),
    Block("temples", ids.LEVELS * 7, "temples left of each level, one of them 1"),
    Block("tokens", 9, "own tokens, one of them 1; none left to buy; bridges left"),
    Block("stage", 2 * STAGES_OF_PERIOD, "the stage, one of them 1"),
    Block("tiles_left", 9, "tiles open, one of them 1"),
    Block("least_temples", 11, "the fewest temples of a seat, one of them 1; how many more the own are"),
    Block("canals", 3, "cells that canals may still cover; quiet and idle rounds"),
    Block("order", 18, "turns since the own one, since the best other's, the place in the round; players"),
    Block("place", 4, "the pilli is at water, in founded, in closed ground, in open ground"),
    Block("reach", REACH_SIZE, "cells of founded districts with sites left, by action points to them"),
    Block(
        "others",
        OTHER_SEATS * OTHER_SIZE,
        "each other: what its value is made of, and how far ahead or behind",
    ),
    Block("by_stage", STAGES * BY_STAGE_SIZE, "for each stage: the terms, and the best other"),
)

OBSERVED = Blocks(
    Block("canals", ids.CELLS, "cells of canals that are not printed, bridged or not"),
    Block("bridges", 2 * ids.CELLS, "bridges from west to east, and from north to south"),
    Block("districts", ids.CELLS, "calpulli tiles: the size of the district; 13 is 1"),
    Block("buildings", ids.SEATS * ids.CELLS, "levels of temples, the own seat first; level 4 is 1"),
    Block("neutral_buildings", ids.CELLS, "levels of neutral temples"),
    Block("pillis", ids.SEATS * ids.CELLS, "the cell of each pilli, the own first"),
    Block("points", ids.SEATS, "points so far, the own seat first; 16 points are 1"),
    Block("stock", ids.SEATS * ids.LEVELS, "temples left of each level, the own seat first; 4 are 1"),
    Block("tokens", ids.SEATS, "tokens, the own seat first; 4 are 1"),
    Block("open_tiles", ids.SIZES, "tiles open of each size; 2 are 1"),
    Block("hidden_tiles", ids.SIZES, "tiles face down of each size; 2 are 1"),
    Block("supply", 4, "double canals, single canals, bridges, tokens; 16 are 1"),
    Block("action_points", 9, "those left in this turn: none, 1, ..., 8 or more"),
    Block("turn", 1 + ids.SIZES, "tokens bought in this turn, 2 are 1; sizes proposed"),
    Block("time", 6, "the period, one of them 1; the first round; it ends; idle, quiet rounds, 4 are 1"),
    Block("mover", ids.SEATS, "whose turn it is, from the own seat on, one of them 1"),
    Block("order", ids.SEATS, "the place in the round, one of them 1"),
    Block("players", 3, "their number, one of them 1"),
    Block("strength", ids.STRENGTHS, "the strength of the neutral colour, one of them 1"),
)
"""What is observed of the table at any decision: the board itself, cell by cell."""

TERMS = BLOCKS.first("terms")
DISTRICTS = BLOCKS.first("districts")
INSIDE = BLOCKS.first("inside")
NEAR = BLOCKS.first("ways")
SIZES = BLOCKS.first("sizes")
LEADER = BLOCKS.first("leader")
OPEN_TILES = BLOCKS.first("open_tiles")
PLOTS = BLOCKS.first("plots")
OTHERS_PLOTS = BLOCKS.first("others_plots")
TEMPLES = BLOCKS.first("temples")
TOKENS = BLOCKS.first("tokens")
STAGE = BLOCKS.first("stage")
TILES_LEFT = BLOCKS.first("tiles_left")
LEAST_TEMPLES = BLOCKS.first("least_temples")
CANALS_LEFT = BLOCKS.first("canals")
ORDER = BLOCKS.first("order")
PLACE = BLOCKS.first("place")
REACH = BLOCKS.first("reach")
OTHERS = BLOCKS.first("others")
BY_STAGE = BLOCKS.first("by_stage")

GROUND_CANALS = OBSERVED.first("canals")
GROUND_BRIDGES = OBSERVED.first("bridges")
GROUND_DISTRICTS = OBSERVED.first("districts")
GROUND_BUILDINGS = OBSERVED.first("buildings")
GROUND_NEUTRAL = OBSERVED.first("neutral_buildings")
PILLIS = OBSERVED.first("pillis")
POINTS = OBSERVED.first("points")
STOCK = OBSERVED.first("stock")
ALL_TOKENS = OBSERVED.first("tokens")
TILES_OPEN = OBSERVED.first("open_tiles")
TILES_HIDDEN = OBSERVED.first("hidden_tiles")
SUPPLY = OBSERVED.first("supply")
ACTION_POINTS = OBSERVED.first("action_points")
TURN = OBSERVED.first("turn")
TIME = OBSERVED.first("time")
MOVER = OBSERVED.first("mover")
PLACE_IN_ROUND = OBSERVED.first("order")
PLAYERS = OBSERVED.first("players")
STRENGTH = OBSERVED.first("strength")
