"""Who is asking: a cookie of a browser or a token of a program, and what protects people from foreign pages.

A route names what it needs as a dependency: the hall, the people, the visitor (who may be nobody), or a
person who must be signed in.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from sacbe.server.errors import NotAllowed, NotSignedIn
from sacbe.server.hall import Hall
from sacbe.server.models import User
from sacbe.server.people import People
from sacbe.server.sign_ins import COOKIE

Connection = ASGIConnection[Any, Any, Any, Any]
Asking = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
Visitor = NamedDependency[User | None]
Person = NamedDependency[User]

SAFE = ("GET", "HEAD", "OPTIONS")
PROOF = "x-sacbe"
"""A header that a page of another site cannot send: requests that change something need it, or a token."""
ONLY_ASKS = {"only_asks": True}
"""The options of a route that changes nothing although its method may."""


def no_foreign_page(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse what a page of another site sends: it could act for whoever looks at it, or sign him in or out.

    Such a page cannot hide its origin, and cannot send a header of its own without being allowed to.
    """
    if connection.scope.get("method", "GET") in SAFE:
        return
    if not is_same_site(connection):
        raise NotAllowed("This page is of another site.")
    is_proven = PROOF in connection.headers or "authorization" in connection.headers
    if not is_proven and not handler.opt.get("only_asks"):
        raise NotAllowed(f"A request that changes something must carry the header {PROOF}, with any value.")


async def who(connection: Connection, people: People) -> User | None:
    """The person behind a request; None without a cookie or token, and for a cookie that holds no more."""
    bearer = connection.headers.get("authorization", "")
    if bearer:
        scheme, _, token = bearer.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise NotSignedIn("Send the token as 'Authorization: Bearer TOKEN'.")
        return await people.sign_ins.by_token(token)
    cookie = connection.cookies.get(COOKIE)
    return await people.sign_ins.by_cookie(cookie) if cookie is not None else None


async def find_visitor(request: Asking, people: ThePeople) -> User | None:
    """The person behind a request, or None."""
    return await who(request, people)


async def find_person(visitor: Visitor) -> User:
    """The person behind a request; refused if nobody is signed in."""
    if visitor is None:
        raise NotSignedIn("Sign in first, as a guest or with an account.")
    return visitor


def is_same_site(connection: Connection) -> bool:
    """Does a request come from a page of this site, or from a program?"""
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://")[-1] == connection.headers.get("host")
