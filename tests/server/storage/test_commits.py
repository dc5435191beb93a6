"""Rows that SQLite stores together: they share a commit, and one that cannot be stored fails alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import event

from sacbe.server.storage.store import SequenceTaken
from tests.server.conftest import on_sqlite
from tests.server.in_process import Worker, begun, worker


async def _store(at: Worker, table: str, seq: int) -> int | None:
    """Store a row of chat under a number; None if the number is taken."""
    try:
        row = await at.tables.store.append(table, seq, "chat", None, None, {"text": "hello"})
    except SequenceTaken:
        return None
    return row.seq


def test_one_row_whose_number_is_taken_fails_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with worker(on_sqlite(tmp_path)) as first:
            tables = [(await begun(first, "mexica", 2))[0] for _ in range(4)]
            numbers = [3, 1, 3, 3]
            found = await asyncio.gather(*map(_store, [first] * 4, tables, numbers))
            assert found == [3, None, 3, 3]
            assert [await first.tables.store.last(table) for table in tables] == [3, 2, 3, 3]

    asyncio.run(scene())


def test_of_rows_that_want_the_same_number_one_gets_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with worker(on_sqlite(tmp_path)) as first:
            table, _ = await begun(first, "mexica", 2)
            found = await asyncio.gather(*(_store(first, table, 3) for _ in range(5)))
            assert sorted(found, key=str) == [3, None, None, None, None]

    asyncio.run(scene())


def test_rows_that_wait_for_the_disk_share_a_commit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with worker(on_sqlite(tmp_path)) as first:
            tables = [(await begun(first, "mexica", 2))[0] for _ in range(20)]
            commits: list[object] = []
            event.listen(first.engine.sync_engine, "commit", commits.append)
            await asyncio.gather(*(_store(first, table, 3) for table in tables))
            assert 1 <= len(commits) <= 2

    asyncio.run(scene())
