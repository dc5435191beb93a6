"""Snapshots: a table as of one row, so that it is rebuilt from that and the few rows behind it.

What is kept is the record so far with the little that the record does not say. What happened before a
snapshot is not kept in it; whoever asks for that is told from the rows.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sacbe.core.session import Session
from sacbe.server.clocks import Clock
from sacbe.server.history import History
from sacbe.server.live import LiveTable

EVERY = 100
"""A snapshot is stored with every so many rows."""


class Kept(msgspec.Struct):
    """What a snapshot holds."""

    moves: list[tuple[int, int]] | None
    """The moves of the record; None before the game begins."""
    asked_at: dict[int, int]
    rewind: dict[str, Any] | None
    clock: Clock | None
    joined: set[int] = set()
    is_stopped: bool = False


_decode = msgspec.json.Decoder(Kept).decode
_encode = msgspec.json.Encoder().encode


def write(live: LiveTable, clock: Clock | None) -> str:
    """A table as it is now."""
    moves = live.session.record.moves if live.session is not None else None
    return _encode(Kept(moves, live.asked_at, live.rewind, clock, live.joined, live.is_stopped)).decode()


def restore(live: LiveTable, seq: int, text: str) -> Clock | None:
    """Bring a new table to where it was at a row; its clock."""
    kept = _decode(text)
    if kept.moves is not None:
        live.session = Session.followed(live.game, live.header)
        for seat, action in kept.moves:
            live.session.follow(seat, action)
        live.session.events.clear()
    live.seq, live.history = seq, History(seq)
    live.asked_at, live.rewind, live.joined = kept.asked_at, kept.rewind, kept.joined
    live.is_stopped = kept.is_stopped
    return kept.clock
