"""A turn planned while others move: on a copy, by the rules, and without what nobody may know."""

from __future__ import annotations

import pytest

from tests.server.client import Json, Person, Problem
from tests.server.process import Server


def two(server: Server) -> tuple[Person, Person, str]:
    """Two at a table of Mexica in the first round: who waits, who moves, the table."""
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open"])
    ben.post(f"/api/tables/{table}/join")
    while True:
        for mover, other in ((ana, ben), (ben, ana)):
            state = mover.get(f"/api/tables/{table}/state")
            if state["decision"] is None:
                continue
            if state["view"]["question"]["kind"] == "turn":
                return other, mover, table
            play(mover, table, state["choices"][0]["action"])


def play(person: Person, table: str, action: str) -> None:
    """Answer what is asked."""
    decision = person.get(f"/api/tables/{table}/state")["decision"]
    person.post(f"/api/tables/{table}/play", decision=decision, action=action)


def plan(person: Person, table: str, *steps: list[str]) -> Json:
    found: Json = person.post(f"/api/tables/{table}/plan", steps=list(steps))
    return found


def test_a_plan_is_what_the_turn_brings_and_changes_nothing(server: Server) -> None:
    waiting, moving, table = two(server)
    before = waiting.get(f"/api/tables/{table}/state")
    planned = plan(waiting, table)
    assert waiting.get(f"/api/tables/{table}/state") == before
    play(moving, table, "end_turn")
    state = waiting.get(f"/api/tables/{table}/state")
    assert planned["choices"] == state["choices"]
    assert planned["ways"] == waiting.get(f"/api/tables/{table}/ways")["ways"]


def test_a_step_that_has_become_impossible_is_refused_with_its_reason_and_the_others_stay(
    server: Server,
) -> None:
    waiting, _, table = two(server)
    step = next(choice for choice in plan(waiting, table)["choices"] if choice["verb"] == "step")
    found = plan(waiting, table, ["found 13"], [step["action"]])
    assert [one["legal"] for one in found["steps"]] == [False, True]
    assert found["steps"][0]["reason"]
    assert found["steps"][1]["brings"] == step["brings"]
    assert found["view"]["seats"] != plan(waiting, table)["view"]["seats"]


def test_a_step_is_taken_whole_or_not_at_all(server: Server) -> None:
    waiting, _, table = two(server)
    none, half = plan(waiting, table), plan(waiting, table, ["canal double", "lay H1", "lay U6"])
    assert not half["steps"][0]["legal"]
    assert half["view"] == none["view"]


def test_whoever_is_asked_learns_what_of_the_plan_is_possible(server: Server) -> None:
    _, moving, table = two(server)
    state = moving.get(f"/api/tables/{table}/state")
    assert plan(moving, table)["choices"] == state["choices"]


def test_nothing_is_planned_in_secret_by_strangers_or_without_an_end(server: Server) -> None:
    waiting, _, table = two(server)
    with pytest.raises(Problem) as refused:
        plan(Person(server, "Eve"), table)
    assert refused.value.kind == "not-allowed"
    with pytest.raises(Problem) as refused:
        plan(waiting, table, ["end_turn"] * 61)
    assert refused.value.kind == "bad-request"
    secret = waiting.new_table("tzolkin", ["me", "bot"])
    with pytest.raises(Problem) as refused:
        plan(waiting, secret)
    assert refused.value.kind == "not-allowed"
