"""Undo: exact inside a turn, and never beyond a reveal or the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from sacbe.core.chance import Stream
from sacbe.core.errors import NothingToUndo
from sacbe.core.events import Event
from sacbe.core.session import Session
from tests.contract.tables import Table


@dataclass
class Snapshot:
    """All that undo must bring back."""

    key: int
    legal: list[str]
    moves: list[tuple[int, int]]
    events: list[Event]
    can_undo: bool

    @classmethod
    def of(cls, session: Session) -> Snapshot:
        """The session as it is now."""
        return cls(
            session.state.key(),
            session.legal(),
            list(session.record.moves),
            list(session.events),
            session.can_undo(),
        )


SELDOM = 6
"""Whole turns are taken back after every so manieth action: after each, long turns would take too long."""


def is_time(session: Session) -> bool:
    """Is a whole turn taken back now?"""
    return len(session.record.moves) % SELDOM == 0


def start(table: Table, seed: int) -> tuple[Session, Stream]:
    """A new session, and the stream that its players choose from."""
    return Session(table.game, table.players, modules=table.modules, seed=seed), Stream(seed + 100)


def choose(table: Table, session: Session, stream: Stream) -> int:
    """A random legal action."""
    actions = table.game.legal(session.state)
    return actions[stream.draw(len(actions))]


def may_go_back(table: Table, session: Session, seat: int | None, before: Snapshot) -> bool:
    """Is the last action one that its seat may take back: no chance, no end of turn, the same seat asked?"""
    grown = session.record.moves[len(before.moves) :]
    return len(grown) == 1 and not table.game.ends_turn(grown[0][1]) and session.to_act == seat


@pytest.mark.parametrize("seed", range(2))
def test_undo_restores_everything_and_stops_at_the_floor(table: Table, seed: int) -> None:
    session, stream = start(table, seed)
    while not session.is_over:
        before, seat = Snapshot.of(session), session.to_act
        action = choose(table, session, stream)
        session.play(action)
        after = Snapshot.of(session)
        assert session.can_undo() == may_go_back(table, session, seat, before)
        if not session.can_undo():
            with pytest.raises(NothingToUndo):
                session.undo()
            assert Snapshot.of(session) == after
            continue
        session.undo()
        assert Snapshot.of(session) == before
        session.play(action)
        assert Snapshot.of(session) == after


def test_reset_turn_goes_back_to_the_floor(table: Table) -> None:
    session, stream = start(table, seed=5)
    floor = Snapshot.of(session)
    while not session.is_over:
        before, seat = Snapshot.of(session), session.to_act
        session.play(choose(table, session, stream))
        if not may_go_back(table, session, seat, before):
            floor = Snapshot.of(session)
            with pytest.raises(NothingToUndo):
                session.reset_turn()
            continue
        if not is_time(session):
            continue
        after = session.record.moves[len(floor.moves) :]
        session.reset_turn()
        assert Snapshot.of(session) == floor
        for _, action in after:
            session.play(action)


def test_undoing_all_the_way_equals_resetting(table: Table) -> None:
    session, stream = start(table, seed=6)
    while not session.is_over:
        session.play(choose(table, session, stream))
        if not session.can_undo() or not is_time(session):
            continue
        moves = list(session.record.moves)
        while session.can_undo():
            session.undo()
        undone = Snapshot.of(session)
        for _, action in moves[len(undone.moves) :]:
            session.play(action)
        session.reset_turn()
        assert Snapshot.of(session) == undone
        for _, action in moves[len(undone.moves) :]:
            session.play(action)


def test_the_game_goes_on_after_undo_as_if_nothing_had_been(table: Table) -> None:
    """Undo takes nothing from the stream of chance."""
    calm, stream = start(table, seed=7)
    nervous, _ = start(table, seed=7)
    while not calm.is_over:
        action = choose(table, calm, stream)
        calm.play(action)
        nervous.play(action)
        if nervous.can_undo():
            nervous.undo()
            nervous.play(action)
    assert Snapshot.of(nervous) == Snapshot.of(calm)


def test_a_rewind_to_any_move_equals_the_record_up_to_there(table: Table) -> None:
    """Whether a checkpoint serves or the record is replayed: the state, and what can be undone next."""
    session, stream = table.played(4).trial(), Stream(4)
    for _ in range(8):
        session.rewind(max(0, len(session.record.moves) - 1 - stream.draw(30)))
        replayed = Session.from_record(table.game, session.record)
        assert Snapshot.of(session) == Snapshot.of(replayed)
        if session.can_undo():
            assert session.moves_after_undo(True) == replayed.moves_after_undo(True)


def test_rewinding_and_replaying_gives_the_same_record(table: Table) -> None:
    session = Session.from_record(table.game, table.played(2).record)
    whole = list(session.record.moves)
    session.rewind(len(whole) // 2)
    kept = len(session.record.moves)
    assert session.record.moves == whole[:kept]
    assert len(whole) // 2 <= kept < len(whole)
    replayed = Session.from_record(table.game, session.record)
    assert (replayed.state.key(), replayed.events) == (session.state.key(), session.events)
