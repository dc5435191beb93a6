"""How sure is a lead? Temperatures for shares of the win, fitted to games, and how well the shares hold.

At every end of a turn the bots' own network says what the position is worth to each seat; later it is known
who won. The temperature of a stage is the one with the least log loss over its positions and those of the
stages next to it. Shares are judged on other games: if 30 % are said, it should be won in 30 % of the cases.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from sacbe.bots import specs
from sacbe.core import playthrough, registry, win_share
from sacbe.core.game import Game
from sacbe.core.win_share import Temperatures, softmax
from sacbe.lab import match

BINS = 20
"""Bins of shares, by which predictions are judged."""

COLDEST, HOTTEST = 20, 6000
"""Temperatures that are tried, in hundredths of a point."""

GOLDEN = (math.sqrt(5) - 1) / 2
STEPS = 14
"""Steps of the search for a temperature; each leaves 62 % of the range, all together a thousandth."""

MIN_SHARE = 1e-12
"""A share that counts as none; its logarithm is finite."""


@dataclass(frozen=True)
class Observed:
    """The end of a turn: what it was worth to each seat, and which share of the win each had in the end."""

    seed: int
    players: int
    stage: int
    is_late: bool
    """Is it in the second half of the game?"""
    values: tuple[int, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True)
class Bin:
    """Predictions of about the same share: how many, the mean of what was said, and of what came."""

    count: int
    said: float
    came: float


@dataclass(frozen=True)
class Line:
    """How well the shares held with a number of players, in games that had no part in the fit."""

    players: int
    games: int
    bins: list[Bin]
    error: float
    """The expected calibration error; `late_error` and the Brier scores are of the second half of games."""
    late_error: float
    brier: float
    equal_brier: float
    """The Brier score of equal shares."""


@dataclass(frozen=True)
class Calibration:
    """Temperatures, and how well the shares held."""

    temperatures: Temperatures
    lines: list[Line]


def games(
    game: Game, bot: str, count: int, seed: int
) -> Iterator[tuple[str, str, int, tuple[str, ...], int]]:
    """The games to play: as many for each number of players, each with another set of modules."""
    for players in range(game.min_players, game.max_players + 1):
        modules = [found for number, found in game.tables() if number == players]
        for number in range(count):
            # Each set of modules comes to both halves: those of even seeds and those of odd ones.
            yield game.name, bot, players, modules[number // 2 % len(modules)], seed + number


def observe(name: str, bot: str, players: int, modules: tuple[str, ...], seed: int) -> list[Observed]:
    """Play one game among equals; all ends of turns in it."""
    game = registry.get(name)
    result = match.play(game, [specs.read(bot, game)] * players, modules, seed)
    shares, turns = win_share.of_game(game), playthrough.of(game, result.record).turns
    found = []
    for number, turn in enumerate(turns):
        values, stage = shares.values(turn.end)
        if stage >= 0:
            is_late = 2 * number >= len(turns)
            found.append(Observed(seed, players, stage, is_late, tuple(values), tuple(result.wins)))
    return found


def calibrate(
    game: Game, played: Iterable[Sequence[Observed]], advance: Callable[[], None] = lambda: None
) -> Calibration:
    """Fit temperatures to games of even seeds, and judge them by those of odd seeds.

    `advance` is called after each number of players and each stage.
    """
    # In a fixed order, so that sums come out the same whoever played the games.
    ordered = sorted(
        (observed for observed in played if observed), key=lambda one: (one[0].players, one[0].seed)
    )
    even = [one for observed in ordered if observed[0].seed % 2 == 0 for one in observed]
    fitted = fit(game, even, advance)
    lines = []
    for players in range(game.min_players, game.max_players + 1):
        judged = [found for found in ordered if found[0].players == players and found[0].seed % 2]
        if judged:
            lines.append(line(players, judged, fitted))
    return Calibration(fitted, lines)


# The fit.


def fit(game: Game, observed: Sequence[Observed], advance: Callable[[], None]) -> Temperatures:
    """The temperature of each stage, for each number of players; a stage nobody saw takes its neighbour's."""
    fitted = {}
    for players in range(game.min_players, game.max_players + 1):
        found = []
        for near in by_stage(game, observed, players):
            found.append(temperature_of(near))
            advance()
        fitted[players] = filled(found)
    return fitted


def by_stage(game: Game, observed: Iterable[Observed], players: int) -> list[list[Observed]]:
    """For each stage its positions and those of the stages next to it."""
    exact: list[list[Observed]] = [[] for _ in range(game.stages)]
    for one in observed:
        if one.players == players:
            exact[one.stage].append(one)
    return [
        [one for near in exact[max(0, stage - 1) : stage + 2] for one in near] if exact[stage] else []
        for stage in range(game.stages)
    ]


def temperature_of(observed: Sequence[Observed]) -> int | None:
    """The temperature with the least log loss: by golden sections, on a scale of equal ratios."""
    if not observed:
        return None
    low, high = math.log(COLDEST), math.log(HOTTEST)
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = log_loss(observed, math.exp(left)), log_loss(observed, math.exp(right))
    for _ in range(STEPS):
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = log_loss(observed, math.exp(left))
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = log_loss(observed, math.exp(right))
    return round(math.exp((low + high) / 2))


def log_loss(observed: Sequence[Observed], temperature: float) -> float:
    """How much the results surprise, on average."""
    total = 0.0
    for one in observed:
        shares = softmax(one.values, temperature)
        total -= sum(
            win * math.log(max(MIN_SHARE, share)) for win, share in zip(one.wins, shares, strict=True)
        )
    return total / len(observed)


def filled(temperatures: Sequence[int | None]) -> list[int]:
    """The same with the nearest temperature where there is none."""
    known = {place: found for place, found in enumerate(temperatures) if found is not None}
    if not known:
        return [HOTTEST] * len(temperatures)
    return [known[min(known, key=lambda place: abs(place - at))] for at in range(len(temperatures))]


# The judgement.


def line(players: int, judged: Sequence[Sequence[Observed]], temperatures: Temperatures) -> Line:
    """How well shares held in some games."""
    everything = [one for observed in judged for one in observed]
    late = [one for one in everything if one.is_late]
    bins = in_bins(predictions(everything, temperatures))
    late_bins = in_bins(predictions(late, temperatures))
    brier = sum((said - came) ** 2 for said, came in predictions(late, temperatures)) / len(late)
    equal = sum((1 / players - came) ** 2 for one in late for came in one.wins) / len(late)
    return Line(players, len(judged), bins, expected_error(bins), expected_error(late_bins), brier, equal)


def predictions(observed: Iterable[Observed], temperatures: Temperatures) -> list[tuple[float, float]]:
    """For each seat at each end of a turn: the share that was said, and the one that came."""
    return [
        pair
        for one in observed
        for pair in zip(softmax(one.values, temperatures[one.players][one.stage]), one.wins, strict=True)
    ]


def in_bins(pairs: Iterable[tuple[float, float]]) -> list[Bin]:
    """Predictions in bins of equal width, without those that are empty."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in pairs:
        bins[min(BINS - 1, int(said * BINS))].append((said, came))
    return [
        Bin(len(found), fmean(said for said, _ in found), fmean(came for _, came in found))
        for found in bins
        if found
    ]


def expected_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: how far what came is from what was said, on average."""
    return sum(one.count * abs(one.said - one.came) for one in bins) / sum(one.count for one in bins)
