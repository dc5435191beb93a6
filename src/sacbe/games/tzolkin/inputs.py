# inlined
"""The inputs of Tzolk'in: what a position looks like to a seat, as named blocks of numbers.

Own things come first, then the other seats in the order of play. One shape serves every number of players and
every module. "By time" means: times the share of the seat's turns that are left.

BLOCKS is for networks, OBSERVED for programs of others, which are asked at every decision.
"""

from __future__ import annotations

from sacbe.core.blocks import Block, Blocks
from sacbe.games.tzolkin import ids

STAGES = 28
"""Own turns left, from none to 27."""

OTHER_SIZE = 15
"""Inputs of each other seat."""

BLOCKS = Blocks(
    Block("turns_left", STAGES, "own turns left, one of them 1"),
    Block("food_day_wait", 10, "own turns before the next food day, one of them 1"),
    Block("food_days_held", ids.FOOD_DAYS + 1, "food days held, one of them 1"),
    Block("corn", 18, "a ladder to 10, one from 12 to 27 in steps of 3, tenths of it, tenths by time"),
    Block("food", 12, "corn that lacks for the next food day, by how near it is; enough; need; surplus"),
    Block("blocks", ids.BLOCKS * 7 + 3, "each kind: a ladder to 5, amount, by time; all together; too many"),
    Block("skulls", 6, "a ladder to 4, amount, by time"),
    Block("workers", 6, "a ladder of those beyond the third, the same by time"),
    Block("hand", 7, "workers in hand, one of them 1"),
    Block("steps", ids.TEMPLES * ids.STEPS, "the step in each temple, one of them 1"),
    Block("ahead", ids.TEMPLES * 5, "steps ahead of the best other seat in each temple, from -2 to 2"),
    Block("temple_points", 6, "points of the steps, bonus for the highest, points by time; in each age"),
    Block("levels", ids.TRACKS * ids.TOP_LEVEL * 2, "a ladder for each track, the same by time"),
    Block("own_workers", ids.SPACES, "spaces on which the seat stands"),
    Block("other_workers", ids.SPACES, "spaces on which somebody else stands"),
    Block("harvest_tiles", 2, "corn tiles and wood tiles"),
    Block("types", 8, "buildings of each type, the same by time"),
    Block("farms", 8, "ladders of workers fed free and of corn saved; both by the food days left"),
    Block("own_monuments", ids.MONUMENTS * 2, "those owned, the same by time"),
    Block("open_monuments", ids.MONUMENTS * 4, "those open: points, points by the cost held, payable"),
    Block("monument_points", 3, "points of all own monuments now, how many, points by time"),
    Block("row", ids.BUILDINGS, "buildings in the row"),
    Block("payable", ids.BUILDINGS, "buildings in the row that the seat's blocks pay for"),
    Block("payable_count", 4, "a ladder of them"),
    Block("jungle", ids.JUNGLE_GROUPS * 4, "corn and wood tiles in each part, corn under no wood, any wood"),
    Block("sacred", 10, "spaces of Chichen Itza with a skull"),
    Block("order", 5, "the place in the order of play, one of them 1"),
    Block("to_act", 6, "has acted in this round, has not; seats in between, from 0 to 3"),
    Block("start", 7, "corn on the teeth, own and others' worker there, light side, by time, bank, set-up"),
    Block("wealth", ids.WEALTH, "own wealth tiles, in set-up"),
    Block("others", (ids.SEATS - 1) * OTHER_SIZE, "each other: goods, workers, temples, levels, side"),
    Block("players", 8, "their number, one of them 1; the same by time"),
    Block("modules", 8, "modules in play, the same by time"),
    Block("tribe", ids.ALL_TRIBES * 2, "the own tribe, the same by time"),
    Block("prophecy_now", ids.ALL_PROPHECIES, "the prophecy in force"),
    Block("prophecy_next", ids.ALL_PROPHECIES, "the next"),
    Block("prophecy_later", ids.ALL_PROPHECIES, "those after it"),
    Block("prophecy_points_now", ids.ALL_PROPHECIES, "points of the one in force as the seat stands"),
    Block("prophecy_points_later", ids.ALL_PROPHECIES, "points of those to come as the seat stands"),
    Block("quick_actions", ids.QUICK_KINDS * 2, "the quick action of today and of tomorrow"),
    Block("quick_spaces", 11, "free ones, from 0 to 3; own; others'; an action taken in this turn"),
    Block("new_buildings", 18, "those owned, the same by time; income to come, skulls on buildings"),
)

