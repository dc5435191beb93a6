"""What the games of an arena say about each bot: means with confidence intervals of 95 %.

The games of a block share their seed, so they are not independent; blocks are. Each block gives one number (a
mean over its games), and an interval follows from how much the blocks differ, by Student's t.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sacbe.lab.arena import ArenaGame
from sacbe.lab.style import Style

STUDENT_95 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Half the width of the interval in standard errors, by degrees of freedom from 1 on."""

ONE_SIDE = 0.025
"""What an interval leaves out on each side."""

NORMAL_95 = 1.96
BEYOND_NORMAL = 2.4
"""Divided by the degrees of freedom: what Student's t adds where there are more of them than in the table."""

Label = Callable[[ArenaGame, int], str]
"""To whom a seat of a game is counted."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval, which is None where a single block says nothing about it."""

    mean: float
    interval: tuple[float, float] | None


@dataclass(frozen=True)
class Line:
    """One line of the table: all seats that are counted together."""

    name: str
    seats: int
    """In each game."""
    score: Estimate
    wins: Estimate
    """The share of the wins of one such seat."""
    seconds: list[float]
    """Of each decision, sorted."""
    style: dict[str, Estimate] = field(default_factory=dict)
    """How one such seat plays: the means of its numbers, by their names."""

    @property
    def seconds_per_decision(self) -> float:
        """The mean."""
        return statistics.fmean(self.seconds) if self.seconds else 0.0

    def seconds_of(self, share: float) -> float:
        """How long that share of the decisions took at most."""
        return self.seconds[max(0, math.ceil(len(self.seconds) * share) - 1)] if self.seconds else 0.0


def by_bot(game: ArenaGame, seat: int) -> str:
    """Seats of the same bot are counted together."""
    return game.names[seat]


def by_seat(game: ArenaGame, seat: int) -> str:
    """Every seat is counted for itself."""
    return f"{game.names[seat]}, seat {seat}"


def lines(blocks: Sequence[Sequence[ArenaGame]], label: Label) -> list[Line]:
    """The table, in the order of the seats in the first game."""
    first = blocks[0][0]
    return [_line(name, blocks, label) for name in dict.fromkeys(_labels(first, label))]


def mean_winner(blocks: Sequence[Sequence[ArenaGame]]) -> float:
    """The mean score of those who won."""
    return statistics.fmean(
        sum(score * share for score, share in zip(game.scores, game.wins, strict=True))
        for block in blocks
        for game in block
    )


def _line(name: str, blocks: Sequence[Sequence[ArenaGame]], label: Label) -> Line:
    scores: list[float] = []
    wins: list[float] = []
    seconds: list[float] = []
    style: dict[str, list[float]] = {}
    for block in blocks:
        held = [
            (game, seat) for game in block for seat, other in enumerate(_labels(game, label)) if other == name
        ]
        scores.append(statistics.fmean(game.scores[seat] for game, seat in held))
        wins.append(statistics.fmean(game.wins[seat] for game, seat in held))
        seconds += [second for game, seat in held for second in game.seconds[seat]]
        for number, mean in _style([game.style[seat] for game, seat in held if game.style]).items():
            style.setdefault(number, []).append(mean)
    seats = _labels(blocks[0][0], label).count(name)
    means = {number: estimate(values) for number, values in style.items()}
    return Line(name, seats, estimate(scores), share(wins), sorted(seconds), means)


def _style(seats: Sequence[Style]) -> Style:
    """The means of some seats, number by number."""
    return {
        number: statistics.fmean(seat[number] for seat in seats) for number in (seats[0] if seats else ())
    }


def _labels(game: ArenaGame, label: Label) -> list[str]:
    return [label(game, seat) for seat in range(len(game.names))]


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    mean = statistics.fmean(values)
    freedom = len(values) - 1
    if freedom == 0:
        return Estimate(mean, None)
    half = student_95(freedom) * statistics.stdev(values) / len(values) ** 0.5
    return Estimate(mean, (mean - half, mean + half))


def share(values: Sequence[float]) -> Estimate:
    """`estimate` for shares from 0 to 1.

    Where all are 0 or all are 1 they do not differ, but that may be luck: the interval then reaches to the
    share at which that would happen once in 40 times.
    """
    found = estimate(values)
    if found.interval is None:
        return found
    unlucky = ONE_SIDE ** (1 / len(values))
    if found.mean in (0.0, 1.0):
        return Estimate(found.mean, (unlucky, 1.0) if found.mean else (0.0, 1.0 - unlucky))
    low, high = found.interval
    return Estimate(found.mean, (max(0.0, low), min(1.0, high)))


def student_95(freedom: int) -> float:
    """How many standard errors the interval reaches to each side."""
    if freedom <= len(STUDENT_95):
        return STUDENT_95[freedom - 1]
    return NORMAL_95 + BEYOND_NORMAL / freedom
