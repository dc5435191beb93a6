"""Whatever a real server sends is as its schema says, and has no field that the schema does not name.

Some people do once all that can be done, over HTTP and over a WebSocket; every answer and message is checked.
"""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import jsonschema_rs
import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.client import Json, Person, Problem, Wire, at_random
from tests.server.process import Server

NO_JSON = ("/metrics", "/api/tables/{table_id}/record")


class Schema:
    """What the server says of itself, made strict: an object has the fields that are named, and no other."""

    def __init__(self, server: Server) -> None:
        self.document: Json = server.stranger().get("/api/schema/openapi.json").json()
        self.components = {
            name: {"additionalProperties": False, **found} if found.get("type") == "object" else found
            for name, found in self.document["components"]["schemas"].items()
        }
        self.answered: set[tuple[str, str]] = set()

    def check(self, schema: Json, sent: Any) -> None:
        """Is something as a schema says?"""
        whole = {**schema, "components": {"schemas": self.components}}
        jsonschema_rs.validator_for(whole).validate(sent)

    def check_answer(self, response: httpx.Response) -> None:
        """Is an answer as its operation says?"""
        method, path = response.request.method.lower(), self._route(response.request.url.path)
        if response.is_success:
            self.answered.add((method, path))
        responses = self.document["paths"][path][method]["responses"]
        found = responses[str(response.status_code) if response.is_success else "4XX"]["content"]
        if path not in NO_JSON:
            self.check(next(iter(found.values()))["schema"], response.json())

    def _route(self, path: str) -> str:
        routes = sorted(self.document["paths"], key=lambda route: route.count("{"))
        return next(
            route for route in routes if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", route), path.rstrip("/"))
        )

    def check_messages(self, wire: Wire) -> set[str]:
        """Is all that a WebSocket received as described? The types of it."""
        found = [json.loads(text) for text in wire.received]
        for message in found:
            self.check({"$ref": "#/components/schemas/ServerMessage"}, message)
        return {message["type"] for message in found}


@pytest.fixture(scope="module")
def schema(server: Server) -> Schema:
    """The schema of the server."""
    return Schema(server)


class Checked(Person):
    """Somebody who checks every answer."""

    def __init__(self, server: Server, schema: Schema, name: str) -> None:
        self.schema = schema
        super().__init__(server, name)

    def _answered(self, response: httpx.Response) -> Any:
        self.schema.check_answer(response)
        return super()._answered(response)

    def text(self, path: str) -> str:
        """A text that is at a path."""
        response = self.http.get(path)
        self.schema.check_answer(response)
        return response.text


def _do_as_user(ana: Checked) -> None:
    """Everything that is not about tables."""
    for path in ("/health", "/ready", "/api/games", "/api/me"):
        ana.get(path)
    ana.text("/metrics")
    ana.post("/api/accounts", login=ana.id, password="correct horse")
    ana.patch("/api/me", name="Anna")
    token = ana.post("/api/tokens", label="program")["id"]
    ana.get("/api/tokens")
    ana.patch("/api/me", sign="sun-red")
    ana.get("/api/me/results")
    ana.delete(f"/api/tokens/{token}")
    elsewhere = ana.server.stranger()
    elsewhere.post(
        "/api/sessions", json={"login": ana.id, "password": "correct horse"}, headers=ana.http.headers
    )
    sessions = ana.get("/api/sessions")["sessions"]
    (other,) = [one["id"] for one in sessions if not one["is_this"]]
    ana.delete(f"/api/sessions/{other}")
    ana.put("/api/me/password", old="correct horse", new="battery staple")


def _leave(ana: Checked) -> None:
    ana.delete("/api/sessions")
    ana.post("/api/sessions", login=ana.id, password="battery staple")
    ana.delete("/api/me", password="battery staple")


def _do_alone(ana: Checked) -> None:
    """At tables with bots."""
    table = ana.new_table("tzolkin", ["me", "bot"])
    ana.wire(table).receive_decision()
    ana.get(f"/api/tables/{table}/hint")
    ana.get(f"/api/tables/{table}/coach")
    for what in ("leave", "hide", "return"):
        ana.at(table, what)
    waiting = ana.new_table("mexica", ["me", "open"])
    ana.at(waiting, "fill", bot="random")
    ana.delete(f"/api/tables/{ana.new_table('mexica', ['me', 'link'])}")


def _look_back(ana: Checked) -> None:
    """At a game that is over; when the news of a sign-out come, the socket is opened again."""
    table = ana.new_table("tzolkin", ["bot", "bot"])
    wire = ana.wire(table)
    while not wire.table["over"]:
        try:
            wire.receive()
        except ConnectionClosedError:
            wire = ana.wire(table)
    path = f"/api/tables/{table}"
    ana.get(path)
    ana.get(f"{path}/state")
    record = ana.text(f"{path}/record")
    ana.get(f"{path}/replay")
    ana.get(f"{path}/replay/views?first=0&last=9")
    ana.get(f"{path}/moves?first=0&last=9")
    position = ana.get(f"{path}/positions/30")
    ana.post("/api/positions", game="tzolkin", position=position)
    _play_on(ana, ana.get(f"{path}/positions/100"))
    ana.post("/api/records", record=record)
    ana.post("/api/records/views", record=record, first=0, last=9)
    ana.post("/api/records/position", record=record, move=30)
    ana.at(table, "rematch")


