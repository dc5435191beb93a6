"""The bot that looks at each decision for the end of its turn: beats chance, plays the same from a seed."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots.baselines import RandomBot
from sacbe.bots.beam import BeamBot
from tests.bots.games import play


@pytest.mark.parametrize("seed", range(4))
def test_in_tzolkin_it_beats_three_random_players_by_far(seed: int) -> None:
    game, place = sacbe.game("tzolkin"), seed % 4
    bots: list[BeamBot | RandomBot] = [RandomBot(seed + seat) for seat in range(4)]
    bots[place] = BeamBot(seed, width=8, evaluations=200)
    end = play(game, bots, seed)
    scores = [score / game.score_unit for score in game.scores(end)]
    assert game.winners(end) == [place]
    assert scores[place] > max(scores[:place] + scores[place + 1 :]) + 20


def test_in_mexica_it_beats_a_random_player_more_often_than_not() -> None:
    game, won = sacbe.game("mexica"), 0
    for seed in range(3):
        bots: list[BeamBot | RandomBot] = [RandomBot(seed + seat) for seat in range(3)]
        bots[seed] = BeamBot(seed, width=8, evaluations=300)
        won += game.winners(play(game, bots, seed)) == [seed]
    assert won >= 2


@pytest.mark.parametrize("modules", [(), ("tribes", "prophecies", "buildings", "quick_actions")])
def test_four_of_them_play_a_whole_game_of_tzolkin_and_nobody_does_badly(modules: tuple[str, ...]) -> None:
    game = sacbe.game("tzolkin")
    bots: list[BeamBot | RandomBot] = [BeamBot(seat, width=8, evaluations=200) for seat in range(4)]
    end = play(game, bots, 5, modules)
    assert min(game.scores(end)) > 0


def test_the_same_seed_plays_the_same_game() -> None:
    game = sacbe.game("tzolkin")
    ends = [play(game, [BeamBot(seat, width=4, evaluations=60) for seat in range(2)], 8) for _ in range(2)]
    assert ends[0].key() == ends[1].key()


def test_it_does_not_change_the_position_it_thinks_about() -> None:
    game = sacbe.game("tzolkin")
    state = play(game, [RandomBot(1)] * 3, 1, ("tribes",), decisions=1)
    before = state.numbers()
    assert BeamBot(1).choose(game, state) in game.legal(state)
    assert state.numbers() == before