OTHER_SEATS = ids.SEATS - 1

OBSERVED = Blocks(
    *BLOCKS.blocks,
    Block("points", ids.SEATS, "points so far, the own seat first; 16 points are 1"),
    Block("other_blocks", OTHER_SEATS * ids.BLOCKS, "blocks of each kind of each other"),
    Block("other_tiles", OTHER_SEATS * 2, "corn tiles and wood tiles of each other"),
    Block("other_spaces", OTHER_SEATS * ids.SPACES, "spaces on which each other stands"),
    Block("tiles", ids.SEATS * ids.TILES, "buildings and monuments owned, the own seat first"),
    Block("other_tribes", OTHER_SEATS * ids.ALL_TRIBES, "the tribe of each other"),
    Block("other_quick_spaces", OTHER_SEATS * ids.QUICK_SPACES, "quick action spaces of each other"),
    Block("turn", 5, "in this turn: a sale is open, went ahead, bargained, skipped a space, renovates"),
)
"""What is observed of the table at any decision: the inputs of a network, and who has what."""

TURNS_LEFT = BLOCKS.first("turns_left")
FOOD_DAY_WAIT = BLOCKS.first("food_day_wait")
FOOD_DAYS_HELD = BLOCKS.first("food_days_held")
CORN = BLOCKS.first("corn")
FOOD = BLOCKS.first("food")
GOODS = BLOCKS.first("blocks")
SKULLS = BLOCKS.first("skulls")
WORKERS = BLOCKS.first("workers")
HAND = BLOCKS.first("hand")
STEPS = BLOCKS.first("steps")
AHEAD = BLOCKS.first("ahead")
TEMPLE_POINTS = BLOCKS.first("temple_points")
LEVELS = BLOCKS.first("levels")
OWN_WORKERS = BLOCKS.first("own_workers")
OTHER_WORKERS = BLOCKS.first("other_workers")
HARVEST_TILES = BLOCKS.first("harvest_tiles")
TYPES = BLOCKS.first("types")
FARMS = BLOCKS.first("farms")
OWN_MONUMENTS = BLOCKS.first("own_monuments")
OPEN_MONUMENTS = BLOCKS.first("open_monuments")
MONUMENT_POINTS = BLOCKS.first("monument_points")
ROW = BLOCKS.first("row")
PAYABLE = BLOCKS.first("payable")
PAYABLE_COUNT = BLOCKS.first("payable_count")
JUNGLE = BLOCKS.first("jungle")
SACRED = BLOCKS.first("sacred")
ORDER = BLOCKS.first("order")
TO_ACT = BLOCKS.first("to_act")
START = BLOCKS.first("start")
WEALTH = BLOCKS.first("wealth")
OTHERS = BLOCKS.first("others")
PLAYERS = BLOCKS.first("players")
MODULES = BLOCKS.first("modules")
TRIBE = BLOCKS.first("tribe")
PROPHECY_NOW = BLOCKS.first("prophecy_now")
PROPHECY_NEXT = BLOCKS.first("prophecy_next")
PROPHECY_LATER = BLOCKS.first("prophecy_later")
PROPHECY_POINTS_NOW = BLOCKS.first("prophecy_points_now")
PROPHECY_POINTS_LATER = BLOCKS.first("prophecy_points_later")
QUICK_ACTIONS = BLOCKS.first("quick_actions")
QUICK_SPACES = BLOCKS.first("quick_spaces")
NEW_BUILDINGS = BLOCKS.first("new_buildings")

POINTS = OBSERVED.first("points")
OTHER_BLOCKS = OBSERVED.first("other_blocks")
OTHER_TILES = OBSERVED.first("other_tiles")
OTHER_SPACES = OBSERVED.first("other_spaces")
OWNED_TILES = OBSERVED.first("tiles")
OTHER_TRIBES = OBSERVED.first("other_tribes")
OTHER_QUICK_SPACES = OBSERVED.first("other_quick_spaces")
TURN = OBSERVED.first("turn")
