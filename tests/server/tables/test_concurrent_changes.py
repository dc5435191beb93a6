"""A worker that does not know a row yet neither overwrites it nor refuses what it allows."""

from __future__ import annotations

import asyncio

import pytest

from sacbe.core.chance import Stream
from sacbe.server.background.notifications import Listener
from sacbe.server.errors import NotFound, Stale
from sacbe.server.protocol.requests import Join, NewSeat, NewTable
from sacbe.server.tables import seating
from sacbe.server.tables.game import Change, TableGame
from tests.server.in_process import answer, begun, play, subscribe, worker


def test_a_change_is_planned_again_when_another_worker_stored_a_row_first(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, _ = await begun(first, "tzolkin", 2)
            live = await second.tables.get(table)
            known, received = live.seq, subscribe(live)
            await play(first, table, known + 5)
            entry = await second.tables.change(table, lambda live: answer(live, Stream(2)))
            assert entry.seq == known + 6
            assert received == list(range(known + 1, known + 7))

    asyncio.run(scene())


def test_an_answer_to_a_question_that_only_another_worker_knows_is_taken(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, _ = await begun(first, "tzolkin", 2)
            await second.tables.get(table)
            live = await play(first, table, 9)
            change = answer(live, Stream(3))
            seat, decision, action = (
                live.to_act()[0],
                live.decision_numbers[live.to_act()[0]],
                change.data["moves"][0][1],
            )
            entry = await second.tables.change(
                table, lambda live: live.plan_play(seat, None, decision, action)
            )
            assert entry.seq == 10
            with pytest.raises(Stale):
                await first.tables.change(table, lambda live: live.plan_play(seat, None, decision, action))

    asyncio.run(scene())


def test_who_leaves_at_one_worker_returns_at_another(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, people = await begun(first, "tzolkin", 2)
            assert (await second.tables.get(table)).seats[1].bot is None
            await seating.leave(first.tables, people[1], table)
            assert (await second.tables.get(table)).seats[1].bot == "skilled"
            await seating.come_back(second.tables, people[1], table)
            assert (await first.tables.get(table)).seats[1].bot is None

    asyncio.run(scene())


def test_two_workers_fill_a_table_and_one_of_them_begins(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            people = [await first.people.make_guest(f"Guest {number}") for number in range(6)]
            seats = [NewSeat("me"), NewSeat("open"), NewSeat("open"), NewSeat("open")]
            table = await seating.create(first.tables, people[0], NewTable("tzolkin", seats))
            for at in (first, second):
                await at.tables.get(table.id)
            joined = await asyncio.gather(
                *(
                    seating.join((first, second)[number % 2].tables, person, table.id, Join())
                    for number, person in enumerate(people[1:])
                ),
                return_exceptions=True,
            )
            assert sorted(seat for seat in joined if isinstance(seat, int)) == [1, 2, 3]
            rows = await first.tables.store.rows(table.id, 0)
            assert [row.kind for row in rows] == ["join", "join", "join", "start"]
            for at in (first, second):
                live = await at.tables.get(table.id)
                assert [seat.user_id for seat in live.seats if seat.user_id is None] == []
                assert sorted(live.playing().record.header.names) == sorted(
                    next(p.name for p in people if p.id == seat.user_id) for seat in live.seats
                )

    asyncio.run(scene())


def test_subscribers_at_both_workers_get_every_row_once_and_in_order(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, _ = await begun(first, "tzolkin", 2)
            ears = [asyncio.create_task(Listener(at.engine, at.tables).run()) for at in (first, second)]
            tables = [await at.tables.get(table) for at in (first, second)]
            known, received = tables[0].seq, [subscribe(live) for live in tables]
            streams = [Stream(1), Stream(2)]

            async def play_some(number: int) -> None:
                tables = (first, second)[number].tables
                for _ in range(30):
                    await tables.change(table, lambda live: answer(live, streams[number]))

            await asyncio.gather(play_some(0), play_some(1))
            while any(live.seq < known + 60 for live in tables):
                await asyncio.sleep(0.02)
            assert received == [list(range(known + 1, known + 61))] * 2
            for ear in ears:
                ear.cancel()
            await asyncio.gather(*ears, return_exceptions=True)

    asyncio.run(asyncio.wait_for(scene(), 30))


def test_a_table_that_was_deleted_is_not_known_any_more(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, people = await begun(first, "tzolkin", 2)
            async with first.tables.store.db_sessions() as session:
                await session.delete(await first.tables.store.table(table))
                await session.commit()

            def chat(live: TableGame) -> Change:
                return Change("chat", None, people[0].id, {"name": "Ana", "text": "Hello"})

            with pytest.raises(NotFound):
                await first.tables.change(table, chat)

    asyncio.run(scene())
