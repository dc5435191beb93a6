"""Forfeit: where time decides, whoever runs out of it has lost, and a bot plays the seat to its end."""

from __future__ import annotations

import asyncio
import time

import pytest

from sacbe.server.background.bots import Bots
from sacbe.server.background.timeouts import Timeouts
from sacbe.server.errors import NotAllowed
from sacbe.server.protocol.requests import NewClock, Play
from sacbe.server.tables import commands, listing, seating, views
from sacbe.server.tables.live_tables import LiveTables
from tests.server.client import Person, Problem
from tests.server.in_process import Worker, begun, worker
from tests.server.process import Server

QUICK = NewClock(per_move=0.3, when_out="forfeit")


async def _forfeit(at: Worker, table: str) -> int:
    """Wait until a seat has forfeited."""
    live, end = await at.tables.get(table), time.monotonic() + 20
    while not any(seat.has_forfeited for seat in live.seats):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
    return next(seat.number for seat in live.seats if seat.has_forfeited)


def test_when_time_decides_a_late_seat_has_lost_and_its_player_cannot_return(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            timeouts = Timeouts(first.tables)
            table, people = await begun(first, "mexica", 2, QUICK)
            seat = await _forfeit(first, table)
            live = await first.tables.get(table)
            with pytest.raises(NotAllowed, match="Your time was out"):
                await seating.come_back(first.tables, people[seat], table)
            decision = live.decision_numbers[seat]
            with pytest.raises(NotAllowed, match="Your time was out"):
                await commands.play(first.tables, people[seat], table, Play(decision, 0))
            seen = views.table_view(live, seat)
            assert (seen.forfeited, seen.decision, seen.choices) == ([seat], None, views.NO_CHOICES)
            rows = await first.tables.store.rows(table, 0)
            assert [row.seat for row in rows if row.kind in ("forfeit", "timeout")] == [seat]
            await timeouts.close()
            rebuilt = await LiveTables(first.tables.store).get(table)
            assert rebuilt.clock is not None and rebuilt.clock.away == {seat}
            assert views.table_view(rebuilt, None).forfeited == [seat]

    asyncio.run(scene())


def test_a_bot_plays_a_forfeited_game_to_its_end(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            bots, timeouts = Bots(first.tables), Timeouts(first.tables)
            table, people = await begun(first, "tzolkin", 2, QUICK)
            end = time.monotonic() + 30
            live = await first.tables.get(table)
            while not live.is_over:
                assert time.monotonic() < end
                await asyncio.sleep(0.05)
            seen = views.table_view(live, None)
            assert seen.over and seen.forfeited == [0, 1] and seen.winners == []
            live.seats[1].has_forfeited = False
            assert views.table_view(live, None).winners == [1], "whatever the points of the other"
            described = await listing.show(first.tables.store, table, people[0])
            assert (described.state, described.forfeited) == ("over", [0, 1])
            await bots.close()
            await timeouts.close()

    asyncio.run(scene())


def test_a_clock_shows_what_happens_when_time_is_out(server: Server) -> None:
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
