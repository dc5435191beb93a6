"""The log as a digest: every turn has a card, all may read it, and it can be told in every language."""

from __future__ import annotations

from sacbe.core import digest, registry, sentences
from sacbe.core.digest import TURN, Card, Digest
from sacbe.core.events import Event
from sacbe.core.words import LANGUAGES
from tests.contract.messages import assert_reads_well
from tests.contract.tables import Table

PLAYERS = ("Ana", "Béla", "Chico", "Dolores", "Emma")


def cards(table: Table, events: list[Event]) -> list[Card]:
    """The digest of some events."""
    return digest.cards(registry.reader_of(table.game), events)


def test_every_turn_has_a_card(table: Table) -> None:
    events = table.played(0).events
    turns = [card.seat for card in cards(table, events) if card.kind == TURN]
    assert turns == [event.seat for event in events if event.kind == "turn_began"]


def test_a_game_that_begins_in_the_middle_of_a_turn_has_a_card_for_it(table: Table) -> None:
    events = table.played(0).events
    began = next(place for place, event in enumerate(events) if event.kind == "turn_began")
    assert cards(table, events[began + 1 :])[0].seat == events[began].seat


def test_everybody_reads_the_same_log_and_nothing_secret_is_in_it(table: Table) -> None:
    session = table.played(0)
    logs = [
        [card.document() | {"at": 0, "end": 0} for card in cards(table, session.events_for(seat))]
        for seat in table.watchers()
    ]
    assert all(log == logs[-1] for log in logs)


def test_the_last_card_grows_and_shrinks_with_its_events(table: Table) -> None:
    events = table.played(0).events
    growing, kept, found = Digest(registry.reader_of(table.game)), None, []
    for number, event in enumerate(events):
        before = growing.last()
        complete = growing.add((number, 0), event)
        if complete is not None:
            found.append(complete)
        elif kept is not None and growing.since == kept:
            growing.take_back(number - 1)
            assert growing.last() == before
            growing.add((number, 0), event)
        kept = growing.since
    last = growing.last()
    assert [*found, *([last] if last else [])] == cards(table, events)


def test_every_card_can_be_told_in_every_language(table: Table) -> None:
    for language in LANGUAGES:
        words = registry.words_of(table.game, language)
        for card in cards(table, table.played(0).events):
            assert_reads_well(sentences.sentence(card, words, PLAYERS))
            for sentence in sentences.details(card, words):
                assert_reads_well(sentence)
