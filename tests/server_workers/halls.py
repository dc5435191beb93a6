"""Halls without processes around them: as many workers as wanted, in one event loop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from sacbe.core.chance import Stream
from sacbe.server import database, tables
from sacbe.server.hall import Change, Hall, Room
from sacbe.server.history import Entry
from sacbe.server.live import LiveTable
from sacbe.server.messages import Join, NewClock, NewSeat, NewTable
from sacbe.server.models import User
from sacbe.server.people import People
from sacbe.server.store import Store


@dataclass
class Worker:
    """What a worker has."""

    engine: AsyncEngine
    hall: Hall
    people: People


@asynccontextmanager
async def worker(url: str) -> AsyncIterator[Worker]:
    """A worker on a database."""
    engine = database.connect(url)
    await database.migrate(engine)
    sessions = database.sessions(engine)
    hall = Hall(Store(sessions, database.is_shared(engine)))
    try:
        yield Worker(engine, hall, People(sessions, await database.secret(engine)))
    finally:
        await engine.dispose()


async def begun(at: Worker, game: str, players: int, clock: NewClock | None = None) -> tuple[str, list[User]]:
    """A table with people on all its seats, who begin to play."""
    people = [await at.people.make_guest(f"Guest {number}") for number in range(players)]
    seats = [NewSeat("me"), *(NewSeat("open") for _ in people[1:])]
    table = await tables.create(at.hall, people[0], NewTable(game, seats, clock=clock))
    for person in people[1:]:
        await tables.join(at.hall, person, table.id, Join())
    return table.id, people


def answer(live: LiveTable, stream: Stream) -> Change:
    """Any legal answer of any seat that is asked."""
    seat = live.to_act()[0]
    state = live.playing().state.copy()
    if seat != live.game.to_act(state):
        live.game.turn_to(state, seat)
    legal = live.game.legal(state)
    action = legal[stream.draw(len(legal))]
    return Change("play", seat, None, live.plan_play(seat, live.asked_at[seat], action))


async def play(at: Worker, table_id: str, rows: int, seed: int = 1) -> Room:
    """Answer at random until the table has so many rows or the game is over."""
    room, stream = await at.hall.room(table_id), Stream(seed)
    while room.live.seq < rows and not room.live.is_over:
        await at.hall.change(table_id, lambda live: answer(live, stream))
    return room


def hear(room: Room) -> list[int]:
    """The numbers of the rows that a listener hears from now on."""
    heard: list[int] = []

    def listen(live: LiveTable, entries: list[Entry]) -> None:
        heard.extend(entry.seq for entry in entries)

    room.listeners.append(listen)
    return heard
