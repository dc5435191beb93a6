"""How workers tell each other of new rows: PostgreSQL's NOTIFY, sent by the transaction that stores a row.

A notice says only which table has how many rows; whoever is behind reads them. So a notice that comes late,
twice or to the worker that sent it does no harm, and a worker that was cut off reads what it has missed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sacbe.core.errors import SacbeError
from sacbe.server.hall import Hall
from sacbe.server.store import CHANNEL

PULSE_SECONDS = 10.0
"""After such a silence the connection is tried, for a line that is cut says nothing."""
AGAIN_SECONDS = 0.5

log = logging.getLogger("sacbe.broadcast")


class Ear:
    """Hears the notices of all workers, and lets the hall read what it lacks."""

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
            for table_id in list(self._hall.rooms):
                await self._catch_up(table_id, await self._hall.store.last(table_id))
            while True:
                try:
                    async with asyncio.timeout(PULSE_SECONDS):
                        payload = await heard.get()
                except TimeoutError:
                    await driver.execute("SELECT 1", timeout=PULSE_SECONDS)
                    continue
                if not payload:
                    raise ConnectionError("the connection was closed")
                table_id, _, seq = payload.partition(" ")
                await self._catch_up(table_id, int(seq))
        finally:
            # The listeners belong to this connection: it must not be lent to anyone else.
            await connection.invalidate()

    async def _catch_up(self, table_id: str, seq: int) -> None:
        """Read the rows of a table; one that cannot be taken in keeps nobody from the others."""
        try:
            await self._hall.catch_up(table_id, seq)
        except SacbeError:
            log.exception("a row cannot be taken in", extra={"table": table_id, "seq": seq})
