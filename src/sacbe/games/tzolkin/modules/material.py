# compiled
"""The material of the expansion: its data files as tables of small integers, like the base game's.

Tables in capitals are C arrays when compiled and seen by compiled modules only.
"""

from __future__ import annotations

from typing import Any

from sacbe.core.layout import shorts
from sacbe.games.tzolkin import ids, names

OWN_ADVANCE_COST = shorts(4)
OWN_SURCHARGE = shorts(8)
BAND_FROM = shorts((ids.ALL_PROPHECIES + 1) * ids.BANDS)
BAND_POINTS = shorts((ids.ALL_PROPHECIES + 1) * ids.BANDS)
INCOME = shorts(ids.RENOVATABLE * ids.FOOD_DAYS * ids.GOODS)
SLOT_OF_DAY = shorts(ids.LAST_DAY + 1)
SHOWN = shorts(ids.QUICK_TILES)
QUICK_GAIN = shorts(ids.QUICK_KINDS * ids.GOODS)
IDLE_WORKERS = shorts(ids.SEATS + 1)
IDLE_ON_QUICK_SPACES = shorts(ids.SEATS + 1)

PASS_CORN = 0
CORN_FLOOR = 0
BEG_RESULT = 0
FIXED_PRICE = 0
AHEAD_CORN = 0
STEP_BACK_CORN = 0
WEALTH_KEPT = 0
MORE_WORKERS = 0
MORE_CORN = 0
MORE_POINTS_LOST = 0
QUICK_SPACE_CORN = 0
QUICK_BUILD_CORN = 0
STEP_CORN = 0
STEP_BLOCKS = 0
ADVANCE_BLOCKS = 0
GOLD_CORN = 0
HARVEST_LESS = 0
BUILDING_BLOCKS = 0
HUNGER_CORN = 0
FLOOD_CORN = 0
LOST_LEVEL = 0


def _load_tribes() -> None:
    global PASS_CORN, CORN_FLOOR, BEG_RESULT, FIXED_PRICE, AHEAD_CORN, STEP_BACK_CORN
    global WEALTH_KEPT, MORE_WORKERS, MORE_CORN, MORE_POINTS_LOST
    tribes = {tribe["id"]: tribe["ability"][0] for tribe in names.load("tribes")}
    PASS_CORN = tribes["ahmakiq"]["materials"]["corn"]
    CORN_FLOOR = tribes["bacab"]["floor_at_turn_start"]
    BEG_RESULT = tribes["bacab"]["beg_sets_corn_to"]
    FIXED_PRICE = tribes["cit_bolon_tum"]["value"]
    AHEAD_CORN = tribes["ahau_chamahez"]["corn_cost"]
    STEP_BACK_CORN = tribes["balam"]["materials"]["corn"]
    WEALTH_KEPT = tribes["ixtab"]["keep"]
    MORE_WORKERS = tribes["yaluk"]["starting_workers"]
    MORE_CORN = tribes["yaluk"]["extra_corn_per_worker"]
    MORE_POINTS_LOST = tribes["yaluk"]["victory_points_lost_per_unfed_worker"]
    cost = tribes["itzamna"]["cost_blocks"]
    for level, step in enumerate(("start_to_1", "1_to_2", "2_to_3", "bonus_beyond_3")):
        OWN_ADVANCE_COST[level] = cost[step]
    for workers, total in tribes["yumkaax"]["total_surcharge_by_workers_placed"].items():
        OWN_SURCHARGE[int(workers)] = total


def _load_prophecies() -> None:
    global STEP_CORN, STEP_BLOCKS, ADVANCE_BLOCKS, GOLD_CORN, HARVEST_LESS
    global BUILDING_BLOCKS, HUNGER_CORN, FLOOD_CORN, LOST_LEVEL
    for number, prophecy in enumerate(names.load("prophecies"), 1):
        for place, band in enumerate(prophecy["bands"]):
            BAND_FROM[number * ids.BANDS + place] = band["min"]
            BAND_POINTS[number * ids.BANDS + place] = band["victory_points"]
    calamity: dict[str, Any] = {prophecy["id"]: prophecy["calamity"] for prophecy in names.load("prophecies")}
    STEP_CORN = calamity["wrathful_gods"]["per_step_up"]["corn"]
    STEP_BLOCKS = calamity["angry_god_chaac"]["per_step_up"]["any_resource_blocks"]
    ADVANCE_BLOCKS = calamity["teacher_shortage"]["per_level"]["any_resource_blocks"]
    GOLD_CORN = calamity["gold_shortage"]["per_unit"]["corn"]
    HARVEST_LESS = calamity["drought"]["amount"]
    BUILDING_BLOCKS = calamity["crowded_cities"]["paying_blocks"]["any_resource_blocks"]
    HUNGER_CORN = calamity["hunger"]["extra_corn_per_worker"]
    FLOOD_CORN = calamity["high_floodwaters"]["per_worker"]["corn"]
    LOST_LEVEL = calamity["forgotten_lore"]["level"]


def _load_income() -> None:
    for building, data in enumerate(names.load("new_buildings")[: ids.RENOVATABLE]):
        income = data["effects"][1]
        for food_day in range(ids.FOOD_DAYS):
            goods = income.get("materials") or income["materials_by_food_day"][str(food_day + 1)]
            for good, amount in goods.items():
                place = (building * ids.FOOD_DAYS + food_day) * ids.GOODS + names.GOODS.index(good)
                INCOME[place] = amount


def _load_quick_actions() -> None:
    global QUICK_SPACE_CORN, QUICK_BUILD_CORN
    data = names.load("quick_actions")
    QUICK_SPACE_CORN = data["space_cost_corn"]
    QUICK_BUILD_CORN = data["actions"]["build"]["cost"]["corn"]
    for action, name in enumerate(names.QUICK_ACTIONS):
        for good, amount in data["actions"][name].get("materials", {}).items():
            QUICK_GAIN[action * ids.GOODS + names.GOODS.index(good)] = amount
    for tile, name in enumerate([*data["tiles"]["age_1"], *data["tiles"]["age_2"]]):
        SHOWN[tile] = names.QUICK_ACTIONS.index(name)
    for slot, days in enumerate([*data["schedule"]["age_1_slots"], *data["schedule"]["age_2_slots"]]):
        for day in days:
            SLOT_OF_DAY[day] = slot
    fewer = data["fewer_players"]
    for players, total in fewer["dummy_workers_total"].items():
        IDLE_ON_QUICK_SPACES[int(players)] = fewer["of_these_on_quick_spaces"][players]
        IDLE_WORKERS[int(players)] = total - fewer["of_these_on_quick_spaces"][players]


_load_tribes()
_load_prophecies()
_load_income()
_load_quick_actions()
