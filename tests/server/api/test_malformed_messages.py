"""Whatever comes over a WebSocket is answered, or ends its connection alone; the table stays as it is."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, Problem, Wire, at_random
from tests.server.process import Server

NO_MESSAGES = [
    "",
    "{",
    "[]",
    "null",
    "NaN",
    "Infinity",
    "-0",
    "1e400",
    "\u0000",
    "x" * 5000,
    "[" * 4000,
    '{"do": ' * 500 + "1" + "}" * 500,
    '{"do": "dance"}',
    '{"do": null}',
    '{"id": 1}',
    '{"do": "ping", "extra": 1}',
    '{"do": "ping", "id": "1"}',
    '{"do": "ping", "id": 1.5}',
    '{"do": "ping", "id": 1e30}',
    '{"do": "play", "decision": NaN, "action": "pass"}',
    '{"do": "play", "decision": "1", "action": "x"}',
    '{"do": "play", "decision": 1e400, "action": "x"}',
    '{"do": "play", "decision": 1.5, "action": "x"}',
    '{"do": "play", "decision": true, "action": "x"}',
    '{"do": "play", "decision": 1, "action": []}',
    '{"do": "play", "decision": 1, "action": {"pass": 1}}',
    '{"do": "answer", "agree": "yes"}',
    '{"do": "chat", "text": "\\ud800"}',
    '{"do": "chat", "text": "\\udc00\\ud800"}',
    '{"do": "explain", "action": "\\ud83d"}',
    b"",
    b'{"do": "ping"}',
    b"\x00\xff",
]
NO_ANSWERS = [
    '{"do": "play"}',
    '{"do": "play", "decision": 1}',
    '{"do": "play", "decision": -1, "action": "pass"}',
    '{"do": "play", "decision": 1, "action": -99999999999999999999999}',
    '{"do": "play", "decision": 99999999999999999999999, "action": 0}',
    '{"do": "play", "decision": 1, "action": "x", "seat": 1}',
    '{"do": "play", "decision": 1, "action": 0, "seat": 99999999999999999999}',
    '{"do": "rewind"}',
    '{"do": "rewind", "moves": -99999999999999999999999}',
    '{"do": "rewind", "moves": 99999999999999999999999}',
    '{"do": "answer", "agree": true}',
    '{"do": "chat", "text": ""}',
    '{"do": "chat"}',
    '{"do": "explain", "action": 5}',
    '{"do": "explain", "action": "\\u0000"}',
    '{"do": "explain", "action": "\\ud83d\\ude00"}',
]


@pytest.fixture(scope="module")
def seated(server: Server) -> tuple[Person, str]:
    """Somebody at a table, who is asked something."""
    owner = Person(server)
    table = owner.new_table("mexica", ["me", "bot"])
    wire = owner.wire(table)
    wire.play_on(at_random(1), 2)
    wire.receive_decision()
    wire.close()
    return owner, table


@pytest.fixture
def wire(seated: tuple[Person, str]) -> Iterator[Wire]:
    """A connection of theirs; whatever is sent, the table stays as it is, and the others are served."""
    owner, table = seated
    wire, other = owner.wire(table), owner.wire(table)
    before = (owner.entries(table), owner.state(table)["view"])
    yield wire
    assert other.do("ping") == {}
    assert (owner.entries(table), owner.state(table)["view"]) == before
    wire.close()
    other.close()


@pytest.mark.parametrize("frame", NO_MESSAGES, ids=range(len(NO_MESSAGES)))
def test_a_frame_that_cannot_be_understood_is_answered_and_forgotten(wire: Wire, frame: str | bytes) -> None:
    wire.socket.send(frame)
    with pytest.raises(Problem) as refused:
        wire.answer(_readable_id(frame))
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value)
    assert wire.do("ping") == {}


def _readable_id(frame: str | bytes) -> int | None:
    """The id of a message that may be wrong in all else."""
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    number = found.get("id") if isinstance(found, dict) else None
    return number if isinstance(number, int | str) else None  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"do": "play", "decision": "1"}, "decision"),
        ({"do": "dance"}, "do"),
        ({"do": "preview", "actions": ["a", 1]}, "actions[1]"),
        ({"do": "ping", "extra": 1}, None),
        ({}, None),
        ({"do": "play"}, "decision"),
        ({"do": "rewind"}, "moves"),
        ({"do": "answer"}, "agree"),
        ({"do": "chat"}, "text"),
        ({"do": "explain", "action": 5}, "action"),
        ({"do": "preview"}, "actions"),
    ],
)
def test_a_wrong_message_is_answered_under_its_id_and_the_answer_names_the_field(
    wire: Wire, wrong: dict[str, object], key: str | None
) -> None:
    wire.socket.send(json.dumps({**wrong, "id": 77}))
    with pytest.raises(Problem) as refused:
        wire.answer(77)
    (field,) = refused.value.body["fields"]
    assert field.get("key") == key
    assert field["source"] == "body" and field["message"]


@pytest.mark.parametrize("frame", NO_ANSWERS, ids=range(len(NO_ANSWERS)))
def test_a_message_that_makes_no_sense_is_refused_under_its_number(wire: Wire, frame: str) -> None:
    wire.socket.send(json.dumps({**json.loads(frame), "id": 7}))
    with pytest.raises(Problem) as refused:
        wire.answer(7)
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value)


@pytest.mark.parametrize("frame", [b"x" * 1_000_000, b"\xff\xfe", b'{"do": "ping\xed\xa0\x80"}'])
def test_a_text_far_too_long_or_not_unicode_ends_the_connection_alone(wire: Wire, frame: bytes) -> None:
    wire.socket.send(frame, text=True)
    with pytest.raises(ConnectionClosed):
        wire.receive_until(lambda: False)


def test_ten_thousand_frames_are_each_answered_in_order(wire: Wire) -> None:
    for number in range(10_000):
        # Somebody who never listens would be stopped by the full line.
        wire.socket.send(json.dumps({"do": "undo" if number % 100 == 0 else "ping", "id": number, "seat": 1}))
        if number % 500 == 499:
            for late in range(number - 499, number + 1):
                try:
                    assert wire.answer(late) == {}
                except Problem as refused:
                    assert late % 100 == 0 and refused.kind == "not-allowed"


def test_ten_thousand_frames_of_noise_leave_the_server_well(wire: Wire) -> None:
    try:
        for number in range(10_000):
            wire.socket.send("{" * (number % 50))
    except ConnectionClosed:
        return
    wire.receive_until(lambda: len(wire.received) > 10_000)


def test_a_text_in_many_pieces_is_one_message(wire: Wire) -> None:
    wire.socket.send(['{"do": ', '"ping", ', '"id": 5}'])
    assert wire.answer(5) == {}
