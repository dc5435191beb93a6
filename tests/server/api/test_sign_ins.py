"""Sign-ins and tokens: listed, ended, out of use; a cookie or a connection never outlives its sign-in."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server import databases
from tests.server.client import ConnectionClosed, Person, Problem, Wire
from tests.server.process import Server

PASSWORD, OTHER_PASSWORD = "correct horse", "battery staple"
DAY = 24 * 3600
COME_AGAIN = 4001


def account(server: Server, name: str = "Ana") -> Person:
    """A person with an account; the login is the id."""
    person = Person(server, name)
    person.post("/api/accounts", login=person.id, password=PASSWORD)
    return person


def elsewhere(person: Person, agent: str = "elsewhere") -> Person:
    """The same person at another browser."""
    other = Person(person.server, "Nobody")
    other.http.headers["user-agent"] = agent
    other.id = other.post("/api/sessions", login=person.id, password=PASSWORD)["id"]
    assert other.id == person.id
    return other


def is_known(person: Person) -> bool:
    """Does the server know who asks?"""
    return bool(person.http.get("/api/me").status_code == 200)


def sent_away(wire: Wire) -> int:
    """Listen until the server closes the connection; the code it gives."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            wire.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def at_once(count: int, deed: Callable[[int], Any]) -> list[Any]:
    """Do something several times at the same moment."""
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(deed, range(count)))


# Signing out.


def test_a_cookie_opens_nothing_after_signing_out(any_server: Server) -> None:
    ana, thief = Person(any_server), Person(any_server, "Thief")
    thief.http.cookies = ana.http.cookies
    assert thief.get("/api/me")["id"] == ana.id
    cookie = ana.http.cookies["sacbe"]
    ana.delete("/api/sessions")
    assert "sacbe" not in ana.http.cookies
    thief.http.cookies.set("sacbe", cookie)
    assert not is_known(thief)


def test_signing_out_here_leaves_the_other_browser_signed_in(any_server: Server) -> None:
    ana = account(any_server)
    other = elsewhere(ana)
    ana.delete("/api/sessions")
    assert (is_known(ana), is_known(other)) == (False, True)


def test_signing_out_everywhere_ends_all_but_tokens(any_server: Server) -> None:
    ana = account(any_server)
    other, token = elsewhere(ana), ana.post("/api/tokens", label="bot")["token"]
    ana.delete("/api/sessions?everywhere=true")
    assert (is_known(ana), is_known(other)) == (False, False)
    assert is_known(Person(any_server, token=token))


def test_signing_in_ends_the_sign_in_of_the_guest(any_server: Server) -> None:
    """The browser has the cookie of the account then, and nobody could ever end the other."""
    ana, guest = account(any_server), Person(any_server, "Guest")
    before = guest.http.cookies["sacbe"]
    guest.post("/api/sessions", login=ana.id, password=PASSWORD)
    thief = any_server.stranger().get("/api/me", headers={"cookie": f"sacbe={before}"})
    assert thief.status_code == 401


# The list.


def test_a_person_sees_where_else_and_ends_it_there(any_server: Server) -> None:
    ana = account(any_server)
    other = elsewhere(ana, "Mozilla/5.0 (a phone)" + "x" * 1000)
    before = time.time()
    listed = ana.get("/api/sessions")
    assert listed["person"]["id"] == ana.id
    first, second = sorted(listed["sessions"], key=lambda one: not one["is_this"])
    assert (first["is_this"], second["is_this"]) == (True, False)
    assert second["agent"].startswith("Mozilla/5.0 (a phone)x") and len(second["agent"]) == 120
    assert before - 60 < second["created"] <= second["used"] <= time.time()
    assert ana.delete(f"/api/sessions/{second['id']}") == {}
    assert (is_known(ana), is_known(other)) == (True, False)
    assert [one["id"] for one in ana.get("/api/sessions")["sessions"]] == [first["id"]]


