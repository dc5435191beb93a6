"""Tables outside of play: a table as one document and back.

A document holds a table with its seats, its rows and the names of those who sit there, but no passwords. It
is replayed before it is stored.
"""

from __future__ import annotations

import time
from typing import Any, TypeVar

from sqlalchemy import inspect, select
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.core.record import Header
from sacbe.server.errors import Refused
from sacbe.server.operations import operator
from sacbe.server.storage.models import Base, Row, Seat, Table, User
from sacbe.server.storage.store import OPEN, OVER, PLAYING
from sacbe.server.tables.game import TableGame

FORMAT = "sacbe table 1"
LATER: dict[type[Base], dict[str, Any]] = {
    Table: {"invite": None, "rematch": None},
    Seat: {"asked_since": None, "has_forfeited": False},
}
"""The columns that documents of earlier versions lack."""
Document = dict[str, Any]
Stored = TypeVar("Stored", bound=Base)


# A table as a document.


async def write(db: AsyncSession, table_id: str) -> Document:
    """A table with everything that belongs to it."""
    table = await operator.found(db, table_id)
    seats = list(await db.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)))
    rows = await db.scalars(select(Row).where(Row.table_id == table_id).order_by(Row.seq))
    people = {table.owner_id, *(seat.user_id for seat in seats if seat.user_id)}
    users = await db.scalars(select(User).where(User.id.in_(people)).order_by(User.id))
    return {
        "format": FORMAT,
        "table": _fields(table),
        "users": [{"id": user.id, "name": user.name} for user in users],
        "seats": [_fields(seat) for seat in seats],
        "rows": [_fields(row) for row in rows],
    }


def _fields(thing: Base) -> Document:
    """The columns of something stored, but for the table it belongs to."""
    names = [name for name, _ in inspect(type(thing)).columns.items()]
    return {name: getattr(thing, name) for name in names if name != "table_id"}


# And back.


async def read(db: AsyncSession, document: object) -> Table:
    """Store the table of a document; refused if it is there already or does not replay."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise Refused(f"It is no exported table: the format is not {FORMAT!r}.")
    table = _made(Table, document.get("table"), "table")
    seats = [_made(Seat, fields, "seat", table.id) for fields in _listed(document, "seats")]
    rows = [_made(Row, fields, "row", table.id) for fields in _listed(document, "rows")]
    names = {user.get("id"): user.get("name") for user in _listed(document, "users")}
    if await db.get(Table, table.id) is not None:
        raise Refused(f"There is a table {table.id!r} already.")
    game = _replayed(table, seats, rows)
    table.state = OVER if game.is_over else PLAYING if game.session is not None else OPEN
    for seat in seats:
        is_asked = seat.number in game.to_act()
        seat.asked_since = (seat.asked_since or rows[-1].at) if is_asked else None
    for user_id in sorted({table.owner_id, *(seat.user_id for seat in seats if seat.user_id)}):
        if await db.get(User, user_id) is None:
            name = str(names.get(user_id) or user_id)
            db.add(User(id=user_id, name=name, login=None, password=None, created=time.time()))
    await db.flush()
    db.add(table)
    await db.flush()
    db.add_all([*seats, *rows])
    await db.commit()
    return table


def _listed(document: Document, name: str) -> list[Document]:
    found = document.get(name)
    if not isinstance(found, list) or not all(isinstance(fields, dict) for fields in found):
        raise Refused(f"It is no exported table: {name!r} is no list of objects.")
    return found


def _made(model: type[Stored], fields: object, what: str, table_id: str | None = None) -> Stored:
    """Something stored from its columns, each of its type."""
    columns = {name: column for name, column in inspect(model).columns.items() if name != "table_id"}
    if isinstance(fields, dict):
        fields = LATER.get(model, {}) | fields
    if not isinstance(fields, dict) or set(fields) != set(columns):
        raise Refused(f"It is no exported table: a {what} has the fields {', '.join(columns)}.")
    for name, column in columns.items():
        value, wanted = fields[name], column.type.python_type
        if not (column.nullable if value is None else _is_a(value, wanted)):
            raise Refused(f"It is no exported table: {name!r} of a {what} cannot be {value!r}.")
    return model(**fields, **({"table_id": table_id} if table_id is not None else {}))


def _is_a(value: object, wanted: type) -> bool:
    """Is a value of a column's type, as JSON writes it?"""
    return isinstance(value, {float: (int, float), dict: (dict, list)}.get(wanted, wanted))


def _replayed(table: Table, seats: list[Seat], rows: list[Row]) -> TableGame:
    """The game that the rows describe; refused if they do not replay."""
    if [seat.number for seat in seats] != list(range(table.players)):
        raise Refused(f"The table is for {table.players}, but its seats are not.")
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        raise Refused("The rows are not numbered from 1 without a gap.")
    try:
        rules = registry.get(table.game).rules_version
        modules, position = tuple(table.modules), table.options.get("position")
        game = TableGame(table.id, Header(table.game, table.players, rules, modules, position=position))
        for row in rows:
            game.take(row)
    except (SacbeError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise Refused(f"The table does not replay: {error}") from None
    return game
