"""What the levels are worth, in a few games each: figures with intervals are the arena's (docs/bots.md)."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots.beam import BeamBot
from sacbe.bots.bot import Bot
from sacbe.bots.levels import BOTS
from sacbe.bots.search import Budget, SearchBot
from tests.bots.games import play

ITERATIONS = 120
"""For a turn: a search that does not depend on the speed of the machine."""

GAMES, ENOUGH = 20, 13
"""Games between two levels, and how many the better one wins at least: about two thirds."""


@pytest.mark.long
def test_to_play_on_is_worth_more_than_the_end_of_the_turn() -> None:
    game = sacbe.game("tzolkin")
    won = 0
    for seed in range(8):
        bots: list[Bot] = [BeamBot(seat) for seat in range(4)]
        bots[seed % 4] = SearchBot(seed, Budget(iterations=ITERATIONS))
        won += seed % 4 in game.winners(play(game, bots, seed))
    assert won >= 6


@pytest.mark.long
@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
@pytest.mark.parametrize(("better", "worse"), [("skilled", "casual"), ("casual", "novice")])
def test_a_level_is_better_than_the_one_below(game: str, better: str, worse: str) -> None:
    rules = sacbe.game(game)
    pairs = [(BOTS[better](seed), BOTS[worse](-seed)) for seed in range(GAMES)]
    won = sum(0 in rules.winners(play(rules, list(pair), seed)) for seed, pair in enumerate(pairs))
    assert won >= ENOUGH
