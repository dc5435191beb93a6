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

from sacbe.server.api import openapi, pages
from sacbe.server.api.auth import no_foreign_page, provide_maybe_user, provide_user
from sacbe.server.api.games import GamesApi
from sacbe.server.api.limits import Limits
from sacbe.server.api.positions import PositionsApi
from sacbe.server.api.problems import HANDLERS, HEADERS
from sacbe.server.api.socket import live
from sacbe.server.api.strict import StrictRequest
from sacbe.server.api.tables import TablesApi
from sacbe.server.api.users import SignInsApi, UsersApi
from sacbe.server.background.bots import Bots
from sacbe.server.background.heartbeat import Heartbeat
from sacbe.server.background.notifications import Listener, Mailbox, Notifier
from sacbe.server.background.timeouts import Timeouts
from sacbe.server.background.upkeep import Upkeep
from sacbe.server.errors import CannotStart
from sacbe.server.operations import logs, metrics
from sacbe.server.operations.readiness import Readiness, ready
from sacbe.server.protocol.answers import Status
from sacbe.server.storage import database, outages
from sacbe.server.storage.store import Store
from sacbe.server.storage.users import Users
from sacbe.server.tables.live_tables import LiveTables

MAX_BODY = 256 * 1024
SELDOM = (50_000, 50, 100)
"""How seldom Python looks for cycles among the objects of all tables: it finds few, and clients wait."""
RETRY_SECONDS = 1.0
log = logging.getLogger("sacbe.server")


def make_app(url: str) -> Litestar:
    """The server for a database."""
    engine = database.connect(url, database.TIMEOUT_SECONDS)
    db_sessions = database.db_sessions(engine)
    is_shared = database.is_shared(engine)
    tables = LiveTables(Store(db_sessions, is_shared))
    figures = metrics.Metrics(tables)
    readiness = Readiness(engine)
    heartbeat = Heartbeat(tables)
    limits = Limits()
    parts: dict[str, Any] = {}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        logs.begin()
        is_open = await open_database()
        bots, timeouts = Bots(tables), Timeouts(tables)
        background = [Upkeep(tables).run(), heartbeat.run()]
        if not is_open:
            background.append(keep_opening())
        if is_shared:
            background += [Listener(engine, tables).run(), Notifier(engine, tables.presence).run()]
        else:
            background.append(Mailbox(tables).run())
        gc.set_threshold(*SELDOM)
        async with at_work(*background):
            log.info("the server has started")
            yield
            log.info("the server ends")
        await bots.close()
        await timeouts.close()
        await engine.dispose()

    async def open_database() -> bool:
        """Bring the schema up to date and let users in; could that be done?"""
        try:
            await database.migrate(engine)
            await heartbeat.begin()
            parts["users"] = Users(db_sessions, await database.secret(engine))
        except (CannotStart, SQLAlchemyError, OSError) as error:
            log.warning("the database cannot be opened: %s", outages.reason(error), extra=logs.SELDOM)
            return False
        return True

    async def keep_opening() -> None:
        """A worker that is started while the database is away answers with 503 until it is there."""
        while not await open_database():
            await asyncio.sleep(RETRY_SECONDS)

    async def users() -> Users:
        found: Users | None = parts.get("users")
        if found is None:
            raise outages.unavailable()
        return found

    return Litestar(
        [
            UsersApi,
            SignInsApi,
            GamesApi,
            PositionsApi,
            TablesApi,
            live,
            health,
            ready,
            metrics.show,
            *pages.HANDLERS,
        ],
        lifespan=[lifespan],
        dependencies={
            "tables": _provide(tables),
            "users": Provide(users),
            "maybe_user": Provide(provide_maybe_user),
            "user": Provide(provide_user),
            "limits": _provide(limits),
            "metrics": _provide(figures),
            "readiness": _provide(readiness),
        },
        guards=[no_foreign_page],
        state=State({"limits": limits}),
        before_send=[figures.answered],
        logging_config=None,
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        response_headers={**HEADERS, **pages.build_header()},
        request_max_body_size=MAX_BODY,
        openapi_config=openapi.config(),
    )


def _provide(part: object) -> Provide:
    """A dependency that is always the same object."""
    return Provide(lambda: part, sync_to_thread=False)


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
async def health() -> Status:
    """The server answers, whether or not its database does."""
    return Status("ok")
