"""Playing on from a position without a table: the same as at a table, stored nowhere (docs/protocol.md)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from sacbe.core.constants import CHANCE
from sacbe.core.session import Session
from sacbe.server.api.limits import ALLOWED
from sacbe.server.tables.study import MAX_ACTIONS, SEED
from tests.server.client import Json, Person, Problem
from tests.server.process import Server

PARTS = ("play", "explain", "preview", "ways")


class Student:
    """Somebody without a sign-in who plays on from a position."""

    def __init__(self, server: Server, game: str, position: Json) -> None:
        self.http = server.stranger()
        self.start = {"game": game, "position": position}

    def ask(self, part: str, **fields: Any) -> Json:
        """What one of the addresses answers."""
        response = self.http.post(f"/api/positions/{part}", json={**self.start, **fields})
        body: Json = response.json()
        if not response.is_success:
            raise Problem(body)
        return body


def mexica(server: Server) -> Student:
    """A game of Mexica from its first decision."""
    return Student(server, "mexica", sacbe.start("mexica", 2, seed=1).position())


def tzolkin(server: Server) -> Student:
    """A game of Tzolk'in from its first turn."""
    found = sacbe.start("tzolkin", 2, seed=3)
    while found.position()["pending"][-1]["kind"] != "turn":
        found.play(found.legal()[0])
    return Student(server, "tzolkin", found.position())


def at_hand(student: Student) -> Session:
    """The same game played by the library, with the same seed."""
    return sacbe.from_position(student.start["position"], seed=SEED)


def played(student: Student, count: int, is_enough: Callable[[Session], bool] = bool) -> list[str]:
    """Some actions at random, by whoever is asked; and more until it is enough."""
    found, stream, actions = at_hand(student), random.Random(5), list[str]()
    while len(actions) < count or not is_enough(found):
        actions.append(stream.choice(found.legal()))
        found.play(actions[-1])
    return actions


def has_drawn(found: Session) -> bool:
    """Has chance decided something?"""
    return any(seat == CHANCE for seat, _ in found.record.moves)


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_student_sees_what_a_table_from_the_same_position_shows(server: Server, game: str) -> None:
    """The same table, entries and cards as two people get who play the same actions at a table."""
    student = {"tzolkin": tzolkin, "mexica": mexica}[game](server)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.new_table(game, ["me", "open"], position=student.start["position"])
    ben.at(table, "join")
    wires = [ana.wire(table, "0&digest=true"), ben.wire(table, "0&digest=true")]
    actions = played(student, 14)
    for action in actions:
        wire = next(wire for wire in wires if wire.table["decision"] is not None)
        wire.play(lambda _, action=action: str(action))
        for other in wires:
            other.receive_row(wire.seq)
    for seat, wire in enumerate(wires):
        found = student.ask("play", actions=actions, seat=seat)
        assert found["type"] == "update"
        first = wire.table["seq"] - len(actions)
        names = ("view", "choices", "over", "to_act", "seat", "begun")
        assert {name: found["table"][name] for name in names} == {name: wire.table[name] for name in names}
        assert (found["table"]["decision"] is None) == (wire.table["decision"] is None)
        assert [_timeless(entry) for entry in found["entries"]] == [
            _timeless(entry) for entry in wire.entries[first:]
        ]
        assert [card["kind"] for card in found["digest"]["cards"]] == [card["kind"] for card in wire.cards]
        assert [card.get("net") for card in found["digest"]["cards"]] == [
            card.get("net") for card in wire.cards
        ]


def _timeless(entry: Json) -> Json:
    return {key: entry[key] for key in entry if key in ("kind", "seat", "moves", "events")}


@pytest.mark.parametrize("seen", [0, 1, 9, 20])
def test_a_student_who_has_seen_some_actions_gets_the_others(server: Server, seen: int) -> None:
    student = mexica(server)
    actions = played(student, 20)
    whole, before = student.ask("play", actions=actions), student.ask("play", actions=actions[:seen])
    rest = student.ask("play", actions=actions, seen=seen)
    assert rest["table"] == whole["table"]
    assert [entry["seq"] for entry in rest["entries"]] == list(range(seen + 2, 22))
    assert before["entries"] + rest["entries"] == whole["entries"]
    first = rest["digest"]["first"]
    assert before["digest"]["cards"][:first] + rest["digest"]["cards"] == whole["digest"]["cards"]


def test_chance_draws_the_same_for_everybody_as_the_library_does(server: Server) -> None:
    """A lesson that ends in a reveal is the same for all, and as its test has played it."""
    student = tzolkin(server)
    actions, found = played(student, 1, has_drawn), at_hand(student)
    again = [student.ask("play", actions=actions) for _ in range(2)]
    assert again[0] == again[1]
    for action in actions:
        found.play(action)
    assert found.view(0) == again[0]["table"]["view"]
    assert again[0]["entries"][-1]["moves"] == len(found.record.moves) > len(actions)


