"""Taking out a user from a table, chat, or a user with everything written and every name.

Each table gets rows for it like for any other change, so that everybody there sees it at once, whichever
process did it. The row that says what is erased also takes it out of the rows before it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import partial

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.bots.levels import DEFAULT
from sacbe.server.errors import NotAllowed, NotFound
from sacbe.server.storage import notices
from sacbe.server.storage.models import ERASED, Row, Seat, Table, User
from sacbe.server.tables.game import Change
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from sacbe.server.tables.seating import seat_of


async def remove(tables: LiveTables, table_id: str, user_id: str) -> None:
    """Remove a user from a table: before the game the seat is free, in the game a bot keeps it."""

    def plan(table: LiveTable) -> Change:
        seat = seat_of(table.seats, user_id)
        if seat is None:
            raise NotFound("This person has no seat at this table.")
        if table.is_over:
            raise NotAllowed("The game is over; nobody needs to leave the table.")
        bot = DEFAULT if table.session is not None else None
        free = {"user_id": None, **({"bot": bot} if bot is not None else {})}
        return Change("leave", seat, None, {"bot": bot, "removed": True}, seating=free)

    await tables.change(table_id, plan)


async def delete_chat(tables: LiveTables, table_id: str | None, user_id: str | None) -> int:
    """Delete the chat of a table, of a user, or of a user at a table; the number of lines."""
    which = [Row.kind == "chat"]
    if table_id is not None:
        await tables.store.table(table_id)
        which.append(Row.table_id == table_id)
    if user_id is not None:
        which.append(Row.user_id == user_id)
    found = await _words(tables, *which)
    await _take_out(tables, found)
    return sum(map(len, found.values()))


async def erase(tables: LiveTables, user_id: str) -> User:
    """Delete a user: games go on with a bot, and no name and no word is left.

    The user goes last, with sign-ins and tokens: an erasure that was interrupted can be asked for again.
    """
    async with tables.store.db_sessions() as db:
        user = await db.get(User, user_id)
    if user is None:
        raise NotFound(f"There is no person {user_id!r}.")
    await _retitle(tables, user)
    await _hand_over(tables, user_id)
    await _leave_all(tables, user_id)
    async with tables.store.db_sessions() as db:
        await db.execute(
            update(Row).where(Row.user_id == user_id, Row.kind.not_in(ERASED)).values(user_id=None)
        )
        await db.execute(delete(User).where(User.id == user_id))
        await notices.send(db, user_id, notices.SIGNED_OUT)
        await db.commit()
    # What was written meanwhile.
    await _take_out(tables, await _words(tables, Row.user_id == user_id))
    return user


async def _retitle(tables: LiveTables, user: User) -> None:
    """Name the user's tables by their game, and other tables where the user was if their title has the name.

    A rematch has the title of the table before it, and the name in it may be an earlier one.
    """
    async with tables.store.db_sessions() as db:
        seated = select(Seat.table_id).where(Seat.user_id == user.id)
        appeared = select(Row.table_id).where(Row.user_id == user.id)
        met = Table.id.in_(seated) | Table.id.in_(appeared) | (Table.owner_id == user.id)
        names, found = await _names(db, user), list(await db.scalars(select(Table).where(met)))
        own = {table.title for table in found if table.owner_id == user.id}
        for table in found:
            if table.title in own or any(_is_in(name, table.title) for name in names):
                table.title = table.game
        await db.commit()


async def _names(db: AsyncSession, user: User) -> set[str]:
    """What a user is and was called, as far as the rows say."""
    rows = await db.scalars(select(Row.data).where(Row.user_id == user.id, Row.kind.in_(ERASED)))
    return {str(data["name"]) for data in rows if data.get("name")} | {user.name}


def _is_in(name: str, title: str) -> bool:
    """Does a title have a name as a word or words of its own?"""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", title, re.IGNORECASE) is not None


async def _hand_over(tables: LiveTables, user_id: str) -> None:
    """Give the user's tables to someone else who sits there; where nobody does, remove them."""
    async with tables.store.db_sessions() as db:
        gone = []
        for table in await db.scalars(select(Table).where(Table.owner_id == user_id)):
            others = select(Seat.user_id).where(Seat.table_id == table.id, Seat.user_id != user_id)
            heir = await db.scalar(others.order_by(Seat.number).limit(1))
            if heir is not None:
                table.owner_id = heir
            else:
                gone.append(table.id)
                await db.delete(table)
                await notices.send(db, table.id, notices.GONE)
        await db.commit()
    for table_id in gone:
        tables.close(table_id)


async def _leave_all(tables: LiveTables, user_id: str) -> None:
    """Leave all tables, and take out there what the user wrote and the name."""
    async with tables.store.db_sessions() as db:
        sits = list(await db.scalars(select(Seat.table_id).where(Seat.user_id == user_id)))
    for table_id in sits:
        if not (await tables.get(table_id)).is_over:
            await remove(tables, table_id, user_id)
    found: dict[str, list[int]] = {table_id: [] for table_id in sits}
    await _take_out(tables, found | await _words(tables, Row.user_id == user_id), user_id)


async def _words(tables: LiveTables, *which: ColumnElement[bool]) -> dict[str, list[int]]:
    """The numbers of the rows, by table, that hold what people wrote or their names."""
    query = select(Row.table_id, Row.seq).where(Row.kind.in_(ERASED), Row.user_id.is_not(None), *which)
    found: dict[str, list[int]] = defaultdict(list)
    async with tables.store.db_sessions() as db:
        for table_id, seq in await db.execute(query.order_by(Row.seq)):
            found[table_id].append(seq)
    return dict(found)


async def _take_out(tables: LiveTables, found: dict[str, list[int]], user_id: str | None = None) -> None:
    """Erase some rows of each table, and free the seat that a user has there when the game is over."""
    for table_id, seqs in found.items():
        seat = seat_of((await tables.get(table_id)).seats, user_id)
        freed = {"user_id": None} if seat is not None else {}
        if seqs or freed:
            change = Change("erase", seat, None, {"entries": seqs}, seating=freed, erased=tuple(seqs))
            await tables.change(table_id, partial(_unconditionally, change))


def _unconditionally(change: Change, table: LiveTable) -> Change:
    """The plan of a change that nothing can prevent."""
    return change
