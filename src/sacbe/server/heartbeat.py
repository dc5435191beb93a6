"""The heartbeat, by which it is known when nobody could move: then clocks stand still.

While the clock of some person runs, each worker stores every few seconds that it lives. When a beat finds the
last one too long ago, no worker has lived meanwhile, or none has reached the database: every table whose
clock runs gets the row `outage`, which says from when to when. So time is still told by the rows alone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy import exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server import notices
from sacbe.server.hall import Hall, Room
from sacbe.server.models import Row, Seat, Setting, Table
from sacbe.server.store import PLAYING

BEAT_SECONDS = 2.0
LATE_SECONDS = 6.0
"""Beats that are further apart have an outage between them."""
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

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._last = 0.0
        """When this worker has beaten last."""
        self._beating = asyncio.Lock()
        hall.before_change.append(self.before_change)

    async def begin(self) -> None:
        """Beat for the first time; who has the database to itself knows that nobody lived before."""
        await self._beat(LATE_SECONDS if self._hall.store.is_shared else 0.0)

    async def go_on(self) -> None:
        """Beat while clocks run, until cancelled."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if await self._is_needed():
                    await self.beat()
            except Exception as error:
                log.warning("the heartbeat cannot be stored: %s", error)

    async def before_change(self, room: Room) -> None:
        """See to it that an outage is known before anything happens at a table with a clock."""
        if room.clock is not None and time.time() - self._last > BEAT_SECONDS:
            await self.beat()

    async def beat(self) -> None:
        """Store that this worker lives, and the outage before it if there was one."""
        async with self._beating:
            await self._beat(LATE_SECONDS)

    async def _is_needed(self) -> bool:
        async with self._hall.store.sessions() as session:
            return await session.scalar(select(exists().where(*_RUNS))) or False

    async def _beat(self, patience: float) -> None:
        rows: dict[str, int] = {}

        async def store(session: AsyncSession) -> None:
            rows.clear()
            now = time.time()
            last = await _renew(session, now)
            if last is not None and now - last > patience:
                rows.update(await _add_outage(session, last, now))

        while True:
            # Another worker may add a row to one of the tables at the same time.
            with suppress(IntegrityError):
                await self._hall.store.commit(store)
                break
        self._last = time.time()
        for table_id, seq in rows.items():
            await self._hall.catch_up(table_id, seq)


async def _renew(session: AsyncSession, now: float) -> float | None:
    """Store the beat; when the one before it was, or None if another worker was first."""
    beat = select(Setting.value).where(Setting.name == NAME)
    found = await session.scalar(beat)
    if found is None:
        # Of a server that did not beat yet only the rows are known.
        session.add(Setting(name=NAME, value=repr(now)))
        await session.flush()
        return await session.scalar(select(func.max(Row.at)))
    mine = update(Setting).where(Setting.name == NAME, Setting.value == found).values(value=repr(now))
    renewed = await session.scalar(mine.returning(Setting.name))
    return float(found) if renewed is not None else None


async def _add_outage(session: AsyncSession, began: float, ended: float) -> dict[str, int]:
    """Add a row to every table whose clock runs; the tables with the numbers of these rows."""
    last = select(func.max(Row.seq)).where(Row.table_id == Table.id).scalar_subquery()
    found = (await session.execute(select(Table.id, last).where(*_RUNS))).all()
    rows = {table_id: seq + 1 for table_id, seq in found}
    data = {"since": began, "until": ended}
    for table_id, seq in rows.items():
        fields = {"table_id": table_id, "seq": seq, "at": ended, "kind": "outage", "data": data}
        await session.execute(insert(Row), fields)
        await notices.send(session, table_id, seq)
    return rows
