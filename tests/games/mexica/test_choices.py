"""What each seat did in a game of Mexica, as a report compares it."""

from __future__ import annotations

from sacbe.bots import specs
from sacbe.core import playthrough, registry
from sacbe.lab import match
from tests.contract.tables import find_game

GAME = find_game("mexica")


def test_a_seat_has_the_sizes_that_it_founded_and_as_many_districts() -> None:
    told = playthrough.of(GAME, match.play(GAME, [specs.read("turn@1", GAME)] * 3, (), 2).record)
    facts = registry.choices_of(GAME).facts(GAME, told)
    founded = [event for event in told.events if event.kind == "district_founded"]
    assert founded
    for seat in range(3):
        own = [str(event.data["size"]) for event in founded if event.seat == seat]
        assert [fact.thing for fact in facts if fact.topic == "size" and fact.seat == seat] == own
        (count,) = [fact.thing for fact in facts if fact.topic == "districts founded" and fact.seat == seat]
        assert count == str(len(own))
