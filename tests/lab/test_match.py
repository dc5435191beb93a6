"""One game between bots: what came of it, and its record."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core import record, registry
from sacbe.lab.entrants import Entrant
from sacbe.lab.match import Outcome, play


def match(game: str, *names: str, seed: int = 3) -> Outcome:
    """One game between bots by name."""
    return play(sacbe.game(game), [Entrant(name, game) for name in names], (), seed)


@pytest.mark.parametrize("game", registry.names())
def test_the_win_is_shared_out_whole(game: str) -> None:
    outcome = match(game, "random", "greedy@30")
    assert sum(outcome.wins) == 1
    assert len(outcome.scores) == len(outcome.seconds) == 2
    assert all(outcome.seconds)


@pytest.mark.parametrize("game", registry.names())
def test_the_record_tells_the_game_with_its_players(game: str) -> None:
    outcome = match(game, "random", "greedy@30")
    text = record.write(sacbe.game(game), outcome.record)
    rules, read = record.read(text, registry.get)
    assert read.header.names == ("random", "greedy@30")
    *_, (_, _, last) = record.replay(rules, read)
    assert rules.is_over(last)
    assert [units / rules.score_unit for units in rules.scores(last)] == outcome.scores


def test_the_same_seed_gives_the_same_game_and_another_does_not() -> None:
    first, again, other = (match("tzolkin", "greedy@30", "random", seed=seed) for seed in (3, 3, 4))
    assert first.record.moves == again.record.moves
    assert first.record.moves != other.record.moves
