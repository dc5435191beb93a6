"""A rematch: the same people and bots on the same seats play the same game again, at a new table.

A table has one rematch, however often it is asked for; the user who asks first owns the new table.
"""

from __future__ import annotations

import datetime
import secrets
import time

from sqlalchemy import select, update
from sqlalchemy.orm import aliased

from sacbe.server.errors import NotAllowed, Refused
from sacbe.server.storage.models import Seat, Table, User
from sacbe.server.storage.store import OPEN, Store
from sacbe.server.tables import allowance
from sacbe.server.tables.game import Change
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from sacbe.server.tables.seating import seat_of, start_if_full


async def ask(tables: LiveTables, user: User, table_id: str) -> str:
    """Play again; the id of the new table."""
    table, old = await tables.get(table_id), await tables.store.table(table_id)
    if seat_of(table.seats, user) is None and old.owner_id != user.id:
        raise NotAllowed("You have no seat at this table.")
    if not table.is_over:
        raise Refused("A rematch is for a game that is over.")
    table.check_not_stopped()
    async with tables.setting_up:
        if old.rematch is None:
            await allowance.check_tables(tables.store, user)
            if all(seat.kind == "bot" for seat in table.seats):
                await allowance.check_bots_alone(tables.store, user)
        new = _table_like(old, user)
        if await _is_first(tables.store, new, old, [_seat_like(seat, new) for seat in table.seats]):
            await _announce(tables, user, table, new.id)
        found = (await tables.store.table(table_id)).rematch or new.id
        await start_if_full(tables, found)
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
    """A seat for the same person or bot; the seat of a deleted user is free."""
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
    other = aliased(Table)
    has_none = Table.rematch.is_(None) | Table.rematch.not_in(select(other.id))
    claim = update(Table).where(Table.id == old.id, has_none).values(rematch=new.id).returning(Table.id)
    async with store.db_sessions() as db:
        # A request that waits here sees the table that another has just set up.
        await db.execute(select(Table.id).where(Table.id == old.id).with_for_update())
        if await db.scalar(claim.execution_options(synchronize_session=False)) is None:
            return False
        db.add(new)
        await db.flush()
        db.add_all(seats)
        await db.commit()
    return True


async def _announce(tables: LiveTables, user: User, table: LiveTable, table_id: str) -> None:
    """Let those at the old table know where it goes on."""
    change = Change("rematch", seat_of(table.seats, user), user.id, {"table": table_id})
    await tables.change(table.id, lambda table: change)
