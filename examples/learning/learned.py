"""What the learning examples share: games against random opponents, and the curve that comes of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from sacbe.envs.vector import VectorGames

Act = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.int64]]
"""Observations and masks of some games in, an action for each out."""

SEED = 900_000
"""The games that judge have seeds of their own."""

WIDTH, HEIGHT, LEFT, TOP = 640, 300, 60, 50
NORMAL = 1.96


@dataclass(frozen=True)
class Point:
    """A point of a curve."""

    decisions: int
    """Decisions from which it has learnt."""
    shares: Sequence[float]
    """Its share of the win in each game that judges it."""

    @property
    def mean(self) -> float:
        """The mean share."""
        return float(np.mean(self.shares))

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 % sure (Wilson's score interval; a shared win counts in part)."""
        games, mean = len(self.shares), self.mean
        middle = mean + NORMAL**2 / (2 * games)
        reach = NORMAL * math.sqrt(mean * (1 - mean) / games + NORMAL**2 / (4 * games**2))
        scale = 1 + NORMAL**2 / games
        return (middle - reach) / scale, (middle + reach) / scale


def win_shares(vector: Callable[..., VectorGames], players: int, games: int, act: Act) -> list[float]:
    """The share of the win in each of some games against random opponents, in every seat equally often."""
    env = vector(games, players=players, reward="win_share")
    seen, infos = env.reset(seed=SEED)
    own, is_over, shares = np.arange(games) % players, np.zeros(games, np.bool_), np.zeros(games)
    while not is_over.all():
        actions = env.sample().astype(np.int64)
        mine = np.flatnonzero((infos["seat"] == own) & ~is_over)
        if len(mine):
            actions[mine] = act(seen["observation"][mine], seen["action_mask"][mine])
        seen, _, ended, _, infos = env.step(actions)
        new = ended & ~is_over
        shares[new] = infos["rewards"][new, own[new]]
        is_over |= ended
    env.close()
    return [float(share) for share in shares]


def described(point: Point, begun: float) -> str:
    """A line that says how far it is."""
    low, high = point.interval
    return (
        f"{point.decisions:>9,} decisions, {time.monotonic() - begun:4.0f} s: wins {point.mean:.0%} "
        f"[{low:.0%}, {high:.0%}] of {len(point.shares)} games against random opponents"
    )


def curve(title: str, points: Sequence[Point]) -> str:
    """A picture of shares of wins by decisions, with intervals, as SVG."""
    most = max(point.decisions for point in points) or 1

    def at(decisions: int, share: float) -> str:
        return f"{LEFT + WIDTH * decisions / most:.1f},{TOP + HEIGHT * (1 - share):.1f}"

    lows = [at(point.decisions, point.interval[0]) for point in points]
    highs = [at(point.decisions, point.interval[1]) for point in points]
    grid = "".join(
        f'<path d="M{LEFT} {TOP + HEIGHT * (1 - share):g}h{WIDTH}" stroke="#daceb4"/>'
        f'<text x="{LEFT - 8}" y="{TOP + HEIGHT * (1 - share) + 4:g}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    below = "".join(
        f'<text x="{LEFT + WIDTH * part / 4:g}" y="{TOP + HEIGHT + 20}" text-anchor="middle">'
        f"{most * part / 4:,.0f}</text>"
        for part in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 40} {TOP + HEIGHT + 50}" '
        'font-family="system-ui, sans-serif" font-size="13">'
        f'<rect width="100%" height="100%" fill="#fffcf4"/><text x="{LEFT}" y="28" font-size="16">'
        f"{escape(title)}: share of wins against random opponents, by decisions</text>{grid}{below}"
        f'<polygon points="{" ".join([*lows, *reversed(highs)])}" fill="#0b7382" opacity="0.2"/>'
        f'<polyline points="{" ".join(at(point.decisions, point.mean) for point in points)}" fill="none" '
        'stroke="#0b7382" stroke-width="2"/></svg>\n'
    )
