"""What happened at a table is packed in memory and comes out as it went in."""

from __future__ import annotations

import asyncio

import pytest

from sacbe.server.tables.history import BLOCK, Entry, History
from tests.server.in_process import begun, play, worker


def _played(database: str, rows: int) -> list[Entry]:
    """The entries of a game, as its rows tell them."""

    async def scene() -> list[Entry]:
        async with worker(database) as first:
            table, _ = await begun(first, "tzolkin", 3)
            live = await play(first, table, rows)
            return live.history.after(0)

    return asyncio.run(scene())


@pytest.mark.parametrize("count", [0, 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 3 * BLOCK + 7])
def test_every_entry_after_a_number_is_as_it_was_added(count: int, database: str) -> None:
    entries = _played(database, 4 * BLOCK)[:count]
    history = History()
    for entry in entries:
        history.add(entry)
    for seq in (0, 1, BLOCK - 1, BLOCK, BLOCK + 1, count - 1, count, count + 1000):
        assert history.after(seq) == [entry for entry in entries if entry.seq > seq]


@pytest.mark.parametrize("known_after", [1, BLOCK, 2 * BLOCK + 3])
def test_what_came_before_can_be_put_before(known_after: int, database: str) -> None:
    entries = _played(database, 4 * BLOCK)
    history = History(known_after)
    for entry in entries[known_after:]:
        history.add(entry)
    assert history.after(0) == entries[known_after:]
    assert history.after(known_after + BLOCK) == entries[known_after + BLOCK :]
    history.prepend(entries[:known_after])
    assert (history.known_after, history.after(0)) == (0, entries)
