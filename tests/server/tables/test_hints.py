"""A hint says what a strong bot would consider, and is refused where other people play (docs/protocol.md)."""

from __future__ import annotations

import pytest

from tests.server.client import Person, Problem
from tests.server.process import Server


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_hint_names_legal_answers_and_what_they_change(server: Server, game: str) -> None:
    """At most three, in points and with reasons; asking changes nothing."""
    ana = Person(server)
    table = ana.new_table(game, ["me", "bot"])
    before = ana.asked(table)
    advice = ana.get(f"/api/tables/{table}/hint")["advice"]
    assert ana.state(table)["decision"] == before["decision"]
    assert 1 <= len(advice) <= 3
    assert {one["action"] for one in advice} <= {choice["action"] for choice in before["choices"]}
    assert all(isinstance(one["worth"], int) for one in advice)
    changes = [abs(change["by"]) for change in advice[0]["changes"]]
    assert changes == sorted(changes, reverse=True)
    assert all(one["plan"][0]["actions"][0]["action"] == one["action"] for one in advice)


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_quick_hint_is_of_the_same_form_and_may_say_why(server: Server, game: str) -> None:
    """Reasons and warnings have a kind and its numbers; where there is none the field is absent."""
    ana = Person(server)
    table = ana.new_table(game, ["me", "bot"])
    while (state := ana.asked(table))["view"]["question"]["kind"] != "turn":
        ana.at(table, "play", decision=state["decision"], action=state["choices"][0]["action"])
    advice = ana.get(f"/api/tables/{table}/hint?quick=true")["advice"]
    assert {one["action"] for one in advice} <= {choice["action"] for choice in state["choices"]}
    sent = [one[field] for one in advice for field in ("reason", "warning") if field in one]
    assert sent and all(set(effect) == {"kind", "data"} for effect in sent)


def test_a_plan_is_the_rest_of_the_turn_with_its_places(server: Server) -> None:
    """Each step is what trying its actions would bring; the last one leaves only the end of the turn."""
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    while (state := ana.asked(table))["view"]["question"]["kind"] != "turn":
        ana.at(table, "play", decision=state["decision"], action=state["choices"][0]["action"])
    plan = ana.get(f"/api/tables/{table}/hint")["advice"][0]["plan"]
    actions = [action["action"] for step in plan for action in step["actions"]]
    tried = ana.post(f"/api/tables/{table}/preview", actions=actions)
    assert tried["brings"] == [event for step in plan for event in step["brings"]]
    assert any("cell" in event for event in tried["brings"])
    assert "end_turn" in tried["view"]["legal"]


def test_nobody_is_helped_against_other_people(server: Server) -> None:
    """Neither the one who is asked nor the one who waits."""
    ana, bea = Person(server), Person(server)
    table = ana.new_table("mexica", ["me", "open"])
    bea.post(f"/api/tables/{table}/join")
    for person in (ana, bea):
        with pytest.raises(Problem) as refused:
            person.get(f"/api/tables/{table}/hint")
        assert refused.value.kind == "not-allowed"
