"""What happened at a table is packed in memory and comes out as it went in."""

from __future__ import annotations

import asyncio

import pytest

from sacbe.server.history import BLOCK, Entry, History
from tests.server_workers.halls import begun, play, worker


def _played(database: str, rows: int) -> list[Entry]:
    """The entries of a game, as its rows tell them."""

    async def scene() -> list[Entry]:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 3)
            room = await play(first, table, rows)
            return room.live.history.behind(0)

    return asyncio.run(scene())


@pytest.mark.parametrize("count", [0, 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 3 * BLOCK + 7])
def test_every_entry_behind_a_number_is_told_as_it_was(count: int, database: str) -> None:
    entries = _played(database, 4 * BLOCK)[:count]
    history = History()
    for entry in entries:
        history.add(entry)
    for seq in (0, 1, BLOCK - 1, BLOCK, BLOCK + 1, count - 1, count, count + 1000):
        assert history.behind(seq) == [entry for entry in entries if entry.seq > seq]


@pytest.mark.parametrize("told_behind", [1, BLOCK, 2 * BLOCK + 3])
def test_what_came_before_can_be_put_before(told_behind: int, database: str) -> None:
    entries = _played(database, 4 * BLOCK)
    history = History(told_behind)
    for entry in entries[told_behind:]:
        history.add(entry)
    assert history.behind(0) == entries[told_behind:]
    assert history.behind(told_behind + BLOCK) == entries[told_behind + BLOCK :]
    history.put_before(entries[:told_behind])
    assert (history.told_behind, history.behind(0)) == (0, entries)
