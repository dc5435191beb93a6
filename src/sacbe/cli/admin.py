"""`sacbe admin`: looks after the database of a server: lists, exported tables, deletion, users, backup."""

from __future__ import annotations

import argparse
import asyncio
import datetime
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sacbe.cli import admin_users, settings
from sacbe.cli.arguments import BadCommand, count, read_text, write_text
from sacbe.cli.console import table

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

Command = Callable[["AsyncSession", argparse.Namespace], Awaitable[str]]
"""A command; returns what to print."""


def add(commands: Any) -> None:
    """The command, its arguments and the commands below it."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "admin",
        help="look after a server's database",
        description="Look after the database of a server, even while it runs.",
    )
    settings.add(parser)
    below = parser.add_subparsers(metavar="WHAT", required=True, title="what to do")
    _add(below, "tables", "list all tables", list_tables)
    _add(below, "users", "list all users", list_users)
    _add(below, "export", "write a table with all its rows as JSON", export, "table", "file")
    _add(below, "import", "read a table that was exported", import_, "file")
    _add(below, "stop", "stop a game that is being played", stop, "table")
    _add(below, "expire", "delete open tables without any activity for some days", expire, "--days")
    _add(below, "delete-table", "delete a table with all its rows", delete_table, "id")
    admin_users.add(below, _add)
    backup = below.add_parser("backup", help="copy the whole database")
    backup.add_argument("file", metavar="FILE")
    backup.set_defaults(run=back_up)


def _add(below: Any, name: str, does: str, command: Command, *arguments: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = below.add_parser(name, help=does, description=f"{does.capitalize()}.")
    for argument in arguments:
        if argument.startswith("--"):
            parser.add_argument(argument, metavar="N", type=count, required=True)
        else:
            parser.add_argument(argument, metavar=argument.upper())
    parser.set_defaults(run=run, command=command)
    return parser


def run(args: argparse.Namespace) -> int:
    """Open the database, do one thing, and say what was done."""
    from sqlalchemy.exc import SQLAlchemyError

    _check_exists(args.database)
    try:
        print(asyncio.run(_do(args.database, args)))
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadCommand(f"The database refuses: {reason.rstrip('.')}.") from None
    return 0


async def _do(url: str, args: argparse.Namespace) -> str:
    from sacbe.server.storage import database

    engine = database.connect(url)
    try:
        await database.migrate(engine)
        async with database.db_sessions(engine)() as db:
            said: str = await args.command(db, args)
            return said
    finally:
        await engine.dispose()


def _check_exists(url: str) -> Path | None:
    """The file of an SQLite database, which must be there; None for another database."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadCommand(
            f"{url!r} is no database URL; write sqlite:///FILE or postgresql://user@host/name."
        ) from None
    if not parsed.drivername.startswith("sqlite"):
        return None
    path = Path(parsed.database or "")
    if not path.is_file():
        raise BadCommand(f"There is no database {parsed.database}.")
    return path


# Lists.


async def list_tables(db: AsyncSession, args: argparse.Namespace) -> str:
    """All tables, the newest first."""
    from sqlalchemy import func, select

    from sacbe.server.storage.models import Row, Table, User

    count = select(func.count()).where(Row.table_id == Table.id).scalar_subquery()
    query = select(Table, User.name, count).join(User, User.id == Table.owner_id)
    found = await db.execute(query.order_by(Table.created.desc()))
    lines = [
        (table.id, table.state, table.game, table.players, rows, _day(table.created), owner, table.title)
        for table, owner, rows in found
    ]
    return table(("TABLE", "STATE", "GAME", "PLAYERS", "ROWS", "CREATED", "OWNER", "TITLE"), lines, (3, 4))


async def list_users(db: AsyncSession, args: argparse.Namespace) -> str:
    """All users, the newest first."""
    from sqlalchemy import func, select

    from sacbe.server.storage.models import Seat, User

    count = select(func.count()).where(Seat.user_id == User.id).scalar_subquery()
    found = await db.execute(select(User, count).order_by(User.created.desc()))
    lines = [
        (user.id, user.login or "(guest)", seats, _day(user.created), user.name) for user, seats in found
    ]
    return table(("USER", "LOGIN", "SEATS", "CREATED", "NAME"), lines, (2,))


def _day(at: float) -> str:
    return datetime.datetime.fromtimestamp(at).date().isoformat()


# Tables as files.


async def export(db: AsyncSession, args: argparse.Namespace) -> str:
    """Write a table as a file, which only its owner can read."""
    from sacbe.server.operations import archive
    from sacbe.server.storage import database_file

    document = await archive.write(db, args.table)
    if Path(args.file).exists():
        raise BadCommand(f"{args.file} is not overwritten.")
    write_text(args.file, json.dumps(document, ensure_ascii=False, indent=1) + "\n", database_file.PRIVATE)
    return f"Table {args.table} with {len(document['rows'])} rows is in {args.file}."


async def import_(db: AsyncSession, args: argparse.Namespace) -> str:
    """Read a table from a file."""
    from sacbe.server.operations import archive

    try:
        document = json.loads(read_text(args.file))
    except (ValueError, RecursionError):
        raise BadCommand(f"{args.file} is no exported table: it is not JSON.") from None
    table = await archive.read(db, document)
    return f"Table {table.id} is imported; it is {table.state}."


# Taking out.


async def stop(db: AsyncSession, args: argparse.Namespace) -> str:
    """Stop a game."""
    from sacbe.server.operations import operator

    table = await operator.stop(db, args.table)
    return f"Table {table.id} ({table.title}) is stopped."


async def expire(db: AsyncSession, args: argparse.Namespace) -> str:
    """Delete open tables where nothing has happened for some days."""
    from sacbe.server.operations import operator

    gone = await operator.expire(db, args.days)
    return "\n".join(
        [f"Open tables deleted: {len(gone)}.", *(f"{table.id}  {table.title}" for table in gone)]
    )


async def delete_table(db: AsyncSession, args: argparse.Namespace) -> str:
    """Delete a table."""
    from sacbe.server.operations import operator

    table = await operator.delete(db, args.id)
    return f"Table {table.id} ({table.title}) is deleted."


# Backup.


def back_up(args: argparse.Namespace) -> int:
    """Copy an SQLite database through its own backup interface, so that the server may go on meanwhile."""
    from sacbe.server.storage import database_file

    source = _check_exists(args.database)
    if source is None:
        raise BadCommand("A PostgreSQL database is backed up with pg_dump.")
    target = Path(args.file)
    if target.exists():
        raise BadCommand(f"{args.file} is not overwritten.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        database_file.create_private(target)
    except OSError as error:
        raise BadCommand(f"The backup failed: {str(error).rstrip('.')}.") from None
    try:
        _copy(source, target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise BadCommand(f"The backup failed: {str(error).rstrip('.')}.") from None
    print(f"{source} is backed up in {args.file} ({target.stat().st_size:,} bytes).")
    return 0


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
