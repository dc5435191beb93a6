"""Pending frames as documents: the name of each kind and the meaning of its two locals.

A frame is written as {"kind": ..., "seat": ..., local: value, ...}; a frame of the game's own course has no
seat, a frame of chance has the seat "chance".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core import ids as core
from sacbe.core.errors import BadPosition
from sacbe.games.mexica import ids, names

NUMBER = range(101)
SEAT = range(ids.SEATS)
SIZE = range(ids.SMALLEST, ids.SMALLEST + ids.SIZES)

# A local is a number of a range, or the name of a cell; no cell is written as null.
Local = tuple[str, Sequence[int] | Sequence[str]]

SPECS: dict[int, tuple[str, tuple[Local, ...]]] = {
    ids.DRAW_FIRST_PLAYER: ("draw_first_player", ()),
    ids.DRAW_CALPULLI: ("draw_calpulli", ()),
    ids.DRAW_NEUTRAL_CELL: ("draw_neutral_cell", ()),
    ids.DRAW_NEUTRAL_TEMPLE: ("draw_neutral_temple", (("level", range(2, 5)), ("left", range(1, 11)))),
    ids.DEAL_CALPULLI: ("deal_calpulli", (("dealt", NUMBER),)),
    ids.PLACE_NEUTRAL: ("place_neutral", (("failed", NUMBER),)),
    ids.ROUND: ("round", (("turns_taken", range(ids.SEATS + 1)),)),
    ids.END_ROUND: ("end_round", ()),
    ids.END_PERIOD: ("end_period", ()),
    ids.END_TURN: ("end_turn", (("of", SEAT),)),
    ids.PLACE_PILLIS: ("place_pillis", ()),
    ids.PLACE_PILLI: ("place_pilli", ()),
    ids.TURN: ("turn", ()),
    ids.VOTE: ("vote", (("size", SIZE), ("left", range(ids.SEATS)))),
    ids.LAY_SINGLE: ("lay_single", ()),
    ids.LAY_FIRST: ("lay_first", ()),
    ids.LAY_SECOND: ("lay_second", (("first", names.CELLS),)),
    ids.CHOOSE_AXIS: ("choose_axis", (("cell", names.CELLS), ("origin", names.CELLS))),
    ids.CHOOSE_GOAL: ("choose_goal", (("origin", names.CELLS),)),
    ids.CHOOSE_SITE: ("choose_site", (("level", range(1, 5)),)),
    ids.CHOOSE_TILE_CELL: ("choose_tile_cell", (("size", SIZE),)),
    ids.CHOOSE_LANDING: ("choose_landing", ()),
}
FRAME_NAMES = tuple(SPECS[kind][0] if kind in SPECS else "" for kind in range(max(SPECS) + 1))
KINDS = {name: kind for kind, (name, _) in SPECS.items()}
CHANCE_KINDS = range(ids.DRAW_FIRST_PLAYER, ids.DEAL_CALPULLI)
AUTOMATIC_KINDS = range(ids.DEAL_CALPULLI, ids.PLACE_PILLI)


def write(frame: Sequence[int]) -> dict[str, Any]:
    """A frame as a document."""
    name, local_specs = SPECS[frame[0]]
    document: dict[str, Any] = {"kind": name}
    if frame[1] != core.AUTOMATIC:
        document["seat"] = "chance" if frame[1] == core.CHANCE else frame[1]
    for (local, values), number in zip(local_specs, frame[2:], strict=False):
        if isinstance(values, range):
            document[local] = number
        else:
            document[local] = None if number == ids.NOWHERE else values[number]
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
        values = range(players) if values is SEAT else values
        frame.append(_read_local(name, local, values, document.get(local)))
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


def _read_local(name: str, local: str, values: Sequence[int] | Sequence[str], value: Any) -> int:
    if value is None and local == "origin":
        return ids.NOWHERE
    if value is None and isinstance(values, range):
        return values.start
    if value not in list(values) or type(value) is not type(values[0]):
        raise BadPosition(f"{value!r} is no {local!r} of the pending frame {name!r}.")
    return list(values).index(value) + (values.start if isinstance(values, range) else 0)
