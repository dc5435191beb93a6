"""The weights of the evaluation: data/hints.json as tables of small integers, mostly hundredths of a point.

What each weight means stands beside it in the data. `load` sets them anew, which is how they are tuned.
"""

from __future__ import annotations

from typing import Any

import cython

from sacbe.games.tzolkin import ids, names

if not cython.compiled:
    GOOD = [0] * ids.GOODS
    TOO_LATE = [0] * ids.GOODS
    MORE_WORKERS = [0] * 3
    LEVEL = [0] * (ids.TRACKS * ids.TOP_LEVEL)
    AGES = [0] * 2
    HIGHEST = [0] * 2
    HOPE = [0] * 3
    ICON_ACTION = [0] * 3
    HARVEST_TILE = [0] * 2
    TWO = [0] * 2
    STARTING_PLAYER = [0] * 2
    PROPHECY = [0] * 2
    TRIBE = [0] * (ids.ALL_TRIBES + 1)

FADE = 1
CORN_AT_HAND = 0
CORN_WANTED = 0
STORE = 0
SURPLUS = 0
INCOME = 0
SCARCE = 0
HUNGER = 0
FOOD = 0
WORKER_DAY = 0
CLIMBING = 0
MONUMENT_GROWTH = 0
MONUMENT_OPTION = 0
TRUST = 0
SKULL_PACE = 0
CROWDING = 0
MARKET = 0


def load(hints: dict[str, Any]) -> None:
    """Take all weights from a document like data/hints.json."""
    weights = {name: entry["weights"] for name, entry in hints.items()}
    _load_numbers({name: given[0] for name, given in weights.items() if len(given) == 1})
    _load_tables(weights)


def _load_numbers(numbers: dict[str, int]) -> None:
    global FADE, CORN_AT_HAND, CORN_WANTED, STORE, SURPLUS, INCOME, SCARCE, HUNGER, FOOD, WORKER_DAY
    global CLIMBING, MONUMENT_GROWTH, MONUMENT_OPTION, TRUST, SKULL_PACE, CROWDING, MARKET
    FADE = max(1, numbers["fade"])
    CORN_AT_HAND, CORN_WANTED = numbers["corn_at_hand"], numbers["corn_wanted"]
    STORE, SURPLUS = numbers["store"], numbers["surplus"]
    INCOME, SCARCE, HUNGER, FOOD = numbers["income"], numbers["scarce"], numbers["hunger"], numbers["food"]
    WORKER_DAY, TRUST, CROWDING = numbers["worker_day"], numbers["trust"], numbers["crowding"]
    SKULL_PACE = numbers["skull_pace"]
    CLIMBING, MARKET = numbers["climbing"], numbers["market"]
    MONUMENT_GROWTH, MONUMENT_OPTION = numbers["monument_growth"], numbers["monument_option"]


def _load_tables(weights: dict[str, list[int]]) -> None:
    for place in range(ids.GOODS):
        GOOD[place] = weights["goods"][place]
        TOO_LATE[place] = weights["too_late"][place]
    for place in range(ids.TRACKS * ids.TOP_LEVEL):
        LEVEL[place] = weights["levels"][place]
    for place in range(3):
        MORE_WORKERS[place] = weights["more_workers"][place]
        HOPE[place] = weights["hope"][place]
        ICON_ACTION[place] = weights["any_action"][place]
    for place in range(2):
        AGES[place] = weights["ages"][place]
        HIGHEST[place] = weights["highest"][place]
        HARVEST_TILE[place] = weights["harvest_tiles"][place]
        TWO[place] = weights["two"][place]
        STARTING_PLAYER[place] = weights["starting_player"][place]
        PROPHECY[place] = weights["prophecy"][place]
    for tribe in range(ids.ALL_TRIBES):
        TRIBE[tribe + 1] = weights["tribes"][tribe]


load(names.load("hints"))
