"""Presence: who is connected to each table, here and at other workers.

A person counts once, by however many connections; a stranger counts with each. Workers tell each other whom
they have in short notices, and again with every beat, so that the people of a worker that has died are
forgotten when it has been silent for a while.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from sacbe.server.models import Seat, User
from sacbe.server.names import distinct

SILENT_SECONDS = 10.0
NAMED = 25
"""So many people fit into a notice; those behind them are only counted."""


class Connected(msgspec.Struct, frozen=True):
    """Someone at a table."""

    user_id: str
    name: str
    since: float


class Notice(msgspec.Struct):
    """Whom a worker has at a table."""

    worker: str
    table_id: str
    people: list[Connected]
    strangers: int


_read = msgspec.json.Decoder(Notice).decode
_write = msgspec.json.Encoder().encode


class Presence:
    """Everyone who is connected, as this worker knows it."""

    def __init__(self) -> None:
        self._worker = secrets.token_hex(8)
        self._here: dict[str, list[Connected | None]] = {}
        """The connections to each table; None is a stranger."""
        self._elsewhere: dict[str, dict[str, tuple[float, Notice]]] = {}
        """The last notice about each table from each other worker, and when it came."""
        self._known: dict[str, list[Connected]] = {}
        """The people at each table, here and elsewhere, as found out since the last change."""
        self._come_again: dict[str, list[Callable[[], None]]] = {}
        """What tells each connection of a person to say again who it is."""
        self.changed: Callable[[str], None] = lambda table_id: None
        """Called when others are at a table than before."""
        self.changed_here: Callable[[str], None] = lambda table_id: None
        """Called before that, if it was by a connection to this worker."""

    # Coming and going.

    @contextmanager
    def connected(
        self, table_id: str, user: User | None, come_again: Callable[[], None] = lambda: None
    ) -> Iterator[None]:
        """A connection to a table, as long as it lasts; it can be told to come again."""
        connections = self._here.setdefault(table_id, [])
        someone = Connected(user.id, user.name, time.time()) if user is not None else None
        is_new = self._is_alone(table_id, someone)
        connections.append(someone)
        who = user.id if user is not None else ""
        ways = self._come_again.setdefault(who, [])
        ways.append(come_again)
        self._tell(table_id, is_new)
        try:
            yield
        finally:
            ways.remove(come_again)
            if not ways:
                del self._come_again[who]
            connections.remove(someone)
            if not connections:
                del self._here[table_id]
            self._tell(table_id, self._is_alone(table_id, someone))

    def signed_out(self, user_id: str) -> None:
        """A person was signed out somewhere: the connections come again, and say who they are."""
        for come_again in list(self._come_again.get(user_id, ())):
            come_again()

    def _is_alone(self, table_id: str, someone: Connected | None) -> bool:
        """Is there no other connection of the same person?"""
        others = [other for other in self._here.get(table_id, ()) if other is not None]
        return someone is None or all(other.user_id != someone.user_id for other in others)

    def _tell(self, table_id: str, is_change: bool) -> None:
        self._known.pop(table_id, None)
        if is_change:
            self.changed_here(table_id)
            self.changed(table_id)

    # Other workers.

    def tables(self) -> list[str]:
        """The tables to which somebody is connected here."""
        return list(self._here)

    def notice(self, table_id: str) -> str:
        """Whom this worker has at a table, in short."""
        people = _once(self._people_here(table_id))
        unnamed = len(people[NAMED:]) + self._here.get(table_id, []).count(None)
        return _write(Notice(self._worker, table_id, people[:NAMED], unnamed)).decode()

    def hear(self, text: str) -> None:
        """Take in whom another worker has at a table."""
        notice = _read(text)
        if notice.worker == self._worker:
            return
        others = self._elsewhere.setdefault(notice.table_id, {})
        _, before = others.pop(notice.worker, (0.0, Notice("", "", [], 0)))
        if notice.people or notice.strangers:
            others[notice.worker] = (time.monotonic(), notice)
        if not others:
            del self._elsewhere[notice.table_id]
        self._known.pop(notice.table_id, None)
        if (before.people, before.strangers) != (notice.people, notice.strangers):
            self.changed(notice.table_id)

    def forget_silent(self) -> None:
        """Forget whom a worker had that has said nothing for a while."""
        end = time.monotonic() - SILENT_SECONDS
        for table_id, others in list(self._elsewhere.items()):
            kept = {worker: told for worker, told in others.items() if told[0] > end}
            if len(kept) < len(others):
                self._elsewhere[table_id] = kept
                self._known.pop(table_id, None)
                self.changed(table_id)

    # Who is there.

    def seats(self, table_id: str, seats: list[Seat]) -> list[int]:
        """The seats whose people are connected."""
        people = {someone.user_id for someone in self._people(table_id)}
        return [seat.number for seat in seats if seat.user_id in people]

    def watching(self, table_id: str, seats: list[Seat]) -> int:
        """How many are connected who do not sit there."""
        people = {someone.user_id for someone in self._people(table_id)}
        return len(people - {seat.user_id for seat in seats}) + self._strangers(table_id)

    def told(self, table_id: str, seats: list[Seat]) -> dict[str, Any]:
        """Who is there, as everyone at the table may know: those who sit there first."""
        numbers = {seat.user_id: seat.number for seat in seats}
        people = [
            {"name": someone.name, "seat": numbers.get(someone.user_id), "since": someone.since}
            for someone in self._people(table_id)
        ]
        people.sort(key=lambda someone: (someone["seat"] is None, someone["seat"] or 0))
        for someone, name in zip(people, distinct(str(one["name"]) for one in people), strict=True):
            someone["name"] = name
        return {"people": people, "watching": self.watching(table_id, seats)}

    def _people(self, table_id: str) -> list[Connected]:
        """The people at a table, each once, the first to come first."""
        if table_id in self._known:
            return self._known[table_id]
        elsewhere = self._elsewhere.get(table_id, {}).values()
        heard = [someone for _, notice in elsewhere for someone in notice.people]
        people = _once([*self._people_here(table_id), *heard])
        if people:
            self._known[table_id] = people
        return people

    def _people_here(self, table_id: str) -> list[Connected]:
        return [someone for someone in self._here.get(table_id, ()) if someone is not None]

    def _strangers(self, table_id: str) -> int:
        elsewhere = self._elsewhere.get(table_id, {}).values()
        return self._here.get(table_id, []).count(None) + sum(notice.strangers for _, notice in elsewhere)


def _once(people: list[Connected]) -> list[Connected]:
    """Each person once, with the earliest of the connections."""
    first: dict[str, Connected] = {}
    for someone in sorted(people, key=lambda someone: someone.since):
        first.setdefault(someone.user_id, someone)
    return list(first.values())