def test_nobody_ends_the_sign_in_or_the_token_of_another(any_server: Server) -> None:
    ana, eve = Person(any_server), Person(any_server, "Eve")
    token = ana.post("/api/tokens", label="bot")
    (sign_in,) = ana.get("/api/sessions")["sessions"]
    for path in (
        f"sessions/{sign_in['id']}",
        f"tokens/{token['id']}",
        "sessions/0",
        "tokens/%00",
        "sessions/é",
    ):
        with pytest.raises(Problem) as refused:
            eve.delete(f"/api/{path}")
        assert refused.value.kind == "not-found"
    assert is_known(ana) and is_known(Person(any_server, token=token["token"]))


def test_a_dead_cookie_is_taken_away_and_reading_goes_on(any_server: Server) -> None:
    """So the page of somebody who was signed out elsewhere starts without a fault."""
    ana = Person(any_server)
    table = ana.new_table("mexica", ["me", "open"])
    databases.run(any_server, "DELETE FROM sign_ins WHERE user_id = :id", id=ana.id)
    assert ana.state(table)["seat"] is None
    assert ana.get("/api/sessions") == {"person": None, "sessions": []}
    assert "sacbe" not in ana.http.cookies


# Time.


def test_a_sign_in_ends_when_it_was_not_used_for_long(any_server: Server) -> None:
    ana, ben = Person(any_server), Person(any_server, "Ben")
    for person, days in ((ana, 91), (ben, 89)):
        then = time.time() - days * DAY
        databases.run(
            any_server, "UPDATE sign_ins SET used = :then WHERE user_id = :id", then=then, id=person.id
        )
    assert (is_known(ana), is_known(ben)) == (False, True)
    (sign_in,) = ben.get("/api/sessions")["sessions"]
    assert time.time() - sign_in["used"] < 60
    Person(any_server)
    assert f"'user_id': '{ana.id}', 'agent'" not in databases.everything(any_server)


def test_the_page_renews_its_cookie(any_server: Server) -> None:
    ana = Person(any_server)
    answer = ana.http.get("/api/sessions")
    assert f"sacbe={ana.http.cookies['sacbe']}" in answer.headers["set-cookie"]
    assert "Max-Age=31536000" in answer.headers["set-cookie"]


def test_of_very_many_sign_ins_the_oldest_end(any_server: Server) -> None:
    ana = account(any_server)
    databases.run(any_server, "UPDATE sign_ins SET used = used - 10 WHERE user_id = :id", id=ana.id)
    then = time.time() - 5
    for number in range(49):
        databases.run(
            any_server,
            "INSERT INTO sign_ins (digest, user_id, agent, created, used) "
            "VALUES (:digest, :id, '', 0, :then)",
            digest=f"{ana.id}{number}",
            id=ana.id,
            then=then,
        )
    assert len(ana.get("/api/sessions")["sessions"]) == 50
    other = elsewhere(ana)
    assert (is_known(ana), is_known(other), len(other.get("/api/sessions")["sessions"])) == (False, True, 50)


# Connections.


@pytest.mark.parametrize("way", ["sign out", "elsewhere", "everywhere", "password", "token"])
def test_a_connection_ends_with_its_sign_in(any_server: Server, way: str) -> None:
    """And only that one has lost its seat when it comes again."""
    ana = account(any_server)
    table = ana.new_table("mexica", ["me", "bot"])
    other = elsewhere(ana)
    if way == "token":
        token = ana.post("/api/tokens", label="bot")
        other = Person(any_server, token=token["token"])
    wire = other.wire(table)
    assert wire.table["seat"] == 0
    if way == "sign out":
        other.delete("/api/sessions")
    elif way == "elsewhere":
        ended = next(one for one in ana.get("/api/sessions")["sessions"] if not one["is_this"])
        ana.delete(f"/api/sessions/{ended['id']}")
    elif way == "everywhere":
        ana.delete("/api/sessions?everywhere=true")
    elif way == "password":
        ana.put("/api/me/password", old=PASSWORD, new=OTHER_PASSWORD)
    else:
        ana.delete(f"/api/tokens/{token['id']}")
    assert sent_away(wire) == COME_AGAIN
    if way != "token":
        assert other.wire(table).table["seat"] is None
    if way in ("elsewhere", "password", "token"):
        assert ana.wire(table).table["seat"] == 0


