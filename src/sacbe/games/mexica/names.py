"""The names of things in texts, positions and views; a thing's id is its index here."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> Any:
    """One of the material's data files."""
    return json.loads((files("sacbe.games.mexica") / "data" / f"{name}.json").read_text("utf-8"))


ROWS: list[str] = load("board")["rows"]


def cell_name(row: int, column: int) -> str:
    """Letter of the column, number of the row: H7 is the centre of the palace."""
    return f"{chr(64 + column)}{row}"


PLACES = tuple(
    (row, column) for row, line in enumerate(ROWS) for column, ground in enumerate(line) if ground != "~"
)
"""Row and column of every island cell, in reading order."""

CELLS = tuple(cell_name(row, column) for row, column in PLACES)
LAKE = tuple(
    cell_name(row, column)
    for row, line in enumerate(ROWS)
    for column, ground in enumerate(line)
    if ground == "~"
)


def what_is(noun: str) -> str | None:
    """What a noun names that no action takes: a cell of the lake."""
    return "that is lake" if noun.upper() in LAKE else None


START_CELLS: tuple[str, ...] = tuple(load("board")["palace"]["start_cells"])
SIZES = tuple(str(size) for size in range(3, 14))
CALPULLI = tuple(
    f"calpulli_{tile['size']}{'ab'[copy] if tile['copies'] > 1 else ''}"
    for tile in load("calpulli")["tiles"]
    for copy in range(tile["copies"])
)
CANALS = ("single", "double")
AXES = ("h", "v")
LEVELS = ("1", "2", "3", "4")
VOTES = ("yes", "no")
SEATS = ("0", "1", "2", "3")
COLOURS = (*SEATS, "neutral")
STRENGTHS = ("standard", "hard", "very_hard")
REMOVALS = ("vote", "frozen", "too_large", "one_too_many", "stall")
SOURCES = ("earlier", "founding", "presence", "period_1", "period_2", "unfounded", "palace")
