"""The heartbeat of several workers: any that lives counts, and an outage is told once."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack

import pytest

from sacbe.core.chance import Stream
from sacbe.server.background import heartbeat
from sacbe.server.background.heartbeat import Heartbeat
from sacbe.server.protocol.requests import NewClock
from tests.server.in_process import Worker, answer, begun, worker

BEAT, LATE = 0.1, 3.0


@pytest.fixture(autouse=True)
def _fast_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "HEARTBEAT_SECONDS", BEAT)
    monkeypatch.setattr(heartbeat, "LATE_SECONDS", LATE)


async def _outages(at: Worker, table: str) -> list[tuple[float, float]]:
    rows = await at.tables.store.rows(table, 0)
    return [(row.data["since"], row.data["until"]) for row in rows if row.kind == "outage"]


@pytest.mark.long
def test_there_is_no_outage_while_one_of_the_workers_lives(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=60))
            living, other = Heartbeat(first.tables), Heartbeat(second.tables)
            await living.begin()
            end = time.monotonic() + LATE + 0.5
            while time.monotonic() < end:
                await asyncio.sleep(BEAT)
                await living.beat()
            # On a busy machine there may have been an outage before.
            before, stream = len(await _outages(first, table)), Stream(1)
            await living.beat()
            await other.begin()
            await second.tables.change(table, lambda live: answer(live, stream))
            assert len(await _outages(first, table)) == before

    asyncio.run(scene())


@pytest.mark.long
def test_of_several_workers_that_start_together_one_stores_the_outage_at_every_table(database: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            workers = [await stack.enter_async_context(worker(database)) for _ in range(4)]
            clock = NewClock(per_move=60)
            tables = [(await begun(workers[0], "mexica", 2, clock))[0] for _ in range(3)]
            await Heartbeat(workers[0].tables).begin()
            before = [len(await _outages(workers[0], table)) for table in tables]
            await asyncio.sleep(LATE + 0.2)
            await asyncio.gather(*(Heartbeat(at.tables).begin() for at in workers))
            for table, known in zip(tables, before, strict=True):
                since, until = (await _outages(workers[0], table))[known:][0]
                assert len(await _outages(workers[0], table)) == known + 1
                assert LATE < until - since < LATE + 30
                live = await workers[1].tables.get(table)
                assert live.clock is not None
                (deadline,) = live.clock.deadlines().values()
                assert deadline >= until + 60 - 1

    asyncio.run(scene())


def test_an_outage_is_known_before_anything_happens_at_a_table_with_a_clock(database: str) -> None:
    """Whoever moves first after it loses no time."""

    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=1, bank=60))
            await Heartbeat(first.tables).begin()
            before = len(await _outages(first, table))
            await asyncio.sleep(LATE + 1)
            stream = Stream(1)
            await first.tables.change(table, lambda live: answer(live, stream))
            live = await first.tables.get(table)
            assert len(await _outages(first, table)) == before + 1
            assert live.clock is not None and min(live.clock.left) > 59

    asyncio.run(scene())