# Passwords.


def test_a_new_password_needs_the_old_one_and_ends_the_other_sign_ins(any_server: Server) -> None:
    ana = account(any_server)
    other = elsewhere(ana)
    for wrong in ("", "Correct horse", "x" * 10_000):
        with pytest.raises(Problem) as refused:
            ana.put("/api/me/password", old=wrong, new=OTHER_PASSWORD)
        assert refused.value.kind == "wrong-password"
    for bad in ("short", "x" * 201):
        with pytest.raises(Problem, match="8 to 200"):
            ana.put("/api/me/password", old=PASSWORD, new=bad)
    assert is_known(other)
    assert ana.put("/api/me/password", old=PASSWORD, new=OTHER_PASSWORD) == {}
    assert (is_known(ana), is_known(other)) == (True, False)
    for password, kind in ((PASSWORD, 401), (OTHER_PASSWORD, 201)):
        credentials = {"login": ana.id, "password": password}
        answer = any_server.stranger().post("/api/sessions", json=credentials, headers={"x-sacbe": "1"})
        assert answer.status_code == kind


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    with pytest.raises(Problem, match="guest") as refused:
        Person(server).put("/api/me/password", old="", new=OTHER_PASSWORD)
    assert refused.value.kind == "not-allowed"


def test_of_several_who_take_an_account_at_the_same_moment_one_does(any_server: Server) -> None:
    """Each takes another login, so the database alone does not tell them apart."""
    ana = Person(any_server)
    clients = [Person(any_server, token=ana.post("/api/tokens", label="x")["token"]) for _ in range(5)]

    def take(number: int) -> int:
        fields = {"login": f"{ana.id}-{number}", "password": PASSWORD}
        return clients[number].http.post("/api/accounts", json=fields).status_code

    assert sorted(at_once(5, take)) == [201, 403, 403, 403, 403]
    login = ana.get("/api/me")["login"]
    ana.post("/api/sessions", login=login, password=PASSWORD)


# Tokens.


def test_tokens_are_listed_and_revoked(any_server: Server) -> None:
    ana = Person(any_server)
    assert ana.get("/api/tokens") == []
    made = [ana.post("/api/tokens", label=label) for label in ("first bot", "second bot")]
    second, first = ana.get("/api/tokens")
    assert (first["label"], first["id"], first["used"]) == ("first bot", made[0]["id"], None)
    assert "token" not in first and second["created"] <= time.time()
    program = Person(any_server, token=made[0]["token"])
    assert program.get("/api/me")["id"] == ana.id
    assert time.time() - ana.get("/api/tokens")[1]["used"] < 60
    assert ana.delete(f"/api/tokens/{first['id']}") == {}
    assert not is_known(program) and is_known(Person(any_server, token=made[1]["token"]))
    assert [token["label"] for token in ana.get("/api/tokens")] == ["second bot"]


def test_a_person_has_so_many_tokens_even_if_they_are_made_at_the_same_moment(any_server: Server) -> None:
    ana = Person(any_server)
    for number in range(15):
        ana.post("/api/tokens", label=str(number))
    ways = [Person(any_server, token=ana.post("/api/tokens", label="way")["token"]) for _ in range(2)]

    def make(number: int) -> int:
        return ways[number % 2].http.post("/api/tokens", json={"label": "one more"}).status_code

    assert sorted(at_once(8, make)) == [201] * 3 + [403] * 5
    with pytest.raises(Problem, match="at most 20 tokens"):
        ana.post("/api/tokens", label="one more")


def test_what_is_stored_opens_nothing(any_server: Server) -> None:
    """Neither a cookie nor a token can be read out of a backup."""
    ana = account(any_server)
    token = ana.post("/api/tokens", label="bot")["token"]
    stored = databases.everything(any_server)
    assert ana.id in stored
    for secret in (ana.http.cookies["sacbe"], token, PASSWORD):
        assert secret not in stored
