"""A rematch: the same people and bots on the same seats play the same game again, at a new table.

A table has one rematch, whoever asks for it and however often; whoever asks first owns the new table.
"""

from __future__ import annotations

import datetime
import secrets
import time

from sqlalchemy import select, update
from sqlalchemy.orm import aliased

from sacbe.server import allowance
from sacbe.server.errors import NotAllowed, Refused
from sacbe.server.hall import Change, Hall, Room
from sacbe.server.models import Seat, Table, User
from sacbe.server.store import OPEN, Store
from sacbe.server.tables import seat_of, start_if_full


async def ask(hall: Hall, user: User, table_id: str) -> str:
    """Play again; the id of the table where."""
    room, old = await hall.room(table_id), await hall.store.table(table_id)
    if seat_of(room.seats, user) is None and old.owner_id != user.id:
        raise NotAllowed("You have no seat at this table.")
    if not room.live.is_over:
        raise Refused("A rematch is for a game that is over.")
    room.live.check_not_stopped()
    async with hall.setting_up:
        if old.rematch is None:
            await allowance.check_tables(hall.store, user)
            if all(seat.kind == "bot" for seat in room.seats):
                await allowance.check_bots_alone(hall.store, user)
        new = _table_like(old, user)
        if await _is_first(hall.store, new, old, [_seat_like(seat, new) for seat in room.seats]):
            await _tell(hall, user, room, new.id)
        found = (await hall.store.table(table_id)).rematch or new.id
        await start_if_full(hall, found)
    return found


def _table_like(old: Table, owner: User) -> Table:
    return Table(
        id=secrets.token_hex(6),
        owner_id=owner.id,
        title=old.title,
        game=old.game,
        players=old.players,
        modules=old.modules,
        options={**old.options, "date": datetime.date.today().isoformat()},
        is_open=old.is_open,
        state=OPEN,
        created=time.time(),
        invite=secrets.token_hex(8),
    )


def _seat_like(old: Seat, table: Table) -> Seat:
    """A seat for the same person or bot; the seat of a person who is not known any more is free."""
    return Seat(
        table_id=table.id,
        number=old.number,
        kind=old.kind,
        user_id=old.user_id,
        bot=old.bot if old.kind == "bot" else None,
        invite=secrets.token_hex(8) if old.kind == "link" else None,
    )


async def _is_first(store: Store, new: Table, old: Table, seats: list[Seat]) -> bool:
    """Store a new table as the rematch of an old one, unless that has one already."""
    tables = aliased(Table)
    has_none = Table.rematch.is_(None) | Table.rematch.not_in(select(tables.id))
    claim = update(Table).where(Table.id == old.id, has_none).values(rematch=new.id).returning(Table.id)
    async with store.sessions() as session:
        # Whoever waits here sees the table that another has just set up.
        await session.execute(select(Table.id).where(Table.id == old.id).with_for_update())
        if await session.scalar(claim.execution_options(synchronize_session=False)) is None:
            return False
        session.add(new)
        await session.flush()
        session.add_all(seats)
        await session.commit()
    return True


async def _tell(hall: Hall, user: User, room: Room, table_id: str) -> None:
    """Let those at the old table know where it goes on."""
    change = Change("rematch", seat_of(room.seats, user), user.id, {"table": table_id})
    await hall.change(room.live.id, lambda live: change)
