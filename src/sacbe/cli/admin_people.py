"""`sacbe admin` for people: passwords, where they are signed in, seats, chat, deletion, registration.

All of it may be done while the server runs, which hears of it at once.
"""

from __future__ import annotations

import argparse
import datetime
import getpass
import secrets
import sys
from typing import TYPE_CHECKING, Any

from sacbe.cli.arguments import BadCommand
from sacbe.cli.columns import columns

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from sacbe.server.hall import Hall
    from sacbe.server.models import User

KINDS = ("guests", "accounts")
NEW_PASSWORD = 12
"""The bytes of chance in a password that is made up."""


def add(below: Any, new: Any) -> None:
    """The commands; `new` makes one from its name, what it does and its deed."""
    new(below, "sessions", "list where a person is signed in, and tokens", list_sessions, "user")
    new(below, "sign-out", "sign a person out everywhere", sign_out, "user")
    reset = new(below, "reset-password", "give an account a new password", reset_password, "user")
    reset.add_argument("--ask", action="store_true", help="ask for it instead of making one up")
    new(below, "remove", "take a person away from a table", remove, "table", "user")
    chat = new(below, "delete-chat", "delete what was said, by a person or at a table", delete_chat)
    chat.add_argument("--table", metavar="TABLE", help="only what was said there")
    chat.add_argument("--user", metavar="USER", help="only what this person said")
    new(below, "delete-user", "delete a person, name and words; games go on with a bot", delete_user, "user")
    for name, does, deed in (
        ("close-registration", "take no new guests and accounts", close_registration),
        ("open-registration", "take new guests and accounts again", open_registration),
    ):
        parser = new(below, name, does, deed)
        parser.add_argument("kinds", metavar="KIND", nargs="*", help=f"{' or '.join(KINDS)}; default: both")


async def _user(session: AsyncSession, known_as: str) -> User:
    """The person of an id or a login."""
    from sqlalchemy import select

    from sacbe.server.models import User

    found: User | None = await session.get(User, known_as)
    if found is None:
        found = await session.scalar(select(User).where(User.login == known_as.casefold()))
    if found is None:
        raise BadCommand(f"There is no person {known_as!r}.")
    return found


def _hall(session: AsyncSession) -> Hall:
    """The tables, as somebody who visits a server's database changes them."""
    from sqlalchemy.ext.asyncio import AsyncEngine

    from sacbe.server import database
    from sacbe.server.hall import Hall
    from sacbe.server.store import Store

    engine = session.bind
    assert isinstance(engine, AsyncEngine)
    return Hall(Store(database.sessions(engine), database.is_shared(engine), is_visitor=True))


# How they are known.


async def list_sessions(session: AsyncSession, args: argparse.Namespace) -> str:
    """Where a person is signed in, and the tokens."""
    from sacbe.server.people import People

    user, sign_ins = await _user(session, args.user), People(_hall(session).store.sessions).sign_ins
    browsers = [("browser", one["created"], one["used"], one["agent"]) for one in await sign_ins.listed(user)]
    tokens = [("token", one["created"], one["used"], one["label"]) for one in await sign_ins.tokens(user)]
    lines = [(kind, _day(created), _day(used), what) for kind, created, used, what in (*browsers, *tokens)]
    return columns(("KIND", "SINCE", "USED", "WHAT"), lines)


def _day(at: float | None) -> str:
    return datetime.datetime.fromtimestamp(at).date().isoformat() if at is not None else "never"


async def sign_out(session: AsyncSession, args: argparse.Namespace) -> str:
    """End all sign-ins of a person."""
    from sacbe.server.sign_ins import end_all

    user = await _user(session, args.user)
    await end_all(session, user.id)
    await session.commit()
    return f"{user.name} ({user.id}) is signed out everywhere."


async def reset_password(session: AsyncSession, args: argparse.Namespace) -> str:
    """Give an account another password, and sign it out everywhere."""
    from sacbe.server.people import People
    from sacbe.server.sign_ins import end_all

    user = await _user(session, args.user)
    if user.login is None:
        raise BadCommand(f"{user.name} ({user.id}) is a guest and has no password.")
    password = _asked() if args.ask else secrets.token_urlsafe(NEW_PASSWORD)
    user.password = await People(_hall(session).store.sessions).hashed(password)
    await end_all(session, user.id)
    await session.commit()
    said = f"{user.name} has a new password and is signed out everywhere; the login is {user.login}"
    return f"{said}." if args.ask else f"{said}, the password:\n{password}"


def _asked() -> str:
    """A password from the terminal, where it is not shown, or from the standard input."""
    if sys.stdin.isatty():
        return getpass.getpass("New password: ")
    return sys.stdin.readline().rstrip("\n")


# At tables.


async def remove(session: AsyncSession, args: argparse.Namespace) -> str:
    """Take a person away from a table."""
    from sacbe.server import erasure

    user = await _user(session, args.user)
    await erasure.remove(_hall(session), args.table, user.id)
    return f"{user.name} ({user.id}) sits at table {args.table} no more."


async def delete_chat(session: AsyncSession, args: argparse.Namespace) -> str:
    """Delete chat."""
    from sacbe.server import erasure

    if args.table is None and args.user is None:
        raise BadCommand("Say whose chat, or of which table: --user USER, --table TABLE, or both.")
    user_id = (await _user(session, args.user)).id if args.user is not None else None
    lines = await erasure.delete_chat(_hall(session), args.table, user_id)
    return f"{lines} lines of chat are deleted." if lines != 1 else "1 line of chat is deleted."


async def delete_user(session: AsyncSession, args: argparse.Namespace) -> str:
    """Delete a person."""
    from sacbe.server import erasure

    user = await erasure.erase(_hall(session), (await _user(session, args.user)).id)
    return f"{user.name} ({user.id}) is deleted."


# Registration.


async def close_registration(session: AsyncSession, args: argparse.Namespace) -> str:
    """Take no new people."""
    from sacbe.server import registration

    kinds = _kinds(args)
    await registration.close(session, kinds)
    return f"New {' and '.join(kinds)} are not taken any more."


async def open_registration(session: AsyncSession, args: argparse.Namespace) -> str:
    """Take new people again."""
    from sacbe.server import registration

    kinds = _kinds(args)
    await registration.reopen(session, kinds)
    return f"New {' and '.join(kinds)} are taken."


def _kinds(args: argparse.Namespace) -> list[str]:
    """The kinds that were named; all if none was."""
    for kind in args.kinds:
        if kind not in KINDS:
            raise BadCommand(f"There is no kind {kind!r}; the kinds are: {', '.join(KINDS)}.")
    return [kind for kind in KINDS if kind in args.kinds or not args.kinds]
