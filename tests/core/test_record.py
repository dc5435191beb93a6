"""Records as text: what is written, and that everything broken is refused with one sentence."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sacbe.core import record
from sacbe.core.errors import BadRecord
from sacbe.core.record import Header, Record
from sacbe.core.session import Session
from tests.contract.tables import find_game

GAME = find_game("template")
HEADER = """sacbe record 1
game: template
rules: 1
modules:
players: 2
names: ["Ana", "Bo"]
date: 2026-11-15
seed: 3
"""
BODY = """
chance: reveal shell_1; reveal shell_4; reveal jade_4
0: favour jade
1: favour shell
0: take jade_4; pay maize
chance: reveal shell_3
0: end_turn
1: gather maize; end_turn
1: gather cacao
"""
POSITION = 'position: {"game": "template", "players": 2, "market": ["jade_1"]}\n'


def refusal_of(text: str) -> str:
    """The sentence with which a record is refused."""
    with pytest.raises(BadRecord) as refusal:
        record.read(text, find_game)
    message = str(refusal.value)
    assert message.endswith(".")
    assert "\n" not in message
    return message


def finished(seed: int = 3) -> str:
    """A whole game as text."""
    session = Session(GAME, 2, names=("Ana", "Bo"), seed=seed)
    while not session.is_over:
        session.play(session.legal()[len(session.record.moves) % len(session.legal())])
    return record.write(GAME, session.record)


# Reading and writing.


def test_a_record_is_read() -> None:
    game, read = record.read(HEADER + BODY, find_game)
    assert game is GAME
    assert read.header == Header("template", 2, 1, (), ("Ana", "Bo"), "2026-11-15", 3)
    assert len(read.moves) == 12
    assert read.moves[3] == (0, GAME.actions.number("favour", "jade"))


def test_writing_begins_a_line_with_each_seat_and_ends_each_turn_with_a_hash() -> None:
    _, read = record.read(HEADER + BODY, find_game)
    text = record.write(GAME, read)
    assert text.startswith(HEADER + "\n")
    written = text[len(HEADER) :].splitlines()
    expected = BODY.splitlines()
    assert [line.partition(" #")[0] for line in written] == expected
    assert [line for line in written if "#" in line] == [line for line in written if "end_turn" in line]
    assert re.fullmatch(r".*end_turn #[0-9a-f]{8}", written[6])


def test_the_end_of_a_game_has_a_hash() -> None:
    text = finished()
    assert re.search(r"#[0-9a-f]{8}\n\Z", text)
    _, read = record.read(text, find_game)
    assert record.write(GAME, read) == text


def test_a_header_needs_only_game_and_players() -> None:
    _, read = record.read("sacbe record 1\ngame: template\nplayers: 4\n", find_game)
    assert read == Record(Header("template", 4))


def test_a_record_may_begin_from_a_position() -> None:
    _, read = record.read(HEADER + POSITION + "\n0: gather maize; end_turn\n", find_game)
    assert read.header.position == {"game": "template", "players": 2, "market": ["jade_1"]}
    assert len(read.moves) == 2


def test_empty_lines_and_spaces_between_the_actions_do_not_matter() -> None:
    loose = BODY.replace("\n", "\n\n").replace("; ", " ;  ").replace("0: ", " 0 :")
    _, read = record.read(HEADER + loose, find_game)
    assert read.moves == record.read(HEADER + BODY, find_game)[1].moves


def test_secret_answers_are_replayed_in_the_order_of_the_record() -> None:
    swapped = BODY.replace("0: favour jade\n1: favour shell", "1: favour shell\n0: favour jade")
    _, read = record.read(HEADER + swapped, find_game)
    *_, (_, _, state) = record.replay(GAME, read)
    *_, (_, _, other) = record.replay(GAME, record.read(HEADER + BODY, find_game)[1])
    assert state.key() == other.key()


@given(
    names=st.none() | st.tuples(st.text(), st.text()),
    seed=st.none() | st.integers(),
    date=st.text(st.characters(min_codepoint=33, max_codepoint=126)),
)
@example(names=("line\x85break", "an\u2028other"), seed=-1, date="")
@settings(deadline=None, derandomize=True)
def test_every_header_survives_writing_and_reading(
    names: tuple[str, str] | None, seed: int | None, date: str
) -> None:
    header = Header("template", 2, names=names or (), seed=seed, date=date)
    _, read = record.read(record.write(GAME, Record(header)), find_game)
    assert read == Record(header)


# Refusing.


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "sacbe record 2\n", "game: template\nplayers: 2\n", "\ufeff" + HEADER]
)
def test_what_does_not_begin_like_a_record_is_refused(text: str) -> None:
    assert refusal_of(text) == "A record begins with 'sacbe record 1'."


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("game: template\n", "", "does not say its game"),
        ("game: template", "game:", "does not say its game"),
        ("game: template", "game: chess", "There is no game 'chess'"),
        ("game: template", "template", "Line 2 of the record is no 'field: value'"),
        ("players: 2\n", "", "does not say its players"),
        ("players: 2", "players: two", "cannot be read"),
        ("players: 2", "players: 2.0", "cannot be read"),
        ("players: 2", "players: 3", "names"),
        ("players: 2", f"players: {'9' * 5000}", "cannot be read"),
        ("rules: 1", "rules: 2", "rules version 2; this is version 1"),
        ("rules: 1", "rules: one", "cannot be read"),
        ("modules:", "modules: volcano", "no module 'volcano'"),
        ('names: ["Ana", "Bo"]', "names: Ana, Bo", "cannot be read"),
        ('names: ["Ana", "Bo"]', 'names: {"0": "Ana"}', "must be a list of texts"),
        ('names: ["Ana", "Bo"]', "names: [1, 2]", "must be a list of texts"),
        ('names: ["Ana", "Bo"]', 'names: ["Ana"]', "names"),
        ('names: ["Ana", "Bo"]', f"names: {'[' * 100000}", "cannot be read"),
        ("seed: 3", "seed: three", "cannot be read"),
        ("seed: 3", "weather: fine", "no field 'weather'"),
        ("seed: 3", "position: {", "cannot be read"),
        ("seed: 3", "position: []", "must be an object"),
        ("seed: 3", 'position: {"players": 9}', "players must be 2 to 4"),
        ("seed: 3", 'position: {"players": 3}', "players"),
        ("seed: 3", f'position: {{"a":{"[" * 100000}', "cannot be read"),
    ],
)
def test_a_broken_header_is_refused(before: str, after: str, words: str) -> None:
    assert before in HEADER
    assert words in refusal_of(HEADER.replace(before, after, 1))


@pytest.mark.parametrize("players", ["-2", "0", "1", "5", "9" * 30])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(players: str) -> None:
    message = refusal_of(f"sacbe record 1\ngame: template\nplayers: {players}\n")
    assert f"template is for 2 to 4 players, not {players}." in message


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("1: gather cacao", "gather maize", "Line 17 of the record must begin with a seat or 'chance'"),
        ("1: gather cacao", "Bo: gather cacao", "must begin with a seat or 'chance'"),
        ("1: gather cacao", "-1: gather cacao", "must begin with a seat or 'chance'"),
        ("1: gather cacao", ": gather cacao", "must begin with a seat or 'chance'"),
        ("1: gather cacao", "²: gather cacao", "must begin with a seat or 'chance'"),
        ("1: gather cacao", f"{'1' * 5000}: gather cacao", "seat"),
        ("1: gather cacao", "0: gather cacao", "'gather cacao' by seat 0, is not legal there"),
        ("1: gather cacao", "7: gather cacao", "'gather cacao' by seat 7, is not legal there"),
        ("1: gather cacao", "chance: gather cacao", "'gather cacao' by chance, is not legal there"),
        ("1: gather cacao", "1: gather", "Line 17 of the record: 'gather' needs one of"),
        ("1: gather cacao", "1: jump", "Line 17 of the record: No action begins with 'jump'"),
        ("1: gather cacao", "1:", "Line 17 of the record: No action begins with ''"),
        ("1: gather cacao", "1: gather cacao;", "Line 17 of the record: No action begins with ''"),
        ("1: gather cacao", "1: end_turn", "Action 12 of the record, 'end_turn' by seat 1"),
        ("1: gather cacao", "1: gather cacao #00000000", "should end in #00000000, but the position is #"),
        ("reveal shell_3", "reveal shell_1", "Action 8 of the record, 'reveal shell_1' by chance"),
        ("chance: reveal shell_3", "0: reveal shell_3", "'reveal shell_3' by seat 0"),
        ("1: favour shell\n", "", "is not legal there"),
        ("\nchance: reveal shell_1", "chance: reveal shell_1", "no field 'chance'"),
    ],
)
def test_broken_actions_are_refused(before: str, after: str, words: str) -> None:
    assert before in BODY
    assert words in refusal_of(HEADER + BODY.replace(before, after, 1))


def test_actions_after_the_end_are_refused() -> None:
    assert "is not legal there" in refusal_of(finished() + "0: gather maize\n")


@pytest.mark.parametrize("line", range(len(BODY.splitlines())))
def test_a_record_with_a_line_taken_out_is_refused_or_shorter(line: int) -> None:
    lines = BODY.splitlines()
    del lines[line]
    try:
        _, read = record.read(HEADER + "\n".join(lines), find_game)
    except BadRecord:
        return
    assert len(read.moves) < 12


CHARACTERS = st.characters() | st.sampled_from("0123456789:;#\n\t \\\"'{}[]²\u2028\x85\x00")


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A record in which a few stretches of text are replaced, doubled, moved or taken out."""
    text = draw(st.sampled_from([HEADER + BODY, HEADER + POSITION + BODY, finished()]))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 1, 1, 2, 5, 30])))
        to = draw(st.integers(0, len(text)))
        piece = draw(
            st.text(CHARACTERS, max_size=4) | st.just(text[to : to + 10]) | st.just(text[start:end] * 2)
        )
        text = text[:start] + piece + text[end:]
    return text


