"""Whatever is asked for, and however slowly, the answer is short, and nothing of it fills log or memory."""

from __future__ import annotations

import json
import re
import socket
import time
from pathlib import Path

import httpx
import pytest

from tests.server.client import Person
from tests.server.process import PATIENCE, Server
from tests.server.workers import wait_until

PIECES = [
    "%00",
    "a%00b",
    "%2e%2e%2fapp.py",
    "..%2f..%2fapp.py",
    "..",
    "%c0%ae%c0%ae",
    "%ed%a0%80",
    "%ed%b3%bf",
    "%ff%fe",
    "%f0%9f%92%a9",
    "%0d%0aset-cookie:%20a=b",
    "%5c..%5c",
    "%25%30%30",
    "%e2%80%ae",
    "%",
    "%zz",
    "con",
    "~root",
    ".",
    "a" * 256,
    "%61" * 5000,
    "a" * 20_000,
]
PLACES = [
    "/{}",
    "/assets/{}",
    "/assets/{}/x",
    "/{}/x/{}",
    "/api/{}",
    "/api/tables/{}",
    "/api/tables/{}/state",
    "/api/tables/{}/replay/views?first=0&last=1",
    "/api/tables/x/positions/{}",
    "/api/schema/{}",
    "/health/{}",
]


def asked(server: Server, method: str, target: str, *more: str) -> tuple[int, bytes]:
    """The status and the whole answer to a request that is sent as it is."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        head = [f"{method} {target} HTTP/1.1", "host: localhost", "connection: close", *more, "", ""]
        line.sendall("\r\n".join(head).encode("latin-1"))
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    return int(answer.split()[1]), answer


@pytest.mark.parametrize("place", PLACES)
def test_there_is_nothing_at_an_odd_address(server: Server, place: str) -> None:
    before = server.log.stat().st_size
    for piece in PIECES:
        status, answer = asked(server, "GET", place.replace("{}", piece))
        assert status in (400, 404), (piece[:30], answer[:200])
        assert b"application/problem+json" in answer and b"Traceback" not in answer
    assert server.log.stat().st_size - before < 300


@pytest.mark.parametrize("piece", PIECES)
def test_an_odd_address_of_the_page_is_the_page(server: Server, piece: str) -> None:
    for place in ("/table/", "/replay/", "/rules/"):
        assert asked(server, "GET", place + piece)[0] in (200, 400, 404)


@pytest.mark.parametrize("sent", [b"\x00\x01\x02", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00", b"a" * 70_000])
def test_what_is_no_http_is_refused_in_the_form_of_every_refusal(server: Server, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(sent + b"\r\n\r\n")
        answer = line.recv(65536)
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"HTTP/1.1 400" in head and b"content-security-policy" in head
    assert json.loads(body)["kind"] == "bad-request"


def test_addresses_that_lead_nowhere_are_not_remembered(server: Server) -> None:
    def memory() -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())
        assert found is not None
        return int(found[1])

    http = server.stranger()
    for number in range(50):
        http.get(f"/{number}x{'a' * 10_000}")
    before = memory()
    for number in range(50, 550):
        http.get(f"/{number}x{'a' * 10_000}")
    assert memory() - before < 5_000


# HEAD.


def test_head_is_answered_like_get_without_the_body(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    paths = ["/", "/logo.svg", "/nothing", "/health", "/ready", "/metrics", "/api/me", "/api/games"]
    paths += ["/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/state", "/api/tables/x"]
    for path in paths:
        got, head = ana.http.get(path), ana.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b""), path
        assert head.headers["content-type"] == got.headers["content-type"]
        if path != "/metrics":
            assert head.headers["content-length"] == got.headers["content-length"]
    assert ana.http.head("/api/guests").status_code == ana.http.get("/api/guests").status_code == 405


# What may be kept.


def test_no_answer_of_the_api_is_kept_by_anyone(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    for path in ("games", "me", "tables", f"tables/{table}", f"tables/{table}/state", "tables/x", "nothing"):
        assert ana.http.get(f"/api/{path}").headers["cache-control"] == "no-store", path
    assert ana.http.post("/api/tables", json={}).headers["cache-control"] == "no-store"
    assert ana.http.get("/").headers["cache-control"] != "no-store"


# Slowly, and too many at once.


HALVES = [
    b"",
    b"G",
    b"GET / HTTP/1.1\r\nhost: localhost\r\n",
    b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /hea",
]


@pytest.mark.long
def test_requests_that_are_never_finished_end_however_often_a_byte_comes(server: Server) -> None:
    lines = {half: socket.create_connection(("127.0.0.1", server.port), PATIENCE) for half in HALVES}
    for half, line in lines.items():
        line.sendall(half)
        line.settimeout(0.1)
    end = time.monotonic() + PATIENCE
    while lines and time.monotonic() < end:
        for half, line in list(lines.items()):
            if _has_ended(line, b"x" if half else b""):
                lines.pop(half).close()
    assert not lines
    assert server.stranger().get("/health").status_code == 200


def _has_ended(line: socket.socket, byte: bytes) -> bool:
    """Has the other side hung up? If not, it gets another byte."""
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        line.sendall(byte)
        return False
    except ConnectionError:
        pass
    return True


@pytest.mark.long
def test_at_the_limit_of_open_files_the_log_has_one_line_and_open_connections_are_served(
    tmp_path: Path,
) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    command = server.python
    server.python = tmp_path / "python"
    server.python.write_text(f'#!/bin/sh\nulimit -n 220\nexec {command} "$@"\n')
    server.python.chmod(0o755)
    server.start()
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    wire = ana.wire(table)
    lines = []
    try:
        refused = 0
        for _ in range(300):
            line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
            line.settimeout(0.05)
            lines.append(line)
            try:
                answer = line.recv(1000)
                refused += answer.startswith(b"HTTP/1.1 503") and b"retry-after" in answer
            except TimeoutError:
                pass
        assert refused > 100
        assert wire.do("chat", text="still here")["kind"] == "chat"
    finally:
        for line in lines:
            line.close()
    wait_until(lambda: _answers(server))
    said = [json.loads(line)["message"] for line in server.log.read_text().splitlines()[1:]]
    assert len([message for message in said if "too many connections" in message]) == 1
    wire.close()
    server.stop()
    assert not server.mistakes()


def _answers(server: Server) -> bool:
    try:
        return server.stranger().get("/health").status_code == 200
    except (httpx.TransportError, AssertionError):
        return False
