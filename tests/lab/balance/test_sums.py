"""Means over seats whose intervals are computed over games."""

from __future__ import annotations

import random
from math import isclose

import pytest

from sacbe.lab import tally
from sacbe.lab.balance.sums import Sums, difference
from sacbe.lab.tally import Estimate


def summed(*games: list[float]) -> Sums:
    """Sums of one measure, game by game and seat by seat."""
    sums = Sums()
    for seats in games:
        sums.add([(value,) for value in seats])
    return sums


def test_with_one_seat_in_each_game_it_is_the_estimate_of_the_arena() -> None:
    values = [3.0, 5.5, 4.0, 9.0, -1.0]
    found, expected = summed(*([value] for value in values)).estimate(0), tally.estimate(values)
    assert expected.interval is not None
    assert found.interval is not None
    assert isclose(found.mean, expected.mean)
    assert found.interval == pytest.approx(expected.interval)


def test_a_mean_is_over_seats_and_not_over_games() -> None:
    assert summed([1.0, 1.0, 1.0], [5.0]).estimate(0).mean == 2.0


def test_two_equal_seats_of_a_game_say_no_more_than_one() -> None:
    once, twice = (summed(*([value] * count for value in (1.0, 2.0, 6.0))).estimate(0) for count in (1, 2))
    assert once.interval == pytest.approx(twice.interval)


def test_one_game_has_no_interval() -> None:
    assert summed([1.0, 2.0]).estimate(0) == Estimate(1.5, None)


def test_nobody_ever_wins_is_no_certainty() -> None:
    found = summed(*[[0.0]] * 10).share(0, 4.0)
    assert found.interval is not None
    assert found.mean == found.interval[0] == 0.0
    assert 1.0 < found.interval[1] < 4.0


def test_nineteen_of_twenty_intervals_hold_the_truth_where_the_seats_of_a_game_are_alike() -> None:
    draw = random.Random(5)
    held = 0
    for _ in range(400):
        games = []
        for _ in range(60):
            shift = draw.gauss(10, 3)
            games.append([shift + draw.gauss(0, 1) for _ in range(draw.randint(1, 4))])
        interval = summed(*games).estimate(0).interval
        assert interval is not None
        held += interval[0] <= 10 <= interval[1]
    assert 0.92 < held / 400 < 0.98


def test_sums_can_be_added_up_and_written_in_between() -> None:
    whole = summed([1.0, 4.0], [2.5], [3.0, 3.0, 0.5])
    part = Sums.read(summed([1.0, 4.0]).written())
    part.merge(Sums())
    part.merge(summed([2.5], [3.0, 3.0, 0.5]))
    assert part == whole


def test_the_difference_of_two_means_is_as_uncertain_as_both() -> None:
    found = difference(Estimate(5.0, (2.0, 8.0)), Estimate(1.0, (-3.0, 5.0)))
    assert found == Estimate(4.0, (-1.0, 9.0))
