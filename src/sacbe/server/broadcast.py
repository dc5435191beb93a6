"""How a worker hears of what others have changed, and of who is connected there.

A notice of rows is sent by the transaction that stores one, and says only which table has how many; whoever
is behind reads them. So a notice that comes late, twice or to the worker that sent it does no harm, and a
worker that was cut off reads what it has missed. A notice of people says whom a worker has at a table; it is
sent again with every beat.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sacbe.core.errors import SacbeError
from sacbe.server.hall import Hall
from sacbe.server.models import Notice
from sacbe.server.notices import CHANNEL, GONE
from sacbe.server.presence import Presence

PULSE_SECONDS = 10.0
"""After such a silence the connection is tried, for a line that is cut says nothing."""
AGAIN_SECONDS = 0.5
BEAT_SECONDS = 4.0
LOOK_SECONDS = 0.5
"""How often a server on SQLite looks for notices."""
PEOPLE_CHANNEL = "sacbe_people"
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")

log = logging.getLogger("sacbe.broadcast")


async def heed(hall: Hall, notice: str) -> None:
    """Do what a notice asks for; one that cannot be heeded keeps nobody from the others."""
    about, _, what = notice.partition(" ")
    try:
        if what == GONE:
            hall.forget(about)
        else:
            await hall.catch_up(about, int(what))
    except SacbeError:
        log.exception("a row cannot be taken in", extra={"table": about, "seq": what})


class Mailbox:
    """The notices in an SQLite database, left by `sacbe admin` or by this server itself."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def watch(self) -> None:
        """Look for notices until cancelled."""
        while True:
            try:
                await self._look()
            except Exception as error:
                log.warning("the notices cannot be read: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        """Heed the notices that are there, then take them away."""
        async with self._hall.store.sessions() as session:
            found = list(await session.scalars(select(Notice).order_by(Notice.id)))
            if not found:
                return
            for notice in found:
                await heed(self._hall, notice.text)
                # Nobody else looks after what a visitor changed.
                room = self._hall.rooms.get(notice.text.split()[0])
                if room is not None:
                    self._hall.look_after(room)
            await session.execute(delete(Notice).where(Notice.id <= found[-1].id))
            await session.commit()


class Ear:
    """Hears the notices of all workers in PostgreSQL, and lets the hall read what it lacks."""

    def __init__(self, engine: AsyncEngine, hall: Hall) -> None:
        self._engine = engine
        self._hall = hall

    async def listen(self) -> None:
        """Listen until cancelled; a lost connection is made again, and what was missed is read."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._listen_on(connection)
            except Exception as error:
                log.warning("the notices of other workers are interrupted: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_on(self, connection: AsyncConnection) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        heard: asyncio.Queue[str] = asyncio.Queue()
        try:
            driver.add_termination_listener(lambda _: heard.put_nowait(""))
            await driver.add_listener(CHANNEL, lambda *call: heard.put_nowait(call[3]))
            await driver.add_listener(PEOPLE_CHANNEL, lambda *call: self._hall.presence.hear(call[3]))
            for table_id in list(self._hall.rooms):
                await heed(self._hall, f"{table_id} {await self._hall.store.last(table_id)}")
            while True:
                try:
                    async with asyncio.timeout(PULSE_SECONDS):
                        payload = await heard.get()
                except TimeoutError:
                    await driver.execute("SELECT 1", timeout=PULSE_SECONDS)
                    continue
                if not payload:
                    raise ConnectionError("the connection was closed")
                await heed(self._hall, payload)
        finally:
            # The listeners belong to this connection: it must not be lent to anyone else.
            await connection.invalidate()


class Voice:
    """Tells the other workers who is connected here: each change at once, and everything with every beat."""

    def __init__(self, engine: AsyncEngine, presence: Presence) -> None:
        self._engine = engine
        self._presence = presence
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        self._beat = 0.0
        presence.changed_here = self._changed.put_nowait

    async def speak(self) -> None:
        """Speak until cancelled; what could not be said is said with a later beat."""
        while True:
            try:
                await self._tell(await self._next())
            except Exception as error:
                log.warning("other workers cannot be told who is here: %s", error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _next(self) -> set[str]:
        """The tables to tell of: those where someone came or went, or all of them with the beat."""
        try:
            async with asyncio.timeout_at(self._beat):
                changed = {await self._changed.get()}
        except TimeoutError:
            self._beat = asyncio.get_running_loop().time() + BEAT_SECONDS
            self._presence.forget_silent()
            return set(self._presence.tables())
        while not self._changed.empty():
            changed.add(self._changed.get_nowait())
        return changed

    async def _tell(self, tables: set[str]) -> None:
        if tables:
            notices = [self._presence.notice(table_id) for table_id in tables]
            async with self._engine.begin() as connection:
                await connection.execute(NOTIFY, {"channel": PEOPLE_CHANNEL, "notices": notices})
