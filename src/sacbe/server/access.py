"""Who is asking: a cookie of a browser or a token of a program, and what protects the former.

A route names what it needs as a dependency: the hall, the people, the visitor (who may be nobody), or a
person who must be signed in.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from sacbe.server.errors import NotAllowed, NotSignedIn
from sacbe.server.hall import Hall
from sacbe.server.models import User
from sacbe.server.people import COOKIE, People

Connection = ASGIConnection[Any, Any, Any, Any]
Asking = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
Visitor = NamedDependency[User | None]
Person = NamedDependency[User]

SAFE = ("GET", "HEAD", "OPTIONS")
PROOF = "x-sacbe"
"""A header that a page of another site cannot send: requests by cookie that change something need it."""


async def who(connection: Connection, people: People) -> User | None:
    """The person behind a request, or None; a forged or foreign proof is refused."""
    bearer = connection.headers.get("authorization", "")
    if bearer:
        scheme, _, token = bearer.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise NotSignedIn("Send the token as 'Authorization: Bearer TOKEN'.")
        return await people.by_token(token)
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    method = connection.scope.get("method")
    if method is not None and method not in SAFE and PROOF not in connection.headers:
        raise NotAllowed(f"A request by cookie must carry the header {PROOF}.")
    return await people.by_cookie(cookie)


async def find_visitor(request: Asking, people: ThePeople) -> User | None:
    """The person behind a request, or None."""
    return await who(request, people)


async def find_person(visitor: Visitor) -> User:
    """The person behind a request; refused if nobody is signed in."""
    if visitor is None:
        raise NotSignedIn("Sign in first, as a guest or with an account.")
    return visitor


def is_same_site(connection: Connection) -> bool:
    """Does a WebSocket come from a page of this site, or from a program?"""
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://")[-1] == connection.headers.get("host")
