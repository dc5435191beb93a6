"""Snapshots: a table as of one row, so that it is rebuilt from that and the few rows after it.

A snapshot keeps the record so far, and the little that the record does not say. It keeps no events: the
history before a snapshot is replayed from the rows when somebody asks for it.
"""

from __future__ import annotations

import msgspec

from sacbe.core.session import Session
from sacbe.server.protocol.answers import AskedRewind
from sacbe.server.tables.clocks import Clock
from sacbe.server.tables.game import Outcome, TableGame
from sacbe.server.tables.history import History

EVERY = 100
"""How many rows there are from one snapshot to the next."""


class Kept(msgspec.Struct, kw_only=True):
    """What a snapshot holds."""

    moves: list[tuple[int, int]] | None
    """The moves of the record; None before the game begins."""
    decision_numbers: dict[int, int] = msgspec.field(name="asked_at")
    rewind: AskedRewind | None
    clock: Clock | None
    joined: set[int] = set()
    is_stopped: bool = False


_decode = msgspec.json.Decoder(Kept).decode
_encode = msgspec.json.Encoder().encode


def write(table: TableGame, clock: Clock | None) -> str:
    """A table as it is now."""
    moves = table.session.record.moves if table.session is not None else None
    kept = Kept(
        moves=moves,
        decision_numbers=table.decision_numbers,
        rewind=table.rewind,
        clock=clock,
        joined=table.joined,
        is_stopped=table.is_stopped,
    )
    return _encode(kept).decode()


def restore(table: TableGame, seq: int, text: str) -> Clock | None:
    """Bring a new table to where it was at a row; its clock."""
    kept = _decode(text)
    if kept.moves is not None:
        session = Session.replaying(table.game, table.header)
        for seat, action in kept.moves:
            session.push(seat, action)
        table.outcome = Outcome.of(session)
    table.seq, table.history = seq, History(seq)
    table.decision_numbers, table.rewind, table.joined = kept.decision_numbers, kept.rewind, kept.joined
    table.is_stopped = kept.is_stopped
    return kept.clock
