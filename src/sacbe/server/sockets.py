"""Live play over a WebSocket: everything behind the last number seen, then every change as it happens."""

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

from sacbe.server import doors, foresight, misread, outages, tables, told
from sacbe.server.access import TheHall, ThePeople, is_same_site, who
from sacbe.server.errors import NotAllowed, NotSignedIn, Refused, Unavailable
from sacbe.server.hall import Hall, Room
from sacbe.server.history import Entry
from sacbe.server.live import LiveTable
from sacbe.server.messages import FromClient, Play, Undo
from sacbe.server.models import User

MOST_BYTES = 4096
MOST_DIGITS = 18
WAITING = 200
"""Messages that may wait for a slow client before it is sent away to come back later."""
NEVER, AGAIN = 4004, 1011
"""With which a connection is closed: do not try again, or a little later."""

log = logging.getLogger("sacbe.sockets")
_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], people: ThePeople, hall: TheHall
) -> None:
    """One client at one table; `?after=N` resumes behind the row N."""
    await socket.accept()
    text = socket.query_params.get("after", "0")
    after = int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0
    try:
        if not is_same_site(socket):
            raise NotAllowed("This page is of another site.")
        user = await who(socket, people)
        room = await hall.room(table_id)
        await hall.remember(room, after)
    except Exception as error:
        refusal = _refusal(error, table_id)
        await socket.send_text(_problem(refusal))
        await socket.close(code=AGAIN if isinstance(refusal, Unavailable) else NEVER)
        return
    await Client(socket, hall, room, user).run(after)


def _refusal(error: Exception, table_id: str) -> Refused:
    """What a client is told of an error: a refusal as it is, or that the database cannot be used now."""
    if isinstance(error, Refused):
        return error
    if not outages.is_outage(error):
        raise error
    log.warning("a message was not carried out", exc_info=error, extra={"table": table_id})
    return outages.unavailable()


def _problem(error: Refused, number: object = None) -> str:
    body = {"type": "problem", "id": number, "kind": error.kind, "detail": str(error), **error.details}
    return _encode(body).decode()


class Client:
    """The two halves of a connection: what is heard, and what is said."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, room: Room, user: User | None) -> None:
        self.socket, self.hall, self.room, self.user = socket, hall, room, user
        self._queue: asyncio.Queue[list[Entry]] = asyncio.Queue(WAITING)
        self._is_behind = False
        self._must_come_again = False
        self._people: dict[str, Any] = {}
        """Who is at the table, as this client was told last."""

    @property
    def seat(self) -> int | None:
        """The seat of this client, if it has one."""
        return tables.seat_of(self.room.seats, self.user)

    async def run(self, after: int) -> None:
        """Tell what is missing, then listen and speak until one side ends."""
        self._queue.put_nowait(self.room.live.history.behind(after))
        self.room.listeners.append(self._hear)
        with self.hall.presence.connected(self.room.live.id, self.user, self._come_again):
            speaking = asyncio.create_task(self._guarded(self._speak()))
            try:
                await self._guarded(self._listen())
            finally:
                self.room.listeners.remove(self._hear)
                speaking.cancel()

    async def _guarded(self, half: Coroutine[Any, Any, None]) -> None:
        """One half of the connection; a fault in it is noted, and the client connects again."""
        try:
            await half
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a connection failed", extra={"table": self.room.live.id})
            await self._close(AGAIN, "the server made a mistake; connect again")

    def _hear(self, table: LiveTable, entries: list[Entry]) -> None:
        if not entries and not self._queue.empty():
            # Who is there will be looked at anyway.
            return
        try:
            self._queue.put_nowait(entries)
        except asyncio.QueueFull:
            self._is_behind = True

    def _come_again(self) -> None:
        self._must_come_again = True
        self._hear(self.room.live, [])

    async def _speak(self) -> None:
        # What was missed may be a whole game: nothing holds it once it is sent.
        await self._send(self._queue.get_nowait())
        await self._send_people()
        while not self._is_behind:
            entries = await self._queue.get()
            while not self._queue.empty():
                entries = [*entries, *self._queue.get_nowait()]
            if self.room.is_gone:
                await self._close(NEVER, "the table was removed")
                return
            if self._must_come_again:
                await self._close(4001, "somebody signed out; connect again")
                return
            if entries:
                await self._send(entries)
            await self._send_people()
        await self._close(4008, "too slow; connect again")

    async def _send(self, entries: list[Entry]) -> None:
        """The rows, and the table as it stands behind them."""
        seat = self.seat
        body = {
            "type": "update",
            "entries": [told.entry(self.room.live, entry, seat) for entry in entries],
            "table": told.table(self.room, seat),
        }
        await self._say(_encode(body).decode())

    async def _send_people(self) -> None:
        """Who is at the table, if it is not as told last."""
        people = self.hall.presence.told(self.room.live.id, self.room.seats)
        if people != self._people:
            self._people = people
            await self._say(_encode({"type": "presence", **people}).decode())

    async def _say(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except (OSError, RuntimeError) as error:
            # The ASGI server knows that the client has gone, or is going.
            raise WebSocketDisconnect(detail=str(error)) from None

    async def _close(self, code: int, reason: str) -> None:
        with suppress(OSError, RuntimeError):
            await self.socket.close(code=code, reason=reason)

    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if len(text) > MOST_BYTES:
                await self._say(_problem(Refused("The message is too long.")))
                continue
            try:
                message = _decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                await self._say(_problem(misread.refusal(error), misread.number_of(text)))
                continue
            await self._carry_out(message)

    async def _carry_out(self, message: FromClient) -> None:
        try:
            result = await self._do(message)
        except Exception as error:
            await self._say(_problem(_refusal(error, self.room.live.id), message.id))
            return
        await self._say(_encode({"type": "done", "id": message.id, "result": result}).decode())

    async def _do(self, message: FromClient) -> dict[str, Any]:
        table_id = self.room.live.id
        if message.do == "ping":
            return {}
        if self.user is None:
            raise NotSignedIn("Sign in first, as a guest or with an account.")
        if message.do == "play" and message.decision is not None:
            answer = Play(message.decision, message.action, message.seat, message.actions)
            return await doors.play(self.hall, self.user, table_id, answer)
        if message.do == "undo":
            return await doors.undo(self.hall, self.user, table_id, Undo(message.whole_turn, message.seat))
        if message.do == "rewind" and message.moves is not None:
            return await doors.ask_rewind(self.hall, self.user, table_id, message.moves)
        if message.do == "answer" and message.agree is not None:
            return await doors.answer_rewind(self.hall, self.user, table_id, message.agree)
        if message.do == "chat" and message.text is not None:
            return await doors.chat(self.hall, self.user, table_id, message.text)
        if message.do == "explain" and isinstance(message.action, str):
            return foresight.explain(self.room.live, self.seat, message.action, message.actions or ())
        if message.do == "preview" and message.actions is not None:
            return foresight.preview(self.room.live, self.seat, message.actions)
        if message.do == "ways":
            return foresight.travel(self.room.live, self.seat)
        raise misread.lacks(message.do)
