"""How a running server hears of what a command has done: which table has new rows, or is gone.

In PostgreSQL it hears as workers hear of each other, by NOTIFY. SQLite has none: there a notice is a row that
the server looks for every second.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.core.errors import SacbeError
from sacbe.server.hall import Hall
from sacbe.server.models import Notice
from sacbe.server.store import CHANNEL, GONE

LOOK_SECONDS = 1.0
KEPT_SECONDS = 3600.0
"""How long a notice stays for a server to read."""

log = logging.getLogger("sacbe.notices")


async def give(session: AsyncSession, table_id: str, seq: int | str) -> None:
    """Tell of a table's last row, or that it is GONE; heard when the transaction is committed."""
    text = f"{table_id} {seq}"
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(select(func.pg_notify(CHANNEL, text)))
        return
    now = time.time()
    await session.execute(delete(Notice).where(Notice.at < now - KEPT_SECONDS))
    session.add(Notice(at=now, text=text))


async def heed(hall: Hall, text: str) -> None:
    """Take in what a notice tells of; a row that cannot be taken in keeps nobody from the others."""
    table_id, _, seq = text.partition(" ")
    if seq == GONE:
        hall.forget(table_id)
        return
    try:
        await hall.catch_up(table_id, int(seq))
    except SacbeError:
        log.exception("a row cannot be taken in", extra={"table": table_id, "seq": seq})


class Lookout:
    """Looks for the notices in an SQLite database."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._last: int | None = None

    async def look(self) -> None:
        """Look until cancelled; what was given before the start is known from the rows."""
        while True:
            try:
                await self._heed_new()
            except Exception as error:
                log.warning("notices cannot be read: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def _heed_new(self) -> None:
        async with self._hall.store.sessions() as session:
            if self._last is None:
                self._last = await session.scalar(select(func.max(Notice.id))) or 0
                return
            query = select(Notice).where(Notice.id > self._last).order_by(Notice.id)
            found = list(await session.scalars(query))
        for notice in found:
            await heed(self._hall, notice.text)
            self._last = notice.id
