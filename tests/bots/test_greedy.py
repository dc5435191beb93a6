"""The greedy bot: takes what looks best one step later, beats chance, and needs no secrets."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots.baselines import GreedyBot, RandomBot
from sacbe.bots.bot import Bot
from tests.bots.games import play


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_it_beats_random_players(name: str) -> None:
    game = sacbe.game(name)
    for seed in range(3):
        bots: list[Bot] = [RandomBot(seed + seat) for seat in range(3)]
        bots[seed] = GreedyBot(seed)
        assert game.winners(play(game, bots, seed)) == [seed]


def test_four_of_them_know_their_way_at_tzolkin() -> None:
    game = sacbe.game("tzolkin")
    scores = [
        units / game.score_unit
        for seed in range(8)
        for units in game.scores(play(game, [GreedyBot(seat) for seat in range(4)], seed))
    ]
    assert sum(scores) / len(scores) > 50


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_the_same_seed_plays_the_same_game_and_thinking_changes_nothing(name: str) -> None:
    game = sacbe.game(name)
    ends = [play(game, [GreedyBot(seat) for seat in range(2)], 8, decisions=80) for _ in range(2)]
    assert ends[0].key() == ends[1].key()
    before = ends[0].numbers()
    assert GreedyBot(1).choose(game, ends[0]) in game.legal(ends[0])
    assert ends[0].numbers() == before
