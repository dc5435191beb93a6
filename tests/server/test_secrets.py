"""Secret choices over the wire: answered in any order, and heard by nobody else before they are revealed."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from sacbe.core import record, registry
from sacbe.core.chance import Stream
from sacbe.core.game import State
from sacbe.core.record import Header
from sacbe.core.session import Session
from sacbe.server import told
from sacbe.server.live import LiveTable
from tests.server.client import Json, Person, Wire, at_random, eagerly
from tests.server.process import Server

GAME = registry.get("tzolkin")
MODULES = list(GAME.modules)


def _trio(server: Server) -> tuple[Person, str, list[Wire]]:
    """Three people and a spectator at a table where tribes and wealth tiles are chosen in secret."""
    people = [Person(server, name) for name in ("Ana", "Ben", "Cid")]
    table = people[0].new_table("tzolkin", ["me", "open", "open"], modules=MODULES)
    for person in people[1:]:
        person.at(table, "join")
    return people[0], table, [person.wire(table) for person in (*people, Person(server, "Zoe"))]


def _dealt(wire: Wire) -> set[str]:
    """What only this seat has been dealt."""
    mine = wire.table["view"]["seats"][wire.table["seat"]]
    return {*mine["tribes_dealt"], *mine["wealth_dealt"]}


def _is_choosing(wire: Wire) -> bool:
    return bool(wire.table["decision"]) and wire.table["choices"][0]["verb"] in ("keep", "keep_tribe")


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_secret_choices_come_in_any_order_and_stay_secret(server: Server, order: tuple[int, ...]) -> None:
    _, _, wires = _trio(server)
    dealt = [_dealt(wire) for wire in wires[:3]]
    answers = 0
    while any(_is_choosing(wire) for wire in wires[:3]):
        # Before each answer nobody has heard anything of what another seat was dealt or kept.
        for number, wire in enumerate(wires):
            others = set[str]().union(*(names for seat, names in enumerate(dealt) if seat != number))
            assert not [name for name in others if any(f'"{name}"' in text for text in wire.heard)]
        seats = [seat for seat in order if _is_choosing(wires[seat])]
        seat = seats[answers % len(seats)]
        assert all("brings" not in choice for choice in wires[seat].table["choices"])
        row = wires[seat].play(at_random(answers))
        answers += 1
        for wire in wires:
            wire.hear_row(row["seq"])
    revealed = [event["event"] for event in wires[3].entries[-1]["events"]]
    assert revealed.count("tribe_revealed") == 3 and revealed.count("wealth_revealed") == answers - 3


def test_an_answer_of_one_seat_leaves_the_questions_of_the_others_standing(server: Server) -> None:
    _, _, wires = _trio(server)
    first, second, third = wires[:3]
    decision, action = second.table["decision"], second.table["choices"][0]["action"]
    for wire in (third, first, third, first):
        wire.play(at_random(1))
    assert second.do("play", decision=decision, action=action)["seat"] == 1


def test_all_that_a_seat_hears_is_the_same_in_every_world_it_holds_possible(server: Server) -> None:
    owner, table, wires = _trio(server)
    while not wires[0].table["over"]:
        asked = next(wire for wire in wires if wire.table["decision"] is not None)
        row = asked.play(eagerly(len(asked.entries)))
        for wire in wires:
            wire.hear_row(row["seq"])
    game, found = record.read(owner.http.get(f"/api/tables/{table}/record").text, registry.get)
    states = [found.start(game).copy(), *(state.copy() for _, _, state in record.replay(game, found))]
    moves = {entry["seq"]: entry["moves"] for entry in wires[0].entries}
    told_to = [message for wire in wires for message in map(json.loads, wire.heard)]
    updates = [message["table"] for message in told_to if message["type"] == "update"]
    assert len(updates) > 600
    for seen in updates:
        state = states[moves[seen["seq"]]]
        for seed in range(2):
            twin = state.copy()
            game.guess(twin, seen["seat"], Stream(seed))
            assert _shown(found.header, twin, seen) == (seen["view"], seen["choices"])


def _shown(header: Header, state: State, seen: Json) -> tuple[Json, list[Json]]:
    """The view and the choices that a seat would be shown in a state."""
    session = Session.followed(GAME, header)
    session.state = state
    live = LiveTable("", header, session=session)
    choices = told.choices(live, seen["seat"]) if seen["decision"] is not None else []
    shown: tuple[Json, list[Json]] = (
        json.loads(json.dumps(GAME.view(state, seen["seat"]))),
        json.loads(json.dumps(choices)),
    )
    return shown
