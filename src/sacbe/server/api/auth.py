"""Who sends a request, by a browser's cookie or a program's token; and protection from foreign pages.

An endpoint names what it needs as a dependency: the tables, the users, the user who is perhaps signed in, or
the user who must be.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from sacbe.server.errors import NotAllowed, NotSignedIn
from sacbe.server.storage.models import User
from sacbe.server.storage.sign_ins import COOKIE
from sacbe.server.storage.users import Users
from sacbe.server.tables.live_tables import LiveTables

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
TablesDep = NamedDependency[LiveTables]
UsersDep = NamedDependency[Users]
MaybeSignedIn = NamedDependency[User | None]
SignedIn = NamedDependency[User]

SAFE = ("GET", "HEAD", "OPTIONS")
PROOF = "x-sacbe"
"""A header that a page of another site cannot send: requests that change something need it, or a token."""
ONLY_ASKS = {"only_asks": True}
"""The options of an endpoint that changes nothing although its method may."""


def no_foreign_page(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse what a page of another site sends: it could act for its visitor, or sign the visitor in or out.

    Such a page cannot hide its origin, and cannot send a header of its own without being allowed to.
    """
    if connection.scope.get("method", "GET") in SAFE:
        return
    if not is_same_site(connection):
        raise NotAllowed("This page is of another site.")
    is_proven = PROOF in connection.headers or "authorization" in connection.headers
    if not is_proven and not handler.opt.get("only_asks"):
        raise NotAllowed(f"A request that changes something must carry the header {PROOF}, with any value.")


async def find_user(connection: Connection, users: Users) -> User | None:
    """The user who sends a request; None without a cookie or token, and for a cookie that has ended."""
    bearer = connection.headers.get("authorization", "")
    if bearer:
        scheme, _, token = bearer.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise NotSignedIn("Send the token as 'Authorization: Bearer TOKEN'.")
        return await users.sign_ins.by_token(token)
    cookie = connection.cookies.get(COOKIE)
    return await users.sign_ins.by_cookie(cookie) if cookie is not None else None


async def provide_maybe_user(request: AnyRequest, users: UsersDep) -> User | None:
    """The user who sends a request, or None."""
    return await find_user(request, users)


async def provide_user(maybe_user: MaybeSignedIn) -> User:
    """The user who sends a request; refused if nobody is signed in."""
    if maybe_user is None:
        raise NotSignedIn("Sign in first, as a guest or with an account.")
    return maybe_user


def is_same_site(connection: Connection) -> bool:
    """Does a request come from a page of this site, or from a program?"""
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://")[-1] == connection.headers.get("host")
