"""What belongs to a table in memory beside its game: seats, clock, lock, and who is connected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import Raw

from sacbe.server.protocol.answers import Account
from sacbe.server.storage.models import Seat
from sacbe.server.storage.store import StoredRow
from sacbe.server.tables.clocks import Clock
from sacbe.server.tables.digests import TableDigest
from sacbe.server.tables.game import Outcome, TableGame
from sacbe.server.tables.history import Entry
from sacbe.server.tables.presence import Presence, Summary

Subscriber = Callable[[list[Entry]], None]
"""Gets the entries of every change, or none when only the people around the table have changed."""


@dataclass(kw_only=True)
class LiveTable(TableGame):
    """A table that this worker holds in memory."""

    owner: str
    """The user who set the table up: its bots think as this user's share allows."""
    seats: list[Seat]
    clock: Clock | None
    presence: Presence
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a change is planned, stored and taken in."""
    subscribers: list[Subscriber] = field(default_factory=list)
    used: float = field(default_factory=time.monotonic)
    """When the table was last asked for."""
    is_removed: bool = False
    is_gathering: bool = False
    """Will the subscribers soon be notified of who is there?"""
    views: dict[int | None, Raw] = field(default_factory=dict)
    """What seats and spectators see after the last row, encoded once for all who see the same."""
    digest: TableDigest | None = None
    """The log as cards, once a client has asked for it."""
    choices: dict[tuple[int, bool], Raw] = field(default_factory=dict)
    """What seats may answer after the last row, with or without what it brings, encoded once."""

    accounts: list[Account | None] = field(default_factory=list)
    """Why the game ended as it did, once somebody has asked after its last row."""

    def present(self) -> Summary:
        """Who is connected to the table."""
        return self.presence.summary(self.id, self.seats)

    def audience(self) -> list[int | None]:
        """The seats, and None for spectators, to which every change is sent."""
        found = self.present()
        return [*found.present, None] if found.watching else [*found.present]

    def take(self, row: StoredRow, outcome: Outcome | None = None) -> Entry:
        """Take the next stored row in."""
        entry = super().take(row, outcome)
        self.views.clear()
        self.choices.clear()
        self.accounts.clear()
        if self.digest is not None and not self.digest.take(entry):
            self.digest.make(self.history.after(0))
        if self.clock is not None:
            self.clock.take(entry, self)
        return entry

    def cards(self) -> TableDigest:
        """The log as cards; all entries are in memory."""
        if self.digest is None:
            self.digest = TableDigest(self.game, self.history.after(0))
        return self.digest

    def notify(self, entries: list[Entry]) -> None:
        """Pass entries on to every subscriber."""
        for subscriber in list(self.subscribers):
            subscriber(entries)
