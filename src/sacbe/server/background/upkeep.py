"""Upkeep: tables whose worker died go on, full tables begin, idle tables leave the memory.

A worker looks after the tables whose last row it stored. A table where nothing has happened between two
rounds is looked after by any worker, because the one that should may have died; if it has not, one of the two
comes too late.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from sacbe.server.tables import seating
from sacbe.server.tables.live_tables import LiveTables

UPKEEP_SECONDS = 5.0

log = logging.getLogger("sacbe.upkeep")


class Upkeep:
    """The rounds of one worker."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._known: dict[str, int] | None = None
        self._woken: dict[str, int] = {}

    async def run(self) -> None:
        """Make a round at once, because a worker may just have died, and then one after another."""
        while True:
            try:
                self._tables.evict_idle()
                await self._begin()
                await self._wake_idle()
            except Exception:
                log.exception("a round of upkeep failed")
            await asyncio.sleep(UPKEEP_SECONDS)

    async def _begin(self) -> None:
        for table_id in await self._tables.store.full():
            await self._safely(table_id, seating.start_if_full(self._tables, table_id))

    async def _wake_idle(self) -> None:
        """Notify bots and clocks of tables that were idle for a round; once for a row if people are asked."""
        found = await self._tables.store.in_play()
        known, self._known = self._known, found
        self._woken = {table_id: seq for table_id, seq in self._woken.items() if table_id in found}
        for table_id, seq in found.items():
            is_idle = known is None or known.get(table_id) == seq
            if is_idle and self._woken.get(table_id) != seq:
                await self._safely(table_id, self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        """Notify bots and clocks of a table; again in the next round if a bot is asked, which may fail."""
        table = await self._tables.get(table_id)
        self._tables.notify_background(table)
        if not any(table.seats[seat].bot for seat in table.to_act()):
            self._woken[table_id] = table.seq

    async def _safely(self, table_id: str, upkeep: Coroutine[Any, Any, None]) -> None:
        """A fault at one table does not keep the upkeep from the others."""
        try:
            await upkeep
        except Exception:
            log.exception("a table cannot be looked after", extra={"table": table_id})
