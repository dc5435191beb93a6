"""Clients that stop in the middle: they send half of something, or never read what they are sent."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.server.client import Person, Wire, at_random
from tests.server.process import PATIENCE, Server

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
SMALL = 2048
"""So few bytes wait at a client that does not read."""


def _line(server: Server) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    return line


def _listener(server: Server, table: str) -> socket.socket:
    """A WebSocket by hand, that does not read."""
    line = _line(server)
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {KEY}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """Somebody who plays with a bot; and goes on playing, whatever the others do."""
    owner = Person(server)
    wire = owner.wire(owner.new_table("mexica", ["me", "bot"]))
    yield wire
    before = wire.seq
    assert len(wire.play_on(at_random(2), 20)) == 20
    assert [entry["seq"] for entry in wire.entries] == list(range(1, wire.seq + 1)) and wire.seq > before
    assert wire.person.get("/health") == {"status": "ok"}


def test_who_does_not_read_keeps_nobody_waiting(server: Server, wire: Wire) -> None:
    silent = [_listener(server, wire.id) for _ in range(5)]
    wire.play_on(at_random(1), 80)
    for line in silent:
        line.close()


def test_lines_that_vanish_without_a_word_are_forgotten(server: Server, wire: Wire) -> None:
    for _ in range(50):
        line = _listener(server, wire.id)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    wire.play_on(at_random(1), 5)


@pytest.mark.parametrize(
    "half",
    [
        b"GET /api/games",
        b"GET /api/games HTTP/1.1\r\nhost: ",
        b"POST /api/guests HTTP/1.1\r\nhost: x\r\nx-sacbe: 1\r\ncontent-length: 100\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nhost: x\r\nx-sacbe: 1\r\ntransfer-encoding: chunked\r\n\r\nffff\r\nx",
        b"\x00\xff\x16\x03\x01",
        b"",
    ],
)
def test_half_a_request_keeps_nobody_waiting(server: Server, wire: Wire, half: bytes) -> None:
    lines = [_line(server) for _ in range(20)]
    for line in lines:
        line.sendall(half)
    wire.play_on(at_random(1), 3)
    for line in lines:
        line.close()


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81",
        b"\x81\xfe\x10\x00",
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
        b"\x01\x82\x00\x00\x00\x00{}",
        b"\x81\x02{}",
        b"\xf1\x82\x00\x00\x00\x00{}",
        b"\x83\x80\x00\x00\x00\x00",
        b"\x89\xfe\x00\xff\x00\x00\x00\x00",
        b"\x88\x81\x00\x00\x00\x00x",
    ],
)
def test_a_frame_that_is_none_ends_its_connection_alone(server: Server, wire: Wire, frame: bytes) -> None:
    """Half of one, one without end, unmasked, of an unknown kind, a ping too long, a farewell too short."""
    with closing(_listener(server, wire.id)) as line:
        line.sendall(frame)
        wire.play_on(at_random(1), 3)
