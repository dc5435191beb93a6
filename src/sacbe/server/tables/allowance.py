"""How many tables a user may have in play at the same time, and how many of them with bots alone."""

from __future__ import annotations

from sqlalchemy import exists, func, select

from sacbe.server.errors import Limited
from sacbe.server.storage.models import Seat, Table, User
from sacbe.server.storage.store import OVER, PLAYING, Store

MAX_TABLES = 100
"""Tables of one owner that are not over."""
MAX_BOTS_ALONE = 5
"""Tables of one owner that bots play alone."""


async def check_tables(store: Store, owner: User) -> None:
    """Refuse one more table to someone who has as many as are allowed."""
    query = select(func.count()).where(Table.owner_id == owner.id, Table.state != OVER)
    async with store.db_sessions() as db:
        count = await db.scalar(query) or 0
    if count >= MAX_TABLES:
        raise Limited(
            f"You have {count} tables that are not over, which is the most; "
            "finish a game or remove an open table first.",
            limit=MAX_TABLES,
        )


async def check_bots_alone(store: Store, owner: User) -> None:
    """Refuse one more table of bots alone to someone who has as many as are allowed."""
    has_player = exists().where(Seat.table_id == Table.id, Seat.bot.is_(None))
    query = select(func.count()).where(Table.owner_id == owner.id, Table.state == PLAYING, ~has_player)
    async with store.db_sessions() as db:
        count = await db.scalar(query) or 0
    if count >= MAX_BOTS_ALONE:
        raise Limited(
            f"Bots alone play at {count} of your tables, which is the most; wait until one of them is over.",
            limit=MAX_BOTS_ALONE,
        )
