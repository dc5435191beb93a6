"""Is the server ready: can it store something now? Checked at the start, and by monitoring.

A server may answer (`/health`) and still not be ready (`/ready`), while its database is away, full or
read-only. Only a write that is committed shows that, so it is done, but seldom.
"""

from __future__ import annotations

import asyncio
import logging
import time

from litestar import get
from litestar.di import NamedDependency
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from sacbe.server.errors import CannotStart
from sacbe.server.protocol.answers import Status
from sacbe.server.storage import outages
from sacbe.server.storage.database import db_sessions
from sacbe.server.storage.models import Setting

NAME = "stored"
"""The setting that is written: when something was last tried to be stored."""
KEPT_SECONDS, TIMEOUT_SECONDS = 2.0, 5.0
"""How long an answer holds, and how long the database may take."""

log = logging.getLogger("sacbe.server")


async def store(engine: AsyncEngine) -> None:
    """Store something that nobody needs; whatever the database complains of is raised."""
    async with db_sessions(engine)() as db:
        now = str(time.time())
        known = update(Setting).where(Setting.name == NAME).values(value=now).returning(Setting.name)
        if await db.scalar(known) is None:
            db.add(Setting(name=NAME, value=now))
        await db.commit()


async def check_start(engine: AsyncEngine) -> None:
    """Refuse to start on a database that takes nothing."""
    try:
        await store(engine)
    except Exception as error:
        if not outages.is_outage(error):
            raise
        raise CannotStart(f"Nothing can be stored in the database: {outages.reason(error)}.") from None


class Readiness:
    """Whether the database of a server takes what is stored."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._asking = asyncio.Lock()
        self._asked = -KEPT_SECONDS
        self._is_ready = False

    async def check(self) -> None:
        """Unavailable if nothing can be stored; several who ask at the same time share one answer."""
        async with self._asking:
            if time.monotonic() - self._asked >= KEPT_SECONDS:
                self._is_ready = await self._try()
                self._asked = time.monotonic()
        if not self._is_ready:
            raise outages.unavailable()

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await store(self._engine)
        except Exception as error:
            log.warning("the server is not ready", exc_info=error)
            return False
        return True


@get("/ready", summary="Can the server store something?", tags=["operation"])
async def ready(readiness: NamedDependency[Readiness]) -> Status:
    """The database takes what is stored."""
    await readiness.check()
    return Status("ready")
