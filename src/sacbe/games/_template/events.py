"""How the events are named, in the order of their ids."""

from __future__ import annotations

from sacbe.core.events import EventKind
from sacbe.games._template import names

EVENT_KINDS = (
    EventKind("tile_revealed", ("tile",), {"tile": names.TILES}),
    EventKind("favour_chosen", ("kind",), {"kind": names.KINDS}),
    EventKind("round_began", ("round",)),
    EventKind("turn_began"),
    EventKind("turn_ended"),
    EventKind("taken", ("tile",), {"tile": names.TILES}),
    EventKind("paid", ("token",), {"token": names.TOKENS}),
    EventKind("gathered", ("token",), {"token": names.TOKENS}),
    EventKind("favour_shown", ("kind",), {"kind": names.KINDS}),
    EventKind("scored", ("source", "points"), {"source": names.SOURCES}),
    EventKind("game_ended"),
)
