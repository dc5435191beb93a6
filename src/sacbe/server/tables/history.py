"""What happened at a table, kept small: the newest entries as they are, older ones packed in blocks.

A client that connects for the first time gets everything, so all of it stays in memory; but a packed entry
takes a small part of the memory that its events would take.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from sacbe.core.events import Event
from sacbe.server.storage.models import ERASED

BLOCK = 20
"""How many entries are packed together."""


@dataclass(frozen=True)
class Entry:
    """One row of a table with the events it brought about."""

    seq: int
    at: float
    kind: str
    seat: int | None
    user: str | None
    data: dict[str, Any]
    moves: int
    """How many moves the record has after this row: where a rewind can go back to."""
    events: tuple[Event, ...] = ()


_decode = msgspec.msgpack.Decoder(list[Entry]).decode
_encode = msgspec.msgpack.Encoder().encode


class History:
    """The entries of a table in the order of their numbers, without a gap."""

    def __init__(self, known_after: int = 0) -> None:
        self.known_after = known_after
        """The row after which the entries are known here; those before it are only in the database."""
        self._packed: list[bytes] = []
        self._recent: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """Add the next entry."""
        self._recent.append(entry)
        if len(self._recent) == 2 * BLOCK:
            self._packed.append(zlib.compress(_encode(self._recent[:BLOCK])))
            del self._recent[:BLOCK]

    def after(self, seq: int) -> list[Entry]:
        """The entries after a number, as far as they are known here."""
        first = max(0, seq - self.known_after) // BLOCK
        older = (entry for block in self._packed[first:] for entry in _decode(zlib.decompress(block)))
        return [entry for entry in (*older, *self._recent) if entry.seq > seq]

    def erase(self, seqs: Iterable[int]) -> None:
        """Take what people wrote and their names out of some entries."""
        gone = set(seqs)
        known = self.after(self.known_after)
        self._packed, self._recent = [], []
        for entry in known:
            is_gone = entry.seq in gone and entry.kind in ERASED
            self.add(replace(entry, user=None, data=ERASED[entry.kind]) if is_gone else entry)

    def prepend(self, entries: Iterable[Entry]) -> None:
        """Add the entries before the first known one, from the first row on."""
        known = self.after(self.known_after)
        self.known_after, self._packed, self._recent = 0, [], []
        for entry in (*entries, *known):
            self.add(entry)
