"""How a worker learns what others have changed, and who is connected to them.

A notice of rows is sent by the transaction that stores one, and says only which table has how many rows; a
worker that has fewer reads them. So a notice that comes late, twice or to the worker that sent it does no
harm, and a worker that was cut off reads what it has missed. A notice of presence says who is connected to a
table at one worker; it is sent again with every heartbeat.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sacbe.core.errors import SacbeError
from sacbe.server.storage.models import Notice
from sacbe.server.storage.notices import CHANNEL, GONE, SIGNED_OUT
from sacbe.server.tables.live_tables import LiveTables
from sacbe.server.tables.presence import Presence

KEEPALIVE_SECONDS = 10.0
"""Seconds of silence after which a connection is tested."""
RETRY_SECONDS = 0.5
HEARTBEAT_SECONDS = 4.0
POLL_SECONDS = 0.5
"""How often a server on SQLite reads its notices."""
PEOPLE_CHANNEL = "sacbe_people"
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")

log = logging.getLogger("sacbe.notifications")


async def follow(tables: LiveTables, notice: str) -> None:
    """Do what a notice asks for; one that fails does not keep the others waiting."""
    about, _, what = notice.partition(" ")
    try:
        if what == GONE:
            tables.close(about)
        elif what == SIGNED_OUT:
            tables.presence.signed_out(about)
        else:
            await tables.catch_up(about, int(what))
    except SacbeError:
        log.exception("a row cannot be taken in", extra={"table": about, "seq": what})


class Mailbox:
    """The notices in an SQLite database, left by `sacbe admin` or by this server itself."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Poll for notices until cancelled."""
        while True:
            try:
                await self._poll()
            except Exception as error:
                log.warning("the notices cannot be read: %s", error)
            await asyncio.sleep(POLL_SECONDS)

    async def _poll(self) -> None:
        """Follow the notices that are there, then delete them."""
        async with self._tables.store.db_sessions() as db:
            found = list(await db.scalars(select(Notice).order_by(Notice.id)))
            if not found:
                return
            for notice in found:
                await follow(self._tables, notice.text)
                # Nobody else looks after what another process changed.
                table = self._tables.in_memory.get(notice.text.split()[0])
                if table is not None:
                    self._tables.notify_background(table)
            await db.execute(delete(Notice).where(Notice.id <= found[-1].id))
            await db.commit()


class Listener:
    """Receives the notices of all workers in PostgreSQL, and reads the rows that are missing here."""

    def __init__(self, engine: AsyncEngine, tables: LiveTables) -> None:
        self._engine = engine
        self._tables = tables

    async def run(self) -> None:
        """Listen until cancelled; a lost connection is made again, and missed rows are read."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._listen_on(connection)
            except Exception as error:
                log.warning("the notices of other workers are interrupted", exc_info=error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_on(self, connection: AsyncConnection) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        received: asyncio.Queue[str] = asyncio.Queue()
        try:
            driver.add_termination_listener(lambda _: received.put_nowait(""))
            await driver.add_listener(CHANNEL, lambda *call: received.put_nowait(call[3]))
            await driver.add_listener(PEOPLE_CHANNEL, lambda *call: self._tables.presence.receive(call[3]))
            for table_id in list(self._tables.in_memory):
                await follow(self._tables, f"{table_id} {await self._tables.store.last(table_id)}")
            while True:
                try:
                    async with asyncio.timeout(KEEPALIVE_SECONDS):
                        payload = await received.get()
                except TimeoutError:
                    await driver.execute("SELECT 1", timeout=KEEPALIVE_SECONDS)
                    continue
                if not payload:
                    raise ConnectionError("the connection was closed")
                await follow(self._tables, payload)
        finally:
            # The listeners belong to this connection: it must not go back to the pool.
            await connection.invalidate()


class Notifier:
    """Notifies other workers of who is connected here: of changes at once, of all with every heartbeat."""

    def __init__(self, engine: AsyncEngine, presence: Presence) -> None:
        self._engine = engine
        self._presence = presence
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        self._next_heartbeat = 0.0
        presence.changed_here = self._changed.put_nowait

    async def run(self) -> None:
        """Notify until cancelled; what could not be sent goes with a later heartbeat."""
        while True:
            try:
                await self._send(await self._next())
            except Exception as error:
                log.warning("other workers cannot be notified of who is here", exc_info=error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _next(self) -> set[str]:
        """The tables to notify of: those where someone came or went, or all of them with the heartbeat."""
        try:
            async with asyncio.timeout_at(self._next_heartbeat):
                changed = {await self._changed.get()}
        except TimeoutError:
            self._next_heartbeat = asyncio.get_running_loop().time() + HEARTBEAT_SECONDS
            self._presence.forget_silent()
            return set(self._presence.tables())
        while not self._changed.empty():
            changed.add(self._changed.get_nowait())
        return changed

    async def _send(self, tables: set[str]) -> None:
        if tables:
            notices = [self._presence.notice(table_id) for table_id in tables]
            async with self._engine.begin() as connection:
                await connection.execute(NOTIFY, {"channel": PEOPLE_CHANNEL, "notices": notices})
