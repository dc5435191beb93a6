"""Clocks: time is counted by the rows and shown to clients; when it is out a bot plays on."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import update

from sacbe.core.chance import Stream
from sacbe.server.background.bots import Bots
from sacbe.server.background.timeouts import Timeouts
from sacbe.server.background.upkeep import Upkeep
from sacbe.server.errors import Refused
from sacbe.server.protocol.requests import NewClock
from sacbe.server.storage import store
from sacbe.server.storage.models import Row
from sacbe.server.tables import seating, views
from sacbe.server.tables.clocks import checked
from sacbe.server.tables.live_tables import LiveTables
from tests.server.in_process import Worker, answer, begun, worker


async def _rows_of(at: Worker, table: str, kind: str, count: int) -> list[int | None]:
    """Wait until a table has so many rows of a kind; their seats."""
    end = time.monotonic() + 20
    while True:
        found = [row.seat for row in await at.tables.store.rows(table, 0) if row.kind == kind]
        if len(found) >= count:
            return found
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("wanted", "times"),
    [
        (NewClock(per_move=30, bank=600), {"per_move": 30, "bank": 600}),
        (NewClock(per_move=30), {"per_move": 30, "bank": 0}),
        (NewClock(days=2), {"per_move": 2 * 24 * 3600, "bank": 0}),
    ],
)
def test_a_clock_is_seconds_and_a_bank_or_days(wanted: NewClock, times: dict[str, float]) -> None:
    assert checked(wanted) == times


@pytest.mark.parametrize(
    "wanted",
    [
        NewClock(),
        NewClock(per_move=0),
        NewClock(bank=60),
        NewClock(per_move=-1, bank=60),
        NewClock(per_move=10, bank=-1),
        NewClock(days=0),
        NewClock(days=31),
        NewClock(days=1, bank=60),
        NewClock(per_move=float("nan")),
        NewClock(per_move=1, bank=float("inf")),
    ],
)
def test_what_is_no_clock_is_refused(wanted: NewClock) -> None:
    with pytest.raises(Refused):
        checked(wanted)


class Later:
    """The module `time`, some seconds later."""

    perf_counter = staticmethod(time.perf_counter)

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def time(self) -> float:
        """Now, and the seconds."""
        return time.time() + self._seconds


def test_a_turn_within_its_time_costs_nothing_and_a_longer_one_draws_on_the_bank(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.5, bank=60))
            live, stream = await first.tables.get(table), Stream(1)
            assert live.clock is not None
            seat, began = live.to_act()[0], live.history.after(0)[-1].at
            monkeypatch.setattr(store, "time", Later(0.7))
            while live.to_act() == [seat]:
                await first.tables.change(table, lambda live: answer(live, stream))
            ended = live.history.after(0)[-1].at
            assert live.clock.left[seat] == pytest.approx(60 - (ended - began - 0.5))
            assert live.clock.left[1 - seat] == 60
            assert live.clock.since == {1 - seat: ended}

    asyncio.run(scene())


def test_taking_back_gives_no_time_back(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.5, bank=60))
            live, stream = await first.tables.get(table), Stream(1)
            assert live.clock is not None
            while not live.playing().can_undo():
                since = dict(live.clock.since)
                await first.tables.change(table, lambda live: answer(live, stream))
            (seat,) = since
            await first.tables.change(table, lambda live: live.plan_undo(seat, None, False))
            assert live.clock.since == since

    asyncio.run(scene())


def test_clients_get_the_time_left_of_every_seat(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=100, bank=60))
            live = await first.tables.get(table)
            (asked,) = live.to_act()
            for seat in (None, 0, 1):
                clock = views.table_view(live, seat).clock
                assert clock is not None and (clock.per_move, clock.bank) == (100, 60)
                assert msgspec.to_builtins(clock.seats[1 - asked]) == {
                    "left": pytest.approx(160),
                    "bank": 60,
                    "is_running": False,
                    "is_away": False,
                }
                assert 150 < clock.seats[asked].left < 160 and clock.seats[asked].is_running

    asyncio.run(scene())


def test_when_time_is_out_a_bot_plays_on_until_the_player_returns(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            bots, timeouts = Bots(first.tables), Timeouts(first.tables)
            table, people = await begun(first, "tzolkin", 2, NewClock(per_move=0.3, bank=0.2))
            seats = await _rows_of(first, table, "timeout", 1)
            live = await first.tables.get(table)
            late = seats[0]
            assert late is not None and live.seats[late].bot == "skilled"
            assert (await _rows_of(first, table, "play", 1))[0] == late
            await _rows_of(first, table, "timeout", 2)
            user = next(user for user in people if user.id == live.seats[late].user_id)
            await seating.come_back(first.tables, user, table)
            assert live.seats[late].bot is None
            assert live.clock is not None and late not in live.clock.away
            assert (await _rows_of(first, table, "timeout", 3))[2] == late
            await bots.close()
            await timeouts.close()

    asyncio.run(scene())


def test_the_time_runs_on_while_no_worker_has_the_table(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.5))
            async with first.tables.store.db_sessions() as db:
                await db.execute(update(Row).where(Row.table_id == table).values(at=Row.at - 1))
                await db.commit()
        async with worker(database) as second:
            timeouts = Timeouts(second.tables)
            upkeep = asyncio.create_task(Upkeep(second.tables).run())
            await _rows_of(second, table, "timeout", 1)
            upkeep.cancel()
            await timeouts.close()
            (late,) = await _rows_of(second, table, "timeout", 1)
            rebuilt = await LiveTables(second.tables.store).get(table)
            assert rebuilt.clock is not None and rebuilt.clock.away == {late}

    asyncio.run(scene())


def test_of_two_workers_that_watch_a_clock_one_stores_the_row(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            watches = [Timeouts(first.tables), Timeouts(second.tables)]
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.3))
            second.tables.notify_background(await second.tables.get(table))
            await _rows_of(first, table, "timeout", 1)
            while any(table in watch._waiting for watch in watches):
                await asyncio.sleep(0.02)
            assert len(await _rows_of(first, table, "timeout", 1)) == 1
            for watch in watches:
                await watch.close()

    asyncio.run(scene())
