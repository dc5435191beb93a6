"""Pending frames as documents: the name of each kind and the meaning of its first local.

A frame is written as {"kind": ..., "seat": ..., local: value}; a frame of the game's own course has no seat,
a frame of chance has the seat "chance".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core import ids as core
from sacbe.core.errors import BadPosition
from sacbe.games._template import ids, names

Local = tuple[str, Sequence[int] | Sequence[str]]

# A local is a number of a range or an index of a list of names; no kind of frame here has two.
SPECS: dict[int, tuple[str, Local | None]] = {
    ids.REVEAL_TILE: ("reveal_tile", None),
    ids.FILL_MARKET: ("fill_market", None),
    ids.ASK_FAVOURS: ("ask_favours", None),
    ids.ROUND: ("round", ("turns_taken", range(ids.SEATS + 1))),
    ids.CHOOSE_FAVOUR: ("choose_favour", None),
    ids.TURN: ("turn", ("step", names.STEPS)),
    ids.PAY: ("pay", None),
}
FRAME_NAMES = ("", *(SPECS[kind][0] for kind in sorted(SPECS)))
KINDS = {name: kind for kind, (name, _) in SPECS.items()}
AUTOMATIC_KINDS = range(ids.FILL_MARKET, ids.CHOOSE_FAVOUR)


def write(frame: Sequence[int]) -> dict[str, Any]:
    """A frame as a document."""
    name, local = SPECS[frame[0]]
    document: dict[str, Any] = {"kind": name}
    if frame[1] != core.AUTOMATIC:
        document["seat"] = "chance" if frame[1] == core.CHANCE else frame[1]
    if local is not None:
        document[local[0]] = local[1][frame[2]]
    return document


def read(document: Any, players: int) -> list[int]:
    """The frame that a document describes."""
    name = document.get("kind") if isinstance(document, dict) else None
    if not isinstance(name, str) or name not in KINDS:
        raise BadPosition(f"A pending frame needs a kind among {', '.join(sorted(KINDS))}.")
    kind = KINDS[name]
    local = SPECS[kind][1]
    unknown = set(document) - {"kind", "seat"} - ({local[0]} if local is not None else set())
    if unknown:
        raise BadPosition(f"The pending frame {name!r} has no {min(map(str, unknown))!r}.")
    return [kind, _read_seat(document, kind, players), _read_local(document, local, players), 0]


def _read_seat(document: dict[str, Any], kind: int, players: int) -> int:
    seat = document.get("seat")
    if kind == ids.REVEAL_TILE and seat in (None, "chance"):
        return core.CHANCE
    if kind in AUTOMATIC_KINDS and seat is None:
        return core.AUTOMATIC
    if kind == ids.REVEAL_TILE or kind in AUTOMATIC_KINDS:
        raise BadPosition(f"The pending frame {document['kind']!r} asks no seat.")
    if type(seat) is not int or not 0 <= seat < players:
        raise BadPosition(f"The pending frame {document['kind']!r} needs a seat from 0 to {players - 1}.")
    return seat


def _read_local(document: dict[str, Any], local: Local | None, players: int) -> int:
    if local is None:
        return 0
    key, values = local
    allowed = values[: players + 1] if isinstance(values, range) else values
    value = document.get(key, allowed[0])
    if type(value) is not type(allowed[0]) or value not in allowed:
        raise BadPosition(f"{value!r} is no {key!r} of the pending frame {document['kind']!r}.")
    return list(allowed).index(value)
