"""When a seat runs out of time, a row says so, and a bot plays on: until the player returns, or to the end.

The worker that stored the last row of a table waits for the deadline; the row is planned like any other, so
it does no harm if several workers wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from sacbe.bots.levels import DEFAULT
from sacbe.server.errors import Refused, Stale
from sacbe.server.tables.game import Change
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables

RETRY_SECONDS = 5.0

log = logging.getLogger("sacbe.timeouts")


class Timeouts:
    """The clocks that this worker watches."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._waiting: dict[str, asyncio.Task[None]] = {}
        tables.after_change.append(self.on_change)

    def on_change(self, table: LiveTable) -> None:
        """Wait for the first deadline at a table, and for no other any more."""
        table_id = table.id
        waiting = self._waiting.pop(table_id, None)
        if waiting is not None and waiting is not asyncio.current_task():
            waiting.cancel()
        deadlines = table.clock.deadlines() if table.clock is not None else {}
        if deadlines:
            seat = min(deadlines, key=deadlines.__getitem__)
            self._waiting[table_id] = asyncio.create_task(self._wait(table_id, seat, deadlines[seat]))

    async def _wait(self, table_id: str, seat: int, deadline: float) -> None:
        while (left := deadline - time.time()) > 0:
            await asyncio.sleep(left)
        while self._waiting.get(table_id) is asyncio.current_task():
            try:
                await self._time_out(table_id, seat)
            except Refused:
                # The player was in time after all, or there was an outage.
                del self._waiting[table_id]
                with suppress(Refused):
                    self.on_change(await self._tables.get(table_id))
            except Exception:
                log.exception("a clock failed", extra={"table": table_id, "seat": seat})
                await asyncio.sleep(RETRY_SECONDS)

    async def _time_out(self, table_id: str, seat: int) -> None:
        def plan(table: LiveTable) -> Change:
            clock = table.clock
            if clock is None or clock.deadlines().get(seat, float("inf")) > time.time():
                raise Stale("There is time left.")
            bot = {"bot": DEFAULT}
            if clock.when_out == "forfeit":
                return Change("forfeit", seat, None, bot, seating={**bot, "has_forfeited": True})
            return Change("timeout", seat, None, bot, seating=bot)

        await self._tables.change(table_id, plan)

    async def close(self) -> None:
        """Wait for no clock: the rows keep the times."""
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
