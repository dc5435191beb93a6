"""The heartbeat, from which the server knows when nobody could move: clocks stop for that time.

While somebody's clock runs, each worker stores every few seconds that it is alive. When the last heartbeat
was too long ago, no worker was alive meanwhile, or none reached the database: every table whose clock runs
gets the row `outage`, which says from when to when. So clocks still follow from the rows alone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy import exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server.storage import notices
from sacbe.server.storage.models import Row, Seat, Setting, Table
from sacbe.server.storage.store import PLAYING
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables

HEARTBEAT_SECONDS = 2.0
LATE_SECONDS = 6.0
"""Heartbeats that are further apart have an outage between them."""
NAME = "heartbeat"

log = logging.getLogger("sacbe.heartbeat")
_RUNS = (
    Table.state == PLAYING,
    Table.options["clock"].as_string().is_not(None),
    exists().where(Seat.table_id == Table.id, Seat.asked_since.is_not(None), Seat.bot.is_(None)),
)
"""Is there a clock at a table, and does it run for a person?"""


class Heartbeat:
    """The heartbeat of one worker."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._last = 0.0
        """When this worker last stored a heartbeat."""
        self._beating = asyncio.Lock()
        tables.before_change.append(self.before_change)

    async def begin(self) -> None:
        """Store the first heartbeat; a worker that has the database to itself knows that none ran before."""
        await self._beat(LATE_SECONDS if self._tables.store.is_shared else 0.0)

    async def run(self) -> None:
        """Store heartbeats while clocks run, until cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                if await self._is_needed():
                    await self.beat()
            except Exception as error:
                log.warning("the heartbeat cannot be stored: %s", error)

    async def before_change(self, table: LiveTable) -> None:
        """Make sure that an outage is known before anything happens at a table with a clock."""
        if table.clock is not None and time.time() - self._last > HEARTBEAT_SECONDS:
            await self.beat()

    async def beat(self) -> None:
        """Store that this worker is alive, and the outage before it if there was one."""
        async with self._beating:
            await self._beat(LATE_SECONDS)

    async def _is_needed(self) -> bool:
        async with self._tables.store.db_sessions() as db:
            return await db.scalar(select(exists().where(*_RUNS))) or False

    async def _beat(self, max_gap: float) -> None:
        rows: dict[str, int] = {}

        async def store(db: AsyncSession) -> None:
            rows.clear()
            now = time.time()
            last = await _renew(db, now)
            if last is not None and now - last > max_gap:
                rows.update(await _add_outage(db, last, now))

        while True:
            # Another worker may add a row to one of the tables at the same time.
            with suppress(IntegrityError):
                await self._tables.store.commit(store)
                break
        self._last = time.time()
        for table_id, seq in rows.items():
            await self._tables.catch_up(table_id, seq)


async def _renew(db: AsyncSession, now: float) -> float | None:
    """Store the heartbeat; when the one before it was, or None if another worker was first."""
    beat = select(Setting.value).where(Setting.name == NAME)
    found = await db.scalar(beat)
    if found is None:
        # A database of an earlier version has no heartbeat, only rows.
        db.add(Setting(name=NAME, value=repr(now)))
        await db.flush()
        return await db.scalar(select(func.max(Row.at)))
    mine = update(Setting).where(Setting.name == NAME, Setting.value == found).values(value=repr(now))
    renewed = await db.scalar(mine.returning(Setting.name))
    return float(found) if renewed is not None else None


async def _add_outage(db: AsyncSession, began: float, ended: float) -> dict[str, int]:
    """Add a row to every table whose clock runs; the tables with the numbers of these rows."""
    last = select(func.max(Row.seq)).where(Row.table_id == Table.id).scalar_subquery()
    found = (await db.execute(select(Table.id, last).where(*_RUNS))).all()
    rows = {table_id: seq + 1 for table_id, seq in found}
    data = {"since": began, "until": ended}
    for table_id, seq in rows.items():
        fields = {"table_id": table_id, "seq": seq, "at": ended, "kind": "outage", "data": data}
        await db.execute(insert(Row), fields)
        await notices.send(db, table_id, seq)
    return rows
