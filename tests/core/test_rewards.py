"""What a game is worth at its end: by places, by shares of the win, by points."""

from __future__ import annotations

import pytest

from sacbe.core.errors import BadOptions
from sacbe.core.rewards import NAMES, Rewards, lowest
from sacbe.core.state import State
from sacbe.games._template.game import Template


class Scored(Template):
    """A game that has ended with these points and tie-breaks."""

    ranks: list[list[int]]

    def ranked_by(self, state: State, seat: int) -> list[int]:
        return self.ranks[seat]

    def scores(self, state: State) -> list[int]:
        return [rank[0] for rank in self.ranks]


def given(name: str, *ranks: tuple[int, int]) -> list[float]:
    """The rewards for such an end."""
    game = Scored()
    game.ranks = [list(rank) for rank in ranks]
    state = game.new(len(ranks))
    game.playout(state, 1)
    return Rewards(game, name).of(state)


def test_standings_are_evenly_spaced_and_those_who_are_level_share() -> None:
    assert given("standing", (10, 0), (30, 0), (20, 0), (40, 0)) == pytest.approx([-1, 1 / 3, -1 / 3, 1])
    assert given("standing", (10, 0), (30, 0), (30, 0)) == [-1, 0.5, 0.5]
    assert given("standing", (10, 1), (10, 0), (10, 0)) == [1, -0.5, -0.5]
    assert given("standing", (7, 7), (7, 7)) == [0, 0]


def test_winners_share_the_win_after_the_tie_break() -> None:
    assert given("win_share", (10, 0), (30, 0), (30, 0)) == [0, 0.5, 0.5]
    assert given("win_share", (30, 1), (30, 0)) == [1, 0]


def test_differences_are_to_the_best_other_seat_in_hundreds() -> None:
    assert given("score_difference", (10, 0), (35, 0), (20, 0)) == pytest.approx([-0.25, 0.15, -0.15])
    assert given("score_difference", (400, 0), (35, 0)) == [1, -1]


def test_who_breaks_the_rules_alone_gets_the_lowest_reward() -> None:
    game = Template()
    for name in NAMES:
        assert Rewards(game, name).illegal(game.new(3), 1) == [0, lowest(), 0]
        assert lowest() <= min(given(name, (0, 0), (900, 0)))


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"standing, win_share, score_difference\.$"):
        Rewards(Template(), "fame")
