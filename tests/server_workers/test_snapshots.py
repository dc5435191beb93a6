"""A table rebuilt from a snapshot is the table rebuilt from all its rows; memory holds what is in use."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, select

from sacbe.server import hall as hall_module
from sacbe.server import snapshots, told
from sacbe.server.hall import Change, Hall, Room
from sacbe.server.messages import NewClock
from sacbe.server.models import Snapshot
from tests.server_workers.halls import Worker, begun, hear, play, worker


def _shown(room: Room, players: int) -> list[object]:
    return [told.table(room, seat) for seat in (None, *range(players))]


async def _without_snapshot(at: Worker, table: str) -> Room:
    async with at.hall.store.sessions() as session:
        await session.execute(delete(Snapshot))
        await session.commit()
    return await Hall(at.hall.store).room(table)


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_table_is_the_same_from_a_snapshot_as_from_its_rows(game: str, database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, game, 3)
            room = await play(first, table, 2 * snapshots.EVERY + 30)
            async with first.hall.store.sessions() as session:
                kept = list(await session.scalars(select(Snapshot.seq).where(Snapshot.table_id == table)))
            assert kept == [2 * snapshots.EVERY]
            rebuilt = await Hall(first.hall.store).room(table)
            assert rebuilt.live.history.told_behind == 2 * snapshots.EVERY
            assert _shown(rebuilt, 3) == _shown(room, 3)
            assert rebuilt.live.playing().record == room.live.playing().record
            whole = await _without_snapshot(first, table)
            assert _shown(whole, 3) == _shown(room, 3)

    asyncio.run(scene())


def test_what_happened_before_a_snapshot_is_told_from_the_rows(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 2)
            room = await play(first, table, snapshots.EVERY + 10)
            hall = Hall(first.hall.store)
            rebuilt = await hall.room(table)
            assert [entry.seq for entry in rebuilt.live.history.behind(0)] == list(range(101, 111))
            await hall.remember(rebuilt, 105)
            assert len(rebuilt.live.history.behind(0)) == 10
            await hall.remember(rebuilt, 7)
            assert rebuilt.live.history.behind(0) == room.live.history.behind(0)

    asyncio.run(scene())


def test_undo_and_rewind_reach_behind_a_snapshot(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 2)
            room = await play(first, table, snapshots.EVERY)
            earlier = room.live.history.behind(0)[20]
            hall = Hall(first.hall.store)
            await hall.change(
                table, lambda live: Change("rewind", 0, None, {"to": earlier.moves, "moves": earlier.moves})
            )
            rebuilt = await hall.room(table)
            assert len(rebuilt.live.playing().record.moves) == earlier.moves
            assert rebuilt.live.asked_at == {rebuilt.live.to_act()[0]: snapshots.EVERY + 1}

    asyncio.run(scene())


def test_what_was_answered_together_is_undone_together_behind_a_snapshot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2)
            room = await first.hall.room(table)
            while len(room.live.playing().legal()) < 4 or "end_turn" not in room.live.playing().legal():
                await play(first, table, room.live.seq + 1)
            seat, moves = room.live.to_act()[0], len(room.live.playing().record.moves)
            monkeypatch.setattr(snapshots, "EVERY", 1)
            twice = ("buy_token", "buy_token")
            await first.hall.change(
                table,
                lambda live: Change("play", seat, None, live.plan_play(seat, live.asked_at[seat], *twice)),
            )
            while await first.hall.store.snapshot(table) is None:
                await asyncio.sleep(0.01)
            rebuilt = await Hall(first.hall.store).room(table)
            assert rebuilt.live.history.told_behind == rebuilt.live.seq
            for known in (room, rebuilt):
                assert len(known.live.playing().record.moves) == moves + 2
                assert known.live.plan_undo(seat, False) == {"moves": moves}

    asyncio.run(scene())


def test_a_snapshot_keeps_the_clock(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 2, NewClock(per_move=0.001, bank=500))
            room = await play(first, table, snapshots.EVERY + 5)
            rebuilt = await Hall(first.hall.store).room(table)
            whole = await _without_snapshot(first, table)
            assert room.clock is not None and room.clock.left[0] < 500
            assert rebuilt.clock == room.clock == whole.clock

    asyncio.run(scene())


def test_rooms_that_nobody_uses_leave_the_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            heard_of, _ = await begun(first, "tzolkin", 2)
            forgotten, _ = await begun(first, "tzolkin", 2)
            hear(first.hall.rooms[heard_of])
            first.hall.drop_idle()
            assert set(first.hall.rooms) == {heard_of, forgotten}
            monkeypatch.setattr(hall_module, "IDLE_SECONDS", 0.0)
            first.hall.drop_idle()
            assert set(first.hall.rooms) == {heard_of}
            assert (await first.hall.room(forgotten)).live.seq == 2

    asyncio.run(scene())


def test_of_too_many_rooms_the_longest_unused_leave_first(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            ids = [(await begun(first, "tzolkin", 2))[0] for _ in range(4)]
            await first.hall.room(ids[0])
            monkeypatch.setattr(hall_module, "MOST_ROOMS", 2)
            first.hall.drop_idle()
            assert len(first.hall.rooms) == 4
            monkeypatch.setattr(hall_module, "LEAST_IDLE_SECONDS", 0.0)
            first.hall.drop_idle()
            assert set(first.hall.rooms) == {ids[0], ids[3]}

    asyncio.run(scene())
