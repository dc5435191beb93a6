"""What each seat was dealt, took and did in a game of Tzolk'in, as a report compares it."""

from __future__ import annotations

from collections import Counter

from sacbe.core import playthrough, registry
from sacbe.core.choices import Fact
from sacbe.core.playthrough import Playthrough
from sacbe.games.tzolkin import ids
from tests.contract.tables import Table, find_game
from tests.contract.test_swings import played

GAME = find_game("tzolkin")


def read(seed: int, *modules: str) -> tuple[Playthrough, list[Fact]]:
    """A random game with three players, and its facts."""
    told = playthrough.of(GAME, played(Table(GAME, 3, modules), seed).record)
    return told, registry.choices_of(GAME).facts(GAME, told)


def test_four_wealth_tiles_are_dealt_and_two_kept() -> None:
    _, facts = read(1)
    dealt = Counter(fact.seat for fact in facts if fact.topic == "wealth" and not fact.is_taken)
    kept = Counter(fact.seat for fact in facts if fact.topic == "wealth" and fact.is_taken)
    assert (dealt, kept) == ({0: 4, 1: 4, 2: 4}, {0: 2, 1: 2, 2: 2})
    assert not [fact for fact in facts if fact.topic == "tribes"]


def test_two_tribes_are_dealt_and_one_kept() -> None:
    _, facts = read(1, "tribes")
    of_tribes = [fact for fact in facts if fact.topic == "tribes"]
    assert Counter((fact.seat, fact.is_taken) for fact in of_tribes) == {
        (seat, is_taken): 2 - is_taken for seat in range(3) for is_taken in (False, True)
    }


def test_the_turn_order_begins_with_the_seat_that_was_drawn() -> None:
    told, facts = read(2)
    (drawn,) = [event.seat for event in told.events if event.kind == "start_player_drawn"]
    order = [fact.seat for fact in facts if fact.topic == "order"]
    assert order[0] == drawn == told.turns[0].seat
    assert order == [turn.seat for turn in told.turns[:3]]


def test_what_a_seat_has_in_the_end_is_in_the_last_state() -> None:
    told, facts = read(3)
    end = told.end
    for seat in range(3):
        own = {fact.topic: fact.thing for fact in facts if fact.seat == seat}
        assert own["workers"] == str(end.workers[seat])
        assert own["extraction"] == str(end.levels[seat * ids.TRACKS + ids.EXTRACTION])
        assert own["kukulcan"] == str(end.temples[seat * ids.TEMPLES + ids.KUKULCAN])
        built = [fact for fact in facts if fact.seat == seat and fact.topic in ("buildings", "monuments")]
        assert len(built) == int(own["buildings built"]) + int(own["monuments built"])


def test_somebody_is_highest_in_each_temple_alone_or_with_others() -> None:
    for seed in range(5):
        _, facts = read(seed)
        highest = Counter(fact.thing for fact in facts if fact.topic == "highest")
        for temple in ("Chaac", "Quetzalcoatl", "Kukulcan"):
            alone, shared = highest[f"{temple}, alone"], highest[f"{temple}, shared"]
            assert (alone, shared) == (1, 0) or (alone == 0 and shared >= 2)
