"""Reading and adding what is stored; a row is added once, under the next number, or not at all."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from sacbe.server.errors import NotKnown
from sacbe.server.models import Row, Seat, Table, User


class Taken(Exception):
    """Another change of the table was stored first."""


class Store:
    """The tables, seats and rows of the database."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self.sessions = sessions

    async def table(self, table_id: str) -> Table:
        """A table."""
        async with self.sessions() as session:
            found = await session.get(Table, table_id)
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

    async def rows(self, table_id: str, after: int) -> list[Row]:
        """The rows of a table behind a number."""
        async with self.sessions() as session:
            query = select(Row).where(Row.table_id == table_id, Row.seq > after).order_by(Row.seq)
            return list(await session.scalars(query))

    async def append(
        self,
        table_id: str,
        seq: int,
        kind: str,
        seat: int | None,
        user_id: str | None,
        data: dict[str, Any],
        state: str | None = None,
    ) -> Row:
        """Add a row under a number, and the state that the table is in with it; Taken if the number is."""
        row = Row(
            table_id=table_id, seq=seq, at=time.time(), kind=kind, seat=seat, user_id=user_id, data=data
        )
        async with self.sessions() as session:
            session.add(row)
            if state is not None:
                table = await session.get(Table, table_id)
                if table is not None:
                    table.state = state
            try:
                await session.commit()
            except IntegrityError:
                raise Taken from None
        return row
