# compiled
"""What happened, and who may know it.

Rules note events while they change a state, if a Journal is attached to it (sessions attach one, playouts do
not). An entry is a row of small integers; a game's event table turns it into an Event with names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

import cython

from sacbe.core import constants
from sacbe.core.layout import Shorts, zero


class Journal:
    """The events of one action, as rows of integers."""

    count: int
    entries: Annotated[Shorts, constants.EVENT_SIZE * constants.MAX_EVENTS]

    def __init__(self) -> None:
        if not cython.compiled:
            zero(self)

    def add(self, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
        """Write one row; a full journal keeps what it has."""
        if self.count == constants.MAX_EVENTS:
            return
        start = self.count * constants.EVENT_SIZE
        self.entries[start] = kind
        self.entries[start + 1] = seat
        self.entries[start + 2] = a
        self.entries[start + 3] = b
        self.entries[start + 4] = c
        self.entries[start + 5] = audience
        self.count += 1

    def drain(self) -> list[tuple[int, ...]]:
        """The entries since the last call, as tuples."""
        drained = [self.entries[i] for i in range(self.count * constants.EVENT_SIZE)]
        self.count = 0
        return [
            tuple(drained[i : i + constants.EVENT_SIZE]) for i in range(0, len(drained), constants.EVENT_SIZE)
        ]


@dataclass(frozen=True)
class Event:
    """One thing that happened: its kind, the seat it happened to, and its particulars by name."""

    kind: str
    seat: int | None
    data: dict[str, int | str] = field(default_factory=dict)
    audience: int | None = None
    """The only seat that may know it; None when all may."""

    def known_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of the event?"""
        return self.audience is None or self.audience == seat

    def document(self) -> dict[str, int | str | None]:
        """The event as a flat document."""
        return {"event": self.kind, "seat": self.seat, **self.data}


@dataclass(frozen=True)
class EventKind:
    """What one kind of event means, and how its integers are named.

    `fields` names a, b and c in order; `names` gives, for a field, the list that its integer indexes.
    docs/events.md is written from these.
    """

    name: str
    about: str
    fields: tuple[str, ...] = ()
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def event(self, row: tuple[int, ...]) -> Event:
        """A journal row of this kind as an Event."""
        seat, audience = row[1], row[5]
        return Event(
            self.name,
            seat if seat >= 0 else None,
            self._data(row),
            audience if audience != constants.EVERYONE else None,
        )

    def document(self, row: tuple[int, ...]) -> dict[str, int | str | None]:
        """A journal row of this kind as the document of its Event, without one."""
        return {"event": self.name, "seat": row[1] if row[1] >= 0 else None, **self._data(row)}

    def _data(self, row: tuple[int, ...]) -> dict[str, int | str]:
        data: dict[str, int | str] = {}
        for name, value in zip(self.fields, row[2:5], strict=False):
            data[name] = self.names[name][value] if name in self.names else value
        return data
