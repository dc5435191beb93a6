"""Reading and adding what is stored; a row is added once, under the next number, or not at all.

In PostgreSQL, the transaction that adds a row tells all workers so; they hear it when it is committed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import bindparam, case, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from sacbe.server import notices
from sacbe.server.commits import Alone, Commits, Together, Work
from sacbe.server.errors import NotKnown
from sacbe.server.models import Base, Row, Seat, Snapshot, Table, User

OPEN, PLAYING, OVER = "open", "playing", "over"
"""How far a table is."""


# What every move does is put together once, for that takes longer than doing it.
_ROWS, _SEATS = Base.metadata.tables["rows"], Base.metadata.tables["seats"]
_ADD, _FIELDS = insert(_ROWS), [column.name for column in _ROWS.columns]
_ASK = (
    update(_SEATS)
    .where(_SEATS.c.table_id == bindparam("at_table"))
    .values(
        asked_since=case(
            (
                _SEATS.c.number.in_(bindparam("asked", expanding=True)),
                func.coalesce(_SEATS.c.asked_since, bindparam("now")),
            ),
            else_=None,
        )
    )
)


class Taken(Exception):
    """Another change of the table was stored first."""


class Store:
    """The tables, seats and rows of the database."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], is_shared: bool) -> None:
        self.sessions = sessions
        self.is_shared = is_shared
        """May other workers store rows, too?"""
        self.stored: Callable[[str, float], None] = lambda kind, seconds: None
        """Told of every row that was added: its kind, and how long it took."""
        self._commits: Commits = Alone(sessions) if is_shared else Together(sessions)

    async def table(self, table_id: str) -> Table:
        """A table."""
        async with self.sessions() as session:
            found = await session.get(Table, table_id) if table_id.isalnum() else None
        if found is None:
            raise NotKnown("There is no such table.")
        return found

    async def seats(self, table_id: str) -> list[Seat]:
        """The seats of a table, in order."""
        async with self.sessions() as session:
            query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)
            return list(await session.scalars(query))

    async def names(self, user_ids: Sequence[str]) -> dict[str, str]:
        """The names of some people."""
        async with self.sessions() as session:
            users = await session.scalars(select(User).where(User.id.in_(user_ids)))
            return {user.id: user.name for user in users}

    async def rows(self, table_id: str, after: int, last: int | None = None) -> list[Row]:
        """The rows of a table behind a number, up to another if one is given."""
        query = select(Row).where(Row.table_id == table_id, Row.seq > after).order_by(Row.seq)
        if last is not None:
            query = query.where(Row.seq <= last)
        async with self.sessions() as session:
            return list(await session.scalars(query))

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The newest snapshot of a table."""
        query = select(Snapshot).where(Snapshot.table_id == table_id).order_by(Snapshot.seq.desc()).limit(1)
        async with self.sessions() as session:
            found: Snapshot | None = await session.scalar(query)
        return found

    async def keep(self, snapshot: Snapshot) -> None:
        """Store a snapshot in place of those before it."""
        older = delete(Snapshot).where(Snapshot.table_id == snapshot.table_id, Snapshot.seq < snapshot.seq)

        async def replace(session: AsyncSession) -> None:
            await session.execute(older)
            await session.merge(snapshot)

        await self._commits.do(replace)

    async def commit(self, work: Work) -> None:
        """Do some work in a transaction; again by itself if another's work there has failed."""
        await self._commits.do(work)

    async def last(self, table_id: str) -> int:
        """The number of the last row of a table."""
        async with self.sessions() as session:
            return await session.scalar(select(func.max(Row.seq)).where(Row.table_id == table_id)) or 0

    async def remove(self, table_id: str) -> bool:
        """Take a table away if it has not begun; has it been?"""
        query = delete(Table).where(Table.id == table_id, Table.state == OPEN).returning(Table.id)
        async with self.sessions() as session:
            found = await session.scalar(query)
            if self.is_shared:
                await notices.send(session, table_id, notices.GONE)
            await session.commit()
        return found is not None

    async def in_play(self) -> dict[str, int]:
        """The tables in play with bots or clocks, and the numbers of their last rows."""
        last = select(func.max(Row.seq)).where(Row.table_id == Table.id).scalar_subquery()
        has_bot = exists().where(Seat.table_id == Table.id, Seat.bot.is_not(None))
        has_clock = Table.options["clock"].as_string().is_not(None)
        async with self.sessions() as session:
            query = select(Table.id, last).where(Table.state == PLAYING, has_bot | has_clock)
            found = await session.execute(query)
            return dict(found.all())

    async def full(self) -> list[str]:
        """The tables that have not begun although somebody sits on every seat."""
        is_free = exists().where(Seat.table_id == Table.id, Seat.kind != "bot", Seat.user_id.is_(None))
        async with self.sessions() as session:
            return list(await session.scalars(select(Table.id).where(Table.state == OPEN, ~is_free)))

    async def append(
        self,
        table_id: str,
        seq: int,
        kind: str,
        seat: int | None,
        user_id: str | None,
        data: dict[str, Any],
        state: str | None = None,
        seating: dict[str, Any] | None = None,
        asked: list[int] | None = None,
    ) -> Row:
        """Add a row under a number, with what it changes of the table's state, its seat, and who is asked.

        Taken if the number is.
        """
        began = time.perf_counter()
        row = Row(
            table_id=table_id, seq=seq, at=time.time(), kind=kind, seat=seat, user_id=user_id, data=data
        )
        fields = {name: getattr(row, name) for name in _FIELDS}

        async def add(session: AsyncSession) -> None:
            try:
                await session.execute(_ADD, fields)
            except IntegrityError:
                raise Taken from None
            if state is not None:
                await session.execute(update(Table).where(Table.id == table_id).values(state=state))
            if seating:
                mine = (Seat.table_id == table_id, Seat.number == seat)
                await session.execute(update(Seat).where(*mine).values(**seating))
            if asked is not None:
                await session.execute(_ASK, {"at_table": table_id, "asked": asked, "now": row.at})
            if self.is_shared:
                await notices.send(session, table_id, seq)

        await self._commits.do(add)
        self.stored(kind, time.perf_counter() - began)
        return row