@given(text=mutated())
@settings(max_examples=400, deadline=None, derandomize=True)
def test_a_changed_record_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        game, read = record.read(text, find_game)
    except BadRecord as refusal:
        assert str(refusal).endswith(".")
        return
    assert record.read(record.write(game, read), find_game)[1] == read


@given(text=st.text())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    refusal_of(text)


FIELDS = st.sampled_from(["seats", "market", "pending", "kind", "players", "tokens", "x"])
VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text()


@given(document=st.recursive(VALUES, lambda inner: st.lists(inner) | st.dictionaries(FIELDS, inner)))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_position_in_a_record_is_read_or_refused(document: object) -> None:
    text = HEADER + f"position: {json.dumps(document)}\n"
    try:
        record.read(text, find_game)
    except BadRecord as refusal:
        assert str(refusal).endswith(".")


# Replaying.


def test_a_hash_is_eight_digits_of_the_key() -> None:
    state = GAME.new(2)
    assert record.position_hash(state) == f"{state.key():016x}"[:8]


def test_a_replay_refuses_an_illegal_move() -> None:
    moves = [(-1, GAME.actions.number("reveal", "jade_1")), (0, GAME.actions.number("end_turn"))]
    replay = record.replay(GAME, Record(Header("template", 2), moves))
    next(replay)
    with pytest.raises(
        BadRecord, match=r"^Action 2 of the record, 'end_turn' by seat 0, is not legal there\.$"
    ):
        next(replay)
