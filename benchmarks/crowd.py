"""The load generator: many tables of four clients in one process, each a bare WebSocket over asyncio.

A client looks at the bytes of what it receives, and decodes only a decision of its own seat. So thousands of
clients cost little beside the server that is measured. Before it answers, it asks for what the page asks for:
the routes of a piece where there is one, and a preview of the answer, as if the pointer rested on it.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from benchmarks.prepared import Prepared

AT_ONCE = 20
"""How many clients connect at the same time."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SEQ = b'"table":{"seq":'
TAIL = b"\x00\x00\xff\xff"


PLAY, ROUTES, PREVIEW = 1, 2, 3
"""The numbers of messages, by which their answers are known."""
DONE = b'{"type":"done","id":%d,'


class Choice(msgspec.Struct):
    """An answer that is offered."""

    action: str
    brings: msgspec.Raw = msgspec.Raw()
    """Empty while seats choose in secret: then nothing can be previewed."""


class Question(msgspec.Struct):
    """What is asked."""

    kind: str


class View(msgspec.Struct):
    """What the acting client reads of the game."""

    game: str
    question: Question | None


class Shown(msgspec.Struct):
    """What the acting client reads of the table."""

    decision: int
    choices: list[Choice]
    view: View


class Update(msgspec.Struct):
    """What the acting client reads of an update."""

    table: Shown


class Result(msgspec.Struct):
    """What is read of the entry that a move became."""

    seq: int


class Done(msgspec.Struct):
    """The acknowledgement of a move."""

    result: Result


_update = msgspec.json.Decoder(Update).decode
_done = msgspec.json.Decoder(Done).decode


@dataclass
class Measured:
    """What was measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    """From the move until the last of four clients had its update."""
    refused: int = 0
    lost: int = 0
    """Connections that the server ended."""
    bytes: int = 0
    updates: int = 0
    answers: int = 0
    """Routes and previews."""

    def forget(self) -> None:
        """Begin to measure again."""
        self.acknowledged, self.delivered = [], []
        self.bytes = self.updates = self.answers = 0


class Client(asyncio.Protocol):
    """One seat of one table."""

    def __init__(self, table: LoadedTable, request: bytes) -> None:
        self.table, self._request = table, request
        self.seq = 0
        self.question: bytes | None = None
        """The update with the pending decision of this seat."""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._is_open = False
        self._inflate: zlib._Decompress | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone; before the first update that is a fault."""
        self.table.measured.lost += 1
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed before the first update"))

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        self._buffer += data
        if not self._is_open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode())
            if b"permessage-deflate" in head:
                self._inflate = zlib.decompressobj(wbits=-15)
            self._is_open, self._buffer = True, bytearray(rest)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        self.table.measured.bytes += start + length
        if first & 0x40 and self._inflate is not None:
            payload = self._inflate.decompress(payload + TAIL)
        self._take(first & 0x0F, payload)
        return True

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.send(payload, PONG)
        elif kind == TEXT and payload.startswith(b'{"type":"update"'):
            self._take_update(payload)
        elif kind == TEXT and payload.startswith(DONE % PLAY):
            self.table.acknowledge(_done(payload).result.seq)
        elif kind == TEXT and payload.startswith((DONE % ROUTES, DONE % PREVIEW)):
            self.table.measured.answers += 1
        elif kind == TEXT and payload.startswith(b'{"type":"problem"'):
            self.table.refuse()

    def _take_update(self, payload: bytes) -> None:
        start = payload.rindex(SEQ) + len(SEQ)
        self.seq = int(payload[start : payload.index(b",", start)])
        self.question = None if payload.rfind(b'"decision":null') > 0 else payload
        self.table.measured.updates += 1
        if not self.ready.done():
            self.ready.set_result(None)
        self.table.receive()

    def send_message(self, message: dict[str, Any]) -> None:
        """Send one message."""
        self.send(msgspec.json.encode(message))

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send one frame; the mask of a client may be all zeros."""
        length = len(payload)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        if length > 125:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        self.transport.write(head + b"\0\0\0\0" + payload)


class LoadedTable:
    """A table that moves at a pace: somebody who is asked answers, then some seconds pass."""

    def __init__(self, prepared: Prepared, pace: tuple[float, float], measured: Measured) -> None:
        self.prepared, self.pace, self.measured = prepared, pace, measured
        self.clients: list[Client] = []
        self._sent = 0.0
        self._waited: int | None = None
        """The row that some client still has to receive; 0 while it has no number yet."""

    async def connect(self, port: int, seat: int, extensions: str) -> None:
        """Bring a seat's client to the table, and wait until it has received everything."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{self.prepared.id}/live?after=0 HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Authorization: Bearer {self.prepared.tokens[seat]}",
            *([f"Sec-WebSocket-Extensions: {extensions}"] if extensions else []),
        ]
        request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(lambda: Client(self, request), "127.0.0.1", port)
        await client.ready
        self.clients.append(client)

    def begin(self) -> None:
        """Let the table move; not all tables at the same moment."""
        asyncio.get_running_loop().call_later(random.uniform(0, self.pace[1]), self._move)

    def _move(self) -> None:
        asked = [client for client in self.clients if client.question is not None]
        if not asked:
            return
        client = random.choice(asked)
        assert client.question is not None
        shown = _update(client.question).table
        choice = random.choice(shown.choices)
        self._waited = 0
        self._sent = time.perf_counter()
        question = shown.view.question
        if shown.view.game == "mexica" and question is not None and question.kind == "turn":
            client.send_message({"do": "ways", "id": ROUTES})
        if bytes(choice.brings):
            client.send_message({"do": "preview", "id": PREVIEW, "actions": [choice.action]})
        client.send_message({"do": "play", "id": PLAY, "decision": shown.decision, "action": choice.action})

    def acknowledge(self, seq: int) -> None:
        """The move has been stored as this row."""
        self.measured.acknowledged.append(time.perf_counter() - self._sent)
        self._waited = seq
        self.receive()

    def refuse(self) -> None:
        """The move was refused; try again later."""
        self.measured.refused += 1
        self._rest()

    def receive(self) -> None:
        """Note when all clients have received the move, and go on."""
        waited = self._waited
        if not waited or any(client.seq < waited for client in self.clients):
            return
        self.measured.delivered.append(time.perf_counter() - self._sent)
        self._rest()

    def _rest(self) -> None:
        self._waited = None
        asyncio.get_running_loop().call_later(random.uniform(*self.pace), self._move)


async def gather(tables: Iterable[LoadedTable], port: int, seats: int, extensions: str) -> None:
    """Connect the clients of all tables, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(table: LoadedTable, seat: int) -> None:
        async with gate:
            await table.connect(port, seat, extensions)

    await asyncio.gather(*(come(table, seat) for table in tables for seat in range(seats)))
