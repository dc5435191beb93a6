"""The numbers of the game, read from its data files, for the slow rules beside this module."""

from __future__ import annotations

from typing import Any

from sacbe.games.tzolkin.names import load

Document = dict[str, Any]

GEARS: dict[str, Any] = load("gears")["gears"]
LETTERS = {"P": "palenque", "Y": "yaxchilan", "T": "tikal", "U": "uxmal", "C": "chichen_itza"}
STEP_PRICE: int = GEARS["uxmal"]["actions"]["1"]["cost"]["corn"]
CORN_PER_BLOCK: int = GEARS["uxmal"]["actions"]["4"]["corn_per_block"]
ANY_ACTION_FEE: int = GEARS["uxmal"]["actions"]["5"]["cost"]["corn"]
CHICHEN_ITZA: dict[int, Any] = {space["space"]: space for space in load("chichen_itza")["spaces"]}

BLOCKS = ("wood", "stone", "gold")
RATES: dict[str, int] = load("market")["corn_per_block"]
SURCHARGE: dict[str, int] = load("placing")["placement"]["total_surcharge_by_workers_placed"]
BEGGING: dict[str, Any] = load("placing")["begging"]
TEMPLES: dict[str, Any] = load("temples")

TRACKS = ("agriculture", "extraction", "architecture", "theology")
TOP_LEVEL = 3
ADVANCE_PRICES: dict[str, int] = load("technologies")["cost_blocks"]
LEVELS: dict[str, Any] = {track: load("technologies")["tracks"][track]["levels"] for track in TRACKS}
BONUSES: dict[str, Any] = {track: load("technologies")["tracks"][track]["bonus"] for track in TRACKS}

TILES: dict[str, Any] = {tile["id"]: tile for tile in load("buildings") + load("monuments")}
MONUMENTS: list[str] = [tile["id"] for tile in load("monuments")]
WEALTH: dict[str, Any] = {tile["id"]: tile for tile in load("wealth")}

SETUP: dict[str, Any] = load("setup")
FOOD_DAYS: list[dict[str, Any]] = load("calendar")["food_days"]
FEEDING: dict[str, Any] = load("food_day")
SCORING: dict[str, Any] = load("scoring")
