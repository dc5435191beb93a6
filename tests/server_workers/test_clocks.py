"""Clocks: time is counted by the rows, told to clients, and when it is out a bot plays on."""

from __future__ import annotations

import asyncio
import time

import pytest

from sacbe.core.chance import Stream
from sacbe.server import tables, told
from sacbe.server.bots import Bots
from sacbe.server.clocks import checked
from sacbe.server.errors import Refused
from sacbe.server.hall import Change, Hall
from sacbe.server.messages import NewClock
from sacbe.server.timeouts import Timeouts
from sacbe.server.upkeep import Upkeep
from tests.server_workers.halls import Worker, answer, begun, worker


async def _rows_of(at: Worker, table: str, kind: str, count: int) -> list[int | None]:
    """Wait until a table has so many rows of a kind; their seats."""
    end = time.monotonic() + 20
    while True:
        found = [row.seat for row in await at.hall.store.rows(table, 0) if row.kind == kind]
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


def test_a_turn_within_its_time_costs_nothing_and_a_longer_one_draws_on_the_bank(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.5, bank=60))
            room, stream = await first.hall.room(table), Stream(1)
            assert room.clock is not None
            seat, began = room.live.to_act()[0], room.live.history.behind(0)[-1].at
            await asyncio.sleep(0.7)
            while room.live.to_act() == [seat]:
                await first.hall.change(table, lambda live: answer(live, stream))
            ended = room.live.history.behind(0)[-1].at
            assert room.clock.left[seat] == pytest.approx(60 - (ended - began - 0.5))
            assert room.clock.left[1 - seat] == 60
            assert room.clock.since == {1 - seat: ended}

    asyncio.run(scene())


def test_taking_back_gives_no_time_back(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.5, bank=60))
            room, stream = await first.hall.room(table), Stream(1)
            assert room.clock is not None
            while not room.live.playing().can_undo():
                since = dict(room.clock.since)
                await first.hall.change(table, lambda live: answer(live, stream))
            (seat,) = since
            await first.hall.change(
                table, lambda live: Change("undo", seat, None, live.plan_undo(seat, False))
            )
            assert room.clock.since == since

    asyncio.run(scene())


def test_clients_are_told_the_time_left_of_every_seat(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=100, bank=60))
            room = await first.hall.room(table)
            (asked,) = room.live.to_act()
            for seat in (None, 0, 1):
                clock = told.table(room, seat)["clock"]
                assert (clock["per_move"], clock["bank"]) == (100, 60)
                assert clock["seats"][1 - asked] == {
                    "left": pytest.approx(160),
                    "bank": 60,
                    "is_running": False,
                    "is_away": False,
                }
                assert 150 < clock["seats"][asked]["left"] < 160 and clock["seats"][asked]["is_running"]

    asyncio.run(scene())


def test_when_time_is_out_a_bot_plays_on_until_the_player_returns(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            bots, timeouts = Bots(first.hall), Timeouts(first.hall)
            table, people = await begun(first, "tzolkin", 2, NewClock(per_move=0.3, bank=0.2))
            seats = await _rows_of(first, table, "timeout", 1)
            room = await first.hall.room(table)
            late = seats[0]
            assert late is not None and room.seats[late].bot == "skilled"
            assert (await _rows_of(first, table, "play", 1))[0] == late
            await _rows_of(first, table, "timeout", 2)
            user = next(user for user in people if user.id == room.seats[late].user_id)
            await tables.come_back(first.hall, user, table)
            assert room.seats[late].bot is None
            assert room.clock is not None and late not in room.clock.away
            assert (await _rows_of(first, table, "timeout", 3))[2] == late
            await bots.close()
            await timeouts.close()

    asyncio.run(scene())


def test_the_time_runs_on_while_no_worker_has_the_table(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.5))
        await asyncio.sleep(0.6)
        async with worker(database) as second:
            timeouts = Timeouts(second.hall)
            upkeep = asyncio.create_task(Upkeep(second.hall).go_round())
            await _rows_of(second, table, "timeout", 1)
            upkeep.cancel()
            await timeouts.close()
            (late,) = await _rows_of(second, table, "timeout", 1)
            rebuilt = await Hall(second.hall.store).room(table)
            assert rebuilt.clock is not None and rebuilt.clock.away == {late}

    asyncio.run(scene())


def test_of_two_workers_that_watch_a_clock_one_stores_the_row(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            watches = [Timeouts(first.hall), Timeouts(second.hall)]
            table, _ = await begun(first, "mexica", 2, NewClock(per_move=0.3))
            second.hall.look_after(await second.hall.room(table))
            await _rows_of(first, table, "timeout", 1)
            await asyncio.sleep(0.3)
            assert len(await _rows_of(first, table, "timeout", 1)) == 1
            for watch in watches:
                await watch.close()

    asyncio.run(scene())
