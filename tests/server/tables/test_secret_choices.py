"""Secret choices over the wire: answered in any order, and hidden from others until they are revealed."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from sacbe.core import registry
from tests.server.client import Json, Person, Wire, at_random
from tests.server.process import Server

MODULES = list(registry.get("tzolkin").modules)


class Seat:
    """A person at a table, and every text that the server has sent to them, by whatever way."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table, self.bodies = person, table, list[str]()
        person.http.event_hooks["response"].append(lambda answer: self.bodies.append(answer.read().decode()))
        self.wire = Wire(person, table)

    def look(self) -> None:
        """Ask for everything that can be asked about the table."""
        for path in ("", "/state", "/entries", "/record", "/explain?action=end_turn"):
            self.person.http.get(f"/api/tables/{self.table}{path}")

    def has_received(self, name: str) -> bool:
        """Has anything named it?"""
        return any(f'"{name}"' in text or f" {name}" in text for text in (*self.bodies, *self.wire.received))

    @property
    def dealt(self) -> set[str]:
        """What only this seat has been dealt."""
        mine: Json = self.wire.table["view"]["seats"][self.wire.table["seat"]]
        return {*mine["tribes_dealt"], *mine["wealth_dealt"]}

    @property
    def is_choosing(self) -> bool:
        """Is a secret choice asked of this seat?"""
        told = self.wire.table
        return bool(told["decision"]) and told["choices"][0]["verb"] in ("keep", "keep_tribe")


def _trio(server: Server) -> tuple[list[Seat], Seat]:
    """Three at a table where tribes and wealth tiles are chosen in secret, and a spectator."""
    people = [Person(server, name) for name in ("Ana", "Ben", "Cid")]
    table = people[0].new_table("tzolkin", ["me", "open", "open"], modules=MODULES)
    for person in people[1:]:
        person.at(table, "join")
    return [Seat(person, table) for person in people], Seat(Person(server, "Zoe"), table)


FORWARDS, *OTHER_ORDERS, BACKWARDS = permutations(range(3))


@pytest.mark.parametrize(
    "order", [FORWARDS, *(pytest.param(order, marks=pytest.mark.long) for order in OTHER_ORDERS), BACKWARDS]
)
def test_secret_choices_come_in_any_order_and_stay_secret(server: Server, order: tuple[int, ...]) -> None:
    seats, spectator = _trio(server)
    dealt = [seat.dealt for seat in seats]
    assert all(dealt) and all(seats[n].has_received(name) for n in range(3) for name in dealt[n])
    answers = 0
    while asked := [number for number in order if seats[number].is_choosing]:
        # Before each answer no other seat has received anything of what another seat was dealt or kept.
        for number, listener in enumerate((*seats, spectator)):
            listener.look()
            others = set[str]().union(*(names for owner, names in enumerate(dealt) if owner != number))
            assert not [name for name in others if listener.has_received(name)]
        wire = seats[asked[answers % len(asked)]].wire
        assert all("brings" not in choice for choice in wire.table["choices"])
        row = wire.play(at_random(answers))
        answers += 1
        for listener in (*seats, spectator):
            listener.wire.receive_row(row["seq"])
    revealed = [event["event"] for event in spectator.wire.entries[-1]["events"]]
    assert revealed.count("tribe_revealed") == 3 and revealed.count("wealth_revealed") == answers - 3


def test_a_choice_is_hidden_from_the_others_until_all_have_chosen(server: Server) -> None:
    seats, spectator = _trio(server)
    for number in range(3):
        while seats[number].is_choosing:
            row = seats[number].wire.play(at_random(number))
            for listener in (*seats, spectator):
                listener.wire.receive_row(row["seq"])
            entry = spectator.wire.entries[-1]
            if any(seat.is_choosing for seat in seats):
                assert entry["events"] == [] and "data" not in entry
    assert entry["events"]


def test_why_a_tile_cannot_be_kept_does_not_reveal_who_has_it(server: Server) -> None:
    seats, _ = _trio(server)
    game = registry.get("tzolkin")
    texts = [text for text in map(game.text, game.actions) if text.startswith(("keep ", "keep_tribe "))]
    for verb in ("keep ", "keep_tribe "):
        wrong = [text for text in texts if text.startswith(verb) and text.split()[1] not in seats[0].dealt]
        answers = [seats[0].wire.do("explain", action=text) for text in wrong]
        reasons = {json.dumps(answer).replace(answer["action"].split()[1], "") for answer in answers}
        assert len(answers) > 5 and len(reasons) == 1


def test_an_answer_of_one_seat_leaves_the_decisions_of_the_others_open(server: Server) -> None:
    seats, _ = _trio(server)
    first, second, third = (seat.wire for seat in seats)
    decision, action = second.table["decision"], second.table["choices"][0]["action"]
    for wire in (third, first, third, first):
        wire.play(at_random(1))
    assert second.do("play", decision=decision, action=action)["seat"] == 1
