"""Notices: how whoever changes the database tells the servers that use it, when the change is committed.

In PostgreSQL by NOTIFY. A server on SQLite is alone, but `sacbe admin` may change its database meanwhile:
there a notice is a row of its own table, which the server reads and takes away (broadcast.py).
"""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server.models import Notice

CHANNEL = "sacbe_rows"
"""Where workers hear of new rows: the table and the number of its last row."""
GONE = "gone"
"""In place of that number: the table was removed."""


async def send(session: AsyncSession, about: str, what: str | int) -> None:
    """Tell of a table, with the transaction that a session is in."""
    text = f"{about} {what}"
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(select(func.pg_notify(CHANNEL, text)))
    else:
        await session.execute(insert(Notice).values(text=text))
