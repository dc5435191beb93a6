"""Forfeit: where time decides, whoever runs out of it has lost, and a bot plays the seat to its end."""

from __future__ import annotations

import asyncio
import time

import pytest

from sacbe.server import doors, listing, tables, told
from sacbe.server.bots import Bots
from sacbe.server.errors import NotAllowed
from sacbe.server.hall import Hall
from sacbe.server.messages import NewClock, Play
from sacbe.server.timeouts import Timeouts
from tests.server.client import Person, Problem
from tests.server.process import Server
from tests.server_workers.halls import Worker, begun, worker

QUICK = NewClock(per_move=0.3, when_out="forfeit")


async def _forfeit(at: Worker, table: str) -> int:
    """Wait until a seat has forfeited."""
    room, end = await at.hall.room(table), time.monotonic() + 20
    while not any(seat.has_forfeited for seat in room.seats):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
    return next(seat.number for seat in room.seats if seat.has_forfeited)


def test_when_time_decides_a_late_seat_has_lost_and_its_player_cannot_return(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            timeouts = Timeouts(first.hall)
            table, people = await begun(first, "mexica", 2, QUICK)
            seat = await _forfeit(first, table)
            room = await first.hall.room(table)
            with pytest.raises(NotAllowed, match="Your time was out"):
                await tables.come_back(first.hall, people[seat], table)
            decision = room.live.asked_at[seat]
            with pytest.raises(NotAllowed, match="Your time was out"):
                await doors.play(first.hall, people[seat], table, Play(decision, 0))
            seen = told.table(room, seat)
            assert (seen["forfeited"], seen["decision"], seen["choices"]) == ([seat], None, [])
            rows = await first.hall.store.rows(table, 0)
            assert [row.seat for row in rows if row.kind in ("forfeit", "timeout")] == [seat]
            await timeouts.close()
            rebuilt = await Hall(first.hall.store).room(table)
            assert rebuilt.clock is not None and rebuilt.clock.away == {seat}
            assert told.table(rebuilt, None)["forfeited"] == [seat]

    asyncio.run(scene())


def test_a_bot_plays_a_forfeited_game_to_its_end(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            bots, timeouts = Bots(first.hall), Timeouts(first.hall)
            table, people = await begun(first, "tzolkin", 2, QUICK)
            end = time.monotonic() + 30
            room = await first.hall.room(table)
            while not room.live.is_over:
                assert time.monotonic() < end
                await asyncio.sleep(0.05)
            seen = told.table(room, None)
            assert seen["over"] and seen["forfeited"] == [0, 1]
            described = await listing.show(first.hall.store, table, people[0])
            assert (described["state"], described["forfeited"]) == ("over", [0, 1])
            await bots.close()
            await timeouts.close()

    asyncio.run(scene())


def test_a_clock_says_what_happens_when_time_is_out(server: Server) -> None:
    ana = Person(server)
    for clock, when_out in (
        ({"per_move": 60}, "bot"),
        ({"days": 1, "when_out": "bot"}, "bot"),
        ({"days": 1, "when_out": "forfeit"}, "forfeit"),
    ):
        table = ana.new_table("mexica", ["me", "bot"], clock=clock)
        assert ana.get(f"/api/tables/{table}")["clock"]["when_out"] == when_out
        assert ana.state(table)["clock"]["when_out"] == when_out
    with pytest.raises(Problem) as refused:
        ana.new_table("mexica", ["me", "bot"], clock={"days": 1, "when_out": "nothing"})
    assert refused.value.kind == "bad-request"
