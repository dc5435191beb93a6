"""The names of things in texts, positions and views; a thing's id is its index here."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> Any:
    """One of the material's data files."""
    return json.loads((files("sacbe.games._template") / "data" / f"{name}.json").read_text("utf-8"))


NAME = "template"
RULES_VERSION = 1

KINDS = ("jade", "shell", "feather")
TOKENS = ("maize", "cacao")
SOURCES = ("tiles", "favour")
STEPS = ("nothing_yet", "taking", "gathered")

TILES: tuple[str, ...] = tuple(tile["id"] for tile in load("tiles"))
