"""Lines that break and answers that cross: nothing is missed, nothing comes twice, nothing is taken twice."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from tests.server.client import Json, Person, Problem, at_random
from tests.server.process import Server


def test_a_client_that_connects_again_misses_nothing_and_gets_nothing_twice(any_server: Server) -> None:
    owner = Person(any_server)
    table = owner.new_table("tzolkin", ["me", "bot", "bot"])
    received: list[Json] = []
    for turn in range(12):
        wire = owner.wire(table, received[-1]["seq"] if received else 0)
        wire.play_on(at_random(turn), 2)
        if turn % 2:
            wire.send("ping")
            wire.cut()
        else:
            wire.send("play", decision=wire.table["decision"] or 0, action="no such action")
            wire.close()
        received += wire.entries
    last = owner.wire(table, received[-1]["seq"])
    received += last.entries
    assert [entry["seq"] for entry in received] == list(range(1, len(received) + 1))
    assert received == owner.entries(table)[: len(received)]


def test_an_answer_sent_just_before_the_line_breaks_is_taken_once_or_not_at_all(server: Server) -> None:
    owner = Person(server)
    table = owner.new_table("tzolkin", ["me", "bot"])
    for turn in range(8):
        wire = owner.wire(table)
        wire.receive_decision()
        decision, action = wire.table["decision"], wire.table["choices"][-1]["action"]
        wire.send("play", decision=decision, action=action)
        wire.cut()
        try:
            owner.at(table, "play", decision=decision, action=action)
        except Problem as refused:
            assert refused.kind == "stale"
        own = [entry for entry in owner.entries(table) if entry["kind"] == "play" and entry["seat"] == 0]
        assert len(own) == turn + 1


@pytest.mark.parametrize("after", ["", "-1", "x", "²", "1" * 5000, "99999", "0x1", "1.5"])
def test_the_number_to_resume_after_may_be_anything(server: Server, after: str) -> None:
    owner = Person(server)
    table = owner.new_table("mexica", ["me", "bot"])
    owner.play_on(table, at_random(1), 2)
    wire = owner.wire(table, after)
    assert wire.table["begun"]
    assert wire.do("ping") == {}
    assert bool(wire.entries) == (after != "99999")


def test_of_several_clients_that_answer_the_same_question_one_wins(any_server: Server) -> None:
    """Two are connected and two ask over HTTP; each chooses for itself."""
    owner = Person(any_server)
    table = owner.new_table("tzolkin", ["me", "bot"])
    wires = [owner.wire(table), owner.wire(table)]
    with ThreadPoolExecutor(4) as pool:
        for turn in range(10):
            seen = owner.asked(table)
            answers = [
                {"decision": seen["decision"], "action": at_random(4 * turn + number)(seen["choices"])}
                for number in range(4)
            ]
            plain = [pool.submit(_try, partial(owner.at, table, "play", **answer)) for answer in answers[:2]]
            live = [
                pool.submit(_try, partial(wire.do, "play", **answer))
                for wire, answer in zip(wires, answers[2:], strict=True)
            ]
            assert sorted(one.result() for one in plain + live) == ["stale", "stale", "stale", "taken"]
            assert len(_own(owner, table)) == turn + 1


def _own(person: Person, table: str) -> list[Json]:
    return [entry for entry in person.entries(table) if entry["kind"] == "play" and entry["seat"] == 0]


def _try(act: Callable[[], Json]) -> str:
    try:
        act()
    except Problem as refused:
        return refused.kind
    return "taken"


def test_repeated_and_late_answers_change_nothing(server: Server) -> None:
    owner = Person(server)
    table = owner.new_table("tzolkin", ["me", "bot"])
    old: list[Json] = []
    for _ in range(6):
        seen = owner.asked(table)
        old.append({"decision": seen["decision"], "action": seen["choices"][-1]["action"]})
        owner.at(table, "play", **old[-1])
    owner.asked(table)
    before = owner.entries(table)
    for fields in old:
        with pytest.raises(Problem) as refused:
            owner.at(table, "play", **fields)
        assert refused.value.kind == "stale"
        assert refused.value.body["decision"] == owner.state(table)["decision"]
    assert owner.entries(table) == before