def test_what_is_tried_or_explained_is_as_at_a_table(server: Server) -> None:
    student = mexica(server)
    actions: list[str] = []
    while (table := student.ask("play", actions=actions, seat=0))["table"]["view"]["question"][
        "kind"
    ] != "turn":
        seat = table["table"]["to_act"][0]
        actions.append(student.ask("play", actions=actions, seat=seat)["table"]["choices"][0]["action"])
    seat = table["table"]["to_act"][0]
    asked = student.ask("play", actions=actions, seat=seat)["table"]
    choice = next(choice for choice in asked["choices"] if choice["verb"] == "canal")
    tried = student.ask("preview", actions=actions, seat=seat, tried=[choice["action"]])
    after = student.ask("play", actions=[*actions, choice["action"]], seat=seat)
    assert (tried["brings"], tried["view"]) == (choice["brings"], after["table"]["view"])
    assert student.ask("explain", actions=actions, seat=seat, action=choice["action"])["legal"]
    refused = student.ask("explain", actions=actions, seat=seat, action="lay H7", after=[choice["action"]])
    assert refused["reason"] == "palace-there"
    steps = {choice["noun"] for choice in asked["choices"] if choice["verb"] == "step"}
    ways = student.ask("ways", actions=actions, seat=seat)["ways"]
    assert steps and steps == {way["to"] for way in ways if len(way["actions"]) == 1 and way["cost"] == 1}


def test_a_game_that_is_over_says_how_it_ended(server: Server) -> None:
    """The scores, where they came from and who has won, as at a table; then nobody answers anything."""
    game, stream = sacbe.start("mexica", 2, seed=2), random.Random(2)
    last = game.position()
    while not game.is_over:
        last = game.position()
        game.play(stream.choice(game.legal()))
    student = Student(server, "mexica", last)
    actions, found = played(student, 1, lambda found: found.is_over), at_hand(student)
    for action in actions:
        found.play(action)
    table = student.ask("play", actions=actions)["table"]
    assert (table["over"], table["to_act"], table["decision"], table["choices"]) == (True, [], None, [])
    assert [sum(sources.values()) for sources in table["breakdown"]] == table["scores"] == found.scores()
    assert table["winners"] == found.winners()
    assert table["account"] is None or table["account"]["lines"]
    with pytest.raises(Problem, match="the game is over"):
        student.ask("play", actions=[*actions, "end_turn"])


def test_an_action_that_is_not_legal_is_refused_as_at_a_table(server: Server) -> None:
    student = tzolkin(server)
    for part, fields in {"play": {}, "explain": {"action": "end_turn"}, "ways": {}}.items():
        with pytest.raises(Problem) as refused:
            student.ask(part, actions=["pick_up P1"], **fields)
        problem = refused.value
        assert (problem.kind, problem.body["action"]) == ("illegal", "pick_up P1")
        assert (problem.body["reason"], problem.body["rule"][:3]) == ("no-own-worker-there", "TZ-")


WRONG: dict[str, tuple[str, Json, str]] = {
    "an unknown game": ("play", {"game": "chess"}, "bad-request"),
    "no position": ("play", {"position": {}}, "bad-request"),
    "a position of nothing": ("ways", {"position": {"game": "mexica", "players": "two"}}, "bad-request"),
    "odd modules": ("play", {"position": {"game": "mexica", "players": 2, "modules": 7}}, "bad-request"),
    "an unknown word": ("play", {"actions": ["fly to the moon"]}, "bad-request"),
    "an action of another kind": ("play", {"actions": [3]}, "bad-request"),
    "too many actions": ("play", {"actions": ["end_turn"] * (MAX_ACTIONS + 1)}, "bad-request"),
    "too many trials": ("preview", {"tried": ["end_turn"] * 21}, "bad-request"),
    "an unknown field": ("play", {"wishes": []}, "bad-request"),
    "a seat too high": ("play", {"seat": 2}, "bad-request"),
    "a seat too low": ("play", {"seat": -1}, "bad-request"),
    "no seat at all": ("play", {"seat": None}, "bad-request"),
    "more seen than played": ("play", {"seen": 1}, "bad-request"),
    "less seen than nothing": ("play", {"seen": -1}, "bad-request"),
    "an action that is missing": ("explain", {}, "bad-request"),
    "the seat that waits": ("ways", {"seat": 1}, "not-allowed"),
    "a trial of the seat that waits": ("preview", {"seat": 1, "tried": []}, "not-allowed"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_makes_no_sense_is_refused_with_one_sentence(server: Server, wrong: str) -> None:
    part, fields, kind = WRONG[wrong]
    student = tzolkin(server)
    with pytest.raises(Problem) as refused:
        student.ask(part, **fields)
    assert refused.value.kind == kind
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value)


def test_a_learner_never_meets_the_limit_but_nobody_asks_without_end(server: Server) -> None:
    http = server.stranger()
    http.headers["x-forwarded-for"] = "203.0.113.40"
    answers = [http.post(f"/api/positions/{part}").status_code for part in PARTS for _ in range(100)]
    assert 429 not in answers
    later = (http.post("/api/positions/ways").status_code for _ in range(10 * ALLOWED["positions"]))
    assert 429 in later
    assert http.get("/api/games").status_code == 200
