"""The tables this worker holds in memory, and the one way in which anything at them changes.

Every change is planned on the table as it is known here, stored under the next number, and taken in with the
outcome it was planned with. If another worker was first, its rows are read and the change is planned again.
Subscribers get every row exactly once. The worker that stored the last row of a table looks after its bots
and clocks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sacbe.core import registry
from sacbe.core.record import Header
from sacbe.server.errors import NotFound, Refused
from sacbe.server.storage.models import Seat, Snapshot, Table
from sacbe.server.storage.names import names_at
from sacbe.server.storage.store import OVER, PLAYING, SequenceTaken, Store, StoredRow
from sacbe.server.tables import snapshots
from sacbe.server.tables.clocks import Clock
from sacbe.server.tables.game import GAME_KINDS, Change, Outcome, TableGame
from sacbe.server.tables.history import Entry
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.presence import Presence
from sacbe.server.tables.standings import standings
from sacbe.server.tables.thinking import Thinking

SEATING_KINDS = ("join", "leave", "return", "start", "timeout", "forfeit", "fill", "erase")
"""Rows after which somebody else sits or plays at the table."""
IDLE_SECONDS, MIN_IDLE_SECONDS = 300.0, 30.0
"""How long a table that nobody uses stays in memory, and how long if there are too many."""
MAX_TABLES = 200
GATHER_SECONDS, MAX_GATHER_SECONDS = 0.02, 3.0
"""How long arrivals and departures are gathered for each subscriber, and at most."""

Plan = Callable[[LiveTable], Change]

log = logging.getLogger("sacbe.tables")


class LiveTables:
    """All tables that this worker holds in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinking = Thinking()
        self.presence = Presence()
        self.presence.changed = self._gather_presence
        self.in_memory: dict[str, LiveTable] = {}
        self.setting_up = asyncio.Lock()
        """Held while a table is set up."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._snapshots: set[asyncio.Task[None]] = set()
        self.before_change: list[Callable[[LiveTable], Awaitable[None]]] = []
        """Called before every change: an outage must be known first."""
        self.after_change: list[Callable[[LiveTable], None]] = []
        """Called after every change stored here: bots and clocks check whether it is their turn."""

    # Holding tables in memory.

    async def get(self, table_id: str) -> LiveTable:
        """A table as it is now, rebuilt from its rows if it is not in memory."""
        table = await self._get(table_id)
        if self.store.is_shared:
            await self.catch_up(table_id, await self.store.last(table_id))
        return table

    async def _get(self, table_id: str) -> LiveTable:
        """A table as this worker knows it."""
        table = self.in_memory.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            return table
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._rebuild(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _rebuild(self, table_id: str) -> LiveTable:
        stored = await self.store.table(table_id)
        seats = await self.store.seats(table_id)
        header = await self._header(stored, seats)
        table = LiveTable(
            table_id,
            header,
            owner=stored.owner_id,
            seats=seats,
            clock=_new_clock(stored, seats),
            presence=self.presence,
        )
        snapshot = await self.store.snapshot(table_id)
        if snapshot is not None:
            table.clock = snapshots.restore(table, snapshot.seq, snapshot.record)
        for row in await self.store.rows(table_id, table.seq):
            table.take(row)
        self.in_memory[table_id] = table
        return table

    async def load_history(self, table: LiveTable, after: int) -> None:
        """Have all entries after a number in memory, also those before the snapshot."""
        async with table.lock:
            if after < table.history.known_after:
                past = TableGame(table.id, table.header)
                for row in await self.store.rows(table.id, 0, table.history.known_after):
                    past.take(row)
                    # A long game takes a while to replay; others are served meanwhile.
                    await asyncio.sleep(0)
                table.history.prepend(past.history.after(0))

    def close(self, table_id: str) -> None:
        """A table has been removed: its subscribers are notified."""
        table = self.in_memory.pop(table_id, None)
        if table is not None:
            table.is_removed = True
            table.notify([])

    def evict_idle(self) -> None:
        """Drop the tables without subscribers that nobody has used for a while; sooner if there are many."""
        tables = self.in_memory.values()
        idle = [table for table in tables if not table.subscribers and not table.lock.locked()]
        surplus = len(self.in_memory) - MAX_TABLES
        for place, table in enumerate(sorted(idle, key=lambda table: table.used)):
            seconds = MIN_IDLE_SECONDS if place < surplus else IDLE_SECONDS
            if time.monotonic() - table.used > seconds:
                del self.in_memory[table.id]

    async def header(self, table_id: str) -> Header:
        """The header of a table's record, with those who sit there now."""
        return await self._header(await self.store.table(table_id), await self.store.seats(table_id))

    async def _header(self, table: Table, seats: list[Seat]) -> Header:
        users = await self.store.users([seat.user_id for seat in seats if seat.user_id])
        names = names_at(seats, {user.id: user.name for user in users.values()})
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

    def notify_background(self, table: LiveTable) -> None:
        """Let bots and clocks check whether it is their turn."""
        for on_change in self.after_change:
            on_change(table)

    # Changes.

    async def change(self, table_id: str, plan: Plan) -> Entry:
        """Carry out a change: the only way in which anything happens at a table."""
        table = await self._get(table_id)
        for prepare in self.before_change:
            await prepare(table)
        async with table.lock:
            entry = await self._carry_out(table, plan)
            table.notify([entry])
            if entry.kind in (*GAME_KINDS, *SEATING_KINDS):
                self.notify_background(table)
            if entry.seq % snapshots.EVERY == 0:
                self._keep_snapshot(table)
            return entry

    def _keep_snapshot(self, table: LiveTable) -> None:
        """Have a snapshot stored of the table as it is now; nobody waits for it."""
        record = snapshots.write(table, table.clock)
        storing = asyncio.create_task(self._store_snapshot(table.id, table.seq, record))
        self._snapshots.add(storing)
        storing.add_done_callback(self._snapshots.discard)

    async def _store_snapshot(self, table_id: str, seq: int, record: str) -> None:
        """Store a snapshot; the table is complete without it, and one that was removed needs none."""
        try:
            with suppress(IntegrityError):
                await self.store.keep(Snapshot(table_id=table_id, seq=seq, record=record))
        except (SQLAlchemyError, OSError):
            log.exception("a snapshot could not be stored", extra={"table": table_id})

    async def _carry_out(self, table: LiveTable, plan: Plan) -> Entry:
        """Plan and store a change; again as long as rows of others were missing when it was planned."""
        while True:
            try:
                return await self._store(table, plan(table))
            except Refused:
                # Only another worker can have stored rows that are not known here.
                if not self.store.is_shared or not await self._catch_up(table):
                    raise
            except SequenceTaken:
                if not await self._catch_up(table):
                    raise NotFound("There is no such table any more.") from None

    async def _store(self, table: LiveTable, change: Change) -> Entry:
        outcome = change.outcome
        assert (outcome is not None) == (change.kind in GAME_KINDS)
        to_act = outcome.to_act if outcome is not None else table.to_act()
        state = {"start": PLAYING}.get(change.kind)
        if outcome is not None and outcome.is_over:
            state = OVER
        row = await self.store.append(
            table.id,
            table.seq + 1,
            change.kind,
            change.seat,
            change.user,
            change.data,
            state,
            change.seating,
            to_act if to_act != table.to_act() else None,
            change.erased,
            standings(table, outcome.session) if outcome is not None and outcome.is_over else (),
        )
        return (await self._take(table, [row], outcome))[0]

    async def _take(
        self, table: LiveTable, rows: list[StoredRow], outcome: Outcome | None = None
    ) -> list[Entry]:
        """Take stored rows in, and read who sits there if they change that.

        An outcome belongs to a single row that was planned here; the rows of others are replayed.
        """
        if any(row.kind in SEATING_KINDS for row in rows):
            table.seats = await self.store.seats(table.id)
            table.header = await self.header(table.id)
        return [table.take(row, outcome) for row in rows]

    # What other workers have stored.

    async def catch_up(self, table_id: str, seq: int) -> None:
        """Have the rows of a table up to a number, if it is in memory here."""
        table = self.in_memory.get(table_id)
        if table is not None and table.seq < seq:
            async with table.lock:
                await self._catch_up(table)

    async def _catch_up(self, table: LiveTable) -> bool:
        """Take in what is stored and not yet known; was there anything?"""
        entries = await self._take(table, await self.store.rows(table.id, table.seq))
        if entries:
            table.notify(entries)
        return bool(entries)

    # Who is there.

    def _gather_presence(self, table_id: str) -> None:
        """Notify the subscribers of a table that others are there now: no entries, but a reason to look.

        The more subscribers there are, the longer arrivals and departures are gathered before.
        """
        table = self.in_memory.get(table_id)
        if table is None or table.is_gathering:
            return
        table.is_gathering = True
        seconds = min(GATHER_SECONDS * (1 + len(table.subscribers)), MAX_GATHER_SECONDS)
        asyncio.get_running_loop().call_later(seconds, self._notify_presence, table)

    def _notify_presence(self, table: LiveTable) -> None:
        table.is_gathering = False
        table.notify([])


def _new_clock(table: Table, seats: list[Seat]) -> Clock | None:
    """The clock of a table before its first row, if it has one."""
    times = table.options.get("clock")
    if times is None:
        return None
    bots = {seat.number for seat in seats if seat.kind == "bot"}
    when_out = times.get("when_out", "bot")
    return Clock(times["per_move"], times["bank"], [times["bank"]] * table.players, bots, when_out=when_out)
