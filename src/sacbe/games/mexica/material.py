# compiled
"""The material: the data files as tables of small integers for the rules.

Tables in capitals are C arrays when compiled and seen by compiled modules only; Python code that wants to
show the material uses `names` and the data files.
"""

from __future__ import annotations

from sacbe.core.layout import shorts
from sacbe.games.mexica import ids, names

NEIGHBOUR = shorts(ids.CELLS * ids.SIDES)
AROUND = shorts(ids.CELLS * ids.AROUND)
IS_PALACE = shorts(ids.CELLS)
IS_PRINTED_CANAL = shorts(ids.CELLS)
TOUCHES_LAKE = shorts(ids.CELLS)
ROW = shorts(ids.CELLS)
COLUMN = shorts(ids.CELLS)
START_CELL = shorts(ids.START_CELLS)
SIZE_OF = shorts(ids.TILES)
SECOND = shorts(ids.SIZES + ids.SMALLEST)
THIRD = shorts(ids.SIZES + ids.SMALLEST)
TEMPLES_OF_PERIOD = shorts(2 * ids.LEVELS)
NEUTRAL_TEMPLES = shorts(ids.STRENGTHS * ids.LEVELS)
FALLBACK = shorts(10)

DOUBLES = 0
SINGLES = 0
BRIDGES = 0
TOKENS = 0
OPEN_IN_PERIOD_1 = 0
POINTS_PER_TURN = 0
TELEPORT_COST = 0
MAX_TOKENS_BOUGHT = 0
START_CELL_BONUS = 0
NEUTRAL_COUNT = 0
NEUTRAL_DISTANCE = 0
MAX_NEUTRAL_DRAWS = 0
IDLE_ROUNDS = 0
QUIET_ROUNDS = 0


def _load_board() -> None:
    places = {place: cell for cell, place in enumerate(names.PLACES)}
    board = names.load("board")
    sides = ((-1, 0), (0, -1), (0, 1), (1, 0))
    ring = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
    for cell, (row, column) in enumerate(names.PLACES):
        ROW[cell], COLUMN[cell] = row, column
        for side, (down, right) in enumerate(sides):
            NEIGHBOUR[cell * ids.SIDES + side] = places.get((row + down, column + right), ids.LAKE)
            if (row + down, column + right) not in places:
                TOUCHES_LAKE[cell] = 1
        for place, (down, right) in enumerate(ring):
            AROUND[cell * ids.AROUND + place] = places.get((row + down, column + right), ids.LAKE)
        IS_PALACE[cell] = int(names.ROWS[row][column] == "P")
        IS_PRINTED_CANAL[cell] = int(names.ROWS[row][column] == "c")
    for number, name in enumerate(board["palace"]["start_cells"]):
        START_CELL[number] = names.CELLS.index(name)


def _load_supplies() -> None:
    global DOUBLES, SINGLES, BRIDGES, TOKENS, OPEN_IN_PERIOD_1
    data = names.load("supplies")
    supplies = data["supplies"]
    DOUBLES = supplies["double_canals_total"] - supplies["double_canals_on_board_at_start"]
    SINGLES = supplies["single_canals"]
    BRIDGES = supplies["bridges"]
    TOKENS = supplies["action_tokens"]
    for period, key in enumerate(("period_1", "period_2_added")):
        for level, count in data["temples_per_player"][key]["by_level"].items():
            TEMPLES_OF_PERIOD[period * ids.LEVELS + int(level) - 1] = count
    calpulli = names.load("calpulli")
    OPEN_IN_PERIOD_1 = calpulli["drawn_period_1"]
    tile = 0
    for kind in calpulli["tiles"]:
        SECOND[kind["size"]], THIRD[kind["size"]] = kind["second"], kind["third"]
        for _ in range(kind["copies"]):
            SIZE_OF[tile] = kind["size"]
            tile += 1


def _load_rules() -> None:
    global POINTS_PER_TURN, TELEPORT_COST, MAX_TOKENS_BOUGHT, START_CELL_BONUS
    global NEUTRAL_COUNT, NEUTRAL_DISTANCE, MAX_NEUTRAL_DRAWS, IDLE_ROUNDS, QUIET_ROUNDS
    action_points = names.load("action_points")
    POINTS_PER_TURN = action_points["per_turn"]
    TELEPORT_COST = action_points["costs"]["teleport"]
    MAX_TOKENS_BOUGHT = action_points["max_tokens_bought_per_turn"]
    START_CELL_BONUS = names.load("scoring")["start_cell_bonus"]
    variant = names.load("setup")["two_player_variant"]
    NEUTRAL_COUNT = variant["neutral_temples"]["count"]
    NEUTRAL_DISTANCE = variant["placement"]["spacing"]["minimum_manhattan"]
    MAX_NEUTRAL_DRAWS = variant["placement"]["max_draws"]
    for number, name in enumerate(variant["placement"]["fallback_layout_cells"]):
        FALLBACK[number] = names.CELLS.index(name)
    for strength, name in enumerate(names.STRENGTHS):
        for level, count in variant["neutral_strength"]["values"][name]["by_level"].items():
            NEUTRAL_TEMPLES[strength * ids.LEVELS + int(level) - 1] = count
    termination = names.load("periods")["termination"]
    IDLE_ROUNDS = termination["idle_rounds_to_end_period"]
    QUIET_ROUNDS = termination["rounds_without_irreversible_event_to_end_period"]


_load_board()
_load_supplies()
_load_rules()
