"""What goes on unasked: tables whose worker died go on, full ones begin, idle ones leave the memory.

A worker looks after the tables whose last row it stored. At a table where nothing has happened between two
rounds any worker looks, for the one that should may have died; if it has not, one of the two comes too late.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from sacbe.server import tables
from sacbe.server.hall import Hall

ROUND_SECONDS = 5.0

log = logging.getLogger("sacbe.upkeep")


class Upkeep:
    """The rounds of one worker."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: dict[str, int] | None = None
        self._looked: dict[str, int] = {}

    async def go_round(self) -> None:
        """Make a round at once, for the worker before this one may have died, and then one after another."""
        while True:
            try:
                self._hall.drop_idle()
                await self._begin()
                await self._look()
            except Exception:
                log.exception("a round of upkeep failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def _begin(self) -> None:
        for table_id in await self._hall.store.full():
            await self._safely(table_id, tables.start_if_full(self._hall, table_id))

    async def _look(self) -> None:
        """Look at every table that has stood still for a round; once for a row if people are asked."""
        found = await self._hall.store.in_play()
        known, self._known = self._known, found
        self._looked = {table_id: seq for table_id, seq in self._looked.items() if table_id in found}
        for table_id, seq in found.items():
            has_stood_still = known is None or known.get(table_id) == seq
            if has_stood_still and self._looked.get(table_id) != seq:
                await self._safely(table_id, self._look_at(table_id))

    async def _look_at(self, table_id: str) -> None:
        """Look at a table; again in the next round if a bot is asked, for it may fail to answer."""
        room = await self._hall.room(table_id)
        self._hall.look_after(room)
        if not any(room.seats[seat].bot for seat in room.live.to_act()):
            self._looked[table_id] = room.live.seq

    async def _safely(self, table_id: str, looking: Coroutine[Any, Any, None]) -> None:
        """A table that cannot be looked after keeps nobody from the others."""
        try:
            await looking
        except Exception:
            log.exception("a table cannot be looked after", extra={"table": table_id})
