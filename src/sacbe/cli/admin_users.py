"""`sacbe admin` for users: passwords, sign-ins, seats, chat, deletion, registration.

All of it works while the server runs, which is notified at once.
"""

from __future__ import annotations

import argparse
import datetime
import getpass
import secrets
import sys
from typing import TYPE_CHECKING, Any

from sacbe.cli.arguments import BadCommand
from sacbe.cli.console import table

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from sacbe.server.storage.models import User
    from sacbe.server.tables.live_tables import LiveTables

KINDS = ("guests", "accounts")
NEW_PASSWORD = 12
"""The random bytes of a generated password."""


def add(below: Any, new: Any) -> None:
    """The commands; `new` makes one from its name, what it does and its command."""
    new(below, "sessions", "list the sign-ins and tokens of a user", list_sessions, "user")
    new(below, "sign-out", "sign a user out everywhere", sign_out, "user")
    reset = new(below, "reset-password", "give an account a new password", reset_password, "user")
    reset.add_argument("--ask", action="store_true", help="ask for it instead of generating one")
    new(below, "remove", "remove a user from a table", remove, "table", "user")
    chat = new(below, "delete-chat", "delete chat of a user or at a table", delete_chat)
    chat.add_argument("--table", metavar="TABLE", help="only at this table")
    chat.add_argument("--user", metavar="USER", help="only of this user")
    new(below, "delete-user", "delete a user with name and chat; bots play on", delete_user, "user")
    for name, does, command in (
        ("close-registration", "admit no new guests and accounts", close_registration),
        ("open-registration", "admit new guests and accounts again", open_registration),
    ):
        parser = new(below, name, does, command)
        parser.add_argument("kinds", metavar="KIND", nargs="*", help=f"{' or '.join(KINDS)}; default: both")


async def _user(db: AsyncSession, known_as: str) -> User:
    """The person of an id or a login."""
    from sqlalchemy import select

    from sacbe.server.storage.models import User

    found: User | None = await db.get(User, known_as)
    if found is None:
        found = await db.scalar(select(User).where(User.login == known_as.casefold()))
    if found is None:
        raise BadCommand(f"There is no person {known_as!r}.")
    return found


def _tables(db: AsyncSession) -> LiveTables:
    """The tables, for a process that changes the database while a server may run."""
    from sqlalchemy.ext.asyncio import AsyncEngine

    from sacbe.server.storage import database
    from sacbe.server.storage.store import Store
    from sacbe.server.tables.live_tables import LiveTables

    engine = db.bind
    assert isinstance(engine, AsyncEngine)
    return LiveTables(Store(database.db_sessions(engine), database.is_shared(engine), is_visitor=True))


# Sign-ins and passwords.


async def list_sessions(db: AsyncSession, args: argparse.Namespace) -> str:
    """Where a person is signed in, and the tokens."""
    from sacbe.server.storage.users import Users

    user, sign_ins = await _user(db, args.user), Users(_tables(db).store.db_sessions).sign_ins
    browsers = [("browser", one.created, one.used, one.agent) for one in await sign_ins.listed(user)]
    tokens = [("token", one.created, one.used, one.label) for one in await sign_ins.tokens(user)]
    lines = [(kind, _day(created), _day(used), what) for kind, created, used, what in (*browsers, *tokens)]
    return table(("KIND", "SINCE", "USED", "WHAT"), lines)


def _day(at: float | None) -> str:
    return datetime.datetime.fromtimestamp(at).date().isoformat() if at is not None else "never"


async def sign_out(db: AsyncSession, args: argparse.Namespace) -> str:
    """End all sign-ins of a person."""
    from sacbe.server.storage.sign_ins import end_all

    user = await _user(db, args.user)
    await end_all(db, user.id)
    await db.commit()
    return f"{user.name} ({user.id}) is signed out everywhere."


async def reset_password(db: AsyncSession, args: argparse.Namespace) -> str:
    """Give an account another password, and sign it out everywhere."""
    from sacbe.server.storage.sign_ins import end_all
    from sacbe.server.storage.users import Users

    user = await _user(db, args.user)
    if user.login is None:
        raise BadCommand(f"{user.name} ({user.id}) is a guest and has no password.")
    password = _asked() if args.ask else secrets.token_urlsafe(NEW_PASSWORD)
    user.password = await Users(_tables(db).store.db_sessions).hashed(password)
    await end_all(db, user.id)
    await db.commit()
    said = f"{user.name} has a new password and is signed out everywhere; the login is {user.login}"
    return f"{said}." if args.ask else f"{said}, the password:\n{password}"


def _asked() -> str:
    """A password from the terminal, where it is not shown, or from the standard input."""
    if sys.stdin.isatty():
        return getpass.getpass("New password: ")
    return sys.stdin.readline().rstrip("\n")


# At tables.


async def remove(db: AsyncSession, args: argparse.Namespace) -> str:
    """Take a person away from a table."""
    from sacbe.server.tables import erasure

    user = await _user(db, args.user)
    await erasure.remove(_tables(db), args.table, user.id)
    return f"{user.name} ({user.id}) sits at table {args.table} no more."


async def delete_chat(db: AsyncSession, args: argparse.Namespace) -> str:
    """Delete chat."""
    from sacbe.server.tables import erasure

    if args.table is None and args.user is None:
        raise BadCommand("Say whose chat, or of which table: --user USER, --table TABLE, or both.")
    user_id = (await _user(db, args.user)).id if args.user is not None else None
    lines = await erasure.delete_chat(_tables(db), args.table, user_id)
    return f"{lines} lines of chat are deleted." if lines != 1 else "1 line of chat is deleted."


async def delete_user(db: AsyncSession, args: argparse.Namespace) -> str:
    """Delete a person."""
    from sacbe.server.tables import erasure

    user = await erasure.erase(_tables(db), (await _user(db, args.user)).id)
    return f"{user.name} ({user.id}) is deleted."


# Registration.


async def close_registration(db: AsyncSession, args: argparse.Namespace) -> str:
    """Take no new people."""
    from sacbe.server.storage import registration

    kinds = _kinds(args)
    await registration.close(db, kinds)
    return f"New {' and '.join(kinds)} are not taken any more."


async def open_registration(db: AsyncSession, args: argparse.Namespace) -> str:
    """Take new people again."""
    from sacbe.server.storage import registration

    kinds = _kinds(args)
    await registration.reopen(db, kinds)
    return f"New {' and '.join(kinds)} are taken."


def _kinds(args: argparse.Namespace) -> list[str]:
    """The kinds that were named; all if none was."""
    for kind in args.kinds:
        if kind not in KINDS:
            raise BadCommand(f"There is no kind {kind!r}; the kinds are: {', '.join(KINDS)}.")
    return [kind for kind in KINDS if kind in args.kinds or not args.kinds]
