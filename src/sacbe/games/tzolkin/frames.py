"""Pending frames as documents: the name of each kind and the meaning of its two locals.

A frame is written as {"kind": ..., "seat": ..., local: value, ...}; a frame of the game's own course has no
seat, a frame of chance has the seat "chance".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core import ids as core
from sacbe.core.errors import BadPosition
from sacbe.games.tzolkin import ids, names

THINGS = (
    *names.TILES,
    *names.WEALTH,
    *(f"C{space}" for space in range(11)),
    *(f"bonus_{track}" for track in names.TRACKS),
)
WAYS = ("tikal_2", "tikal_4", "tikal_4_second", "tikal_4_second_without_architecture", "uxmal_4", "chained")
HOW = ("paid", "paid_or_done", "free")
NUMBER = range(100)
SEAT = range(ids.SEATS)
YES_NO = (False, True)

# A local is a number of a range, an index of a list of names, or a set of such indices as a bit mask.
Values = Sequence[int] | Sequence[str] | Sequence[bool] | frozenset[str]
Local = tuple[str, Values]
BLOCK_SET, TEMPLE_SET, ICON_SET = frozenset(names.BLOCKS), frozenset(names.TEMPLES), range(16)

SPECS: dict[int, tuple[str, tuple[Local, ...]]] = {
    ids.DRAW_START_PLAYER: ("draw_start_player", ()),
    ids.REVEAL_BUILDING: ("reveal_building", (("place", range(ids.ROW)),)),
    ids.REVEAL_MONUMENT: ("reveal_monument", ()),
    ids.DEAL_WEALTH_TILE: ("deal_wealth_tile", (("to", SEAT),)),
    ids.DRAW_IDLE_WORKER: ("draw_idle_worker", (("placed", NUMBER),)),
    ids.FILL_ROW: ("fill_row", ()),
    ids.FILL_MONUMENTS: ("fill_monuments", (("laid", NUMBER),)),
    ids.DEAL_WEALTH: ("deal_wealth", (("dealt", NUMBER),)),
    ids.PLACE_IDLE_WORKERS: ("place_idle_workers", (("placed", NUMBER),)),
    ids.ASK_WEALTH: ("ask_wealth", ()),
    ids.OPEN_WEALTH: ("open_wealth", ()),
    ids.ROUND: ("round", (("turns_taken", range(ids.SEATS + 1)),)),
    ids.END_TURN: ("end_turn", (("of", SEAT),)),
    ids.FOOD_DAY: ("food_day", ()),
    ids.AGE_CHANGE: ("age_change", ()),
    ids.TEMPLE_REWARDS: ("temple_rewards", ()),
    ids.CALENDAR: ("calendar", ()),
    ids.FINAL_SCORING: ("final_scoring", ()),
    ids.RAISE_LEVEL: ("raise_level", (("of", SEAT), ("track", names.TRACKS))),
    ids.RECEIVE: ("receive", (("of", SEAT), ("thing", THINGS))),
    ids.KEEP_WEALTH: ("keep_wealth", (("left", range(1, 5)),)),
    ids.TURN: ("turn", (("begged", YES_NO),)),
    ids.PLACING: ("placing", (("placed", range(1, 7)),)),
    ids.PICKING: ("picking", ()),
    ids.CHOOSE_DAYS: ("choose_days", ()),
    ids.USE_ACTION: ("use_action", (("gear", names.GEARS), ("space", range(13)))),
    ids.CHOOSE_ANY_ACTION: ("choose_any_action", (("optional", YES_NO),)),
    ids.HARVEST: ("harvest", (("group", names.JUNGLE),)),
    ids.CLIMB: ("climb", (("left", range(1, 4)), ("climbed", TEMPLE_SET))),
    ids.DESCEND: ("descend", ()),
    ids.PAY_BLOCKS: ("pay_blocks", (("owed", range(1, 10)),)),
    ids.GAIN_BLOCKS: ("gain_blocks", (("left", range(1, 10)),)),
    ids.ADVANCE: ("advance", (("left", range(1, 4)), ("how", HOW))),
    ids.TRADE: ("trade", (("bought", BLOCK_SET), ("sold", BLOCK_SET))),
    ids.BUILD: ("build", (("way", WAYS),)),
    ids.USE_ARCHITECTURE: ("use_architecture", (("tile", names.BUILDINGS),)),
    ids.SAVE_BLOCK: ("save_block", (("tile", names.BUILDINGS),)),
    ids.THEOLOGY_STEP: ("theology_step", ()),
    ids.RESOLVE_ICONS: ("resolve_icons", (("thing", THINGS), ("icons", ICON_SET))),
}
FRAME_NAMES = tuple(SPECS[kind][0] if kind in SPECS else "" for kind in range(max(SPECS) + 1))
KINDS = {name: kind for kind, (name, _) in SPECS.items()}
CHANCE_KINDS = range(ids.DRAW_START_PLAYER, ids.FILL_ROW)
AUTOMATIC_KINDS = range(ids.FILL_ROW, ids.KEEP_WEALTH)
ORDERED = {BLOCK_SET: names.BLOCKS, TEMPLE_SET: names.TEMPLES}


def write(frame: Sequence[int]) -> dict[str, Any]:
    """A frame as a document."""
    name, local_specs = SPECS[frame[0]]
    document: dict[str, Any] = {"kind": name}
    if frame[1] != core.AUTOMATIC:
        document["seat"] = "chance" if frame[1] == core.CHANCE else frame[1]
    for (local, values), number in zip(local_specs, frame[2:], strict=False):
        if isinstance(values, frozenset):
            document[local] = [name for i, name in enumerate(ORDERED[values]) if number & (1 << i)]
        else:
            document[local] = number if isinstance(values, range) else values[number]
    return document


def read(document: Any, players: int) -> list[int]:
    """The frame that a document describes."""
    if not isinstance(document, dict) or document.get("kind") not in list(KINDS):
        raise BadPosition(f"A pending frame needs a kind among {', '.join(sorted(KINDS))}.")
    kind = KINDS[document["kind"]]
    name, local_specs = SPECS[kind]
    unknown = set(document) - {"kind", "seat"} - {local for local, _ in local_specs}
    if unknown:
        raise BadPosition(f"The pending frame {name!r} has no {min(map(str, unknown))!r}.")
    frame = [kind, _read_seat(document, kind, players)]
    for local, values in local_specs:
        frame.append(
            _read_local(name, local, range(players) if values is SEAT else values, document.get(local))
        )
    return frame + [0] * (core.FRAME - len(frame))


def _read_seat(document: dict[str, Any], kind: int, players: int) -> int:
    seat = document.get("seat")
    if kind in CHANCE_KINDS and seat in (None, "chance"):
        return core.CHANCE
    if kind in AUTOMATIC_KINDS and seat is None:
        return core.AUTOMATIC
    if kind in CHANCE_KINDS or kind in AUTOMATIC_KINDS:
        raise BadPosition(f"The pending frame {document['kind']!r} asks no seat.")
    if type(seat) is not int or not 0 <= seat < players:
        raise BadPosition(f"The pending frame {document['kind']!r} needs a seat from 0 to {players - 1}.")
    return seat


def _read_local(name: str, local: str, values: Values, value: Any) -> int:
    if isinstance(values, frozenset):
        names_held = value if isinstance(value, list) else [] if value is None else [None]
        if any(item not in ORDERED[values] for item in names_held):
            raise BadPosition(
                f"{local!r} of the pending frame {name!r} is a list of {', '.join(ORDERED[values])}."
            )
        return sum(1 << ORDERED[values].index(item) for item in set(names_held))
    if value is None:
        value = values[0]
    if value not in values or type(value) is not type(values[0]):
        raise BadPosition(f"{value!r} is no {local!r} of the pending frame {name!r}.")
    return list(values).index(value) + (values.start if isinstance(values, range) else 0)
