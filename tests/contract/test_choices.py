"""What a report compares seats by: every fact has its topic, a seat and a name, at every kind of table."""

from __future__ import annotations

from sacbe.core import playthrough, registry
from sacbe.core.choices import Fact, Way
from sacbe.lab.style import english
from tests.contract.tables import Table
from tests.contract.test_swings import played


def facts_of(table: Table, seed: int) -> list[Fact]:
    """The facts of a random game."""
    read = playthrough.of(table.game, played(table, seed).record)
    return registry.choices_of(table.game).facts(table.game, read)


def test_every_fact_has_a_topic_a_seat_and_a_name(table: Table) -> None:
    topics = {topic.name: topic for topic in registry.choices_of(table.game).topics}
    for fact in facts_of(table, 3):
        topic = topics[fact.topic]
        assert fact.seat is None or 0 <= fact.seat < table.players
        assert fact.is_taken or topic.way in (Way.DEALT, Way.OPEN)
        assert (fact.seat is not None) or topic.way == Way.OPEN
        if topic.way in (Way.DEALT, Way.OPEN):
            assert english(table.game).name(fact.thing, topic.within) != fact.thing
        if topic.way == Way.COUNT:
            float(fact.thing)


def test_each_seat_has_one_lot_of_each_kind(table: Table) -> None:
    topics = [topic for topic in registry.choices_of(table.game).topics if topic.way == Way.LOT]
    for topic in topics:
        seats = [fact.seat for fact in facts_of(table, 4) if fact.topic == topic.name]
        assert sorted(seats, key=str) == [*range(table.players)]


def test_nobody_keeps_or_takes_what_was_not_offered(table: Table) -> None:
    ways = {topic.name: topic.way for topic in registry.choices_of(table.game).topics}
    found = facts_of(table, 5)
    offered = {(fact.topic, fact.thing, fact.seat) for fact in found if not fact.is_taken}
    for fact in found:
        if fact.is_taken and ways[fact.topic] == Way.DEALT:
            assert (fact.topic, fact.thing, fact.seat) in offered
        if fact.is_taken and ways[fact.topic] == Way.OPEN:
            assert (fact.topic, fact.thing, None) in offered
