"""Live play over a WebSocket: everything after the last row that the client knows, then every change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import UNSET

from sacbe.server.api import malformed, pages
from sacbe.server.api.auth import TablesDep, UsersDep, find_user, is_same_site
from sacbe.server.api.limits import Limits, LimitsDep
from sacbe.server.errors import NotAllowed, NotSignedIn, Refused, Unavailable
from sacbe.server.protocol.answers import Nothing
from sacbe.server.protocol.messages import (
    AnswerMessage,
    ChatMessage,
    ClientMessage,
    Done,
    ExplainMessage,
    PingMessage,
    PlanMessage,
    PlayMessage,
    Presence,
    PreviewMessage,
    ProblemMessage,
    Result,
    RewindMessage,
    ServerMessage,
    UndoMessage,
    Update,
    WaysMessage,
)
from sacbe.server.storage import outages
from sacbe.server.storage.models import Seat, User
from sacbe.server.tables import commands, plans, preview, seating, views
from sacbe.server.tables.digests import Known
from sacbe.server.tables.history import Entry
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables

MAX_BYTES = 4096
MAX_DIGITS = 18
MAX_QUEUED = 200
"""Changes that may wait for a slow client before it is disconnected to come back later."""
DO_NOT_RETRY, RETRY, SIGNED_OUT, TOO_SLOW = 4004, 1011, 4001, 4008
"""The codes with which a connection is closed."""
LIMITS: dict[type, str] = {
    PlayMessage: "moves",
    UndoMessage: "undos",
    RewindMessage: "rewinds",
    AnswerMessage: "rewinds",
    ChatMessage: "chat",
}
"""What each message counts as (limits.py)."""

log = logging.getLogger("sacbe.socket")
_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    users: UsersDep,
    tables: TablesDep,
    limits: LimitsDep,
) -> None:
    """One client at one table; `?after=N` resumes after the row N.

    `?brings=false` leaves out what choices bring, `?digest=true` adds the log as cards.
    """
    await socket.accept()
    text = socket.query_params.get("after", "0")
    after = int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else 0
    try:
        if not is_same_site(socket):
            raise NotAllowed("This page is of another site.")
        user = await find_user(socket, users)
        table = await tables.get(table_id)
        wants_digest = socket.query_params.get("digest") == "true"
        await tables.load_history(table, 0 if wants_digest else after)
    except Exception as error:
        refusal = _refusal(error, table_id)
        await socket.send_text(_text(_problem(refusal)))
        await socket.close(code=RETRY if isinstance(refusal, Unavailable) else DO_NOT_RETRY)
        return
    brings = socket.query_params.get("brings") != "false"
    await Client(socket, tables, limits, table, user, brings, wants_digest).run(after)


def _refusal(error: Exception, table_id: str) -> Refused:
    """What a client gets for an error: a refusal as it is, or that the database cannot be used now."""
    if isinstance(error, Refused):
        return error
    if not outages.is_outage(error):
        raise error
    log.warning("a message was not carried out", exc_info=error, extra={"table": table_id})
    return outages.unavailable()


def _problem(error: Refused, number: int | None = None) -> ProblemMessage:
    return ProblemMessage(id=number, kind=error.kind, detail=str(error), **error.details)


def _text(message: ServerMessage) -> str:
    return _encode(message).decode()


class Client:
    """One connection: a task sends updates while another receives messages."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: LiveTables,
        limits: Limits,
        table: LiveTable,
        user: User | None,
        brings: bool,
        wants_digest: bool,
    ) -> None:
        self._socket, self._tables, self._limits = socket, tables, limits
        self._table, self._user, self._brings = table, user, brings
        self._seats: list[Seat] = []
        self._seat: int | None = None
        self._queue: asyncio.Queue[list[Entry]] = asyncio.Queue(MAX_QUEUED)
        self._is_too_slow = False
        self._must_reconnect = False
        self._known = Known() if wants_digest else None
        """The cards of the log that this client knows, if it asks for them."""
        self._presence: Presence | None = None
        """Who is at the table, as sent to this client last."""

    @property
    def seat(self) -> int | None:
        """The seat of this client, if it has one."""
        if self._seats is not self._table.seats:
            self._seats = self._table.seats
            self._seat = seating.seat_of(self._seats, self._user)
        return self._seat

    async def run(self, after: int) -> None:
        """Send what the client lacks, then send and receive until one side ends."""
        lacking = self._table.history.after(after)
        self._queue.put_nowait(lacking)
        if self._known is not None:
            self._known = self._table.cards().known_after(lacking, after)
        self._table.subscribers.append(self._enqueue)
        with self._tables.presence.connected(self._table.id, self._user, self._reconnect):
            sending = asyncio.create_task(self._guarded(self._send_updates()))
            try:
                await self._guarded(self._receive())
            finally:
                self._table.subscribers.remove(self._enqueue)
                sending.cancel()

    async def _guarded(self, half: Coroutine[Any, Any, None]) -> None:
        """One half of the connection; a fault in it is logged, and the client connects again."""
        try:
            await half
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a connection failed", extra={"table": self._table.id})
            await self._close(RETRY, "the server made a mistake; connect again")

    def _enqueue(self, entries: list[Entry]) -> None:
        if not entries and not self._queue.empty():
            # Presence is compared after every update anyway.
            return
        try:
            self._queue.put_nowait(entries)
        except asyncio.QueueFull:
            self._is_too_slow = True

    def _reconnect(self) -> None:
        self._must_reconnect = True
        self._enqueue([])

    async def _send_updates(self) -> None:
        # What the client lacks may be a whole game: nothing holds it once it is sent.
        await self._send_update(self._queue.get_nowait(), is_first=True)
        await self._send_presence()
        while not self._is_too_slow:
            entries = await self._queue.get()
            while not self._queue.empty():
                entries = [*entries, *self._queue.get_nowait()]
            if self._table.is_removed:
                await self._close(DO_NOT_RETRY, "the table was removed")
                return
            if self._must_reconnect:
                await self._close(SIGNED_OUT, "somebody signed out; connect again")
                return
            if entries:
                await self._send_update(entries)
            await self._send_presence()
        await self._close(TOO_SLOW, "too slow; connect again")

    async def _send_update(self, entries: list[Entry], is_first: bool = False) -> None:
        """Send entries, and the table as it is after them."""
        seat = self.seat
        update = Update(
            entries=[views.entry_view(entry, seat) for entry in entries],
            table=views.table_view(self._table, seat, self._brings),
            page=pages.build() or UNSET if is_first else UNSET,
            digest=self._table.cards().news(self._known) if self._known is not None else UNSET,
        )
        await self._send(update)

    async def _send_presence(self) -> None:
        """Send who is at the table, if that has changed."""
        found = self._table.present()
        presence = Presence(found.people, found.watching)
        if presence != self._presence:
            self._presence = presence
            await self._send(presence)

    async def _send(self, message: ServerMessage) -> None:
        try:
            await self._socket.send_text(_text(message))
        except (OSError, RuntimeError) as error:
            # The ASGI server knows that the client has gone, or is going.
            raise WebSocketDisconnect(detail=str(error)) from None

    async def _close(self, code: int, reason: str) -> None:
        with suppress(OSError, RuntimeError):
            await self._socket.close(code=code, reason=reason)

    async def _receive(self) -> None:
        while True:
            text = await self._socket.receive_text()
            if len(text) > MAX_BYTES:
                await self._send(_problem(Refused("The message is too long.")))
                continue
            try:
                message = _decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                await self._send(malformed.problem(text, error))
                continue
            await self._answer(message)

    async def _answer(self, message: ClientMessage) -> None:
        try:
            result = await self._carry_out(message)
        except Exception as error:
            await self._send(_problem(_refusal(error, self._table.id), message.id))
            return
        await self._send(Done(message.id, result))

    async def _carry_out(self, message: ClientMessage) -> Result:
        tables, table, user = self._tables, self._table, self._user
        if isinstance(message, PingMessage):
            return Nothing()
        if user is None:
            raise NotSignedIn("Sign in first, as a guest or with an account.")
        if type(message) in LIMITS:
            self._limits.count(LIMITS[type(message)], user.id)
        match message:
            case PlayMessage():
                return await commands.play(tables, user, table.id, message)
            case UndoMessage():
                return await commands.undo(tables, user, table.id, message)
            case RewindMessage():
                return await commands.ask_rewind(tables, user, table.id, message.moves)
            case AnswerMessage():
                return await commands.answer_rewind(tables, user, table.id, message.agree)
            case ChatMessage():
                return await commands.chat(tables, user, table.id, message.text)
            case ExplainMessage():
                return preview.explain(table, self.seat, message.action, message.actions or ())
            case PreviewMessage():
                return preview.preview(table, self.seat, message.actions)
            case PlanMessage():
                return plans.plan(table, self.seat, message.steps)
            case WaysMessage():
                return preview.routes(table, self.seat)
