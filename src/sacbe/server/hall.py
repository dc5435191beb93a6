"""The hall: the tables this worker has in memory, the one door for changes, and who listens.

Every change is planned on the table as it is known, stored under the next number, and taken in. If another
worker was first, its rows are read and the change is planned anew. Listeners hear of every row exactly once.
The worker that stored the last row of a table looks after its bots and clocks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

from sacbe.core import registry
from sacbe.core.record import Header
from sacbe.server import outlook, snapshots
from sacbe.server.clocks import Clock
from sacbe.server.errors import NotKnown, Refused
from sacbe.server.history import Entry
from sacbe.server.limits import Limits
from sacbe.server.live import GAME_KINDS, LiveTable
from sacbe.server.models import Row, Seat, Snapshot, Table
from sacbe.server.names import names_at
from sacbe.server.presence import Presence
from sacbe.server.store import OVER, PLAYING, Store, Taken
from sacbe.server.thinking import Thinking

SEATING_KINDS = ("join", "leave", "return", "start", "timeout", "forfeit", "fill", "erase")
"""Rows behind which somebody else sits or plays at the table."""
IDLE_SECONDS, LEAST_IDLE_SECONDS = 300.0, 30.0
"""How long a room that nobody uses stays in memory, and how long if there are too many."""
MOST_ROOMS = 200
GATHER_SECONDS, MOST_GATHER_SECONDS = 0.02, 3.0
"""How long comings and goings are gathered for each who hears of them, and at most."""

log = logging.getLogger("sacbe.hall")


@dataclass
class Change:
    """What a row will say."""

    kind: str
    seat: int | None
    user: str | None
    data: dict[str, Any]
    seating: dict[str, Any] = field(default_factory=dict)
    """What changes of the row's seat with it."""
    erased: tuple[int, ...] = ()
    """The rows whose words and names of people are taken out with it."""


Plan = Callable[[LiveTable], Change]
Listener = Callable[[LiveTable, list[Entry]], None]


