"""Means and intervals, counted over blocks."""

from __future__ import annotations

import random

import pytest

from sacbe.lab import tally
from sacbe.lab.arena import ArenaGame, complete_blocks


def played(seed: int, seating: int, names: str, scores: list[float], wins: list[float]) -> ArenaGame:
    """A game without a record, each decision of seat s of s + 1 seconds."""
    seconds = [[seat + 1.0] for seat in range(len(names))]
    return ArenaGame(seed, seating, tuple(names), scores, wins, seconds, "")


BLOCKS = [
    [played(1, 0, "abb", [10, 4, 4], [1, 0, 0]), played(1, 1, "bba", [0, 8, 8], [0, 0.5, 0.5])],
    [played(2, 0, "abb", [20, 0, 1], [1, 0, 0]), played(2, 1, "bba", [30, 3, 6], [1, 0, 0])],
]


def test_seats_of_one_bot_are_one_line_and_a_mean_of_one_seat() -> None:
    a, b = tally.lines(BLOCKS, tally.by_bot)
    assert (a.name, a.seats, b.name, b.seats) == ("a", 1, "b", 2)
    assert a.score.mean == (10 + 8 + 20 + 6) / 4
    assert b.score.mean == (4 + 4 + 0 + 8 + 0 + 1 + 30 + 3) / 8
    assert a.wins.mean + 2 * b.wins.mean == pytest.approx(1)
    assert a.wins.mean == (1 + 0.5 + 1 + 0) / 4


def test_intervals_are_counted_from_the_means_of_blocks() -> None:
    """Two blocks have one degree of freedom: 12.706 standard errors of the means 9 and 13."""
    a, _ = tally.lines(BLOCKS, tally.by_bot)
    assert a.score.interval == pytest.approx((11 - 12.706 * 2, 11 + 12.706 * 2))


def test_seats_can_be_counted_apart() -> None:
    lines = tally.lines([[block[0]] for block in BLOCKS], tally.by_seat)
    assert [line.name for line in lines] == ["a, seat 0", "b, seat 1", "b, seat 2"]
    assert [line.score.mean for line in lines] == [15, 2, 2.5]
    assert [line.seconds_per_decision for line in lines] == [1, 2, 3]


def test_the_mean_winner_is_the_mean_of_those_who_won() -> None:
    assert tally.mean_winner(BLOCKS) == (10 + 8 + 20 + 30) / 4


def test_a_single_block_has_no_interval() -> None:
    assert tally.estimate([3.0]) == tally.Estimate(3.0, None)


def test_shares_stay_between_nothing_and_all() -> None:
    assert tally.share([0.0, 1.0]).interval == (0.0, 1.0)


def test_a_row_of_wins_is_no_proof_of_winning_always() -> None:
    """A player who wins 69 % of the time wins ten times in a row about once in 40 times."""
    low, high = tally.share([1.0] * 10).interval or (0, 0)
    assert (round(low, 2), high) == (0.69, 1.0)
    assert low**10 == pytest.approx(0.025)
    assert tally.share([0.0] * 10).interval == pytest.approx((0.0, 1 - low))


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    draw = random.Random(5)
    for blocks in (4, 40):
        estimates = [tally.estimate([draw.gauss(7, 3) for _ in range(blocks)]) for _ in range(2000)]
        held = sum(low <= 7 <= high for low, high in (found.interval or (0, 0) for found in estimates))
        assert 0.935 <= held / 2000 <= 0.965


def test_a_block_that_was_not_played_in_every_seating_is_left_out() -> None:
    games = [BLOCKS[1][1], BLOCKS[0][0], BLOCKS[1][0]]
    assert complete_blocks(games, 2) == [BLOCKS[1]]
