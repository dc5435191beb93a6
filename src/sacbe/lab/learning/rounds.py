"""Self-play in rounds: which games a round has, and who plays them.

All games of a round are played with the weights at its start, and each game draws from a seed of its own. So
the samples of a round are the same however many workers play them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sacbe.core import network, registry
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.learned import evaluation_of
from sacbe.lab.learning.samples import Samples
from sacbe.lab.learning.selfplay import Exploration, SelfPlay

GAMES_PER_TASK = 25

Table = tuple[int, tuple[str, ...]]
"""A number of players and a set of modules."""

PERCENT = 100
BASE_SHARE, FULL_SHARE = 45, 30
"""Percent of the games without modules and with all of them; the others have any table that there is."""


@dataclass(frozen=True)
class Task:
    """Some games of a round."""

    game: str
    weights: bytes | None
    """A file of weights (core/network.py); None is the hand-made evaluation."""
    exploration: Exploration
    trace: float
    games: tuple[tuple[Table, int], ...]
    """The table and the seed of each."""


def tasks(
    game: Game, weights: bytes | None, exploration: Exploration, trace: float, count: int, seed: int
) -> Iterator[tuple[Task]]:
    """A round of games from a seed, a few for each task."""
    stream = Stream(seed)
    games = [(draw_table(game, stream), stream.draw(1 << 30)) for _ in range(count)]
    for first in range(0, count, GAMES_PER_TASK):
        yield (Task(game.name, weights, exploration, trace, tuple(games[first : first + GAMES_PER_TASK])),)


def draw_table(game: Game, stream: Stream) -> Table:
    """A table for one game: often the base game, often all modules, else any."""
    tables, drawn = game.tables(), stream.draw(PERCENT)
    if drawn < BASE_SHARE:
        tables = [table for table in tables if not table[1]]
        tables += [table for table in tables if table[0] == 4]  # most people play with four
    elif drawn < BASE_SHARE + FULL_SHARE:
        tables = [table for table in tables if table[1] == game.modules] or tables
    return tables[stream.draw(len(tables))]


@dataclass
class Played:
    """What came of some games: the samples of all of them, and the points of all seats."""

    samples: Samples
    scores: list[float]


def play(task: Task) -> Played:
    """Play the games of a task."""
    game = registry.get(task.game)
    weights = game.weights if task.weights is None else network.fitting(task.weights, game.blocks)
    selfplay = SelfPlay(game, evaluation_of(game, weights), task.exploration, task.trace)
    played = Played(Samples(), [])
    for (players, modules), seed in task.games:
        end = selfplay.play(players, modules, seed)
        played.samples.extend(selfplay.samples())
        played.scores += [units / game.score_unit for units in game.scores(end)]
    return played
