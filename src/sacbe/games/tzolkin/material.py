# compiled
"""The material: the data files as tables of small integers for the rules.

Tables in capitals are C arrays when compiled and seen by compiled modules only; Python code that wants to
show the material uses `names` and the data files. A printed thing (building, monument, wealth tile, space of
Chichen Itza, bonus of a track) has up to four icons; ICON, ICON_WHAT and ICON_AMOUNT hold them.
"""

from __future__ import annotations

from typing import Any

from sacbe.core.layout import shorts
from sacbe.games.tzolkin import ids, names

TEETH = shorts(ids.GEARS)
LAST_SPACE = shorts(ids.GEARS)
FIRST_FREE_CHOICE = shorts(ids.GEARS)
LAST_ACTION = shorts(ids.GEARS)
HARVEST_CORN = shorts(ids.JUNGLE_GROUPS)
HARVEST_WOOD = shorts(ids.JUNGLE_GROUPS)
YAXCHILAN_GAIN = shorts(6 * ids.GOODS)
SURCHARGE = shorts(8)
PRICE = shorts(ids.BLOCKS)
ADVANCE_COST = shorts(4)
FOOD_DAYS = shorts(4)
TOP_STEP = shorts(ids.TEMPLES)
STEP_POINTS = shorts(ids.TEMPLES * ids.STEPS)
STEP_REWARD = shorts(ids.TEMPLES * ids.STEPS)
HIGHEST_BONUS = shorts(ids.TEMPLES * 2)
COST = shorts(ids.TILES * ids.GOODS)
TYPE = shorts(ids.TILES)
AGE = shorts(ids.TILES)
ICON = shorts(ids.PRINTED * ids.ICONS)
ICON_WHAT = shorts(ids.PRINTED * ids.ICONS)
ICON_AMOUNT = shorts(ids.PRINTED * ids.ICONS)
FARM = shorts(ids.PRINTED)
MONUMENTS_OPEN = shorts(ids.SEATS + 1)
JUNGLE_FIELDS = shorts(ids.SEATS + 1)
IDLE_WORKERS = shorts(ids.SEATS + 1)
WEALTH_GEAR = shorts(ids.WEALTH)
WEALTH_SPACE = shorts(ids.WEALTH)
POINTS_EACH = shorts(ids.MONUMENTS)
ALL_MONUMENTS_EACH = shorts(ids.SEATS + 1)
MAXED_POINTS = shorts(5)
WORKER_POINTS = shorts(7)
EXTRA_HARVEST = shorts(4)
EXTRA_BLOCKS = shorts(ids.BLOCKS)

WORKERS_START = 0
WORKERS_MAX = 0
SKULLS = 0
WEALTH_DEALT = 0
WEALTH_KEPT = 0
BEG_LIMIT = 0
BEG_RESULT = 0
CORN_PER_WORKER = 0
POINTS_PER_UNFED = 0
CORN_PER_BLOCK = 0
CORN_PER_ACTION = 0
CORN_PER_STEP = 0
FISHING_CORN = 0
FARMS = 0
EXTRA_FISHING = 0
EXTRA_SKULLS = 0
BUILDING_CORN = 0
BUILDING_POINTS = 0
CORN_SAVED = 0
POINTS_PER_SKULL = 0


def _load_gears() -> None:
    global CORN_PER_BLOCK, CORN_PER_ACTION, CORN_PER_STEP, FISHING_CORN
    gears = names.load("gears")["gears"]
    for gear, name in enumerate(names.GEARS):
        data = gears[name]
        TEETH[gear] = data["teeth"]
        LAST_SPACE[gear] = data["last_space"]
        FIRST_FREE_CHOICE[gear] = min(data["free_choice_spaces"])
        LAST_ACTION[gear] = 5
    LAST_ACTION[ids.CHICHEN_ITZA] = 9
    FISHING_CORN = gears["palenque"]["actions"]["1"]["materials"]["corn"]
    for group in range(ids.JUNGLE_GROUPS):
        harvest = gears["palenque"]["actions"][str(group + 2)]
        HARVEST_CORN[group] = harvest["corn"]
        HARVEST_WOOD[group] = harvest["wood"]
    for action, effect in gears["yaxchilan"]["actions"].items():
        for good, amount in effect["materials"].items():
            YAXCHILAN_GAIN[int(action) * ids.GOODS + names.GOODS.index(good)] = amount
    uxmal = gears["uxmal"]["actions"]
    CORN_PER_STEP = uxmal["1"]["cost"]["corn"]
    CORN_PER_BLOCK = uxmal["4"]["corn_per_block"]
    CORN_PER_ACTION = uxmal["5"]["cost"]["corn"]


