"""Notices: how a change of the database reaches the servers that use it, once it is committed.

In PostgreSQL by NOTIFY. A server on SQLite is alone, but `sacbe admin` may change its database meanwhile:
there a notice is a row of its own table, which the server reads and takes away (notifications.py).
"""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server.storage.models import Notice

CHANNEL = "sacbe_rows"
"""Where workers learn of new rows: the table and the number of its last row."""
GONE = "gone"
"""In place of that number: the table was removed."""
SIGNED_OUT = "signed-out"
"""A user, and this: all connections of that user must authenticate again."""


async def send(db: AsyncSession, about: str, what: str | int) -> None:
    """Send a notice about a table or a user with the current transaction."""
    text = f"{about} {what}"
    if db.get_bind().dialect.name == "postgresql":
        await db.execute(select(func.pg_notify(CHANNEL, text)))
    else:
        await db.execute(insert(Notice).values(text=text))
