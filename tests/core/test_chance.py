"""The stream of chance: from a seed, the same everywhere, and even."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sacbe.core.chance import Stream

SEEDS = [0, 1, 2, 7, *(2**bits for bits in (31, 32, 62, 63, 64, 200)), 2**31 - 1, 2**64 - 1, 2**200 + 2**100]


def draws(seed: int, count: int, below: int) -> list[int]:
    """The first numbers of a stream."""
    stream = Stream(seed)
    return [stream.draw(below) for _ in range(count)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_gives_the_same_stream_again(seed: int) -> None:
    assert draws(seed, 100, 1000) == draws(seed, 100, 1000)


def test_the_streams_never_change() -> None:
    """A seed in a record, or told to a friend, must mean the same game for good."""
    assert draws(7, 10, 1000) == [596, 264, 317, 613, 410, 949, 543, 701, 769, 812]
    assert draws(2**200 + 1, 10, 1000) == [898, 453, 224, 775, 142, 450, 620, 805, 59, 800]


def test_different_seeds_give_different_streams() -> None:
    assert len({tuple(draws(seed, 20, 1000)) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(draws(seed, 8, 1000)) for seed in range(2000)}) == 2000


@pytest.mark.parametrize("below", [1, 2, 3, 7, 21, 64, 1000, 2**31 - 1])
def test_numbers_stay_below_the_count(below: int) -> None:
    assert all(0 <= number < below for number in draws(3, 2000, below))


def test_a_single_outcome_is_certain() -> None:
    assert draws(5, 50, 1) == [0] * 50


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("below", [2, 6, 21])
def test_outcomes_are_about_equally_likely(seed: int, below: int) -> None:
    numbers = draws(seed, 6000, below)
    expected = 6000 / below
    chi_squared = sum((numbers.count(i) - expected) ** 2 / expected for i in range(below))
    # Five standard deviations above the mean of the distribution.
    assert chi_squared < below - 1 + 5 * (2 * (below - 1)) ** 0.5


def test_one_outcome_says_nothing_about_the_next() -> None:
    numbers = draws(11, 18001, 6)
    pairs = [6 * one + other for one, other in pairwise(numbers)]
    chi_squared = sum((pairs.count(pair) - 500) ** 2 / 500 for pair in range(36))
    assert chi_squared < 35 + 5 * 70**0.5


@pytest.mark.parametrize("place", [0, 1, 5])
def test_neighbouring_seeds_do_not_resemble_each_other(place: int) -> None:
    numbers = [draws(seed, place + 1, 10)[place] for seed in range(5000)]
    chi_squared = sum((numbers.count(i) - 500) ** 2 / 500 for i in range(10))
    assert chi_squared < 9 + 5 * 18**0.5
    repeats = sum(one == other for one, other in pairwise(numbers))
    assert 400 < repeats < 600
