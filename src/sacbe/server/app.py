"""The application: its parts put together, opened and closed."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from sqlalchemy.exc import SQLAlchemyError

from sacbe.server import database, logs, metrics, openapi, outages, pages
from sacbe.server.access import find_person, find_visitor, no_foreign_page
from sacbe.server.bots import Bots
from sacbe.server.broadcast import Ear, Mailbox, Voice
from sacbe.server.errors import CannotStart
from sacbe.server.hall import Hall
from sacbe.server.heartbeat import Heartbeat
from sacbe.server.people import People
from sacbe.server.people_api import PeopleApi, SignInsApi
from sacbe.server.problems import HANDLERS, HEADERS
from sacbe.server.readiness import Readiness, ready
from sacbe.server.sockets import live
from sacbe.server.store import Store
from sacbe.server.strict import StrictRequest
from sacbe.server.study_api import StudyApi
from sacbe.server.tables_api import TablesApi
from sacbe.server.timeouts import Timeouts
from sacbe.server.upkeep import Upkeep

MOST_BODY = 256 * 1024
SELDOM = (50_000, 50, 100)
"""How seldom Python looks for cycles among the objects of all tables: it finds few, and everyone waits."""
AGAIN_SECONDS = 1.0
log = logging.getLogger("sacbe.server")


def make_app(url: str) -> Litestar:
    """The server for a database."""
    engine = database.connect(url, database.PATIENCE_SECONDS)
    sessions = database.sessions(engine)
    is_shared = database.is_shared(engine)
    hall = Hall(Store(sessions, is_shared))
    figures = metrics.Metrics(hall)
    readiness = Readiness(engine)
    heartbeat = Heartbeat(hall)
    parts: dict[str, Any] = {}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        logs.begin()
        is_open = await open_database()
        bots, timeouts = Bots(hall), Timeouts(hall)
        background = [Upkeep(hall).go_round(), heartbeat.go_on()]
        if not is_open:
            background.append(keep_opening())
        if is_shared:
            background += [Ear(engine, hall).listen(), Voice(engine, hall.presence).speak()]
        else:
            background.append(Mailbox(hall).watch())
        gc.set_threshold(*SELDOM)
        async with at_work(*background):
            log.info("the server has started")
            yield
            log.info("the server ends")
        await bots.close()
        await timeouts.close()
        await engine.dispose()

    async def open_database() -> bool:
        """Bring the schema up to date and let people in; could that be done?"""
        try:
            await database.migrate(engine)
            await heartbeat.begin()
            parts["people"] = People(sessions, await database.secret(engine))
        except (CannotStart, SQLAlchemyError, OSError) as error:
            log.warning("the database cannot be opened: %s", outages.reason(error), extra=logs.SELDOM)
            return False
        return True

    async def keep_opening() -> None:
        """A worker that is started while the database is away answers with 503 until it is there."""
        while not await open_database():
            await asyncio.sleep(AGAIN_SECONDS)

    async def people() -> People:
        found: People | None = parts.get("people")
        if found is None:
            raise outages.unavailable()
        return found

    async def the_hall() -> Hall:
        return hall

    async def the_figures() -> metrics.Metrics:
        return figures

    async def the_readiness() -> Readiness:
        return readiness

    return Litestar(
        [PeopleApi, SignInsApi, StudyApi, TablesApi, live, health, ready, metrics.show, *pages.HANDLERS],
        lifespan=[lifespan],
        dependencies={
            "people": Provide(people),
            "hall": Provide(the_hall),
            "visitor": Provide(find_visitor),
            "person": Provide(find_person),
            "metrics": Provide(the_figures),
            "readiness": Provide(the_readiness),
        },
        guards=[no_foreign_page],
        state=State({"limits": hall.limits}),
        before_send=[figures.answered],
        logging_config=None,
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        response_headers=HEADERS,
        request_max_body_size=MOST_BODY,
        openapi_config=openapi.config(),
    )


@asynccontextmanager
async def at_work(*tasks: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Some things go on in the background until the server ends."""
    started = [asyncio.create_task(task) for task in tasks]
    try:
        yield
    finally:
        for task in started:
            task.cancel()
        await asyncio.gather(*started, return_exceptions=True)


@get("/health", summary="Does the server answer?", tags=["operation"])
async def health() -> dict[str, str]:
    """The server answers, whether or not its database does."""
    return {"status": "ok"}
