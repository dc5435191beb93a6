"""The database is away, full or read-only: how that is distinguished from a fault, and what clients get.

Clients get 503 and come back later. The log gets one line without a traceback, and while the outage lasts one
more each minute, which says how often it was met.
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from sacbe.server.errors import Unavailable

RETRY_SECONDS = 5
"""When clients should try again."""
SQLITE_CODES = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
POSTGRES_CLASSES = ("08", "25006", "53", "57P", "58")
"""How the codes of PostgreSQL begin: connection, read-only, resources, operator, system."""


def is_outage(error: BaseException | None) -> bool:
    """Is it the database that fails, rather than what is asked of it?"""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _is_outage_of_driver(error.orig)
    # While no connection can be made, the drivers let the errors of the operating system through.
    return isinstance(error, OSError | NoConnectionFree) or _is_outage_of_driver(error)


def _is_outage_of_driver(error: BaseException | None) -> bool:
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in SQLITE_CODES
    return str(getattr(error, "sqlstate", None) or "").startswith(POSTGRES_CLASSES)


def reason(error: BaseException) -> str:
    """Why it fails, in one line."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).splitlines() or [type(cause).__name__]
    return lines[0].split(">: ")[-1].rstrip(".")


def unavailable() -> Unavailable:
    """The refusal that clients get."""
    sentence = f"The database cannot be used now; try again in {RETRY_SECONDS} seconds."
    return Unavailable(sentence, seconds=RETRY_SECONDS)
