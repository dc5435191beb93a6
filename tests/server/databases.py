"""A server's database, looked at and changed from outside while the server runs."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sqlalchemy import text

from sacbe.server.storage import database
from sacbe.server.storage.models import Base
from tests.server.process import PATIENCE, Server


def run(server: Server, sql: str, **values: Any) -> None:
    """Carry out a statement."""

    async def go() -> None:
        engine = database.connect(server.database)
        async with engine.begin() as connection:
            await connection.execute(text(sql), values)
        await engine.dispose()

    asyncio.run(go())


def stored(server: Server) -> dict[str, list[str]]:
    """All that is stored: the rows of each table of the database, as text."""

    async def go() -> dict[str, list[str]]:
        engine = database.connect(server.database)
        async with engine.connect() as connection:
            found = {
                table.name: [str(dict(row)) for row in (await connection.execute(table.select())).mappings()]
                for table in Base.metadata.sorted_tables
            }
        await engine.dispose()
        return found

    return asyncio.run(go())


def everything(server: Server) -> str:
    """All that is stored, as one text, when the server has read the notices that were left for it."""
    end = time.monotonic() + PATIENCE
    while (found := stored(server))["notices"]:
        assert time.monotonic() < end, "nobody reads the notices"
        time.sleep(0.05)
    return "\n".join(row for rows in found.values() for row in rows)
