"""Which tables there are, and how each is described: from what is stored, without rebuilding a game."""

from __future__ import annotations

from collections import defaultdict

import msgspec
from msgspec import UNSET
from sqlalchemy import ColumnElement, ScalarSelect, case, exists, select

from sacbe.server.protocol import answers
from sacbe.server.storage import signs
from sacbe.server.storage.models import Hidden, Result, Row, Seat, Table, User
from sacbe.server.storage.names import names_at
from sacbe.server.storage.store import OPEN, PLAYING, Store

LISTED = 100


async def find(store: Store, user: User | None, which: str) -> list[answers.Table]:
    """Tables that are open, being played or over, one's own, or one's hidden ones; newest first."""
    query = select(Table, _last()).limit(LISTED)
    if which in ("mine", "hidden"):
        if user is None:
            return []
        seated = select(Seat.table_id).where(Seat.user_id == user.id)
        hidden = Table.id.in_(select(Hidden.table_id).where(Hidden.user_id == user.id))
        query = query.where((Table.owner_id == user.id) | Table.id.in_(seated))
        query = query.where(hidden if which == "hidden" else ~hidden).order_by(_urgency(user))
    else:
        query = query.where(Table.state == which, Table.is_open)
    async with store.db_sessions() as db:
        found = await db.execute(query.order_by(Table.created.desc()))
        tables = dict(found.all())
    return await _described(store, tables, user)


def _last() -> ScalarSelect[float | None]:
    """When something happened last at a table; nothing has before its first row."""
    rows = select(Row.at).where(Row.table_id == Table.id).order_by(Row.seq.desc()).limit(1)
    return rows.correlate(Table).scalar_subquery()


def _urgency(user: User) -> ColumnElement[int]:
    """First the tables that wait for the user, then those being played, those that are open, and the rest."""
    mine = (Seat.table_id == Table.id, Seat.user_id == user.id, Seat.bot.is_(None))
    waits = exists().where(*mine, Seat.asked_since.is_not(None)).correlate(Table)
    return case((waits, 0), (Table.state == PLAYING, 1), (Table.state == OPEN, 2), else_=3)


async def show(store: Store, table_id: str, user: User | None) -> answers.Table:
    """One table, described."""
    table = await store.table(table_id)
    async with store.db_sessions() as db:
        last = await db.scalar(select(_last()).where(Table.id == table_id))
    return (await _described(store, {table: last}, user))[0]


async def _described(
    store: Store, tables: dict[Table, float | None], user: User | None
) -> list[answers.Table]:
    """Some tables and when something happened there last, described with few queries."""
    seats: dict[str, list[Seat]] = defaultdict(list)
    results: dict[str, dict[int, Result]] = defaultdict(dict)
    known = (Result.table_id == Seat.table_id) & (Result.seat == Seat.number)
    query = select(Seat, Result).outerjoin(Result, known).order_by(Seat.number)
    async with store.db_sessions() as db:
        query = query.where(Seat.table_id.in_(table.id for table in tables))
        for seat, result in await db.execute(query):
            seats[seat.table_id].append(seat)
            if result is not None:
                results[seat.table_id][seat.number] = result
    seated = {seat.user_id for found in seats.values() for seat in found if seat.user_id}
    users = await store.users([*seated, *(table.owner_id for table in tables)])
    return [
        describe(table, last, seats[table.id], results[table.id], users, user)
        for table, last in tables.items()
    ]


def describe(
    table: Table,
    last: float | None,
    seats: list[Seat],
    results: dict[int, Result],
    users: dict[str, User],
    user: User | None,
) -> answers.Table:
    """A table as a user may see it: its invitation is for those who sit there, links are for its owner."""
    is_owner = user is not None and user.id == table.owner_id
    is_seated = user is not None and any(seat.user_id == user.id for seat in seats)
    names = {known.id: known.name for known in users.values()}
    called = names_at(seats, names)
    asked = {seat.number: seat.asked_since for seat in seats if seat.asked_since is not None}
    return answers.Table(
        id=table.id,
        title=table.title,
        game=table.game,
        players=table.players,
        modules=table.modules,
        state=table.state,
        stopped=table.options.get("stopped", False),
        is_open=table.is_open,
        clock=msgspec.convert(table.options.get("clock"), answers.ClockOptions | None),
        owner=names.get(table.owner_id),
        is_owner=is_owner,
        created=table.created,
        last=last or table.created,
        ended=next((result.ended for result in results.values()), None),
        to_act=list(asked),
        turn_since=min(asked.values(), default=None),
        forfeited=[seat.number for seat in seats if seat.has_forfeited],
        rematch=table.rematch,
        invite=table.invite if is_owner or is_seated else UNSET,
        seats=[
            answers.SeatDescription(
                number=seat.number,
                kind=seat.kind,
                name=called.get(seat.number, seat.bot),
                bot=seat.bot,
                is_me=user is not None and seat.user_id == user.id,
                invite=seat.invite if is_owner and seat.invite else UNSET,
                sign=signs.of(users[seat.user_id]) if seat.user_id in users else UNSET,
                points=results[seat.number].points if seat.number in results else UNSET,
                place=results[seat.number].place if seat.number in results else UNSET,
            )
            for seat in seats
        ],
    )
