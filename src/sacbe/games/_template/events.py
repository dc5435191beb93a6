"""How the events are named, in the order of their ids."""

from __future__ import annotations

from sacbe.core.events import EventKind
from sacbe.games._template import names

EVENT_KINDS = (
    EventKind("tile_revealed", "A tile comes into the market.", ("tile",), {"tile": names.TILES}),
    EventKind(
        "favour_chosen", "The seat chooses its favour; only it knows which.", ("kind",), {"kind": names.KINDS}
    ),
    EventKind("round_began", "A round begins.", ("round",)),
    EventKind("turn_began", "The seat's turn begins."),
    EventKind("turn_ended", "The seat's turn ends."),
    EventKind("taken", "The seat takes a tile.", ("tile",), {"tile": names.TILES}),
    EventKind("paid", "The seat pays a token.", ("token",), {"token": names.TOKENS}),
    EventKind("gathered", "The seat gathers a token.", ("token",), {"token": names.TOKENS}),
    EventKind("favour_shown", "The seat shows its favour.", ("kind",), {"kind": names.KINDS}),
    EventKind("scored", "The seat scores points.", ("source", "points"), {"source": names.SOURCES}),
    EventKind("game_ended", "The game is over."),
)
