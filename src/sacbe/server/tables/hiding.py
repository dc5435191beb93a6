"""Hiding tables: users take a table out of their own list, and may put it back."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from sacbe.server.errors import NotAllowed
from sacbe.server.storage.models import Hidden, Seat, Table, User
from sacbe.server.storage.store import OPEN, OVER, Store


async def hide(store: Store, user: User, table_id: str, is_hidden: bool) -> None:
    """Take a table out of a user's list, or put it back."""
    table = await store.table(table_id)
    if is_hidden:
        _check(table, await store.seats(table_id), user)
    async with store.db_sessions() as db:
        mine = (Hidden.user_id == user.id, Hidden.table_id == table_id)
        if not is_hidden:
            await db.execute(delete(Hidden).where(*mine))
        elif await db.get(Hidden, (user.id, table_id)) is None:
            db.add(Hidden(user_id=user.id, table_id=table_id))
        try:
            await db.commit()
        except IntegrityError:
            # The same user has hidden it at the same moment.
            await db.rollback()


def _check(table: Table, seats: list[Seat], user: User) -> None:
    """Nobody may lose sight of a table where others wait."""
    mine = next((seat for seat in seats if seat.user_id == user.id), None)
    if mine is None and table.owner_id != user.id:
        raise NotAllowed("This table is not one of yours.")
    if table.state == OPEN:
        raise NotAllowed("The game has not begun: leave the table, or take it away if it is yours.")
    is_in_play = table.state != OVER and mine is not None and mine.bot is None
    if is_in_play and any(seat.user_id not in (None, user.id) and seat.bot is None for seat in seats):
        raise NotAllowed("Others play with you at this table: leave it first.")
