"""The hall: the tables this worker has in memory, the one door for changes, and who listens.

Every change is planned on the table as it is known, stored under the next number, and taken in. If another
worker was first, its rows are read and the change is planned anew. Listeners hear of every row exactly once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sacbe.core import registry
from sacbe.core.record import Header
from sacbe.server.live import Entry, LiveTable
from sacbe.server.models import Seat, Table
from sacbe.server.store import Store, Taken

OPEN, PLAYING, OVER = "open", "playing", "over"


@dataclass
class Change:
    """What a row will say."""

    kind: str
    seat: int | None
    user: str | None
    data: dict[str, Any]


Plan = Callable[[LiveTable], Change]
Listener = Callable[[LiveTable, list[Entry]], None]


@dataclass
class Room:
    """A table in memory with its lock, its seats and its listeners."""

    live: LiveTable
    seats: list[Seat]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)


class Hall:
    """All rooms of this worker."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.after_change: list[Callable[[Room], None]] = []
        """Called after every change of a game: bots and clocks look whether it is their turn."""
        self.announce: Callable[[str], None] = lambda table_id: None
        """Tells other workers that a table has new rows."""

    async def room(self, table_id: str) -> Room:
        """A room, rebuilt from its rows if it is not in memory."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.rooms:
                table = await self.store.table(table_id)
                seats = await self.store.seats(table_id)
                live = LiveTable(table_id, await self._header(table, seats))
                for row in await self.store.rows(table_id, 0):
                    live.take(row)
                self.rooms[table_id] = Room(live, seats)
        self._opening.pop(table_id, None)
        return self.rooms[table_id]

    async def header(self, table_id: str) -> Header:
        """The header of a table's record, with those who sit there now."""
        return await self._header(await self.store.table(table_id), await self.store.seats(table_id))

    async def _header(self, table: Table, seats: list[Seat]) -> Header:
        names = await self.store.names([seat.user_id for seat in seats if seat.user_id])
        players = [names.get(seat.user_id or "", seat.bot or "") for seat in seats]
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

    async def change(self, table_id: str, plan: Plan) -> Entry:
        """Carry out a change: the one door through which anything happens at a table."""
        room = await self.room(table_id)
        async with room.lock:
            while True:
                change = plan(room.live)
                try:
                    entry = await self._store(room, change)
                except Taken:
                    await self._catch_up(room)
                    continue
                self._tell(room, [entry])
                self.announce(table_id)
                return entry

    async def _store(self, room: Room, change: Change) -> Entry:
        live = room.live
        state = {"start": PLAYING}.get(change.kind)
        if change.kind == "play" and _ends(live, change):
            state = OVER
        row = await self.store.append(
            live.id, live.seq + 1, change.kind, change.seat, change.user, change.data, state
        )
        return live.take(row)

    async def catch_up(self, table_id: str) -> None:
        """Read the rows that another worker has stored, if the table is in memory here."""
        room = self.rooms.get(table_id)
        if room is not None:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        entries = [room.live.take(row) for row in await self.store.rows(room.live.id, room.live.seq)]
        if any(entry.kind in ("join", "leave", "return", "start") for entry in entries):
            room.seats = await self.store.seats(room.live.id)
        if entries:
            self._tell(room, entries)

    def _tell(self, room: Room, entries: list[Entry]) -> None:
        for listener in list(room.listeners):
            listener(room.live, entries)
        for look in self.after_change:
            look(room)


def _ends(live: LiveTable, change: Change) -> bool:
    """Would this change end the game?"""
    session = live.playing()
    state = session.state.copy()
    for seat, action in change.data["moves"]:
        if seat != live.game.to_act(state) and seat in live.game.may_act(state):
            live.game.turn_to(state, seat)
        live.game.apply(state, action)
    return live.game.is_over(state)
