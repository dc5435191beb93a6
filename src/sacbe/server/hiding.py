"""Putting tables away: a table that is done with leaves a person's list, and may come back to it."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from sacbe.server.errors import NotAllowed
from sacbe.server.models import Hidden, Seat, Table, User
from sacbe.server.store import OPEN, OVER, Store


async def hide(store: Store, user: User, table_id: str, is_hidden: bool) -> None:
    """Take a table out of a person's list, or put it back."""
    table = await store.table(table_id)
    if is_hidden:
        _check(table, await store.seats(table_id), user)
    async with store.sessions() as session:
        mine = (Hidden.user_id == user.id, Hidden.table_id == table_id)
        if not is_hidden:
            await session.execute(delete(Hidden).where(*mine))
        elif await session.get(Hidden, (user.id, table_id)) is None:
            session.add(Hidden(user_id=user.id, table_id=table_id))
        try:
            await session.commit()
        except IntegrityError:
            # The same person has hidden it at the same moment.
            await session.rollback()


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
