"""When the time of a seat is out, a row says so, and a bot plays on: until the player returns, or to the end.

The worker that stored the last row of a table waits for the time to be out; the row is planned like any
other, so it does no harm if several wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from sacbe.bots.levels import DEFAULT
from sacbe.server.errors import Refused, Stale
from sacbe.server.hall import Change, Hall, Room
from sacbe.server.live import LiveTable

AGAIN_SECONDS = 5.0

log = logging.getLogger("sacbe.timeouts")


class Timeouts:
    """The clocks that this worker watches."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._waiting: dict[str, asyncio.Task[None]] = {}
        hall.after_change.append(self.look)

    def look(self, room: Room) -> None:
        """Wait for the first seat of a room whose time will be out, and for no other any more."""
        table_id = room.live.id
        waiting = self._waiting.pop(table_id, None)
        if waiting is not None and waiting is not asyncio.current_task():
            waiting.cancel()
        deadlines = room.clock.deadlines() if room.clock is not None else {}
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
                    self.look(await self._hall.room(table_id))
            except Exception:
                log.exception("a clock failed", extra={"table": table_id, "seat": seat})
                await asyncio.sleep(AGAIN_SECONDS)

    async def _time_out(self, table_id: str, seat: int) -> None:
        room = await self._hall.room(table_id)

        def plan(live: LiveTable) -> Change:
            clock = room.clock
            if clock is None or clock.deadlines().get(seat, float("inf")) > time.time():
                raise Stale("There is time left.")
            bot = {"bot": DEFAULT}
            if clock.when_out == "forfeit":
                return Change("forfeit", seat, None, bot, {**bot, "has_forfeited": True})
            return Change("timeout", seat, None, bot, bot)

        await self._hall.change(table_id, plan)

    async def close(self) -> None:
        """Wait for no one: the times stand in the rows."""
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
