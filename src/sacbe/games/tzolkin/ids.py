"""The integer ids of the material, the frames and the events, once for Python (here) and once for C.

`ids.pxd` repeats them for the compiled rules; a test compares the two.
"""

from __future__ import annotations

# Sizes of the table. Five seats, so that one shape serves every player count.
SEATS = 5
GEARS = 5
SPACES = 53
TEMPLES = 3
TRACKS = 4
BLOCKS = 3
ROW = 6
JUNGLE_GROUPS = 4

# Gears, and the starting player space as one more place for a worker.
PALENQUE = 0
YAXCHILAN = 1
TIKAL = 2
UXMAL = 3
CHICHEN_ITZA = 4
STARTING_PLAYER_SPACE = 5

# A gear's first space: spaces are numbered gear * GEAR_SPACES + space.
GEAR_SPACES = 10
FIRST_CHICHEN = 40

# What stands on a space: nobody, seat + 1, or an idle worker.
NOBODY = 0
IDLE = 6

# Goods; the first three are the blocks.
WOOD = 0
STONE = 1
GOLD = 2
CORN = 3
SKULL = 4
GOODS = 5

# Temples and their lowest step.
CHAAC = 0
QUETZALCOATL = 1
KUKULCAN = 2
BOTTOM = -1
STEPS = 9

# Technology tracks and their highest level.
AGRICULTURE = 0
EXTRACTION = 1
ARCHITECTURE = 2
THEOLOGY = 3
TOP_LEVEL = 3

# Building types.
FARM = 0
CIVIC = 1
TOMB = 2
SHRINE = 3

# Printed things, in one numbering: buildings, monuments, wealth tiles, spaces of Chichen Itza, bonuses of
# the tracks.
BUILDINGS = 32
MONUMENTS = 13
TILES = 45
WEALTH = 21
FIRST_MONUMENT = 32
FIRST_WEALTH = 45
FIRST_SACRED = 66
FIRST_BONUS = 77
PRINTED = 81
ICONS = 4

# Monuments, by their place among themselves.
M_TOMBS = 0
M_BUILDINGS_AND_MONUMENTS = 1
M_CORN_TILES = 2
M_WOOD_TILES = 3
M_ALL_MONUMENTS = 4
M_CIVICS = 5
M_MAXED_TECHNOLOGIES = 6
M_TECHNOLOGY_LEVELS = 7
M_WORKERS = 8
M_SHRINES = 9
M_TEMPLE_STEPS = 10
M_BEST_TEMPLE = 11
M_PLACED_SKULLS = 12

# Where a tile is. A tile of a seat is OWNED + seat; a wealth tile offered to a seat DEALT + seat.
IN_DECK = 0
OPEN = 1
GONE = 2
OWNED = 10
DEALT = 20

# Icons printed on things. From ANY_TEMPLE on they ask their owner something.
NO_ICON = 0
GAIN = 1
WORKER = 2
POINTS = 3
STEPS_UP = 4
LEVEL = 5
FREE_WORKERS = 6
LESS_CORN = 7
ANY_TEMPLE = 8
ANY_BLOCKS = 9
ANY_TECHNOLOGY = 10
CONSTRUCT = 11
MARKET = 12
ANY_ACTION = 13

# Sources of points.
FROM_EARLIER = 0
FROM_TEMPLES = 1
FROM_BUILDINGS = 2
FROM_CHICHEN_ITZA = 3
FROM_TECHNOLOGY = 4
FROM_HUNGER = 5
FROM_CORN = 6
FROM_SKULLS = 7
FROM_MONUMENTS = 8
SOURCES = 9
QUARTERS = 4

# How a building is constructed.
AT_TIKAL_2 = 0
AT_TIKAL_4 = 1
SECOND_AT_TIKAL_4 = 2
SECOND_WITHOUT_ARCHITECTURE = 3
AT_UXMAL_4 = 4
CHAINED = 5

# How a technology advances.
PAID = 0
PAID_OR_DONE = 1
FREE = 2

# Ways to harvest.
HARVEST_CORN = 0
HARVEST_WOOD = 1
HARVEST_BURN = 2
HARVEST_IRRIGATE = 3

# Frames of chance.
DRAW_START_PLAYER = 1
REVEAL_BUILDING = 2
REVEAL_MONUMENT = 3
DEAL_WEALTH_TILE = 4
DRAW_IDLE_WORKER = 5

# Frames of the game's own course.
FILL_ROW = 6
FILL_MONUMENTS = 7
DEAL_WEALTH = 8
PLACE_IDLE_WORKERS = 9
ASK_WEALTH = 10
OPEN_WEALTH = 11
ROUND = 12
END_TURN = 13
FOOD_DAY = 14
AGE_CHANGE = 15
TEMPLE_REWARDS = 16
CALENDAR = 17
FINAL_SCORING = 18
RAISE_LEVEL = 19
RECEIVE = 20

# Questions of a turn.
KEEP_WEALTH = 21
TURN = 22
PLACING = 23
PICKING = 24
CHOOSE_DAYS = 25

# Follow-up questions.
FOLLOW_UPS = 26
USE_ACTION = 26
CHOOSE_ANY_ACTION = 27
HARVEST = 28
CLIMB = 29
DESCEND = 30
PAY_BLOCKS = 31
GAIN_BLOCKS = 32
ADVANCE = 33
TRADE = 34
BUILD = 35
USE_ARCHITECTURE = 36
SAVE_BLOCK = 37
THEOLOGY_STEP = 38
RESOLVE_ICONS = 39

# Events.
START_PLAYER_DRAWN = 0
BUILDING_REVEALED = 1
MONUMENT_REVEALED = 2
WEALTH_DEALT = 3
IDLE_WORKER_PLACED = 4
WEALTH_KEPT = 5
WEALTH_REVEALED = 6
DAY_BEGAN = 7
TURN_BEGAN = 8
TURN_ENDED = 9
BEGGED = 10
PITIED = 11
PLACED = 12
PICKED_UP = 13
ACTION_USED = 14
DID_NOTHING = 15
GAINED = 16
PAID_GOODS = 17
SCORED = 18
CLIMBED = 19
STEP_WASTED = 20
DESCENDED = 21
BOARD_TURNED = 22
ADVANCED = 23
BONUS_REACHED = 24
WORKER_GAINED = 25
TILE_TAKEN = 26
WOOD_TILE_BURNED = 27
BUILT = 28
SKULL_PLACED = 29
TOOTH_CORN_ADDED = 30
TOOTH_CORN_TAKEN = 31
MARKER_MOVED = 32
CALENDAR_TURNED = 33
WORKER_RETURNED = 34
FOOD_DAY_CAME = 35
FED = 36
UNFED = 37
AGE_CHANGED = 38
GAME_ENDED = 39
