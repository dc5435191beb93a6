"""Whatever is sent, the answer is one sentence of problem details, and nothing changes.

That no request leaves a fault in the log is checked when the server ends.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sacbe.core import registry
from tests.server.client import Json, Person, Problem, at_random, problem
from tests.server.process import Server

NASTY: list[Any] = [
    None,
    True,
    -1,
    10**30,
    -(10**30),
    1.5,
    "",
    "\u0000",
    "a\u0000b",
    "\u202e\ufeff\u0007",
    "x" * 5000,
    [],
    {},
    [[]],
]


NO_BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"NaN",
    b'"text"',
    b"{}{}",
    b'{"unknown": 1}',
    b"\xff\xfe",
    b'{"decision": 1e400, "action": "x"}',
    b'{"decision": NaN, "action": "x"}',
    b'{"moves": -Infinity}',
    b'{"text": "\\ud800"}',
    b"[" * 20_000,
    b'{"a":' * 20_000,
]


@cache
def _seated(server: Server) -> tuple[Person, str]:
    """Somebody who is asked something at a table, for tests that leave it as it is."""
    owner = Person(server)
    table = owner.new_table("mexica", ["me", "bot"])
    wire = owner.wire(table)
    wire.play_on(at_random(1), 2)
    wire.receive_decision()
    wire.close()
    return owner, table


@pytest.mark.parametrize("body", NO_BODIES, ids=range(len(NO_BODIES)))
def test_a_body_that_cannot_be_understood_is_refused(server: Server, body: bytes) -> None:
    owner, table = _seated(server)
    before = owner.entries(table)
    for what in ("play", "undo", "rewind", "rewind/answer", "chat", "join"):
        response = owner.http.post(f"/api/tables/{table}/{what}", content=body)
        assert problem(response)["status"] == 400
    assert owner.entries(table) == before


@pytest.mark.parametrize(
    ("what", "good"),
    [
        ("play", {"decision": 0, "action": "pass", "seat": None}),
        ("undo", {"whole_turn": False, "seat": 1}),
        ("rewind", {"moves": -1}),
        ("rewind/answer", {"agree": True}),
        ("chat", {"text": ""}),
    ],
)
def test_a_field_that_is_anything_is_refused(any_server: Server, what: str, good: Json) -> None:
    owner, table = _seated(any_server)
    before, decision = owner.entries(table), owner.state(table)["decision"]
    for name in good:
        for value in NASTY:
            if (what, name) == ("undo", "whole_turn") or (name, value) == ("text", "a\u0000b"):
                continue
            response = owner.http.post(f"/api/tables/{table}/{what}", json={**good, name: value})
            assert 400 <= problem(response)["status"] < 500, value
            if what == "play":
                with pytest.raises(Problem):
                    owner.at(table, what, **{**good, "decision": decision, name: value})
    assert (owner.entries(table), owner.state(table)["decision"]) == (before, decision)


def test_a_table_that_makes_no_sense_is_refused(any_server: Server) -> None:
    good: Json = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    wrong: list[Json] = [{"game": value} for value in [*NASTY, "chess"]]
    wrong += [{"seats": value} for value in [*NASTY, [{"kind": "king"}], [{"kind": "me"}] * 2000]]
    wrong += [{"seats": [{"kind": "me"}, {"kind": "bot", "bot": value}]} for value in NASTY]
    wrong += [{"modules": value} for value in [*NASTY[:-4], ["tribes"], ["\u0000"], [None]]]
    wrong += [{"position": value} for value in [*NASTY[1:], {"modules": 1}, {"game": "mexica"}]]
    wrong += [{"title": value} for value in [1, None, "\u0000", "x" * 61]]
    for change in wrong:
        owner = Person(any_server)
        with pytest.raises(Problem) as refused:
            owner.post("/api/tables", **{**good, **change})
        assert refused.value.body["status"] == 400, change
        assert owner.get("/api/tables?which=mine") == []


def test_a_position_that_makes_no_sense_is_refused(server: Server) -> None:
    owner, good = Person(server), _position()
    assert owner.post("/api/positions", game="tzolkin", position=good)["position"] == good
    for name in good:
        for value in NASTY[1::4]:
            if value != good[name]:
                response = owner.http.post(
                    "/api/positions", json={"game": "tzolkin", "position": {**good, name: value}}
                )
                if not response.is_success:
                    assert problem(response)["status"] == 400, (name, value)


def _position() -> Json:
    game = registry.get("tzolkin")
    position: Json = game.position(game.new(2, ()))
    return position


@pytest.mark.parametrize("table", ["nothing", "0" * 12, "%00", "a%00b", "é", "x" * 3000, "' OR 1=1"])
def test_a_table_that_does_not_exist_is_not_found(any_server: Server, table: str) -> None:
    owner = Person(any_server)
    for path in ("state", "entries", "record", "explain?action=x"):
        assert problem(owner.http.get(f"/api/tables/{table}/{path}"))["status"] == 404
    for what in ("join", "leave", "return", "undo"):
        assert problem(owner.http.post(f"/api/tables/{table}/{what}", json={}))["status"] == 404
    if table not in ("' OR 1=1", "é"):
        # So long an address is refused before anything is said.
        with pytest.raises(InvalidStatus if len(table) > 1000 else ConnectionClosed):
            owner.wire(table).receive()


def test_a_huge_body_is_refused(server: Server) -> None:
    owner, table = _seated(server)
    body = json.dumps({"text": "x" * 2_000_000})
    response = owner.http.post(f"/api/tables/{table}/chat", content=body)
    assert problem(response)["status"] == 413


def test_a_number_that_is_written_as_a_text_is_refused(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    decision = ana.state(table)["decision"]
    for path, body in (
        (f"/api/tables/{table}/play", {"decision": str(decision), "action": "pass"}),
        (f"/api/tables/{table}/rewind", {"moves": "0"}),
        (f"/api/tables/{table}/undo", {"whole_turn": "true"}),
        (f"/api/tables/{table}/rewind/answer", {"agree": 1}),
        ("/api/tables", {"game": "mexica", "seats": [{"kind": "me"}] * 2, "clock": {"per_move": "60"}}),
        ("/api/tables", {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}], "is_open": "yes"}),
    ):
        assert problem(ana.http.post(path, json=body))["kind"] == "bad-request"


def test_a_module_that_is_named_twice_is_refused(server: Server) -> None:
    ana = Person(server)
    with pytest.raises(Problem, match="twice"):
        ana.new_table("tzolkin", ["me", "bot"], modules=["tribes", "tribes"])
