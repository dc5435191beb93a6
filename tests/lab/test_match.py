"""One game between bots: what came of it, and its record."""

from __future__ import annotations

from itertools import takewhile

import pytest

import sacbe
from sacbe.bots import specs
from sacbe.core import constants, record, registry
from sacbe.lab.match import MatchResult, play


def match(game: str, *names: str, seed: int = 3) -> MatchResult:
    """One game between bots by name."""
    rules = sacbe.game(game)
    return play(rules, [specs.read(name, rules) for name in names], (), seed)


@pytest.mark.parametrize("game", registry.names())
def test_the_win_is_shared_out_whole(game: str) -> None:
    result = match(game, "random", "skilled@30")
    assert sum(result.wins) == 1
    assert len(result.scores) == len(result.seconds) == 2
    assert all(result.seconds)


@pytest.mark.parametrize("game", registry.names())
def test_the_record_tells_the_game_with_its_players(game: str) -> None:
    result = match(game, "random", "skilled@30")
    text = record.write(sacbe.game(game), result.record)
    rules, read = record.read(text, registry.get)
    assert read.header.names == ("random", "skilled@30")
    *_, (_, _, last) = record.replay(rules, read)
    assert rules.is_over(last)
    assert [units / rules.score_unit for units in rules.scores(last)] == result.scores


def test_equal_bots_have_names_of_their_own() -> None:
    result = match("tzolkin", "random", "greedy", "random")
    assert result.record.header.names == ("random 1", "greedy", "random 2")


def test_chance_is_the_same_for_every_seating_of_a_seed() -> None:
    """All that is drawn before the first question: with another seed it is something else."""
    seatings = (match("tzolkin", "skilled@5", "random"), match("tzolkin", "random", "skilled@5"))
    first, second, other = (
        drawn(result) for result in (*seatings, match("tzolkin", "random", "random", seed=4))
    )
    assert first == second != other


def drawn(result: MatchResult) -> list[int]:
    """What chance has decided before anyone."""
    return [action for _, action in takewhile(lambda move: move[0] == constants.CHANCE, result.record.moves)]


def test_the_same_seed_gives_the_same_game_and_another_does_not() -> None:
    first, again, other = (match("tzolkin", "skilled@30", "random", seed=seed) for seed in (3, 3, 4))
    assert first.record.moves == again.record.moves
    assert first.record.moves != other.record.moves
