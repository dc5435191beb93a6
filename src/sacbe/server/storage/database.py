"""The database: an SQLite file by default, PostgreSQL by URL; its schema is brought up to date at start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from sacbe.server.errors import CannotStart
from sacbe.server.storage.models import Setting

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_SECONDS = 10
CONNECT_SECONDS, TIMEOUT_SECONDS = 10.0, 20.0
"""How long PostgreSQL may take to connect, and for a statement of the server."""
ONE_CONNECTION: dict[str, Any] = {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
"""A database in memory lives in one connection, which is lent to one transaction at a time."""
LOCK = 0x5ACBE
"""The lock of PostgreSQL under which the schema is changed."""


def read_url(text: str) -> URL:
    """A database URL with the driver that we use."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise CannotStart(f"{text!r} is no database URL; write sqlite:///FILE or postgresql://...") from None
    kind = url.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise CannotStart(f"The database must be SQLite or PostgreSQL, not {kind}.")
    return url.set(drivername=DRIVERS[kind])


def is_in_memory(url: URL) -> bool:
    """Is it an SQLite database that ends with its connection?"""
    return url.drivername == DRIVERS["sqlite"] and (not url.database or ":memory:" in url.database)


def connect(text: str, timeout: float | None = None) -> AsyncEngine:
    """An engine for a database URL; a bad one is refused with one sentence.

    `timeout` is how many seconds PostgreSQL may take for a statement; None is no limit.
    """
    url = read_url(text)
    if url.drivername == DRIVERS["sqlite"]:
        engine = create_async_engine(url, **(ONE_CONNECTION if is_in_memory(url) else {}))
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    limits = {"timeout": CONNECT_SECONDS, "command_timeout": timeout}
    return create_async_engine(url, pool_pre_ping=True, connect_args=limits)


def is_shared(engine: AsyncEngine) -> bool:
    """May several workers use this database?"""
    return engine.dialect.name == "postgresql"


def _prepare_sqlite(connection: DBAPIConnection, record: object) -> None:
    """Readers do not wait for the writer, a commit is on disk, and foreign keys hold."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_SECONDS}000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; a database that cannot be reached or is newer is refused."""
    failed = "The database cannot be reached"
    try:
        async with engine.connect() as connection:
            failed = "The database cannot be brought up to date and is as it was"
            await connection.run_sync(_upgrade)
            await connection.commit()
    except CommandError:
        raise CannotStart("The database was written by a newer Sacbe; install that one.") from None
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotStart(f"{failed}: {reason.rstrip('.')}.") from None


def _upgrade(connection: Connection) -> None:
    """Take the missing steps in one transaction; of several servers that start, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    else:
        # The driver itself begins no transaction for a change of the schema: each would be stored by itself.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def db_sessions(engine: AsyncEngine) -> async_sessionmaker[AsyncSession]:
    """Where transactions begin."""
    return async_sessionmaker(engine, expire_on_commit=False)


async def secret(engine: AsyncEngine) -> bytes | None:
    """What signed the cookies before sign-ins were stored; None in a newer database (decision 15)."""
    async with db_sessions(engine)() as db:
        found = await db.scalar(select(Setting.value).where(Setting.name == "secret"))
    return bytes.fromhex(found) if found is not None else None
