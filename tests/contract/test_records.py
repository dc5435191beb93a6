"""Records: replay, and the text both ways."""

from __future__ import annotations

import pytest

from sacbe.core import record
from sacbe.core.errors import BadRecord
from sacbe.core.session import Session
from tests.contract.tables import Table, find_game


@pytest.mark.parametrize("seed", range(2))
def test_a_replay_gives_the_same_positions(table: Table, seed: int) -> None:
    session = table.played(seed)
    once = [record.position_hash(state) for _, _, state in record.replay(table.game, session.record)]
    again = [record.position_hash(state) for _, _, state in record.replay(table.game, session.record)]
    assert once == again
    assert once[-1] == record.position_hash(session.state)
    assert len(once) == len(session.record.moves)


@pytest.mark.parametrize("seed", range(2))
def test_a_record_is_written_and_read(table: Table, seed: int) -> None:
    session = table.played(seed)
    text = record.write(table.game, session.record)
    game, read = record.read(text, find_game)
    assert game is table.game
    assert read == session.record
    assert record.write(game, read) == text


def test_a_record_can_be_cut_after_any_line(table: Table) -> None:
    session = table.played(0)
    lines = record.write(table.game, session.record).splitlines()
    blank = lines.index("")
    for count in range(blank + 1, len(lines), 7):
        _, read = record.read("\n".join(lines[:count]), find_game)
        assert read.moves == session.record.moves[: len(read.moves)]


def test_a_session_goes_on_from_a_record(table: Table) -> None:
    session = table.played(1)
    again = Session.from_record(table.game, session.record)
    assert again.state.key() == session.state.key()
    assert again.record == session.record
    assert again.events == session.events


def test_a_record_may_begin_from_a_position(table: Table) -> None:
    for state in table.moments(seed=2, every=25):
        session = Session(table.game, position=table.game.position(state), seed=9)
        while not session.is_over:
            session.play(session.legal()[-1])
        text = record.write(table.game, session.record)
        _, read = record.read(text, find_game)
        assert read == session.record


def test_a_changed_hash_is_found(table: Table) -> None:
    text = record.write(table.game, table.played(0).record)
    head, mark, tail = text.rpartition("#")
    changed = head + mark + ("0" if tail[0] != "0" else "1") + tail[1:]
    with pytest.raises(BadRecord, match="should end in"):
        record.read(changed, find_game)


def test_a_record_of_other_rules_is_refused(table: Table) -> None:
    text = record.write(table.game, table.played(0).record)
    with pytest.raises(BadRecord, match="rules version"):
        record.read(text.replace(f"rules: {table.game.rules_version}", "rules: 999", 1), find_game)
