"""What the modules add to the table as text: tribes, prophecies, quick actions.

Each function gives the lines of one thing, and none if its module is not in play.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.core.typography import Paint, length, pad, points
from sacbe.core.words import Words, key
from sacbe.games.tzolkin import ids, names, signs
from sacbe.games.tzolkin.modules import signs as module_signs
from sacbe.games.tzolkin.modules.prophecies import course
from sacbe.games.tzolkin.rules import food_day
from sacbe.games.tzolkin.state import State

WIDTH = 100
DAYS_CELL = 8
TILE_CELL = 12
LABEL = 13
GAP = "  "
IN_FORCE = "▶"

_TRIBE_WITH_MORE_SPACES = names.TRIBES[ids.CIT_BOLON_TUM - 1]
_SKULL_SHRINE = next(
    tile["id"]
    for tile in names.load("new_buildings")
    if any(effect["kind"] == "place_skull_on_building" for effect in tile["effects"])
)
_BANDS = {prophecy["id"]: prophecy["bands"] for prophecy in names.load("prophecies")}
_FOOD_DAYS = [food["day"] for food in names.load("calendar")["food_days"]]
_SCHEDULE = names.load("quick_actions")["schedule"]
_SLOTS: list[list[int]] = [*_SCHEDULE["age_1_slots"], *_SCHEDULE["age_2_slots"]]


# Tribes and buildings.


def tribe(seat: Mapping[str, Any], words: Words, paint: Paint) -> list[str]:
    """The tribe of a seat, with what it can do."""
    if not seat.get("tribe"):
        return []
    name = words.name(seat["tribe"])
    first, *rest = textwrap.wrap(f"{name}: {words(key('text', seat['tribe']))}", WIDTH - 4)
    lines = [paint.strong(name) + paint.faint(first[len(name) :]), *map(paint.faint, rest)]
    return [f"    {line}" for line in lines]


def has_more_spaces(view: Mapping[str, Any]) -> bool:
    """May a tribe in play stand on a space beyond the last number of a gear?"""
    return any(seat.get("tribe") == _TRIBE_WITH_MORE_SPACES for seat in view["seats"])


def building(tile: str, view: Mapping[str, Any], words: Words) -> str:
    """The name of a building that a seat owns, with the skull that lies on it."""
    skull = tile == _SKULL_SHRINE and view.get("laid_skulls")
    return f"{words.name(tile)} {signs.GOODS['skull']}" if skull else words.name(tile)


# Prophecies.


def prophecies(
    view: Mapping[str, Any], state: State, words: Words, paint: Paint, letters: Sequence[str]
) -> list[str]:
    """The prophecies in order: days, text, bands, and what each seat would score now."""
    lines = []
    for place, prophecy in enumerate(view.get("prophecies", ())):
        if prophecy is None:
            continue
        held = place + 1
        days = f"{_FOOD_DAYS[place] + 1}–{_FOOD_DAYS[held]}"
        mark = IN_FORCE if view["food_days"] == held else " "
        start = f" {mark}{pad(days, DAYS_CELL)}"
        name = words.name(prophecy)
        if view["food_days"] > held:
            lines.append(paint.faint(f"{start}{name}: {words('board-prophecy-over')}"))
            continue
        text = " ".join(words(f"prophecy-{key(prophecy)}-{part}") for part in ("text", "counts"))
        first, *rest = textwrap.wrap(f"{name}: {text}", WIDTH - len(start))
        lines.append(f"{start}{paint.strong(first[: len(name)])}{first[len(name) :]}")
        lines += [" " * len(start) + line for line in rest]
        worth = _worth(names.PROPHECIES.index(prophecy) + 1, state, paint, letters)
        lines.append(f"{' ' * len(start)}{_bands(prophecy, paint)} │ {worth}")
    return lines


def _bands(prophecy: str, paint: Paint) -> str:
    """What is counted and the points for it: ≤1→−5★ 2–3→0★ ≥4→6★."""
    bands = _BANDS[prophecy]
    counts = [_signed(bands[0]["max"], "≤")]
    counts += [_span(band["min"], band["max"]) for band in bands[1:-1]]
    counts.append(_signed(bands[-1]["min"], "≥"))
    return GAP.join(
        signs.coloured(f"{count}→{points(band['victory_points'])}{signs.POINTS}", paint)
        for count, band in zip(counts, bands, strict=True)
    )


def _signed(number: int, sign: str = "") -> str:
    return f"{sign}{points(number)}"


def _span(first: int, last: int) -> str:
    return _signed(first) if first == last else f"{_signed(first)}–{_signed(last)}"


def _worth(prophecy: int, state: State, paint: Paint, letters: Sequence[str]) -> str:
    """What a prophecy would count for each seat if its quarter ended now, and the points for it."""
    trial = state.copy()
    assert isinstance(trial, State)
    trial.calamity = prophecy
    if prophecy == ids.HUNGER and not any(state.fed):
        trial.fed = [food_day.workers_fed(trial, seat) for seat in range(ids.SEATS)]
    return GAP.join(
        paint.seat(seat, letters[seat])
        + f" {_signed(course.counted(trial, seat, trial.calamity))}"
        + f"→{points(course.score_prophecy(trial, seat))}"
        + signs.coloured(signs.POINTS, paint)
        for seat in range(state.players)
    )


# Quick actions.


def quick_actions(view: Mapping[str, Any], words: Words, paint: Paint, pieces: Sequence[str]) -> list[str]:
    """The action of today, who stands on its spaces, and the tiles of the days to come."""
    if view.get("quick_tile") is None:
        return []
    action = f"{words('board-quick-action')}: {paint.strong(words.name(view['quick_tile']))}"
    first = f" {action}    {words('board-quick-spaces')}: {' '.join(pieces)}"
    cells = []
    for slot, tile in zip(_SLOTS, view["quick_tiles"], strict=True):
        if tile is not None and view["day"] <= slot[-1]:
            mark = IN_FORCE if view["day"] in slot else ""
            days = paint.faint(f"{mark}{slot[0]}–{slot[-1]}")
            cells.append(pad(f"{days} {signs.coloured(module_signs.quick_action(tile), paint)}", TILE_CELL))
    return [first, *_rows(words("board-quick-days"), cells)]


def _rows(label: str, cells: Sequence[str]) -> list[str]:
    """Cells behind a label, in as many lines as they need."""
    lines, line = [], f" {pad(label, LABEL)}"
    for cell in cells:
        if length(line) + length(cell.rstrip()) > WIDTH:
            lines.append(line.rstrip())
            line = " " * (LABEL + 1)
        line += cell
    return [*lines, line.rstrip()]
