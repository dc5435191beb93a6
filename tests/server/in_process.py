"""Workers without processes around them: as many as wanted, in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from sacbe.core.chance import Stream
from sacbe.server.protocol.requests import Join, NewClock, NewSeat, NewTable
from sacbe.server.storage import database
from sacbe.server.storage.models import User
from sacbe.server.storage.store import Store
from sacbe.server.storage.users import Users
from sacbe.server.tables import seating, snapshots
from sacbe.server.tables.game import Change, TableGame
from sacbe.server.tables.history import Entry
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from tests.server.process import PATIENCE


@dataclass
class Worker:
    """What a worker has."""

    engine: AsyncEngine
    tables: LiveTables
    people: Users


@asynccontextmanager
async def worker(url: str) -> AsyncIterator[Worker]:
    """A worker on a database."""
    engine = database.connect(url)
    await database.migrate(engine)
    sessions = database.db_sessions(engine)
    tables = LiveTables(Store(sessions, database.is_shared(engine)))
    try:
        yield Worker(engine, tables, Users(sessions, await database.secret(engine)))
    finally:
        await engine.dispose()


async def listening(at: Worker) -> None:
    """Wait until a worker listens for the notices of others."""
    query = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    )
    async with asyncio.timeout(PATIENCE):
        while not await _counts(at.engine, query):
            await asyncio.sleep(0.02)


async def _counts(engine: AsyncEngine, query: str) -> bool:
    """Does a query count anything? Statistics of PostgreSQL do not change within a transaction."""
    async with engine.connect() as connection:
        return bool(await connection.scalar(text(query)))


async def begun(at: Worker, game: str, players: int, clock: NewClock | None = None) -> tuple[str, list[User]]:
    """A table with people on all its seats, who begin to play."""
    people = [await at.people.make_guest(f"Guest {number}") for number in range(players)]
    seats = [NewSeat("me"), *(NewSeat("open") for _ in people[1:])]
    table = await seating.create(at.tables, people[0], NewTable(game, seats, clock=clock))
    for person in people[1:]:
        await seating.join(at.tables, person, table.id, Join())
    return table.id, people


def answer(live: TableGame, stream: Stream) -> Change:
    """Any legal answer of any seat that is asked."""
    seat = live.to_act()[0]
    legal = live.game.legal(live.state_for(seat))
    action = legal[stream.draw(len(legal))]
    return live.plan_play(seat, None, live.decision_numbers[seat], action)


async def play(at: Worker, table_id: str, rows: int, seed: int = 1) -> LiveTable:
    """Answer at random until the table has so many rows or the game is over."""
    live, stream = await at.tables.get(table_id), Stream(seed)
    while live.seq < rows and not live.is_over:
        await at.tables.change(table_id, lambda live: answer(live, stream))
    async with asyncio.timeout(PATIENCE):
        while await _is_snapshot_due(at, live):
            await asyncio.sleep(0.02)
    return live


async def _is_snapshot_due(at: Worker, live: LiveTable) -> bool:
    """Is the last snapshot still on its way? Players do not wait for it."""
    kept = await at.tables.store.snapshot(live.id)
    return live.seq // snapshots.EVERY > (kept.seq // snapshots.EVERY if kept is not None else 0)


def subscribe(live: LiveTable) -> list[int]:
    """The numbers of the rows that a subscriber gets from now on."""
    received: list[int] = []

    def receive(entries: list[Entry]) -> None:
        received.extend(entry.seq for entry in entries)

    live.subscribers.append(receive)
    return received
