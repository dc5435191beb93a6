"""Events: who may know them, and how journal rows become events."""

from __future__ import annotations

from sacbe.core import constants
from sacbe.core.events import Event, EventKind, Journal
from sacbe.games._template.game import Template

GAME = Template()


def test_an_event_for_all_is_known_to_all() -> None:
    event = Event("gained", 1)
    assert all(event.known_to(seat) for seat in (0, 1, 2, None))


def test_a_whispered_event_is_known_to_its_seat_alone() -> None:
    event = Event("dealt", 1, {"tile": "x"}, audience=1)
    assert [event.known_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_an_event_for_seat_zero_is_not_for_all() -> None:
    event = Event("dealt", 0, audience=0)
    assert [event.known_to(seat) for seat in (0, 1, None)] == [True, False, False]


def test_a_document_is_flat() -> None:
    assert Event("gained", 2, {"good": "corn", "amount": 3}).document() == {
        "event": "gained",
        "seat": 2,
        "good": "corn",
        "amount": 3,
    }


def test_a_row_is_named_by_its_kind() -> None:
    kind = EventKind("gained", "Goods came.", ("good", "amount"), {"good": ("wood", "stone")})
    assert kind.event((0, 2, 1, 4, 0, constants.EVERYONE)) == Event(
        "gained", 2, {"good": "stone", "amount": 4}
    )


def test_a_row_without_a_seat_is_an_event_of_nobody() -> None:
    assert EventKind("day_began", "A day began.", ("day",)).event(
        (0, -1, 9, 0, 0, constants.EVERYONE)
    ) == Event("day_began", None, {"day": 9})


def test_a_row_for_one_seat_keeps_its_audience() -> None:
    assert EventKind("dealt", "A tile was dealt.").event((0, 0, 5, 0, 0, 0)) == Event(
        "dealt", 0, {}, audience=0
    )


def test_taking_the_entries_empties_the_journal() -> None:
    state, journal = GAME.new(2), Journal()
    assert journal.drain() == []
    state.journal = journal
    action = GAME.legal(state)[0]
    GAME.apply(state, action)
    assert GAME.text(action) == "reveal jade_1"
    assert GAME.events(journal.drain()) == [Event("tile_revealed", None, {"tile": "jade_1"})]
    assert journal.count == 0
    assert journal.drain() == []


def test_a_full_journal_keeps_what_it_has() -> None:
    journal = Journal()
    for seed in range(30):
        state = GAME.new(4)
        state.journal = journal
        GAME.playout(state, seed)
    assert journal.count == constants.MAX_EVENTS
    rows = journal.drain()
    assert len(rows) == constants.MAX_EVENTS
    assert all(len(row) == constants.EVENT_SIZE for row in rows)
    assert GAME.events(rows)[0].kind == "tile_revealed"


def test_a_state_without_a_journal_notes_nothing() -> None:
    state = GAME.new(2)
    GAME.playout(state, 1)
    assert state.journal is None
