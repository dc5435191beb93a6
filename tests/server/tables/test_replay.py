"""Replays: a game that is over and a record that is sent are looked at move by move, and played on from."""

from __future__ import annotations

import msgspec
import pytest

from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.record import write
from sacbe.core.session import Session
from tests.server.client import Json, Person, Problem, at_random
from tests.server.process import Server


def _played(name: str, moves: int, modules: tuple[str, ...] = ()) -> Session:
    """A session with so many moves at least, or to its end."""
    session, stream = Session(registry.get(name), 2, modules=modules, names=["A", "B"], seed=5), Stream(8)
    while not session.is_over and len(session.record.moves) < moves:
        legal = session.game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    return session


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Person, str]:
    """A game that bots have played to its end."""
    ana = Person(server)
    table = ana.new_table("tzolkin", ["bot", "bot"])
    ana.play_on(table, at_random(1))
    return ana, table


def test_a_finished_game_is_replayed_step_by_step(over: tuple[Person, str]) -> None:
    ana, table = over
    outline, state = ana.get(f"/api/tables/{table}/replay"), ana.state(table)
    steps = outline["steps"]
    assert (outline["game"], outline["players"], outline["names"]) == ("tzolkin", 2, ["skilled", "skilled"])
    assert outline["over"] and outline["moves"] == len(steps) == len(outline["scores"])
    assert [step["move"] for step in steps] == list(range(1, len(steps) + 1))
    assert outline["final"]["scores"] == outline["scores"][-1] == state["scores"]
    assert outline["final"]["breakdown"] == state["breakdown"]
    assert outline["final"]["winners"] == state["view"]["winners"]
    assert outline["final"]["account"] == state["account"]
    assert state["account"]["winner"] in state["winners"]
    told = [event for entry in ana.entries(table) for event in entry["events"]]
    assert [event for step in steps for event in step["events"]] == told


def test_its_record_gives_the_same_replay(over: tuple[Person, str]) -> None:
    ana, table = over
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert ana.post("/api/records", record=record) == ana.get(f"/api/tables/{table}/replay")
    views = ana.get(f"/api/tables/{table}/replay/views?first=3&last=40")
    assert ana.post("/api/records/views", record=record, first=3, last=40) == views
    position = ana.get(f"/api/tables/{table}/positions/30")
    assert ana.post("/api/records/position", record=record, move=30) == position


@pytest.mark.parametrize(
    ("name", "modules"), [("tzolkin", ()), ("tzolkin", ("tribes", "prophecies")), ("mexica", ())]
)
def test_the_views_are_those_of_a_spectator(server: Server, name: str, modules: tuple[str, ...]) -> None:
    """So what was secret at the time is secret there, too."""
    session, ana = _played(name, 60, modules), Person(server)
    record = write(session.game, session.record)
    views = ana.post("/api/records/views", record=record, first=0, last=50)
    again = Session.replaying(session.game, session.record.header)
    assert views[0] == _as_json(again.view(None))
    for view, (seat, action) in zip(views[1:], session.record.moves, strict=False):
        again.push(seat, action)
        assert view == _as_json(again.view(None))
    assert len(views) == 51


def _as_json(view: Json) -> Json:
    plain: Json = msgspec.json.decode(msgspec.json.encode(view))
    return plain


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_a_game_begins_from_any_position_of_a_record(server: Server, name: str) -> None:
    session, ana = _played(name, 120), Person(server)
    record = write(session.game, session.record)
    for move in (0, 1, 17, 64, 100):
        position = ana.post("/api/records/position", record=record, move=move)
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = ana.post("/api/tables", game=name, seats=seats, position=position)["id"]
        assert ana.state(table)["begun"]
        assert ana.play_on(table, at_random(move), 2)


def test_a_record_that_goes_on_has_no_end(server: Server) -> None:
    session, ana = _played("mexica", 40), Person(server)
    outline = ana.post("/api/records", record=write(session.game, session.record))
    assert (outline["over"], outline["final"]) == (False, None)
    assert outline["moves"] == len(session.record.moves)


GOOD = write(registry.get("mexica"), _played("mexica", 40).record)


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("", "begins with"),
        ("sacbe record 1\ngame: chess\nplayers: 2\n", "cannot begin"),
        (GOOD.replace("players: 2", "players: 9"), "cannot begin"),
        (GOOD.replace("players: 2", "players: two"), "cannot be read"),
        (GOOD + "0: fly away\n", "of the record"),
        (GOOD + "1: end_turn; end_turn\n", "is not legal there"),
    ],
)
def test_a_record_that_does_not_play_is_refused_with_a_sentence(
    server: Server, record: str, sentence: str
) -> None:
    ana = Person(server)
    for path, more in (("", {}), ("/views", {"first": 0, "last": 0}), ("/position", {"move": 0})):
        with pytest.raises(Problem, match=sentence):
            ana.post(f"/api/records{path}", record=record, **more)


@pytest.mark.parametrize(("first", "last"), [(-1, 3), (5, 4), (0, 100), (0, 10_000), (10_000, 10_000)])
def test_views_that_are_not_there_or_too_many_are_refused(server: Server, first: int, last: int) -> None:
    with pytest.raises(Problem) as refused:
        Person(server).post("/api/records/views", record=GOOD, first=first, last=last)
    assert refused.value.kind == "bad-request"


def test_a_game_in_progress_is_not_replayed(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    for path in ("replay", "replay/views?first=0&last=1", "positions/0"):
        with pytest.raises(Problem, match="when the game is over"):
            ana.get(f"/api/tables/{table}/{path}")


def test_everyone_may_look_back_at_what_they_saw_of_a_game_in_progress(server: Server) -> None:
    """Ana sees the tiles that were dealt to her, who only looks on does not; the last view is the table's."""
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    Person(server, "Ben").at(table, "join")
    moves = ana.entries(table)[-1]["moves"]
    mine = ana.get(f"/api/tables/{table}/moves?first=0&last={moves}")
    others = Person(server).get(f"/api/tables/{table}/moves?first=0&last={moves}")
    assert (mine[-1]["move"], mine[-1]["view"]) == (moves, ana.state(table)["view"])
    dealt = [event for seen in mine for event in seen["events"] if event["event"] == "wealth_dealt"]
    assert dealt and all(event["seat"] == 0 for event in dealt)
    assert not any(event["event"] == "wealth_dealt" for seen in others for event in seen["events"])
    assert ana.get(f"/api/tables/{table}/moves?first={moves}&last={moves}")[0]["events"] == []
    with pytest.raises(Problem) as refused:
        ana.get(f"/api/tables/{table}/moves?first=0&last={moves + 1}")
    assert refused.value.kind == "bad-request"