def _play_on(ana: Checked, position: Json) -> None:
    """From a position, without a table."""
    start = {"game": "tzolkin", "position": position}
    table = ana.post("/api/positions/play", **start)["table"]
    seat = table["to_act"][0]
    action = ana.post("/api/positions/play", **start, seat=seat)["table"]["choices"][0]["action"]
    ana.post("/api/positions/play", **start, actions=[action])
    ana.post("/api/positions/explain", **start, seat=seat, action=action)
    ana.post("/api/positions/preview", **start, seat=seat, tried=[])
    ana.post("/api/positions/ways", **start, seat=seat)


def _two(server: Server, schema: Schema, name: str) -> tuple[Checked, Checked, str]:
    """Two people at a table of Mexica with a clock; the first is asked and may take something back."""
    ana, ben = Checked(server, schema, name), Checked(server, schema, "Ben")
    table = ana.new_table("mexica", ["me", "open"], clock={"per_move": 600, "bank": 0})
    ben.at(table, "join")
    while not (seen := ana.state(table))["can_undo"]:
        actor = ana if seen["decision"] is not None else ben
        actor.play_on(table, at_random(seen["seq"]), 1)
    return ana, ben, table


def _play(ana: Checked, ben: Checked, table: str) -> None:
    """Everything at a table in play, over HTTP."""
    path, seen = f"/api/tables/{table}", ana.state(table)
    for part in ("", "/legal", "/legal?brings=false", "/entries", "/ways", "/board"):
        ana.get(path + part)
    for which in ("open", "playing", "over", "mine", "hidden"):
        ana.get(f"/api/tables?which={which}")
    action = seen["choices"][0]["action"]
    ana.get(f"{path}/explain?action={action}")
    ana.get(f"{path}/explain?action=vote yes")
    ana.at(table, "preview", actions=[action])
    ana.at(table, "plan", steps=[[action], ["found 13"]])
    ana.at(table, "undo")
    ana.play_on(table, at_random(1), 1)
    ana.at(table, "chat", text="hello")
    ana.at(table, "rewind", moves=1)
    ben.state(table)
    ben.at(table, "rewind/answer", agree=False)
    for body in (
        {"decision": 0, "action": "x"},
        {"decision": ana.state(table)["decision"], "action": "vote yes"},
    ):
        with pytest.raises(Problem):
            ana.at(table, "play", **body)


def test_every_operation_answers_as_described(server: Server, schema: Schema) -> None:
    ana = Checked(server, schema, "Ana")
    _do_as_user(ana)
    _do_alone(ana)
    _look_back(ana)
    _play(*_two(server, schema, "Ada"))
    _leave(ana)
    operations = {(method, path) for path, methods in schema.document["paths"].items() for method in methods}
    assert operations - schema.answered == set()


def test_secret_choices_are_as_described_for_everybody(server: Server, schema: Schema) -> None:
    """A question that several seats answer at the same time names no seat to those who must not know."""
    ana, ben, eva = (Checked(server, schema, name) for name in ("Ana", "Ben", "Eva"))
    table = ana.new_table("tzolkin", ["me", "open"])
    ben.at(table, "join")
    ana.play_on(table, at_random(1), 1)
    asked = [person.state(table)["view"]["question"] for person in (ana, ben, eva)]
    assert ["seat" in question for question in asked].count(False) > 0


def test_every_message_is_as_described(server: Server, schema: Schema) -> None:
    ana, ben, table = _two(server, schema, "Ada")
    first, second = ana.wire(table), ben.wire(table)
    action = first.table["choices"][0]["action"]
    sent = {
        "explain": {"action": action},
        "preview": {"actions": [action]},
        "plan": {"steps": [[action]]},
        "ways": {},
        "ping": {},
        "chat": {"text": "hello"},
        "undo": {"whole_turn": True, "seat": first.table["seat"]},
        "play": {"decision": 0, "action": action},
        "rewind": {"moves": 1},
        "answer": {"agree": True},
    }
    for number, (do, fields) in enumerate(sent.items()):
        wire = second if do == "answer" else first
        message = {"do": do, "id": number, **fields}
        schema.check({"$ref": "#/components/schemas/ClientMessage"}, message)
        wire.socket.send(json.dumps(message))
        if do == "play":
            with pytest.raises(Problem):
                wire.answer(number)
        else:
            wire.answer(number)
    wrong = {"do": "play", "decision": "1"}
    with pytest.raises(jsonschema_rs.ValidationError):
        schema.check({"$ref": "#/components/schemas/ClientMessage"}, wrong)
    first.socket.send(json.dumps(wrong))
    with pytest.raises(Problem):
        first.answer(None)
    assert schema.check_messages(first) == {"update", "presence", "done", "problem"}
    assert schema.check_messages(second) >= {"update", "presence", "done"}
