"""Events: everything that happened, each known to somebody, and only to whom it may be."""

from __future__ import annotations

import json

import pytest

from sacbe.core.session import Session
from tests.contract.tables import Table


@pytest.mark.parametrize("seed", range(2))
def test_every_event_is_known_to_somebody(table: Table, seed: int) -> None:
    session = table.played(seed)
    assert session.events
    for event in session.events:
        assert any(event.known_to(seat) for seat in range(table.players))
        # What a spectator may know, all may know.
        assert not event.known_to(None) or all(event.known_to(seat) for seat in range(table.players))


@pytest.mark.parametrize("seed", range(2))
def test_events_are_plain_documents_of_known_kinds(table: Table, seed: int) -> None:
    kinds = {kind.name: kind for kind in table.game.event_kinds}
    assert len(kinds) == len(table.game.event_kinds)
    for event in table.played(seed).events:
        assert set(event.data) == set(kinds[event.kind].fields)
        assert event.seat is None or 0 <= event.seat < table.players
        assert json.loads(json.dumps(event.document())) == event.document()


def test_what_is_said_of_an_event_names_who_knows_it(table: Table) -> None:
    about = {kind.name: kind.about for kind in table.game.event_kinds}
    for event in table.played(0).events:
        assert about[event.kind].endswith("only it knows which.") == (event.audience is not None), event


def test_playing_returns_what_happened(table: Table) -> None:
    record = table.played(0).record
    session = Session(table.game, table.players, modules=table.modules, seed=0)
    heard = list(session.events)
    while not session.is_over:
        _, action = record.moves[len(session.record.moves)]
        heard += session.play(action)
    assert heard == session.events == table.played(0).events


def test_a_game_ends_with_an_event(table: Table) -> None:
    assert table.played(0).events[-1].kind == "game_ended"


def test_every_seat_hears_its_own_part(table: Table) -> None:
    session = table.played(0)
    for seat in table.watchers():
        heard = session.events_for(seat)
        assert heard == [event for event in session.events if event.audience in (None, seat)]
