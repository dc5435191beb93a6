"""The protocol page names everything that a client may send, and that it may get."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import sacbe
from sacbe.server import errors
from sacbe.server.api.limits import ALLOWED
from sacbe.server.api.problems import SENTENCES
from sacbe.server.protocol import messages, schema
from tests.server.client import Person, Problem
from tests.server.process import Server

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
STRUCTS = {name: found["properties"] for name, found in schema.components().items() if "properties" in found}
KINDS = [
    kind.kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.Refused)
]


def test_the_page_names_every_route_and_no_other(server: Server) -> None:
    described = server.stranger().get("/api/schema/openapi.json").json()["paths"]
    routes = {
        f"{method.upper()} {path.replace('{table_id}', '{id}')}"
        for path, methods in described.items()
        for method in methods
    }
    named = re.findall(r"^\| `([A-Z]+ /[^`]*)` \|(?:[^|]*\|){3}$", PAGE, re.MULTILINE)
    assert set(named) == routes | {"GET /api/tables/{id}/live"}


@pytest.mark.parametrize("struct", STRUCTS)
def test_the_page_names_every_field_on_the_wire(struct: str) -> None:
    for name in STRUCTS[struct]:
        assert re.search(rf'[`"]{name}[`"]', PAGE), name


def test_the_page_names_every_message_over_a_websocket() -> None:
    for message in get_args(messages.ClientMessage):
        assert f'`{{"do": "{message.__struct_config__.tag}"}}`' in PAGE


@pytest.mark.parametrize("kind", [*KINDS, *(kind for kind, _ in SENTENCES.values()), "fault"])
def test_the_page_names_every_kind_of_refusal(kind: str) -> None:
    assert f"| `{kind}` |" in PAGE


def test_the_page_lists_the_limits() -> None:
    table = PAGE.split("| what | in one minute |")[1].split("\n\n")[0]
    assert [int(text) for text in re.findall(r"\| (\d+) \|", table)] == list(ALLOWED.values())


def test_the_page_names_every_field_of_a_table_and_its_entries(server: Server) -> None:
    ana = Person(server)
    clock = {"per_move": 60, "bank": 900}
    table = ana.new_table("tzolkin", ["me", "link", "bot"], clock=clock)
    described = ana.get(f"/api/tables/{table}")
    ana.at(table, "chat", text="hello")
    state = ana.state(table)
    for name in [*described, *described["seats"][1], *state, *ana.entries(table)[0]]:
        assert re.search(rf'[`"]{name}[`"]', PAGE), name
    for name in ["seats", *(state["clock"] or {"seats": 0}), *state["clock"]["seats"][0]]:
        assert f'"{name}"' in PAGE, name


def test_what_the_page_calls_a_list_is_one(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    rows = re.findall(r"^\| `GET (/api[^`]*)` \|(?:[^|]*\|){2} (.*) \|$", PAGE, re.MULTILINE)
    lists = {path.replace("{id}", table) for path, answer in rows if answer.startswith("a list")}
    assert len(lists) == 6
    for path in lists - {f"/api/tables/{table}/{spans}" for spans in ("moves", "replay/views")}:
        assert isinstance(ana.get(path), list), path
    others = [f"/api/tables/{table}", f"/api/tables/{table}/state", "/api/sessions", "/api/me"]
    assert not any(isinstance(ana.get(path), list) for path in others)


def test_a_position_names_who_is_asked_as_a_number_and_as_a_list(server: Server) -> None:
    ana = Person(server)
    started = sacbe.start("mexica", 3, seed=1)
    document = started.game.position(started.state)
    answer = ana.post("/api/positions", game="mexica", position=document)
    assert answer["asked"] == [answer["to_act"]] == [started.to_act]


def test_an_unknown_word_is_no_action_and_a_long_label_no_label(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    ana.wire(table).receive_decision()
    for text in ("fly", "canal nowhere", ""):
        with pytest.raises(Problem) as refused:
            ana.get(f"/api/tables/{table}/explain?action={text}")
        assert refused.value.kind == "bad-request"
    assert ana.post("/api/tokens", label="x" * 30)["token"]
    with pytest.raises(Problem, match="30 characters"):
        ana.post("/api/tokens", label="x" * 31)


def test_an_action_may_be_given_by_its_number(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    wire = ana.wire(table)
    wire.receive_decision()
    game = sacbe.game("mexica")
    number = game.actions.parse(wire.table["choices"][0]["action"])
    assert wire.do("play", decision=wire.table["decision"], action=number)["kind"] == "play"
