"""Cookies of the time before sign-ins were stored: an upgrade loses nobody, and they end (decision 15)."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server import databases
from tests.server.process import Server
from tests.server.schemas import bring_to

SECRET = bytes(range(32))
PROOF = {"x-sacbe": "1"}
ANA, BEN = "00000000000000aa", "00000000000000bb"


def old_cookie(user: str, secret: bytes = SECRET) -> str:
    """The cookie that the version before gave a person."""
    return f"{user}.{hmac.new(secret, user.encode(), hashlib.sha256).hexdigest()}"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that was upgraded; Ana and Ben were there before."""
    asyncio.run(bring_to(tmp_path / "old.db", "0003"))
    with sqlite3.connect(tmp_path / "old.db") as old:
        old.execute("INSERT INTO settings VALUES ('secret', ?)", [SECRET.hex()])
        for user, name in ((ANA, "Ana"), (BEN, "Ben")):
            old.execute("INSERT INTO users VALUES (?, ?, NULL, NULL, 0)", [user, name])
    upgraded = Server(f"sqlite:///{tmp_path}/old.db", tmp_path / "log")
    upgraded.start()
    yield upgraded
    upgraded.stop()
    assert not upgraded.mistakes()


def browser(server: Server, cookie: str) -> httpx.Client:
    """A browser with a cookie."""
    found = server.stranger()
    found.headers.update(PROOF)
    found.cookies.set("sacbe", cookie, domain="127.0.0.1", path="/")
    return found


def known(client: httpx.Client) -> str | None:
    """Whom the server sees in a browser."""
    answer = client.get("/api/me")
    return str(answer.json()["id"]) if answer.status_code == 200 else None


def test_a_guest_of_before_stays_and_gets_a_sign_in(server: Server) -> None:
    ana = browser(server, old_cookie(ANA))
    assert known(ana) == ANA
    assert ana.post(
        "/api/tables", json={"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ).is_success
    asked = ana.get("/api/sessions").json()
    assert (asked["person"]["id"], len(asked["sessions"]), asked["sessions"][0]["is_this"]) == (ANA, 1, True)
    (new,) = {value for name, value in ana.cookies.items() if name == "sacbe"}
    assert new != old_cookie(ANA) and known(ana) == ANA


def test_an_old_cookie_ends_a_minute_after_the_new_one_was_used(server: Server) -> None:
    """Not before: an answer that never arrived must not lose the guest."""
    old, new = browser(server, old_cookie(ANA)), browser(server, old_cookie(ANA))
    for _ in range(2):
        assert browser(server, old_cookie(ANA)).get("/api/sessions").json()["person"]["id"] == ANA
    new.get("/api/sessions")
    assert known(old) == ANA
    assert known(new) == ANA
    databases.run(server, "UPDATE users SET old_cookie_until = old_cookie_until - 61 WHERE id = :id", id=ANA)
    assert (known(old), known(new)) == (None, ANA)
    assert known(browser(server, old_cookie(BEN))) == BEN


def test_an_old_cookie_ends_at_sign_out_and_after_ninety_days(server: Server) -> None:
    ana, copy = browser(server, old_cookie(ANA)), browser(server, old_cookie(ANA))
    assert ana.delete("/api/sessions").status_code == 200
    assert known(copy) is None
    ben = browser(server, old_cookie(BEN))
    databases.run(server, "UPDATE users SET old_cookie_until = old_cookie_until - :s", s=89.9 * 24 * 3600)
    assert known(ben) == BEN
    databases.run(server, "UPDATE users SET old_cookie_until = old_cookie_until - :s", s=0.2 * 24 * 3600)
    assert known(ben) is None


def test_a_person_who_came_later_has_no_old_cookie_and_a_forged_one_is_refused(server: Server) -> None:
    guest = server.stranger().post("/api/guests", json={"name": "Zoe"}, headers=PROOF).json()
    for cookie in (old_cookie(guest["id"]), old_cookie(ANA, bytes(32)), f"{ANA}.", f"{ANA}.é"):
        headers = {b"cookie": f"sacbe={cookie}".encode()}
        assert server.stranger().get("/api/me", headers=headers).status_code == 401
