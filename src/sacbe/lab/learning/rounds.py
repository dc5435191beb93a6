"""Self-play in rounds: which games a round has, and who plays them.

All games of a round are played with the weights at its start, and each game draws from a seed of its own. So
the samples of a round are the same however many workers play them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sacbe.core import network, registry
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.learned import LearnedEvaluation
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


def play(task: Task) -> Samples:
    """Play the games of a task; the samples of all of them."""
    game = registry.get(task.game)
    evaluation = evaluation_of(game, task.weights)
    selfplay = SelfPlay(game, evaluation, task.exploration, task.trace, guide_of(game, evaluation))
    together = Samples()
    for (players, modules), seed in task.games:
        selfplay.play(players, modules, seed)
        together.extend(selfplay.samples())
    return together


def guide_of(game: Game, evaluation: Evaluation) -> Evaluation | None:
    """What leads through turns, where the evaluation only judges their ends: where one plans by actions.

    Inside such a turn canals are worth the founding that they lead to, at its end what others leave of them.
    """
    return evaluation.by_hand if game.plans_by_action and isinstance(evaluation, LearnedEvaluation) else None


def evaluation_of(game: Game, weights: bytes | None) -> Evaluation:
    """The evaluation by some weights."""
    by_hand = game.evaluation(game.weights)
    return by_hand if weights is None else LearnedEvaluation(game, network.read(weights)[1], by_hand)
