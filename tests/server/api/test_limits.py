"""Nobody does too much in a short time, and nobody is held up by others."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from sacbe.server.api.limits import ALLOWED, KEPT, Limits, address
from sacbe.server.errors import TooMany
from sacbe.server.tables.allowance import MAX_BOTS_ALONE, MAX_TABLES
from tests.server.client import Person, Problem
from tests.server.operators import admin
from tests.server.process import Server


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def much(limits: Limits, what: str, who: str) -> int:
    """How often somebody may do something now."""
    for done in range(10_000):
        try:
            limits.count(what, who)
        except TooMany:
            return done
    raise AssertionError("There is no limit.")


@pytest.mark.parametrize("what", ALLOWED)
def test_a_minutes_worth_may_be_done_at_once_and_then_one_after_the_other(what: str) -> None:
    clock = Clock()
    limits = Limits(clock)
    assert much(limits, what, "ana") == ALLOWED[what]
    clock.time += 60 / ALLOWED[what]
    assert much(limits, what, "ana") == 1
    clock.time += 30
    assert much(limits, what, "ana") == ALLOWED[what] // 2
    clock.time += 3600
    assert much(limits, what, "ana") == ALLOWED[what]


def test_the_refusal_says_when_to_try_again() -> None:
    clock = Clock()
    limits = Limits(clock)
    much(limits, "sign-ins", "ana")
    with pytest.raises(TooMany) as refused:
        limits.count("sign-ins", "ana")
    clock.time += refused.value.details["seconds"]
    limits.count("sign-ins", "ana")


def test_what_one_person_does_is_not_counted_for_another_nor_for_something_else() -> None:
    limits = Limits(Clock())
    much(limits, "chat", "ana")
    limits.count("chat", "bo")
    limits.count("joins", "ana")


def test_those_who_have_been_quiet_are_forgotten() -> None:
    clock = Clock()
    limits = Limits(clock)
    for number in range(3 * KEPT):
        clock.time += 0.02
        limits.count("guests", str(number))
    assert len(limits._quiet_at) <= KEPT


def test_an_address_is_a_machine_or_a_household_and_the_server_itself_is_none() -> None:
    assert address("203.0.113.7") == "203.0.113.7"
    assert address("2001:db8::1") == address("2001:db8::2:3") != address("2001:db8:0:1::1")
    assert address("::ffff:203.0.113.7") == "203.0.113.7"
    assert [address(host) for host in ("127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1")] == [None] * 4
    assert address("fe80::1%eth0") == "fe80::/64"


def test_an_address_makes_so_many_guests_and_another_is_not_held_up(server: Server) -> None:
    http = server.stranger()

    def guest(host: str) -> httpx.Response:
        http.cookies.clear()
        headers = {"x-forwarded-for": host, "x-sacbe": "1"}
        return http.post("/api/guests", json={"name": "Ana"}, headers=headers)

    answers = [guest("203.0.113.7") for _ in range(ALLOWED["guests"] + 20)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    problem = refused[0].json()
    assert (problem["kind"], problem["seconds"] >= 1) == ("too-many", True)
    assert refused[0].headers["retry-after"] == str(problem["seconds"])
    assert guest("203.0.113.8").status_code == 201
    assert guest("127.0.0.1").status_code == 201


def test_passwords_cannot_be_tried_without_end(server: Server) -> None:
    http = server.stranger()

    def attempt(path: str) -> int:
        headers = {"x-forwarded-for": "203.0.113.9", "x-sacbe": "1"}
        wrong = {"login": "ana", "password": "wrong horse"}
        return http.post(path, json=wrong, headers=headers).status_code

    assert attempt("/api/sessions") == 401
    # Accounts count as well, and are refused faster than a password is compared.
    assert [attempt("/api/accounts") for _ in range(ALLOWED["sign-ins"] - 1)] == [401] * 9
    # On a slow machine an attempt or two are regained meanwhile.
    assert 429 in (attempt("/api/sessions") for _ in range(ALLOWED["sign-ins"]))


def test_replays_records_and_positions_cannot_be_asked_for_without_end(server: Server) -> None:
    http = server.stranger()
    asking = [("GET", "/api/games"), ("GET", "/api/tables/x/record"), ("GET", "/api/tables/x/replay")]
    asking += [("GET", "/api/tables/x/positions/1"), ("GET", "/api/tables/x/replay/views?first=0&last=1")]
    asking += [("GET", "/api/tables/x/moves?first=0&last=1")]
    asking += [("POST", path) for path in ("/api/positions", "/api/records", "/api/records/views")]
    asking += [("POST", "/api/records/position")]
    for number, (method, path) in enumerate(asking):
        http.headers["x-forwarded-for"] = f"203.0.113.{100 + number}"
        first = http.request(method, path).status_code
        # On a slow machine some time is regained meanwhile.
        later = (http.request(method, path).status_code for _ in range(10 * ALLOWED["studies"]))
        assert first != 429 and 429 in later, path
        http.headers["x-forwarded-for"] = "203.0.113.99"
        assert http.request(method, path).status_code == first


def test_setting_up_joining_and_chatting_are_limited_for_each_user(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["open", "open"])
    with pytest.raises(Problem, match="too often"):
        for _ in range(ALLOWED["tables"] + 20):
            ana.new_table("mexica", ["open", "open"])
    with pytest.raises(Problem, match="too often"):
        for _ in range(ALLOWED["joins"] + 60):
            ana.at(table, "join")
    with pytest.raises(Problem, match="too often"):
        for _ in range(ALLOWED["chat"] + 30):
            ana.at(table, "chat", text="hello")
    Person(server, "Bo").at(table, "chat", text="hello")


def test_chat_is_limited_over_a_websocket_too(server: Server) -> None:
    ana = Person(server)
    wire = ana.wire(ana.new_table("mexica", ["open", "open"]))
    with pytest.raises(Problem, match="too often") as refused:
        for _ in range(ALLOWED["chat"] + 30):
            wire.do("chat", text="hello")
    assert refused.value.body["seconds"] >= 1
    wire.close()


def test_a_person_has_so_many_tables_that_are_not_over_and_another_may_go_on(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as stored:
        ana.new_table("mexica", ["open", "open"])
        # As many as would take more than a minute to set up; without seats, so they are not open.
        for number in range(MAX_TABLES - 2):
            columns = "owner_id, title, game, players, modules, options, is_open, created"
            stored.execute(
                f"INSERT INTO tables (id, state, {columns})"
                f" SELECT ?, 'playing', {columns} FROM tables WHERE owner_id = ? LIMIT 1",
                (f"copy{number}", ana.id),
            )
    last = ana.new_table("mexica", ["open", "open"])
    with pytest.raises(Problem) as refused:
        ana.new_table("mexica", ["open", "open"])
    assert (refused.value.kind, refused.value.body["limit"]) == ("limit", MAX_TABLES)
    ben.new_table("mexica", ["open", "open"])
    ana.http.delete(f"/api/tables/{last}")
    ana.new_table("mexica", ["open", "open"])


def test_a_person_lets_bots_play_alone_at_few_tables_even_by_asking_at_once(server: Server) -> None:
    """Neither by new tables nor by filling one where nobody sits."""
    ana = Person(server)
    waiting = ana.new_table("tzolkin", ["open", "open"])
    masters = [{"kind": "bot", "bot": "master"}] * 4

    def ask(_: int) -> httpx.Response:
        return ana.http.post("/api/tables", json={"game": "tzolkin", "seats": masters})

    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(ask, range(MAX_BOTS_ALONE + 4)))
    assert sorted(answer.status_code for answer in answers) == [201] * MAX_BOTS_ALONE + [409] * 4
    with pytest.raises(Problem) as refused:
        ana.at(waiting, "fill", bot="master")
    assert refused.value.kind == "limit"
    assert ana.new_table("tzolkin", ["me", "bot"])
    # Masters would keep the server busy for the tests after this one.
    for answer in answers:
        if answer.status_code == 201:
            admin(server, "stop", answer.json()["id"])


@pytest.mark.parametrize(
    ("do", "what", "fields"),
    [
        ("undo", "undos", {}),
        pytest.param("rewind", "rewinds", {"moves": 0}, marks=pytest.mark.long),
        pytest.param("answer", "rewinds", {"agree": False}, marks=pytest.mark.long),
        pytest.param("play", "moves", {"decision": 0, "action": 0}, marks=pytest.mark.long),
    ],
)
def test_going_on_and_back_for_ever_has_an_end(
    server: Server, do: str, what: str, fields: dict[str, int]
) -> None:
    """1,577 entries were made in 25 seconds."""
    ana = Person(server)
    wire = ana.wire(ana.new_table("tzolkin", ["me", "open"]))
    kinds = set()
    for number in [wire.send(do, **fields) for _ in range(ALLOWED[what] * 2)]:
        with pytest.raises(Problem) as refused:
            wire.answer(number)
        kinds.add(refused.value.kind)
        if refused.value.kind == "too-many":
            assert refused.value.body["seconds"] > 0
            break
    assert "too-many" in kinds and len(kinds) == 2
    # Many answers are still on their way, for which closing would wait.
    wire.cut()
