"""Going back: one action, a whole turn, or across turns by the consent of everyone who plays."""

from __future__ import annotations

import pytest

from tests.server.client import Person, Problem, Wire, at_random, eagerly
from tests.server.process import Server


def _pair(server: Server) -> tuple[Wire, Wire]:
    """Two people at a table of Mexica, both connected; the one who is asked comes first."""
    owner, guest = Person(server, "Ana"), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "open"])
    guest.at(table, "join")
    wires = [owner.wire(table), guest.wire(table)]
    first, second = sorted(wires, key=lambda wire: wire.table["decision"] is None)
    return first, second


def _both(first: Wire, second: Wire) -> tuple[Wire, Wire]:
    """Both clients know the same, and the one who is asked comes first."""
    last = max(first.seq, second.seq)
    for wire in (first, second):
        wire.receive_row(last)
    return (first, second) if first.table["decision"] is not None else (second, first)


def _play(first: Wire, second: Wire, answers: int) -> tuple[Wire, Wire]:
    for turn in range(answers):
        first.play(at_random(turn))
        first, second = _both(first, second)
    return first, second


def _until_undoable(first: Wire, second: Wire, actions: int) -> tuple[Wire, Wire, list[dict[str, object]]]:
    """Play until the same seat has taken so many actions that it may take back; the views before each."""
    views: list[dict[str, object]] = []
    while len(views) < actions:
        actor, view = first, first.table["view"]
        first.play(at_random(len(first.entries)))
        first, second = _both(first, second)
        views = [*views, view] if first is actor and first.table["can_undo"] else []
    return first, second, views


def test_an_action_is_taken_back(server: Server) -> None:
    first, second, views = _until_undoable(*_pair(server), 1)
    decision, watched = first.table["decision"], second.table["view"]
    row = first.do("undo")
    assert (row["kind"], row["seat"]) == ("undo", first.table["seat"])
    assert first.table["view"] == views[-1]
    assert first.table["decision"] > decision
    second.receive_until(lambda: second.seq == row["seq"])
    assert second.table["view"] != watched


def test_a_whole_turn_is_taken_back(server: Server) -> None:
    first, _, views = _until_undoable(*_pair(server), 2)
    first.do("undo", whole_turn=True)
    assert not first.table["can_undo"]
    assert views[-1] != first.table["view"]


def test_an_answer_to_a_question_from_before_an_undo_is_stale(server: Server) -> None:
    first, _, _ = _until_undoable(*_pair(server), 1)
    decision, action = first.table["decision"], first.table["choices"][0]["action"]
    first.do("undo")
    with pytest.raises(Problem) as refused:
        first.do("play", decision=decision, action=action)
    assert refused.value.kind == "stale"
    assert refused.value.body["decision"] == first.table["decision"]


def test_nobody_takes_back_the_turn_of_another(server: Server) -> None:
    first, second, _ = _until_undoable(*_pair(server), 1)
    before = first.seq
    with pytest.raises(Problem) as refused:
        second.do("undo")
    assert refused.value.kind == "not-allowed"
    first.do("ping")
    assert first.seq == before


def test_all_go_back_when_everyone_agrees(server: Server) -> None:
    first, second = _pair(server)
    first, second = _play(first, second, 3)
    view, moves = first.table["view"], first.entries[-1]["moves"]
    seat = first.table["seat"]
    first, second = _play(first, second, 12)
    first.do("rewind", moves=moves)
    assert first.table["rewind"] == {
        "moves": moves,
        "by": first.table["seat"],
        "agreed": [first.table["seat"]],
    }
    first, second = _both(first, second)
    row = second.do("answer", agree=True)
    assert row["kind"] == "rewind"
    first, second = _both(first, second)
    assert first.table["seat"] == seat
    assert first.table["view"] == view
    assert first.table["rewind"] is None
    _play(first, second, 5)


def test_one_refusal_ends_a_rewind(server: Server) -> None:
    first, second = _play(*_pair(server), 6)
    view = first.table["view"]
    first.do("rewind", moves=2)
    first, second = _both(first, second)
    second.do("answer", agree=False)
    first, second = _both(first, second)
    assert first.table["rewind"] is None
    assert first.table["view"] == view
    for wire in (first, second):
        with pytest.raises(Problem, match="Nobody asks you"):
            wire.do("answer", agree=True)


def test_a_move_makes_a_rewind_that_was_asked_for_pass_away(server: Server) -> None:
    first, second = _play(*_pair(server), 6)
    second.do("rewind", moves=2)
    first, second = _both(first, second)
    first.play(at_random(1))
    first, second = _both(first, second)
    assert first.table["rewind"] is None


def test_nobody_agrees_twice_or_alone(server: Server) -> None:
    first, _ = _play(*_pair(server), 6)
    first.do("rewind", moves=2)
    with pytest.raises(Problem, match="Nobody asks you"):
        first.do("answer", agree=True)
    assert first.table["rewind"]["agreed"] == [first.table["seat"]]


@pytest.mark.parametrize("moves", [-1, 10_000, 10**30])
def test_a_rewind_to_nowhere_is_refused(server: Server, moves: int) -> None:
    first, _ = _play(*_pair(server), 2)
    with pytest.raises(Problem, match="no such place"):
        first.do("rewind", moves=moves)


def test_bots_agree_to_a_rewind(server: Server) -> None:
    owner = Person(server)
    wire = owner.wire(owner.new_table("mexica", ["me", "bot"]))
    wire.play_on(at_random(3), 12)
    row = wire.do("rewind", moves=1)
    assert row["kind"] == "rewind"
    wire.play_on(at_random(4), 3)


def test_a_game_that_is_over_stays_over(server: Server) -> None:
    owner = Person(server)
    wire = owner.wire(owner.new_table("tzolkin", ["me", "bot"]))
    wire.play_on(eagerly(3))
    with pytest.raises(Problem, match="over"):
        wire.do("rewind", moves=1)
    with pytest.raises(Problem):
        wire.do("undo")
    assert wire.table["over"]
