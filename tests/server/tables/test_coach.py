"""A coach beside a newcomer: one thing or nothing, and only against bots (docs/protocol.md)."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core import lessons
from tests.server.client import Json, Person, Problem
from tests.server.process import Server


def sit_down(ana: Person, id: str, other: str = "bot") -> str:
    """A table that begins from the position of a lesson."""
    game = "mexica" if id.startswith("mx") else "tzolkin"
    return ana.new_table(game, ["me", other], position=lessons.of_game(sacbe.game(game))[id].position)


def said(ana: Person, table: str) -> Json:
    """What the coach says once the seat is asked."""
    ana.asked(table)
    counsel: Json = ana.get(f"/api/tables/{table}/coach")
    return counsel


def test_a_newcomer_hears_what_is_about_to_be_lost(server: Server) -> None:
    ana = Person(server)
    hungry = sit_down(ana, "tz-05-food")
    counsel = said(ana, hungry)
    assert counsel["guard"] == {"kind": "hungry_tonight", "data": {"need": 6, "corn": 3}}
    assert counsel["remedy"]["action"] == "pick_up P2"
    left = sit_down(ana, "mx-06-tokens")
    counsel = said(ana, left)
    assert counsel["guard"] == {"kind": "unspent", "data": {"points": 2}}
    assert counsel["remedy"]["action"] == "buy_token"
    assert counsel.keys() == {"guard", "remedy"}


def test_a_newcomer_hears_what_a_food_day_has_cost_once(server: Server) -> None:
    """TZ-56: 3 corn feed one of three workers; each of the others costs 3 points."""
    ana = Person(server)
    table = sit_down(ana, "tz-05-food")
    for action in ("place uxmal", "end_turn"):
        ana.at(table, "play", decision=ana.asked(table)["decision"], action=action)
    fed = {"kind": "fed_some", "data": {"fed": 1, "workers": 3, "points": 6}}
    assert said(ana, table)["review"] == fed
    ana.at(table, "play", decision=ana.asked(table)["decision"], action="place uxmal")
    assert "review" not in said(ana, table)


def test_advice_is_a_hint_with_a_reason_and_asking_changes_nothing(server: Server) -> None:
    ana = Person(server)
    table = sit_down(ana, "mx-09-short-game")
    before = ana.asked(table)
    counsel = said(ana, table)
    assert ana.state(table) == before
    assert counsel.keys() <= {"advice"}
    if counsel:
        assert {"kind", "data"} == counsel["advice"]["reason"].keys()
        assert counsel["advice"]["action"] in {choice["action"] for choice in before["choices"]}


def test_the_coach_is_silent_while_a_decision_is_open(server: Server) -> None:
    ana = Person(server)
    table = sit_down(ana, "tz-05-food")
    ana.at(table, "play", decision=ana.asked(table)["decision"], action="pick_up P2")
    assert said(ana, table) == {}


def test_nobody_is_coached_against_other_people(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = sit_down(ana, "tz-05-food", other="open")
    ben.at(table, "join")
    for person in (ana, ben):
        with pytest.raises(Problem) as refused:
            person.get(f"/api/tables/{table}/coach")
        assert refused.value.kind == "not-allowed"
