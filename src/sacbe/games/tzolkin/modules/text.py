"""What the modules add to the table as text: lines of the board, and notes beside actions.

Each function returns the lines of one thing, and none if its module is not in play.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.core.typography import Paint, length, pad
from sacbe.core.words import Words, key
from sacbe.games.tzolkin import hooks, ids, names
from sacbe.games.tzolkin.modules.prophecies import quarters
from sacbe.games.tzolkin.modules.quick_actions import schedule
from sacbe.games.tzolkin.modules.tribes import cit_bolon_tum, vacub_caquix
from sacbe.games.tzolkin.rules import food_day, placing, temples
from sacbe.games.tzolkin.state import State
from sacbe.games.tzolkin.text import signs

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
_TRIBES = {tribe["id"]: tribe["ability"][0] for tribe in names.load("tribes")}
_QUICK = names.load("quick_actions")
_SHOWN = dict(
    zip(names.QUICK_TILES, [*_QUICK["tiles"]["age_1"], *_QUICK["tiles"]["age_2"]], strict=True),
)
_SLOTS: list[list[int]] = [*_QUICK["schedule"]["age_1_slots"], *_QUICK["schedule"]["age_2_slots"]]


# Tribes and buildings.


def tribe_lines(seat: Mapping[str, Any], words: Words, paint: Paint) -> list[str]:
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


def building_name(tile: str, view: Mapping[str, Any], words: Words) -> str:
    """The name of a building that a seat owns, with the skull that lies on it."""
    skull = tile == _SKULL_SHRINE and view.get("laid_skulls")
    return f"{words.name(tile)} {signs.GOODS['skull']}" if skull else words.name(tile)


# Prophecies.


def prophecy_lines(
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
        worth = _worth(names.PROPHECIES.index(prophecy) + 1, state, words, paint, letters)
        lines.append(f"{' ' * len(start)}{_bands(prophecy, words, paint)} │ {worth}")
    return lines


def _bands(prophecy: str, words: Words, paint: Paint) -> str:
    """What is counted and the points for it: ≤1→−5★ 2–3→0★ ≥4→6★."""
    bands = _BANDS[prophecy]
    counts = [f"≤{words.figure(bands[0]['max'])}"]
    counts += [_span(band["min"], band["max"], words) for band in bands[1:-1]]
    counts.append(f"≥{words.figure(bands[-1]['min'])}")
    return GAP.join(
        signs.coloured(f"{count}→{words.figure(band['victory_points'])}{signs.POINTS}", paint)
        for count, band in zip(counts, bands, strict=True)
    )


def _span(first: int, last: int, words: Words) -> str:
    return "–".join(words.figure(number) for number in sorted({first, last}))


def _worth(prophecy: int, state: State, words: Words, paint: Paint, letters: Sequence[str]) -> str:
    """What a prophecy would count for each seat if its quarter ended now, and the points for it."""
    trial = state.copy()
    assert isinstance(trial, State)
    trial.calamity = prophecy
    if prophecy == ids.HUNGER and not any(state.fed):
        trial.fed = [food_day.workers_fed(trial, seat) for seat in range(ids.SEATS)]
    return GAP.join(
        paint.seat(seat, letters[seat])
        + f" {words.figure(quarters.counted(trial, seat, trial.calamity))}"
        + f"→{words.figure(quarters.score_prophecy(trial, seat))}"
        + signs.coloured(signs.POINTS, paint)
        for seat in range(state.players)
    )


# Quick actions.


def quick_action(tile: str) -> str:
    """What a quick tile offers."""
    shown = _SHOWN[tile]
    if shown == "technology":
        return f"1{signs.TECHNOLOGY}"
    if shown == "trade":
        return signs.TRADE
    if shown == "build":
        return f"{_QUICK['actions'][shown]['cost']['corn']}{signs.GOODS['corn']}→1{signs.BUILDING}"
    return signs.goods(_QUICK["actions"][shown]["materials"])


def quick_action_lines(
    view: Mapping[str, Any], words: Words, paint: Paint, pieces: Sequence[str]
) -> list[str]:
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
            cells.append(pad(f"{days} {signs.coloured(quick_action(tile), paint)}", TILE_CELL))
    return [first, *_rows(words("board-quick-days"), cells)]


def _rows(label: str, cells: Sequence[str]) -> list[str]:
    """Cells after a label, in as many lines as they need."""
    lines, line = [], f" {pad(label, LABEL)}"
    for cell in cells:
        if length(line) + length(cell.rstrip()) > WIDTH:
            lines.append(line.rstrip())
            line = " " * (LABEL + 1)
        line += cell
    return [*lines, line.rstrip()]


# Notes beside actions.


def place_note(state: State) -> str:
    """Where a quick space leads."""
    return f" → {quick_action(names.QUICK_TILES[schedule.tile_in_force(state)])}"


def action_note(state: State, verb: str, noun: int, words: Words) -> str:
    """The note beside an action of a module, or one that a calamity taxes."""
    kind, seat, a, _ = state.frame()
    placed = a if kind == ids.PLACING else 0
    if verb == "keep_tribe":
        return words(key("text", names.TRIBES[noun]))
    if verb == "skip":
        cost = signs.corn(vacub_caquix.skip_cost(state, seat, noun, placed))
        return f"{cost} → {signs.space_name(noun, vacub_caquix.space_after_skip(state, seat, noun))}"
    if verb == "bargain":
        cost = signs.corn(cit_bolon_tum.bargain_cost(state, seat, noun, placed))
        return f"{cost} → {signs.space_name(noun, placing.lowest_free_space(state, seat, noun))}"
    if verb == "pass":
        return signs.corn(-_TRIBES["ahmakiq"]["materials"]["corn"])
    if verb == "ahead":
        return signs.corn(_TRIBES["ahau_chamahez"]["corn_cost"])
    if verb == "barter":
        return signs.corn(-signs.PRICES[names.BLOCKS[noun]])
    if verb == "quick_action":
        return _quick_action_note(state, seat, words)
    if verb == "renovate":
        tile = names.RENOVATABLE[noun]
        return f"→ {signs.goods(signs.COSTS[tile])}  {words(key('text', tile))}"
    return _taxed_note(state, seat, kind, verb, noun)


def _quick_action_note(state: State, seat: int, words: Words) -> str:
    """What the action of today does, the corn that is taken before it, and what is due on it."""
    taken = state.tooth_corn if state.starting_player_space == seat + 1 else 0
    parts = [signs.fee(-taken), words.name(names.QUICK_TILES[schedule.tile_in_force(state)])]
    if schedule.action_in_force(state) == ids.QUICK_GOLD:
        parts.append(signs.fee(hooks.corn_tax(state, ids.GOLD)))
    return "  ".join(filter(None, parts))


def _taxed_note(state: State, seat: int, kind: int, verb: str, noun: int) -> str:
    """What a calamity asks for a gain or a step, or gives for a step down."""
    if verb == "gain":
        return signs.fee(hooks.corn_tax(state, noun))
    if verb == "descend" and kind == ids.TAXED_SKULLS:
        return f"→ 1{signs.GOODS['skull']}"
    if verb == "climb" and temples.is_taxed(state, seat, noun):
        blocks = hooks.step_blocks(state, noun)
        return f"−{blocks}{signs.BLOCK}" if blocks else signs.fee(hooks.step_corn(state))
    return ""