def _load_rules() -> None:
    global WORKERS_START, WORKERS_MAX, SKULLS, WEALTH_DEALT, WEALTH_KEPT
    global BEG_LIMIT, BEG_RESULT, CORN_PER_WORKER, POINTS_PER_UNFED, POINTS_PER_SKULL
    setup = names.load("setup")
    common = setup["common"]
    WORKERS_START, WORKERS_MAX = common["workers_start"], common["workers_max"]
    SKULLS = common["skulls_in_bank"]
    WEALTH_DEALT, WEALTH_KEPT = common["wealth_tiles_dealt"], common["wealth_tiles_kept"]
    for players, table in setup["by_player_count"].items():
        MONUMENTS_OPEN[int(players)] = table["monuments"]
        JUNGLE_FIELDS[int(players)] = table["jungle_fields_per_group"]
        IDLE_WORKERS[int(players)] = table["dummy_workers"]
    placing = names.load("placing")
    for workers, total in placing["placement"]["total_surcharge_by_workers_placed"].items():
        SURCHARGE[int(workers)] = total
    BEG_LIMIT = placing["begging"]["allowed_if_corn_at_most"]
    BEG_RESULT = placing["begging"]["result_corn"]
    feeding = names.load("food_day")
    CORN_PER_WORKER = feeding["corn_per_worker"]
    POINTS_PER_UNFED = feeding["victory_points_lost_per_unfed_worker"]
    for block, name in enumerate(names.BLOCKS):
        PRICE[block] = names.load("market")["corn_per_block"][name]
    for number, food_day in enumerate(names.load("calendar")["food_days"]):
        FOOD_DAYS[number] = food_day["day"]
    cost = names.load("technologies")["cost_blocks"]
    for level, step in enumerate(("start_to_1", "1_to_2", "2_to_3", "bonus_beyond_3")):
        ADVANCE_COST[level] = cost[step]
    POINTS_PER_SKULL = names.load("scoring")["points_per_skull"]


def _load_temples() -> None:
    for temple, name in enumerate(names.TEMPLES):
        data = names.load("temples")[name]
        TOP_STEP[temple] = data["top_step"]
        HIGHEST_BONUS[temple * 2] = data["highest_player_bonus"]["end_of_age_1"]
        HIGHEST_BONUS[temple * 2 + 1] = data["highest_player_bonus"]["end_of_age_2"]
        for step in data["steps"]:
            place = temple * ids.STEPS + step["step"] - ids.BOTTOM
            STEP_POINTS[place] = step["victory_points"]
            reward = step["mid_era_reward"]
            STEP_REWARD[place] = names.GOODS.index(next(iter(reward))) if reward else -1


def _icons(effect: dict[str, Any]) -> list[tuple[int, int, int]]:
    """An effect of the data files as icons: kind, what, amount."""
    kind = effect["kind"]
    if kind == "gain":
        return [(ids.GAIN, names.GOODS.index(good), n) for good, n in effect["materials"].items()]
    if kind == "temple_steps":
        if effect["temple"] == "any":
            return [(ids.ANY_TEMPLE, 0, effect["steps"])]
        return [(ids.STEPS_UP, names.TEMPLES.index(effect["temple"]), effect["steps"])]
    if kind == "advance_technology":
        if effect["technology"] == "any":
            return [(ids.ANY_TECHNOLOGY, 0, effect["max"])]
        return [(ids.LEVEL, names.TRACKS.index(effect["technology"]), effect["max"])]
    if kind == "construct":
        return [(ids.MONUMENT if effect["monuments_max"] else ids.CONSTRUCT, 0, 0)]
    if kind in ("renovation", "food_day_income"):
        return []  # nothing to give when it is built
    if kind == "feeding_free_workers":
        return [(ids.FREE_WORKERS, 0, effect["workers"])]
    if kind == "feeding_discount_per_worker":
        return [(ids.LESS_CORN, 0, effect["corn"])]
    simple = {
        "gain_any_blocks": ids.ANY_BLOCKS,
        "gain_worker": ids.WORKER,
        "victory_points": ids.POINTS,
        "market_exchange": ids.MARKET,
        "perform_any_action": ids.ANY_ACTION,
        "technology_exchange": ids.EXCHANGE,
        "place_skull_on_building": ids.SKULL_ON_BUILDING,
    }
    return [(simple[kind], 0, effect.get("amount", 0))]


