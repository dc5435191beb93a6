"""The application: its parts put together, opened and closed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from sqlalchemy import select

from sacbe.server import database, tables
from sacbe.server.api import GamesApi, PeopleApi, TablesApi
from sacbe.server.bots import Bots
from sacbe.server.errors import Refused
from sacbe.server.hall import OPEN, PLAYING, Hall
from sacbe.server.models import Table
from sacbe.server.people import People
from sacbe.server.sockets import live
from sacbe.server.store import Store

MOST_BODY = 256 * 1024
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(url: str) -> Litestar:
    """The server for a database."""
    engine = database.connect(url)
    sessions = database.sessions(engine)
    hall = Hall(Store(sessions))
    parts: dict[str, Any] = {}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await database.migrate(engine)
        parts["people"] = People(sessions, await database.secret(engine))
        bots = Bots(hall)
        await wake(hall, bots)
        yield
        await bots.close()
        await engine.dispose()

    async def people() -> People:
        found: People = parts["people"]
        return found

    async def the_hall() -> Hall:
        return hall

    return Litestar(
        [PeopleApi, GamesApi, TablesApi, live, health],
        lifespan=[lifespan],
        dependencies={"people": Provide(people), "hall": Provide(the_hall)},
        exception_handlers={Refused: refuse, HTTPException: refuse_http, Exception: fail},
        response_headers=HEADERS,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(title="Sacbe", version="1", path="/api/schema"),
    )


async def wake(hall: Hall, bots: Bots) -> None:
    """Go on after a start: begin tables that are full, and let bots answer that are asked."""
    async with hall.store.sessions() as session:
        waiting = list(await session.scalars(select(Table.id).where(Table.state.in_((OPEN, PLAYING)))))
    for table_id in waiting:
        await tables.start_if_full(hall, table_id)
        bots.look(await hall.room(table_id))


@get("/health", summary="Is the server well?", tags=["operation"])
async def health() -> dict[str, str]:
    """The server answers."""
    return {"status": "ok"}


# Problem details (RFC 9457).


def _problem(status: int, kind: str, detail: str, **more: Any) -> Response[dict[str, Any]]:
    body = {"type": f"about:{kind}", "kind": kind, "status": status, "detail": detail, **more}
    return Response(body, status_code=status, media_type="application/problem+json")


def refuse(request: Request[Any, Any, Any], error: Refused) -> Response[dict[str, Any]]:
    """A refusal as problem details."""
    return _problem(error.status, error.kind, str(error), **error.details)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """A request that cannot be understood, as problem details."""
    return _problem(error.status_code, "bad-request", str(error.detail))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A fault of the server: told in the log, not to the client."""
    request.logger.exception("a request failed") if request.logger else None
    return _problem(500, "fault", "The server made a mistake; it has been noted.")
