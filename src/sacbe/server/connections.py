"""Connections before Litestar sees a request: `HEAD`, long paths, requests that never end, too many clients.

Each must end, because a connection is an open file, and a process may have only a limited number of them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import h11
import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from sacbe.server.api import problems
from sacbe.server.operations.logs import SELDOM

REQUEST_SECONDS = 15.0
"""How long a client may take to send a request, head and body."""
MAX_HEAD = 16 * 1024
"""Bytes of a request before its body."""
MAX_PATH = 500
"""Characters of a path; no address of ours is longer."""
NOWHERE = "/nowhere/at/all"
RESERVED_FILES = 100
"""Open files that are not for clients: the database, the log, what Python itself needs."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger("sacbe.server")


def guarded(app: ASGIApp) -> ASGIApp:
    """An application that sees no `HEAD` and no long path.

    `HEAD` is answered like `GET`, where the protocol leaves the body out. A long path leads nowhere, and
    Litestar, which remembers the last thousand, need not remember it.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        changes: dict[str, Any] = {}
        if scope.get("method") == "HEAD":
            changes["method"] = "GET"
        if len(scope.get("path", "")) > MAX_PATH:
            changes |= {"path": NOWHERE, "raw_path": NOWHERE.encode()}
        await app(cast(Scope, {**scope, **changes}) if changes else scope, receive, send)

    return answer


def max_connections() -> int:
    """How many clients may be connected, after the limit of open files was raised as far as it may be."""
    try:
        import resource
    except ImportError:
        return 1000
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return max(most - RESERVED_FILES, most // 2) if most != resource.RLIM_INFINITY else 10**6


class Requests(H11Protocol):
    """One connection: its requests are finished in time, or it is closed."""

    limit = 10**6
    """How many connections there may be."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, or turn the client away if there are too many."""
        super().connection_made(transport)
        if len(self.connections) > self.limit:
            log.warning("too many connections: more than %d; see LimitNOFILE", self.limit, extra=SELDOM)
            transport.write(FULL)
            transport.close()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        """Read on; the time counts from the first byte of a request to its last."""
        super().data_received(data)
        if self._is_upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._timer is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the protocol of WebSockets."""
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, in the form of every refusal."""
        body = msgspec.json.encode(problems.problem(400, *problems.NOT_UNDERSTOOD))
        headers = {
            **problems.HEADERS,
            "content-type": problems.MEDIA_TYPE,
            "content-length": str(len(body)),
            "connection": "close",
        }
        response = h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request")
        events = (response, h11.Data(data=body), h11.EndOfMessage())
        self.transport.write(b"".join(self.conn.send(event) or b"" for event in events))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
