"""A table rebuilt from a snapshot is the table rebuilt from all its rows; memory holds what is in use."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.core.chance import Stream
from sacbe.server.protocol.requests import NewClock
from sacbe.server.storage.models import Snapshot, Table
from sacbe.server.tables import live_tables as live_tables
from sacbe.server.tables import snapshots, views
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from tests.server.in_process import Worker, answer, begun, play, subscribe, worker


def _shown(live: LiveTable, players: int) -> list[object]:
    return [views.table_view(live, seat) for seat in (None, *range(players))]


async def _without_snapshot(at: Worker, table: str) -> LiveTable:
    async with at.tables.store.db_sessions() as session:
        await session.execute(delete(Snapshot))
        await session.commit()
    return await LiveTables(at.tables.store).get(table)


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_table_is_the_same_from_a_snapshot_as_from_its_rows(game: str, database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, game, 3)
            live = await play(first, table, 2 * snapshots.EVERY + 30)
            async with first.tables.store.db_sessions() as session:
                kept = list(await session.scalars(select(Snapshot.seq).where(Snapshot.table_id == table)))
            assert kept == [2 * snapshots.EVERY]
            rebuilt = await LiveTables(first.tables.store).get(table)
            assert rebuilt.history.known_after == 2 * snapshots.EVERY
            assert _shown(rebuilt, 3) == _shown(live, 3)
            assert rebuilt.playing().record == live.playing().record
            whole = await _without_snapshot(first, table)
            assert _shown(whole, 3) == _shown(live, 3)

    asyncio.run(scene())


def test_history_before_a_snapshot_is_replayed_from_the_rows(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 2)
            live = await play(first, table, snapshots.EVERY + 10)
            tables = LiveTables(first.tables.store)
            rebuilt = await tables.get(table)
            assert [entry.seq for entry in rebuilt.history.after(0)] == list(range(101, 111))
            await tables.load_history(rebuilt, 105)
            assert len(rebuilt.history.after(0)) == 10
            await tables.load_history(rebuilt, 7)
            assert rebuilt.history.after(0) == live.history.after(0)

    asyncio.run(scene())


def test_undo_and_rewind_go_back_beyond_a_snapshot(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 2)
            live = await play(first, table, snapshots.EVERY)
            earlier = live.history.after(0)[20]
            tables = LiveTables(first.tables.store)
            await tables.change(table, lambda live: live.plan_rewind(0, None, earlier.moves))
            rebuilt = await tables.get(table)
            assert len(rebuilt.playing().record.moves) == earlier.moves
            assert rebuilt.decision_numbers == {rebuilt.to_act()[0]: snapshots.EVERY + 1}

    asyncio.run(scene())


def test_actions_played_together_are_undone_together_after_a_snapshot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "mexica", 2)
            live = await first.tables.get(table)
            while len(live.playing().legal()) < 4 or "end_turn" not in live.playing().legal():
                await play(first, table, live.seq + 1)
            seat, moves = live.to_act()[0], len(live.playing().record.moves)
            monkeypatch.setattr(snapshots, "EVERY", 1)
            twice = ("buy_token", "buy_token")
            await first.tables.change(
                table,
                lambda live: live.plan_play(seat, None, live.decision_numbers[seat], *twice),
            )
            while await first.tables.store.snapshot(table) is None:
                await asyncio.sleep(0.01)
            rebuilt = await LiveTables(first.tables.store).get(table)
            assert rebuilt.history.known_after == rebuilt.seq
            for known in (live, rebuilt):
                assert len(known.playing().record.moves) == moves + 2
                assert known.plan_undo(seat, None, False).data == {"moves": moves}

    asyncio.run(scene())


def test_a_snapshot_keeps_the_clock(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 2, NewClock(per_move=0.001, bank=500))
            live = await play(first, table, snapshots.EVERY + 5)
            rebuilt = await LiveTables(first.tables.store).get(table)
            whole = await _without_snapshot(first, table)
            assert live.clock is not None and live.clock.left[0] < 500
            assert rebuilt.clock == live.clock == whole.clock

    asyncio.run(scene())


def test_a_table_that_is_removed_while_its_snapshot_is_stored_is_no_fault(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def remove(db: AsyncSession) -> None:
        await db.execute(delete(Table))

    async def scene() -> None:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 2)
            live = await play(first, table, snapshots.EVERY - 1)
            stream = Stream(2)
            await first.tables.change(table, lambda live: answer(live, stream))
            assert live.seq == snapshots.EVERY
            await first.tables.store.commit(remove)
            await asyncio.sleep(0.1)
            assert await first.tables.store.snapshot(table) is None

    asyncio.run(scene())
    assert not caplog.records


def test_tables_that_nobody_uses_leave_the_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            heard_of, _ = await begun(first, "tzolkin", 2)
            forgotten, _ = await begun(first, "tzolkin", 2)
            subscribe(first.tables.in_memory[heard_of])
            first.tables.evict_idle()
            assert set(first.tables.in_memory) == {heard_of, forgotten}
            monkeypatch.setattr(live_tables, "IDLE_SECONDS", 0.0)
            first.tables.evict_idle()
            assert set(first.tables.in_memory) == {heard_of}
            assert (await first.tables.get(forgotten)).seq == 2

    asyncio.run(scene())


def test_of_too_many_tables_the_longest_unused_leave_first(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            ids = [(await begun(first, "tzolkin", 2))[0] for _ in range(4)]
            await first.tables.get(ids[0])
            monkeypatch.setattr(live_tables, "MAX_TABLES", 2)
            first.tables.evict_idle()
            assert len(first.tables.in_memory) == 4
            monkeypatch.setattr(live_tables, "MIN_IDLE_SECONDS", 0.0)
            first.tables.evict_idle()
            assert set(first.tables.in_memory) == {ids[0], ids[3]}

    asyncio.run(scene())
