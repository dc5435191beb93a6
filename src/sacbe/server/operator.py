"""What an operator does to tables: stop one, delete one, clear away those for which nobody came.

It is stored like any change, and a running server is told of it.
"""

from __future__ import annotations

import time

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server import notices
from sacbe.server.errors import NotKnown, Refused
from sacbe.server.models import Row, Seat, Table
from sacbe.server.store import OPEN, OVER, PLAYING

DAY = 24 * 3600.0


async def stop(session: AsyncSession, table_id: str) -> Table:
    """End a game as it stands: nobody moves any more, and nobody has won."""
    while True:
        # The server may store a row of the same number meanwhile.
        try:
            return await _stop(session, table_id)
        except IntegrityError:
            await session.rollback()


async def _stop(session: AsyncSession, table_id: str) -> Table:
    table = await found(session, table_id)
    if table.state != PLAYING:
        raise Refused(f"Only a game that is being played can be stopped; this table is {table.state}.")
    last = await session.scalar(select(func.max(Row.seq)).where(Row.table_id == table_id)) or 0
    session.add(Row(table_id=table_id, seq=last + 1, at=time.time(), kind="stop", data={}))
    table.state, table.options = OVER, {**table.options, "stopped": True}
    await session.execute(update(Seat).where(Seat.table_id == table_id).values(asked_since=None))
    await notices.send(session, table_id, last + 1)
    await session.commit()
    return table


async def delete(session: AsyncSession, table_id: str) -> Table:
    """Take a table out with everything that belongs to it."""
    table = await found(session, table_id)
    await _remove(session, table)
    await session.commit()
    return table


async def expire(session: AsyncSession, days: float) -> list[Table]:
    """Take out the tables that have been open for so many days without anything happening there."""
    end = time.time() - days * DAY
    last = select(func.max(Row.at)).where(Row.table_id == Table.id).scalar_subquery()
    query = select(Table).where(Table.state == OPEN, func.coalesce(last, Table.created) < end)
    tables = list(await session.scalars(query))
    for table in tables:
        await _remove(session, table)
    await session.commit()
    return tables


async def _remove(session: AsyncSession, table: Table) -> None:
    await session.delete(table)
    await notices.send(session, table.id, notices.GONE)


async def found(session: AsyncSession, table_id: str) -> Table:
    """A table that is there."""
    table = await session.get(Table, table_id)
    if table is None:
        raise NotKnown(f"There is no table {table_id!r}.")
    return table
