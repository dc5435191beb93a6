"""What must go: somebody from a table, chat, or a person with everything said and every name.

Each table hears of it by rows like any other, so that whoever is there sees it at once, and by whatever
process it was done. The row that says what is erased also takes it out of the rows before it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import partial

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.bots.levels import DEFAULT
from sacbe.server import notices
from sacbe.server.errors import NotAllowed, NotKnown
from sacbe.server.hall import Change, Hall
from sacbe.server.history import ERASED
from sacbe.server.live import LiveTable
from sacbe.server.models import Row, Seat, Table, User
from sacbe.server.tables import seat_of


async def remove(hall: Hall, table_id: str, user_id: str) -> None:
    """Take someone away from a table: before the game the seat is free, in the game a bot keeps it."""
    room = await hall.room(table_id)

    def plan(live: LiveTable) -> Change:
        seat = seat_of(room.seats, user_id)
        if seat is None:
            raise NotKnown("This person has no seat at this table.")
        if live.is_over:
            raise NotAllowed("The game is over; nobody needs to leave the table.")
        bot = DEFAULT if live.session is not None else None
        free = {"user_id": None, **({"bot": bot} if bot is not None else {})}
        return Change("leave", seat, None, {"bot": bot, "removed": True}, free)

    await hall.change(table_id, plan)


async def delete_chat(hall: Hall, table_id: str | None, user_id: str | None) -> int:
    """Take out what was said at a table, by a person, or by a person at a table; the number of lines."""
    which = [Row.kind == "chat"]
    if table_id is not None:
        await hall.store.table(table_id)
        which.append(Row.table_id == table_id)
    if user_id is not None:
        which.append(Row.user_id == user_id)
    found = await _words(hall, *which)
    await _take_out(hall, found)
    return sum(map(len, found.values()))


async def erase(hall: Hall, user_id: str) -> User:
    """Take a person out: games go on with a bot, and no name and no word is left.

    The person goes last, with sign-ins and tokens: an erasure that was interrupted can be asked for again.
    """
    async with hall.store.sessions() as session:
        user = await session.get(User, user_id)
    if user is None:
        raise NotKnown(f"There is no person {user_id!r}.")
    await _retitle(hall, user)
    await _hand_over(hall, user_id)
    await _leave_all(hall, user_id)
    async with hall.store.sessions() as session:
        await session.execute(
            update(Row).where(Row.user_id == user_id, Row.kind.not_in(ERASED)).values(user_id=None)
        )
        await session.execute(delete(User).where(User.id == user_id))
        await notices.send(session, user_id, notices.SIGNED_OUT)
        await session.commit()
    # What was said while all this went on.
    await _take_out(hall, await _words(hall, Row.user_id == user_id))
    return user


async def _retitle(hall: Hall, user: User) -> None:
    """Call the person's tables by their game, and those where the person was if their title has the name.

    A rematch has the title of the table before it, and the name in it may be one of long ago.
    """
    async with hall.store.sessions() as session:
        sat = select(Seat.table_id).where(Seat.user_id == user.id)
        came = select(Row.table_id).where(Row.user_id == user.id)
        met = Table.id.in_(sat) | Table.id.in_(came) | (Table.owner_id == user.id)
        names, tables = await _names(session, user), list(await session.scalars(select(Table).where(met)))
        own = {table.title for table in tables if table.owner_id == user.id}
        for table in tables:
            if table.title in own or any(_is_in(name, table.title) for name in names):
                table.title = table.game
        await session.commit()


async def _names(session: AsyncSession, user: User) -> set[str]:
    """What a person is and was called, as far as the rows tell."""
    rows = await session.scalars(select(Row.data).where(Row.user_id == user.id, Row.kind.in_(ERASED)))
    return {str(data["name"]) for data in rows if data.get("name")} | {user.name}


def _is_in(name: str, title: str) -> bool:
    """Does a title have a name as a word or words of its own?"""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", title, re.IGNORECASE) is not None


async def _hand_over(hall: Hall, user_id: str) -> None:
    """Give the person's tables to someone else who sits there; where nobody does, take them away."""
    async with hall.store.sessions() as session:
        gone = []
        for table in await session.scalars(select(Table).where(Table.owner_id == user_id)):
            others = select(Seat.user_id).where(Seat.table_id == table.id, Seat.user_id != user_id)
            heir = await session.scalar(others.order_by(Seat.number).limit(1))
            if heir is not None:
                table.owner_id = heir
            else:
                gone.append(table.id)
                await session.delete(table)
                await notices.send(session, table.id, notices.GONE)
        await session.commit()
    for table_id in gone:
        hall.forget(table_id)


async def _leave_all(hall: Hall, user_id: str) -> None:
    """Leave all tables, and take out there what the person said and is called."""
    async with hall.store.sessions() as session:
        sits = list(await session.scalars(select(Seat.table_id).where(Seat.user_id == user_id)))
    for table_id in sits:
        if not (await hall.room(table_id)).live.is_over:
            await remove(hall, table_id, user_id)
    found: dict[str, list[int]] = {table_id: [] for table_id in sits}
    await _take_out(hall, found | await _words(hall, Row.user_id == user_id), user_id)


async def _words(hall: Hall, *which: ColumnElement[bool]) -> dict[str, list[int]]:
    """The numbers of the rows, by table, that hold words or names of people."""
    query = select(Row.table_id, Row.seq).where(Row.kind.in_(ERASED), Row.user_id.is_not(None), *which)
    found: dict[str, list[int]] = defaultdict(list)
    async with hall.store.sessions() as session:
        for table_id, seq in await session.execute(query.order_by(Row.seq)):
            found[table_id].append(seq)
    return dict(found)


async def _take_out(hall: Hall, found: dict[str, list[int]], user_id: str | None = None) -> None:
    """Erase some rows of each table, and free the seat that a person has there when the game is over."""
    for table_id, seqs in found.items():
        room = await hall.room(table_id)
        seat = seat_of(room.seats, user_id)
        freed = {"user_id": None} if seat is not None else {}
        change = Change("erase", seat, None, {"entries": seqs}, freed, tuple(seqs))
        if seqs or freed:
            await hall.change(table_id, partial(_planned, change))


def _planned(change: Change, live: LiveTable) -> Change:
    return change
