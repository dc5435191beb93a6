# inlined
"""The integer ids of the material, the frames and the events."""

from __future__ import annotations

# Sizes of the table.
SEATS = 4
COLOURS = 5
CELLS = 196
SIDES = 4
AROUND = 8
TILES = 15
SIZES = 11
SMALLEST = 3
BRIDGES = 11
PLOTS = 12
LEVELS = 4
START_CELLS = 4
ANSWERS = 256
# Districts of this size and above fit no tile, nor would they with one cell less.
LARGER = 15

# No cell: beyond the shore lies the lake.
LAKE = -1
NOWHERE = -1

# Sides of a cell, in the order of the numbers of the cells there.
NORTH = 0
WEST = 1
EAST = 2
SOUTH = 3

# What lies on a cell. A temple is TEMPLE + colour * LEVELS + level - 1, a calpulli tile CALPULLI + size.
DRY = 0
CANAL = 1
BRIDGE_H = 2
BRIDGE_V = 3
TEMPLE = 10
CALPULLI = 40
GROUNDS = 64  # more than all of these

# Colours: a seat, or the neutral one of the two-player game.
NEUTRAL = 4

# Axes of a bridge.
H = 0
V = 1

# Canal tiles.
SINGLE = 0
DOUBLE = 1

# Where a calpulli tile is.
FACE_DOWN = 0
OPEN = 1
FOUNDED = 2
REMOVED = 3

# Sources of points.
FROM_EARLIER = 0
FROM_FOUNDING = 1
FROM_PRESENCE = 2
FROM_PERIOD_1 = 3
FROM_PERIOD_2 = 4
FROM_UNFOUNDED = 5
FROM_PALACE = 6
SOURCES = 7

# Strengths of the neutral colour.
STANDARD = 0
HARD = 1
VERY_HARD = 2
STRENGTHS = 3

# Why a calpulli tile leaves the game: the vote, the three proofs in their order, or a stalled period.
BY_VOTE = 0
FROZEN = 1
TOO_LARGE = 2
ONE_TOO_MANY = 3
BY_STALL = 4
NOT_REMOVED = 5

# Frames of chance.
DRAW_FIRST_PLAYER = 1
DRAW_CALPULLI = 2
DRAW_NEUTRAL_CELL = 3
DRAW_NEUTRAL_TEMPLE = 4

# Frames of automatic steps.
DEAL_CALPULLI = 5
PLACE_NEUTRAL = 6
ROUND = 7
END_ROUND = 8
END_PERIOD = 9
END_TURN = 10
PLACE_PILLIS = 11

# Decisions of a turn.
PLACE_PILLI = 12
TURN = 13
VOTE = 14

# Follow-up decisions.
FOLLOW_UPS = 15
LAY_SINGLE = 15
LAY_FIRST = 16
LAY_SECOND = 17
CHOOSE_AXIS = 18
CHOOSE_GOAL = 19
CHOOSE_SITE = 20
CHOOSE_TILE_CELL = 21
CHOOSE_LANDING = 22

# Events.
FIRST_PLAYER_DRAWN = 0
CALPULLI_DRAWN = 1
NEUTRAL_CELL_DRAWN = 2
NEUTRAL_DRAW_FAILED = 3
NEUTRAL_TEMPLE_PLACED = 4
PILLI_PLACED = 5
ROUND_BEGAN = 6
TURN_BEGAN = 7
TURN_ENDED = 8
SPENT = 9
CANAL_LAID = 10
DISTRICT_FOUNDED = 11
SCORED = 12
BRIDGE_BUILT = 13
BRIDGE_LIFTED = 14
TEMPLE_BUILT = 15
STEPPED = 16
SAILED = 17
TELEPORTED = 18
TOKEN_BOUGHT = 19
TOKEN_SPENT = 20
PROPOSED = 21
VOTED = 22
TILE_REMOVED = 23
PERIOD_TRIGGERED = 24
STALL_NEAR = 25
PERIOD_STALLED = 26
PERIOD_ENDED = 27
DISTRICT_SCORED = 28
TILES_OPENED = 29
GAME_ENDED = 30
