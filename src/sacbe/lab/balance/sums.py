"""Means over seats with intervals of 95 %, from sums that can be added up in any order.

The seats of a game are not independent of each other; games are. So a mean is a ratio of two sums over games,
and its interval follows from how much the games differ (the sandwich estimator of a ratio).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from sacbe.lab.tally import ONE_SIDE, Estimate, student_95


@dataclass
class Sums:
    """Sums over games: of the seats counted in each, their squares, and each measure of these seats."""

    games: int = 0
    seats: float = 0.0
    squares: float = 0.0
    measures: list[list[float]] = field(default_factory=list)
    """For each measure the sum over games, that of its squares, and that of its products with the seats."""

    def add(self, seats: Sequence[Sequence[float]]) -> None:
        """Count some seats of one game, each with its measures."""
        if not seats:
            return
        count = len(seats)
        self.games += 1
        self.seats += count
        self.squares += count * count
        if not self.measures:
            self.measures = [[0.0, 0.0, 0.0] for _ in seats[0]]
        for sums, values in zip(self.measures, zip(*seats, strict=True), strict=True):
            total = sum(values)
            sums[0] += total
            sums[1] += total * total
            sums[2] += total * count

    def merge(self, other: Self) -> None:
        """Count other games, too."""
        self.games += other.games
        self.seats += other.seats
        self.squares += other.squares
        if not self.measures:
            self.measures = [[0.0, 0.0, 0.0] for _ in other.measures]
        for sums, more in zip(self.measures, other.measures, strict=False):
            for place, value in enumerate(more):
                sums[place] += value

    def estimate(self, measure: int) -> Estimate:
        """The mean of a measure over the seats."""
        total, squares, products = self.measures[measure]
        mean = total / self.seats
        if self.games < 2:
            return Estimate(mean, None)
        left = max(0.0, squares - 2 * mean * products + mean * mean * self.squares)
        error = math.sqrt(left * self.games / (self.games - 1)) / self.seats
        half = student_95(self.games - 1) * error
        return Estimate(mean, (mean - half, mean + half))

    def share(self, measure: int, most: float = 1.0) -> Estimate:
        """`estimate` for something from 0 to at most `most`.

        Where nobody had any, that may be luck: the interval then reaches to what would bring that once in 40
        times.
        """
        found = self.estimate(measure)
        if found.interval is None:
            return found
        if found.mean == 0.0:
            return Estimate(0.0, (0.0, most * (1.0 - ONE_SIDE ** (1 / self.games))))
        low, high = found.interval
        return Estimate(found.mean, (max(0.0, low), min(most, high)))

    def written(self) -> list[float | list[list[float]]]:
        """The sums as a document."""
        return [self.games, self.seats, self.squares, self.measures]

    @classmethod
    def read(cls, document: Sequence[float | list[list[float]]]) -> Self:
        """The sums of a document."""
        games, seats, squares, measures = document
        assert isinstance(measures, list)
        return cls(int(games), float(seats), float(squares), measures)  # type: ignore[arg-type]


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much two independent means differ."""
    mean = one.mean - other.mean
    if one.interval is None or other.interval is None:
        return Estimate(mean, None)
    half = math.hypot(one.interval[1] - one.mean, other.interval[1] - other.mean)
    return Estimate(mean, (mean - half, mean + half))