@dataclass
class Room:
    """A table in memory with its lock, its seats, its clock and its listeners."""

    live: LiveTable
    seats: list[Seat]
    clock: Clock | None
    presence: Presence
    owner: str
    """Who has set the table up: its bots think as this person's share allows."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    used: float = field(default_factory=time.monotonic)
    """When somebody last came in."""
    is_gone: bool = False
    """Has the table been removed?"""
    is_gathering: bool = False
    """Will everyone soon be told who is there?"""
    views: dict[int | None, Raw] = field(default_factory=dict)
    """What seats and spectators see behind the last row, written once for all who see the same."""

    def take(self, row: Row) -> Entry:
        """Take one stored row in."""
        entry = self.live.take(row)
        self.views.clear()
        if self.clock is not None:
            self.clock.take(entry, self.live)
        return entry


class Hall:
    """All rooms of this worker."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.limits = Limits()
        self.thinking = Thinking()
        self.presence = Presence()
        self.presence.changed = self._tell_presence
        self.rooms: dict[str, Room] = {}
        self.setting_up = asyncio.Lock()
        """Held while a table is set up."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._keeping: set[asyncio.Task[None]] = set()
        self.before_change: list[Callable[[Room], Awaitable[None]]] = []
        """Called before every change: an outage must be known first."""
        self.after_change: list[Callable[[Room], None]] = []
        """Called after every change stored here: bots and clocks look whether it is their turn."""

    # Rooms.

    async def room(self, table_id: str) -> Room:
        """A room as it stands now, rebuilt from its rows if it is not in memory."""
        room = await self._room(table_id)
        if self.store.is_shared:
            await self.catch_up(table_id, await self.store.last(table_id))
        return room

    async def _room(self, table_id: str) -> Room:
        """A room as this worker knows it."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._rebuild(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _rebuild(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        seats = await self.store.seats(table_id)
        live = LiveTable(table_id, await self._header(table, seats))
        clock = _new_clock(table, seats)
        snapshot = await self.store.snapshot(table_id)
        if snapshot is not None:
            clock = snapshots.restore(live, snapshot.seq, snapshot.record)
        room = Room(live, seats, clock, self.presence, table.owner_id)
        for row in await self.store.rows(table_id, live.seq):
            room.take(row)
        self.rooms[table_id] = room
        return room

    async def remember(self, room: Room, after: int) -> None:
        """Have all entries behind a number in memory, those before the snapshot, too."""
        live = room.live
        async with room.lock:
            if after < live.history.told_behind:
                past = LiveTable(live.id, live.header)
                for row in await self.store.rows(live.id, 0, live.history.told_behind):
                    past.take(row)
                    # A long game takes a while to play through; others are served meanwhile.
                    await asyncio.sleep(0)
                live.history.put_before(past.history.behind(0))

    def forget(self, table_id: str) -> None:
        """A table has been removed: whoever listens is told so."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.is_gone = True
            self._tell(room, [])

    def drop_idle(self) -> None:
        """Forget the rooms that nobody listens to or has come into for a while; sooner if there are many."""
        idle = [room for room in self.rooms.values() if not room.listeners and not room.lock.locked()]
        surplus = len(self.rooms) - MOST_ROOMS
        for place, room in enumerate(sorted(idle, key=lambda room: room.used)):
            patience = LEAST_IDLE_SECONDS if place < surplus else IDLE_SECONDS
            if time.monotonic() - room.used > patience:
                del self.rooms[room.live.id]

    async def header(self, table_id: str) -> Header:
        """The header of a table's record, with those who sit there now."""
        return await self._header(await self.store.table(table_id), await self.store.seats(table_id))

    async def _header(self, table: Table, seats: list[Seat]) -> Header:
        names = names_at(seats, await self.store.names([seat.user_id for seat in seats if seat.user_id]))
        players = [names.get(seat.number, seat.bot or "") for seat in seats]
        return Header(
            table.game,
            table.players,
            registry.get(table.game).rules_version,
            tuple(table.modules),
            tuple(players),
            table.options.get("date", ""),
            None,
            table.options.get("position"),
        )

    def look_after(self, room: Room) -> None:
        """Let bots and clocks look whether it is their turn."""
        for look in self.after_change:
            look(room)

    # Changes.

    async def change(self, table_id: str, plan: Plan) -> Entry:
        """Carry out a change: the one door through which anything happens at a table."""
        room = await self._room(table_id)
        for look in self.before_change:
            await look(room)
        async with room.lock:
            entry = await self._carry_out(room, plan)
            self._tell(room, [entry])
            if entry.kind in (*GAME_KINDS, *SEATING_KINDS):
                self.look_after(room)
            if entry.seq % snapshots.EVERY == 0:
                self._keep(room)
            return entry

    def _keep(self, room: Room) -> None:
        """Have a snapshot stored as the table is now; nobody waits for it."""
        live = room.live
        record = snapshots.write(live, room.clock)
        keeping = asyncio.create_task(self._store_snapshot(live.id, live.seq, record))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._keeping.discard)

    async def _store_snapshot(self, table_id: str, seq: int, record: str) -> None:
        """Store a snapshot; the table stands without it, too."""
        try:
            await self.store.keep(Snapshot(table_id=table_id, seq=seq, record=record))
        except (SQLAlchemyError, OSError):
            log.exception("a snapshot could not be stored", extra={"table": table_id})

    async def _carry_out(self, room: Room, plan: Plan) -> Entry:
        """Plan and store a change; planned anew as long as it was planned, or refused, on old knowledge."""
        while True:
            try:
                return await self._store(room, plan(room.live))
            except Refused:
                if not await self._catch_up(room):
                    raise
            except Taken:
                if not await self._catch_up(room):
                    raise NotKnown("There is no such table any more.") from None

    async def _store(self, room: Room, change: Change) -> Entry:
        live = room.live
        after = outlook.position_after(live, change.kind, change.data)
        asked = outlook.asked(live.game, after) if after is not None else live.to_act()
        state = {"start": PLAYING}.get(change.kind)
        if after is not None and live.game.is_over(after):
            state = OVER
        row = await self.store.append(
            live.id,
            live.seq + 1,
            change.kind,
            change.seat,
            change.user,
            change.data,
            state,
            change.seating,
            asked if asked != live.to_act() else None,
            change.erased,
        )
        return (await self._take(room, [row]))[0]

    async def _take(self, room: Room, rows: list[Row]) -> list[Entry]:
        """Take stored rows in, and who sits there if they tell of that."""
        if any(row.kind in SEATING_KINDS for row in rows):
            room.seats = await self.store.seats(room.live.id)
            room.live.header = await self.header(room.live.id)
        return [room.take(row) for row in rows]

    # What other workers have stored.

    async def catch_up(self, table_id: str, seq: int) -> None:
        """Have the rows of a table up to a number, if it is in memory here."""
        room = self.rooms.get(table_id)
        if room is not None and room.live.seq < seq:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        """Take in what is stored and not yet known; was there anything?"""
        entries = await self._take(room, await self.store.rows(room.live.id, room.live.seq))
        if entries:
            self._tell(room, entries)
        return bool(entries)

    def _tell_presence(self, table_id: str) -> None:
        """Let everyone at a table hear that others are there now: no rows, but a reason to look.

        The more there are to hear it, the longer comings and goings are gathered before.
        """
        room = self.rooms.get(table_id)
        if room is None or room.is_gathering:
            return
        room.is_gathering = True
        seconds = min(GATHER_SECONDS * (1 + len(room.listeners)), MOST_GATHER_SECONDS)
        asyncio.get_running_loop().call_later(seconds, self._tell_gathered, room)

    def _tell_gathered(self, room: Room) -> None:
        room.is_gathering = False
        self._tell(room, [])

    def _tell(self, room: Room, entries: list[Entry]) -> None:
        for listener in list(room.listeners):
            listener(room.live, entries)


def _new_clock(table: Table, seats: list[Seat]) -> Clock | None:
    """The clock of a table before its first row, if it has one."""
    times = table.options.get("clock")
    if times is None:
        return None
    bots = {seat.number for seat in seats if seat.kind == "bot"}
    when_out = times.get("when_out", "bot")
    return Clock(times["per_move"], times["bank"], [times["bank"]] * table.players, bots, when_out=when_out)
