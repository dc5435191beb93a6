"""The names of things in texts, positions and views; a thing's id is its index here."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> Any:
    """One of the material's data files."""
    return json.loads((files("sacbe.games.tzolkin") / "data" / f"{name}.json").read_text("utf-8"))


GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
PLACES = (*GEARS, "starting_player_space", "quick_action_space")
GEAR_LETTERS = "PYTUC"
SPACES = tuple(f"{letter}{space}" for letter in GEAR_LETTERS for space in range(13 if letter == "C" else 10))
ACTIONS = tuple(f"{letter}{n}" for letter in GEAR_LETTERS for n in range(1, 10 if letter == "C" else 6))

TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
BLOCKS = ("wood", "stone", "gold")
GOODS = (*BLOCKS, "corn", "skull")
TYPES = ("farm", "civic", "tomb", "shrine")
SEATS = ("0", "1", "2", "3", "4")

NEW_BUILDINGS: tuple[str, ...] = tuple(tile["id"] for tile in load("new_buildings"))
BUILDINGS: tuple[str, ...] = (*(tile["id"] for tile in load("buildings")), *NEW_BUILDINGS)
MONUMENTS: tuple[str, ...] = tuple(tile["id"] for tile in load("monuments"))
TILES = BUILDINGS + MONUMENTS
WEALTH: tuple[str, ...] = tuple(tile["id"] for tile in load("wealth"))

HARVESTS = ("corn", "wood", "burn", "irrigate")
HARVEST_TILES = ("corn", "wood")
JUNGLE = ("palenque_2", "palenque_3", "palenque_4", "palenque_5")
ARCHITECTURE_CHOICES = ("use", "waive")
CHOICE_ICONS = (
    "goods",
    "temple_steps",
    "level",
    "any_temple",
    "any_blocks",
    "any_technology",
    "construct",
    "market",
    "any_action",
    "monument",
    "exchange",
)
DAYS = ("one_day", "two_days")
SIDES = ("light", "dark")
FOOD_DAYS = ("mid_era", "end_of_age")

SOURCES = (
    "earlier",
    "temples",
    "buildings",
    "chichen_itza",
    "technology",
    "hunger",
    "corn",
    "skulls",
    "monuments",
    "prophecies",
)

# The expansion.
MODULES = ("tribes", "prophecies", "buildings", "quick_actions")
TRIBES: tuple[str, ...] = tuple(tribe["id"] for tribe in load("tribes"))
PROPHECIES: tuple[str, ...] = tuple(prophecy["id"] for prophecy in load("prophecies"))
RENOVATABLE = NEW_BUILDINGS[:4]
QUICK_ACTIONS: tuple[str, ...] = tuple(load("quick_actions")["actions"])
QUICK_TILES = (
    "q1_corn",
    "q1_wood_corn",
    "q1_stone",
    "q1_technology_1",
    "q1_technology_2",
    "q1_trade",
    "q1_build",
    "q2_corn",
    "q2_stone",
    "q2_gold",
    "q2_technology",
    "q2_trade",
    "q2_build",
)
TAXED = ("gold", "skull", "temple_step", "level")
