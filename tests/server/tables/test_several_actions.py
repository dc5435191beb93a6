"""Several actions in one answer: stored together or not at all, taken back together (docs/protocol.md)."""

from __future__ import annotations

import pytest

from tests.server.client import Json, Person, Problem, Wire
from tests.server.process import Server

MIN_STEPS = 3


def _walker(server: Server) -> tuple[Wire, list[str]]:
    """Somebody whose turn it is at a table of Mexica, and a way of several steps."""
    ana = Person(server)
    wire = ana.wire(ana.new_table("mexica", ["me", "bot"]))
    wire.receive_decision()
    while wire.table["view"]["question"]["kind"] != "turn":
        wire.play(lambda choices: str(choices[0]["action"]))
        wire.receive_decision()
    ways = wire.do("ways")["ways"]
    return wire, next(way["actions"] for way in ways if len(way["actions"]) >= MIN_STEPS)


def _known(wire: Wire) -> Json:
    """The table as the server has it."""
    return wire.person.state(wire.id)


def test_a_walk_is_one_entry_and_one_undo(any_server: Server) -> None:
    """Its events are those of its steps; undo goes back to where it began, and no further."""
    wire, walk = _walker(any_server)
    wire.play(lambda choices: next(c["action"] for c in choices if c["action"] == "buy_token"))
    before, tried = wire.table, wire.do("preview", actions=walk[:-1])
    row = wire.do("play", decision=before["decision"], actions=walk[:-1])
    assert row["moves"] == wire.entries[-2]["moves"] + len(walk) - 1
    assert [event["event"] for event in row["events"]].count("stepped") == len(walk) - 1
    assert wire.table["view"] == tried["view"]
    wire.do("undo")
    assert (wire.table["view"], wire.table["can_undo"]) == (before["view"], True)
    wire.do("undo")
    assert not wire.table["can_undo"]


def test_one_illegal_action_in_the_middle_and_nothing_is_stored(any_server: Server) -> None:
    """The question stands, and is answered afterwards over HTTP."""
    wire, walk = _walker(any_server)
    before = _known(wire)
    with pytest.raises(Problem) as refused:
        wire.do("play", decision=before["decision"], actions=[walk[0], "found 13", walk[1]])
    assert (refused.value.kind, refused.value.body["action"]) == ("illegal", "found 13")
    assert _known(wire) == before
    wire.person.at(wire.id, "play", decision=before["decision"], actions=walk)
    assert _known(wire)["view"]["seats"][0]["pilli"] == walk[-1].split()[1]


def test_nothing_follows_what_ends_the_turn(server: Server) -> None:
    """Others answer then; nobody acts in their name."""
    wire, walk = _walker(server)
    before = _known(wire)
    with pytest.raises(Problem) as refused:
        wire.do("play", decision=before["decision"], actions=["end_turn", walk[0]])
    assert refused.value.kind == "illegal"
    assert _known(wire) == before


@pytest.mark.parametrize("fields", [{}, {"actions": []}, {"actions": ["end_turn"] * 21}])
def test_an_answer_has_an_action_or_some(server: Server, fields: Json) -> None:
    """None, too many, or both ways at once are refused."""
    wire, walk = _walker(server)
    decision = wire.table["decision"]
    for wrong in (fields, {"action": walk[0], "actions": walk}):
        with pytest.raises(Problem) as refused:
            wire.person.at(wire.id, "play", decision=decision, **wrong)
        assert refused.value.kind == "bad-request"
