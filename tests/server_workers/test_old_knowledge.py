"""A worker that has not yet heard of a row neither overwrites it nor refuses what it allows."""

from __future__ import annotations

import asyncio

import pytest

from sacbe.core.chance import Stream
from sacbe.server import tables
from sacbe.server.broadcast import Ear
from sacbe.server.errors import NotKnown, Stale
from sacbe.server.hall import Change
from sacbe.server.live import LiveTable
from sacbe.server.messages import Join, NewSeat, NewTable
from tests.server_workers.halls import answer, begun, hear, play, worker


def test_a_change_planned_on_old_knowledge_is_planned_anew(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, _ = await begun(first, "tzolkin", 2)
            room = await second.hall.room(table)
            known, heard = room.live.seq, hear(room)
            await play(first, table, known + 5)
            entry = await second.hall.change(table, lambda live: answer(live, Stream(2)))
            assert entry.seq == known + 6
            assert heard == list(range(known + 1, known + 7))

    asyncio.run(scene())


def test_an_answer_to_a_question_that_only_another_worker_knows_is_taken(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, _ = await begun(first, "tzolkin", 2)
            await second.hall.room(table)
            live = (await play(first, table, 9)).live
            change = answer(live, Stream(3))
            seat, decision, action = (
                live.to_act()[0],
                live.asked_at[live.to_act()[0]],
                change.data["moves"][0][1],
            )
            entry = await second.hall.change(
                table, lambda live: Change("play", seat, None, live.plan_play(seat, decision, action))
            )
            assert entry.seq == 10
            with pytest.raises(Stale):
                await first.hall.change(
                    table, lambda live: Change("play", seat, None, live.plan_play(seat, decision, action))
                )

    asyncio.run(scene())


def test_who_leaves_at_one_worker_returns_at_another(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, people = await begun(first, "tzolkin", 2)
            assert (await second.hall.room(table)).seats[1].bot is None
            await tables.leave(first.hall, people[1], table)
            assert (await second.hall.room(table)).seats[1].bot == "skilled"
            await tables.come_back(second.hall, people[1], table)
            assert (await first.hall.room(table)).seats[1].bot is None

    asyncio.run(scene())


def test_two_workers_fill_a_table_and_one_of_them_begins(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            people = [await first.people.make_guest(f"Guest {number}") for number in range(6)]
            seats = [NewSeat("me"), NewSeat("open"), NewSeat("open"), NewSeat("open")]
            table = await tables.create(first.hall, people[0], NewTable("tzolkin", seats))
            for at in (first, second):
                await at.hall.room(table.id)
            joined = await asyncio.gather(
                *(
                    tables.join((first, second)[number % 2].hall, person, table.id, Join())
                    for number, person in enumerate(people[1:])
                ),
                return_exceptions=True,
            )
            assert sorted(seat for seat in joined if isinstance(seat, int)) == [1, 2, 3]
            rows = await first.hall.store.rows(table.id, 0)
            assert [row.kind for row in rows] == ["join", "join", "join", "start"]
            for at in (first, second):
                room = await at.hall.room(table.id)
                assert [seat.user_id for seat in room.seats if seat.user_id is None] == []
                assert sorted(room.live.playing().record.header.names) == sorted(
                    next(p.name for p in people if p.id == seat.user_id) for seat in room.seats
                )

    asyncio.run(scene())


def test_listeners_at_both_workers_hear_every_row_once_and_in_order(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, _ = await begun(first, "tzolkin", 2)
            ears = [asyncio.create_task(Ear(at.engine, at.hall).listen()) for at in (first, second)]
            rooms = [await at.hall.room(table) for at in (first, second)]
            known, heard = rooms[0].live.seq, [hear(room) for room in rooms]
            streams = [Stream(1), Stream(2)]

            async def play_some(number: int) -> None:
                hall = (first, second)[number].hall
                for _ in range(30):
                    await hall.change(table, lambda live: answer(live, streams[number]))

            await asyncio.gather(play_some(0), play_some(1))
            while any(room.live.seq < known + 60 for room in rooms):
                await asyncio.sleep(0.02)
            assert heard == [list(range(known + 1, known + 61))] * 2
            for ear in ears:
                ear.cancel()
            await asyncio.gather(*ears, return_exceptions=True)

    asyncio.run(asyncio.wait_for(scene(), 30))


def test_a_table_that_was_deleted_is_not_known_any_more(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, people = await begun(first, "tzolkin", 2)
            async with first.hall.store.sessions() as session:
                await session.delete(await first.hall.store.table(table))
                await session.commit()

            def chat(live: LiveTable) -> Change:
                return Change("chat", None, people[0].id, {"name": "Ana", "text": "Hello"})

            with pytest.raises(NotKnown):
                await first.hall.change(table, chat)

    asyncio.run(scene())
