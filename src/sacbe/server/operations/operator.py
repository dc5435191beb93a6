"""What an operator does to tables: stop one, delete one, remove those that stayed empty.

It is stored like any change, and a running server gets a notice.
"""

from __future__ import annotations

import time

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server.errors import NotFound, Refused
from sacbe.server.storage import notices
from sacbe.server.storage.models import Row, Seat, Table
from sacbe.server.storage.store import OPEN, OVER, PLAYING

DAY = 24 * 3600.0


async def stop(db: AsyncSession, table_id: str) -> Table:
    """End a game as it is: nobody moves any more, and nobody has won."""
    while True:
        # The server may store a row of the same number meanwhile.
        try:
            return await _stop(db, table_id)
        except IntegrityError:
            await db.rollback()


async def _stop(db: AsyncSession, table_id: str) -> Table:
    table = await found(db, table_id)
    if table.state != PLAYING:
        raise Refused(f"Only a game that is being played can be stopped; this table is {table.state}.")
    last = await db.scalar(select(func.max(Row.seq)).where(Row.table_id == table_id)) or 0
    db.add(Row(table_id=table_id, seq=last + 1, at=time.time(), kind="stop", data={}))
    table.state, table.options = OVER, {**table.options, "stopped": True}
    await db.execute(update(Seat).where(Seat.table_id == table_id).values(asked_since=None))
    await notices.send(db, table_id, last + 1)
    await db.commit()
    return table


async def delete(db: AsyncSession, table_id: str) -> Table:
    """Delete a table with everything that belongs to it."""
    table = await found(db, table_id)
    await _remove(db, table)
    await db.commit()
    return table


async def expire(db: AsyncSession, days: float) -> list[Table]:
    """Delete the open tables where nothing has happened for some days."""
    end = time.time() - days * DAY
    last = select(func.max(Row.at)).where(Row.table_id == Table.id).scalar_subquery()
    query = select(Table).where(Table.state == OPEN, func.coalesce(last, Table.created) < end)
    tables = list(await db.scalars(query))
    for table in tables:
        await _remove(db, table)
    await db.commit()
    return tables


async def _remove(db: AsyncSession, table: Table) -> None:
    await db.delete(table)
    await notices.send(db, table.id, notices.GONE)


async def found(db: AsyncSession, table_id: str) -> Table:
    """A table that is there."""
    table = await db.get(Table, table_id)
    if table is None:
        raise NotFound(f"There is no table {table_id!r}.")
    return table