def _print_icons(thing: int, effects: list[dict[str, Any]]) -> None:
    icons = [icon for effect in effects for icon in _icons(effect)]
    for place, (kind, what, amount) in enumerate(icons):
        ICON[thing * ids.ICONS + place] = kind
        ICON_WHAT[thing * ids.ICONS + place] = what
        ICON_AMOUNT[thing * ids.ICONS + place] = amount


def _load_tiles() -> None:
    tiles = [*names.load("buildings"), *names.load("new_buildings"), *names.load("monuments")]
    for tile, data in enumerate(tiles):
        TYPE[tile] = names.TYPES.index(data["type"])
        AGE[tile] = data.get("age", 0)
        for good, amount in data["cost"].items():
            COST[tile * ids.GOODS + names.GOODS.index(good)] = amount
        _print_icons(tile, data.get("effects", []))
    for tile, data in enumerate(names.load("wealth")):
        WEALTH_GEAR[tile] = names.GEARS.index(data["gear"])
        WEALTH_SPACE[tile] = data["dummy_space"]
        _print_icons(ids.FIRST_WEALTH + tile, data["effects"])
    for space in names.load("chichen_itza")["spaces"]:
        _print_icons(ids.FIRST_SACRED + space["space"], space["effects"])
    for track, name in enumerate(names.TRACKS):
        _print_icons(ids.FIRST_BONUS + track, [names.load("technologies")["tracks"][name]["bonus"]])


def _find_farms() -> None:
    """The things with farm symbols."""
    global FARMS
    for thing in range(ids.FIRST_SACRED):
        icons = [ICON[thing * ids.ICONS + place] for place in range(ids.ICONS)]
        if ids.FREE_WORKERS in icons or ids.LESS_CORN in icons:
            FARM[FARMS] = thing
            FARMS += 1


def _load_monument_scoring() -> None:
    for monument, data in enumerate(names.load("monuments")):
        scoring = data["scoring"]
        POINTS_EACH[monument] = scoring.get("victory_points_each", 0)
        for players, each in scoring.get("victory_points_each_by_player_count", {}).items():
            ALL_MONUMENTS_EACH[int(players)] = each
        table = scoring.get("victory_points_by_count", {})
        for count, points in table.items():
            if scoring["kind"] == "by_workers_in_play":
                WORKER_POINTS[int(count)] = points
            else:
                MAXED_POINTS[int(count)] = points


def _load_technologies() -> None:
    """What each level of a track adds; levels are cumulative (TZ-26)."""
    global EXTRA_FISHING, EXTRA_SKULLS, BUILDING_CORN, BUILDING_POINTS, CORN_SAVED
    tracks = names.load("technologies")["tracks"]
    agriculture = tracks["agriculture"]["levels"]
    extraction = tracks["extraction"]["levels"]
    architecture = tracks["architecture"]["levels"]
    EXTRA_HARVEST[1] = agriculture["1"][0]["extra"]["corn"]
    EXTRA_FISHING = agriculture["2"][1]["extra"]["corn"]
    EXTRA_HARVEST[3] = agriculture["3"][0]["extra"]["corn"]
    for block, name in enumerate(names.BLOCKS):
        EXTRA_BLOCKS[block] = extraction[str(block + 1)][0]["extra"][name]
    BUILDING_CORN = architecture["1"][0]["extra"]["corn"]
    BUILDING_POINTS = architecture["2"][0]["victory_points"]
    CORN_SAVED = architecture["3"][1]["discount_corn"]
    EXTRA_SKULLS = tracks["theology"]["levels"]["3"][0]["extra"]["skull"]


_load_gears()
_load_technologies()
_load_rules()
_load_temples()
_load_tiles()
_find_farms()
_load_monument_scoring()
