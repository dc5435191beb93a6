"""Everything a seat is told in a whole game would be told in every world that the seat holds possible.

The game is rebuilt row by row from its record, what the seat cannot know is guessed anew, and each message is
written again from that: it must be the same to the byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
import pytest

from sacbe.core import record, registry
from sacbe.core.chance import Stream
from sacbe.core.session import Session
from sacbe.server.storage.models import Row
from sacbe.server.tables import account, views
from sacbe.server.tables.game import TableGame
from sacbe.server.tables.history import Entry
from tests.server.client import Json, Person, Wire, eagerly
from tests.server.process import Server

ABOUT_PEOPLE = {"present", "watching", "forfeited", "clock"}
"""What of a table does not come from the game."""
EVERY = 7
"""Behind the secret choices every such row is looked at."""


@dataclass
class Told:
    """One message: to whom, behind which row, and its bytes; over HTTP it is the table alone."""

    seat: int | None
    seq: int
    text: str


@dataclass
class Played:
    """A whole game with everything that was told in it."""

    record: str
    entries: list[Json]
    messages: list[Told]


def _play(server: Server, game: str, modules: list[str]) -> Played:
    """Three people and a spectator; after some rows they ask over HTTP, too."""
    people = [Person(server, name) for name in ("Ana", "Ben", "Cid", "Zoe")]
    table = people[0].new_table(game, ["me", "open", "open"], modules=modules)
    for person in people[1:3]:
        person.at(table, "join")
    wires, asked = [Wire(person, table) for person in people], list[Told]()
    while not wires[0].table["over"]:
        actor = next(wire for wire in wires if wire.table["decision"] is not None)
        row = actor.play(eagerly(len(actor.entries)))
        for person, wire in zip(people, wires, strict=True):
            wire.receive_row(row["seq"])
            if row["seq"] < 20 or row["seq"] % EVERY == 0:
                text = person.http.get(f"/api/tables/{table}/state").text
                asked.append(Told(wire.table["seat"], row["seq"], text))
    received = [
        Told(wire.table["seat"], message["table"]["seq"], text)
        for wire in wires
        for text, message in ((text, json.loads(text)) for text in wire.received)
        if message["type"] == "update" and message["table"]["begun"]
    ]
    found = people[0].http.get(f"/api/tables/{table}/record").text
    return Played(found, wires[0].entries, received + asked)


def _rebuilt(played: Played) -> Iterator[tuple[TableGame, list[Entry]]]:
    """The table behind each row of the game, as the server had it, and all that has happened there."""
    _, found = record.read(played.record, registry.get)
    live, moves, happened = TableGame("", found.header), 0, list[Entry]()
    for told_row in played.entries:
        data: Json = {"moves": found.moves[moves : told_row["moves"]], **told_row.get("data", {})}
        moves = told_row["moves"]
        fields = {name: told_row[name] for name in ("seq", "at", "kind", "seat")}
        happened.append(live.take(Row(table_id="", user_id=None, data=data, **fields)))
        yield live, happened


def _written(live: TableGame, happened: list[Entry], message: Told) -> str:
    """A message written again from the table as it is now."""
    received: Json = json.loads(message.text)
    if "type" not in received:
        return _encode(_table(live, message.seat, received))
    entries = [views.entry_view(happened[entry["seq"] - 1], message.seat) for entry in received["entries"]]
    table = _table(live, message.seat, received["table"])
    return _encode({**received, "entries": entries, "table": table})


def _encode(body: Json) -> str:
    return msgspec.json.encode(body).decode()


def _table(live: TableGame, seat: int | None, received: Json) -> Json:
    """The table as a seat would be shown it; what is about people is taken as it was received."""
    session: Session = live.playing()
    is_asked = seat is not None and seat in live.to_act()
    written: Json = {
        "seq": live.seq,
        "seat": seat,
        "begun": True,
        "over": live.is_over,
        "stopped": live.is_stopped,
        "to_act": live.to_act(),
        "rewind": live.rewind,
        "view": session.view(seat),
        "decision": live.decision_numbers[seat] if is_asked and seat is not None else None,
        "choices": views.choices(live, seat) if is_asked and seat is not None else [],
        "can_undo": is_asked and session.to_act == seat and session.can_undo(),
    }
    if live.is_over:
        unit = live.game.score_unit
        written["scores"] = session.scores()
        written["winners"] = session.winners()
        written["breakdown"] = [
            {source: points / unit for source, points in sources.items()}
            for sources in live.game.breakdown(session.state)
        ]
        seats = range(session.state.players)
        written["account"] = account.of_record(live.game, session.record, session.state, seats)
    return {name: received[name] if name in ABOUT_PEOPLE else written[name] for name in received}


def _check_in_guessed_worlds(live: TableGame, happened: list[Entry], message: Told, seeds: int) -> None:
    session = live.playing()
    known = session.state
    for seed in range(seeds):
        session.state = known.copy()
        live.game.guess(session.state, message.seat, Stream(seed))
        assert _written(live, happened, message) == message.text
    session.state = known


@pytest.mark.parametrize(
    ("game", "modules"), [("tzolkin", list(registry.get("tzolkin").modules)), ("mexica", [])]
)
def test_a_seat_gets_the_same_in_every_world_it_holds_possible(
    server: Server, game: str, modules: list[str]
) -> None:
    played = _play(server, game, modules)
    looked_at = 0
    for live, happened in _rebuilt(played):
        if live.session is None:
            continue
        is_secret = len(live.to_act()) > 1
        if is_secret or live.seq < 20 or live.seq % EVERY == 0 or live.is_over:
            for message in (message for message in played.messages if message.seq == live.seq):
                _check_in_guessed_worlds(live, happened, message, 3 if is_secret else 1)
                looked_at += 1
    assert looked_at > 200
