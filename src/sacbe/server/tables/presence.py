"""Presence: who is connected to each table, here and at other workers.

A user counts once, by however many connections; an anonymous connection counts each time. Workers send each
other short notices of who is connected, and again with every heartbeat, so that the users of a worker that
has died are dropped after a while.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from sacbe.server.protocol.messages import PresentUser
from sacbe.server.storage.models import Seat, User
from sacbe.server.storage.names import distinct

SILENT_SECONDS = 10.0
NAMED = 25
"""How many users fit into a notice; those after them are only counted."""


class Connected(msgspec.Struct, frozen=True):
    """A user at a table."""

    user_id: str
    name: str
    since: float


class Notice(msgspec.Struct):
    """Who is connected to a table at one worker."""

    worker: str
    table_id: str
    people: list[Connected]
    strangers: int


@dataclass(frozen=True)
class Summary:
    """Who is at a table, as everyone there may know."""

    seats: list[Seat]
    """The seats as they were then."""
    present: list[int]
    """The seats whose users are connected."""
    watching: int
    """How many are connected who do not sit there."""
    people: list[PresentUser]
    """Every user who is connected; those who sit there come first."""


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
        self._summaries: dict[str, Summary] = {}
        """Who is at each table, here and elsewhere, as of the last change."""
        self._reconnect: dict[str, list[Callable[[], None]]] = {}
        """What makes each connection of a user connect again."""
        self.changed: Callable[[str], None] = lambda table_id: None
        """Called when others are at a table than before."""
        self.changed_here: Callable[[str], None] = lambda table_id: None
        """Called before that, if it was by a connection to this worker."""

    # Connecting and disconnecting.

    @contextmanager
    def connected(
        self, table_id: str, user: User | None, reconnect: Callable[[], None] = lambda: None
    ) -> Iterator[None]:
        """A connection to a table, as long as it lasts; `reconnect` makes it connect again."""
        connections = self._here.setdefault(table_id, [])
        someone = Connected(user.id, user.name, time.time()) if user is not None else None
        is_new = self._is_alone(table_id, someone)
        connections.append(someone)
        user_id = user.id if user is not None else ""
        callbacks = self._reconnect.setdefault(user_id, [])
        callbacks.append(reconnect)
        self._note_change(table_id, is_new)
        try:
            yield
        finally:
            callbacks.remove(reconnect)
            if not callbacks:
                del self._reconnect[user_id]
            connections.remove(someone)
            if not connections:
                del self._here[table_id]
            self._note_change(table_id, self._is_alone(table_id, someone))

    def signed_out(self, user_id: str) -> None:
        """A user was signed out somewhere: all connections of the user must authenticate again."""
        for reconnect in list(self._reconnect.get(user_id, ())):
            reconnect()

    def _is_alone(self, table_id: str, someone: Connected | None) -> bool:
        """Is there no other connection of the same user?"""
        others = [other for other in self._here.get(table_id, ()) if other is not None]
        return someone is None or all(other.user_id != someone.user_id for other in others)

    def _note_change(self, table_id: str, is_change: bool) -> None:
        self._summaries.pop(table_id, None)
        if is_change:
            self.changed_here(table_id)
            self.changed(table_id)

    # Other workers.

    def tables(self) -> list[str]:
        """The tables to which somebody is connected here."""
        return list(self._here)

    def notice(self, table_id: str) -> str:
        """Who is connected to a table here, as a short text."""
        people = _once(self._people_here(table_id))
        unnamed = len(people[NAMED:]) + self._here.get(table_id, []).count(None)
        return _write(Notice(self._worker, table_id, people[:NAMED], unnamed)).decode()

    def receive(self, text: str) -> None:
        """Take in the notice of another worker."""
        notice = _read(text)
        if notice.worker == self._worker:
            return
        others = self._elsewhere.setdefault(notice.table_id, {})
        _, before = others.pop(notice.worker, (0.0, Notice("", "", [], 0)))
        if notice.people or notice.strangers:
            others[notice.worker] = (time.monotonic(), notice)
        if not others:
            del self._elsewhere[notice.table_id]
        self._summaries.pop(notice.table_id, None)
        if (before.people, before.strangers) != (notice.people, notice.strangers):
            self.changed(notice.table_id)

    def forget_silent(self) -> None:
        """Drop the users of workers that have sent nothing for a while."""
        end = time.monotonic() - SILENT_SECONDS
        for table_id, others in list(self._elsewhere.items()):
            kept = {worker: last for worker, last in others.items() if last[0] > end}
            if len(kept) < len(others):
                self._elsewhere[table_id] = kept
                self._summaries.pop(table_id, None)
                self.changed(table_id)

    # Who is there.

    def summary(self, table_id: str, seats: list[Seat]) -> Summary:
        """Who is at a table where these seats are."""
        known = self._summaries.get(table_id)
        if known is None or known.seats is not seats:
            known = self._summarize(table_id, seats)
            if known.people or known.watching:
                self._summaries[table_id] = known
        return known

    def _summarize(self, table_id: str, seats: list[Seat]) -> Summary:
        numbers = {seat.user_id: seat.number for seat in seats}
        elsewhere = self._elsewhere.get(table_id, {}).values()
        others = [someone for _, notice in elsewhere for someone in notice.people]
        users = _once([*self._people_here(table_id), *others])
        seated = {numbers[user.user_id] for user in users if user.user_id in numbers}
        strangers = self._here.get(table_id, []).count(None)
        strangers += sum(notice.strangers for _, notice in elsewhere)
        people = [PresentUser(user.name, numbers.get(user.user_id), user.since) for user in users]
        people.sort(key=lambda user: (user.seat is None, user.seat or 0))
        for user, name in zip(people, distinct(user.name for user in people), strict=True):
            user.name = name
        return Summary(seats, sorted(seated), len(users) - len(seated) + strangers, people)

    def _people_here(self, table_id: str) -> list[Connected]:
        return [someone for someone in self._here.get(table_id, ()) if someone is not None]


def _once(people: list[Connected]) -> list[Connected]:
    """Each user once, with the earliest of the connections."""
    first: dict[str, Connected] = {}
    for someone in sorted(people, key=lambda someone: someone.since):
        first.setdefault(someone.user_id, someone)
    return list(first.values())
