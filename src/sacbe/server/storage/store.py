"""Reading and adding what is stored; a row is added once, under the next number, or not at all.

Where several processes use the database, the transaction that adds a row notifies the others (notices.py).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, case, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker
from sqlalchemy.orm import Session

from sacbe.server.errors import NotFound
from sacbe.server.storage import notices
from sacbe.server.storage.commits import Commits, GroupCommits, SingleCommits, Work
from sacbe.server.storage.models import ERASED, Base, Result, Row, Seat, Snapshot, Table, User

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
"""How far a table is."""


# The statements of every move are built once, because that takes longer than running them.
_ROWS, _SEATS = Base.metadata.tables["rows"], Base.metadata.tables["seats"]
_ADD = insert(_ROWS)
_ASK = (
    update(_SEATS)
    .where(_SEATS.c.table_id == bindparam("at_table"))
    .values(
        asked_since=case(
            (
                _SEATS.c.number.in_(bindparam("asked", expanding=True)),
                func.coalesce(_SEATS.c.asked_since, bindparam("now")),
            ),
            else_=None,
        )
    )
)


class StoredRow(NamedTuple):
    """A row of a table as the database has it."""

    seq: int
    at: float
    kind: str
    seat: int | None
    user_id: str | None
    data: dict[str, Any]


_FIELDS = [_ROWS.c[name] for name in StoredRow._fields]


class Standing(NamedTuple):
    """How a game ended for a seat."""

    points: float
    place: int


class SequenceTaken(Exception):
    """Another change of the table was stored first."""


class Store:
    """The tables, seats and rows of the database."""

    def __init__(
        self, db_sessions: async_sessionmaker[AsyncSession], is_shared: bool, is_visitor: bool = False
    ) -> None:
        self.db_sessions = db_sessions
        self.is_shared = is_shared
        """May other workers store rows, too?"""
        self._sends_notices = is_shared or is_visitor
        """Must others learn what is stored here? A server on SQLite is alone, but not `sacbe admin`."""
        self.stored: Callable[[str, float], None] = lambda kind, seconds: None
        """Called for every row that was added: its kind, and how long it took."""
        self._commits: Commits = SingleCommits(db_sessions) if is_shared else GroupCommits(db_sessions)

    async def table(self, table_id: str) -> Table:
        """A table."""
        async with self.db_sessions() as db:
            found = await db.get(Table, table_id) if table_id.isalnum() else None
        if found is None:
            raise NotFound("There is no such table.")
        return found

    async def seats(self, table_id: str) -> list[Seat]:
        """The seats of a table, in order."""
        async with self.db_sessions() as db:
            query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)
            return list(await db.scalars(query))

    async def users(self, user_ids: Sequence[str]) -> dict[str, User]:
        """Some users, by id."""
        async with self.db_sessions() as db:
            return {user.id: user for user in await db.scalars(select(User).where(User.id.in_(user_ids)))}

    async def rows(self, table_id: str, after: int, last: int | None = None) -> list[StoredRow]:
        """The rows of a table after a number, up to another if one is given."""
        query = (
            select(*_FIELDS).where(_ROWS.c.table_id == table_id, _ROWS.c.seq > after).order_by(_ROWS.c.seq)
        )
        if last is not None:
            query = query.where(_ROWS.c.seq <= last)
        async with self.db_sessions() as db:
            return [StoredRow(*fields) for fields in await db.execute(query)]

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The newest snapshot of a table."""
        query = select(Snapshot).where(Snapshot.table_id == table_id).order_by(Snapshot.seq.desc()).limit(1)
        async with self.db_sessions() as db:
            found: Snapshot | None = await db.scalar(query)
        return found

    async def keep(self, snapshot: Snapshot) -> None:
        """Store a snapshot in place of those before it."""
        older = delete(Snapshot).where(Snapshot.table_id == snapshot.table_id, Snapshot.seq < snapshot.seq)

        async def replace(db: AsyncSession) -> None:
            await db.execute(older)
            await db.merge(snapshot)

        await self._commits.run(replace)

    async def commit(self, work: Work) -> None:
        """Run some work in a transaction; again by itself if another's work there has failed."""
        await self._commits.run(work)

    async def last(self, table_id: str) -> int:
        """The number of the last row of a table."""
        async with self.db_sessions() as db:
            return await db.scalar(select(func.max(Row.seq)).where(Row.table_id == table_id)) or 0

    async def remove(self, table_id: str, user_id: str) -> bool:
        """Take a user's table away if it has not begun or nobody else sits there; has it been?"""
        others = exists().where(Seat.table_id == Table.id, Seat.user_id != user_id).correlate(Table)
        may_go = (Table.id == table_id, (Table.state == OPEN) | ~others)
        query = delete(Table).where(*may_go).returning(Table.id)
        async with self.db_sessions() as db:
            found = await db.scalar(query)
            if self._sends_notices:
                await notices.send(db, table_id, notices.GONE)
            await db.commit()
        return found is not None

    async def in_play(self) -> dict[str, int]:
        """The tables in play with bots or clocks, and the numbers of their last rows."""
        last = select(func.max(Row.seq)).where(Row.table_id == Table.id).scalar_subquery()
        has_bot = exists().where(Seat.table_id == Table.id, Seat.bot.is_not(None))
        has_clock = Table.options["clock"].as_string().is_not(None)
        async with self.db_sessions() as db:
            query = select(Table.id, last).where(Table.state == PLAYING, has_bot | has_clock)
            found = await db.execute(query)
            return dict(found.all())

    async def full(self) -> list[str]:
        """The tables that have not begun although somebody sits on every seat."""
        is_free = exists().where(Seat.table_id == Table.id, Seat.kind != "bot", Seat.user_id.is_(None))
        async with self.db_sessions() as db:
            return list(await db.scalars(select(Table.id).where(Table.state == OPEN, ~is_free)))

    async def append(
        self,
        table_id: str,
        seq: int,
        kind: str,
        seat: int | None,
        user_id: str | None,
        data: dict[str, Any],
        state: str | None = None,
        seating: dict[str, Any] | None = None,
        to_act: list[int] | None = None,
        erased: Sequence[int] = (),
        results: Sequence[Standing] = (),
    ) -> StoredRow:
        """Add a row under a number, with what it changes of the table's state, its seat, and who is to act.

        The words and names in the rows that it erases are taken out. The row that ends the game comes with
        how it ended for each seat. SequenceTaken if the number is in use.
        """
        began = time.perf_counter()
        row = StoredRow(seq, time.time(), kind, seat, user_id, data)

        async def add(db: AsyncSession) -> None:
            await db.run_sync(_insert, table_id, row, to_act)
            if state is not None:
                await db.execute(update(Table).where(Table.id == table_id).values(state=state))
            if seating:
                mine = (Seat.table_id == table_id, Seat.number == seat)
                await db.execute(update(Seat).where(*mine).values(**seating))
            db.add_all(results_of(table_id, results, row.at))
            if erased:
                await _erase(db, table_id, erased)
            if self._sends_notices:
                await notices.send(db, table_id, seq)

        await self._commits.run(add)
        self.stored(kind, time.perf_counter() - began)
        return row


def results_of(table_id: str, standings: Sequence[Standing], ended: float) -> list[Result]:
    """How a game ended for each seat, as it is stored."""
    return [
        Result(table_id=table_id, seat=seat, points=points, place=place, ended=ended)
        for seat, (points, place) in enumerate(standings)
    ]


def _insert(db: Session, table_id: str, row: StoredRow, to_act: list[int] | None) -> None:
    """What every move does: add its row, and note which seats are to act if others are."""
    connection = db.connection()
    try:
        connection.execute(_ADD, {"table_id": table_id, **row._asdict()})
    except IntegrityError:
        raise SequenceTaken from None
    if to_act is not None:
        connection.execute(_ASK, {"at_table": table_id, "asked": to_act, "now": row.at})


async def _erase(db: AsyncSession, table_id: str, seqs: Sequence[int]) -> None:
    """Take what people wrote and their names out of some rows."""
    for kind, blank in ERASED.items():
        rows = (Row.table_id == table_id, Row.seq.in_(seqs), Row.kind == kind)
        await db.execute(update(Row).where(*rows).values(data=blank, user_id=None))
