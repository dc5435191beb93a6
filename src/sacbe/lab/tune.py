"""Tune the weights of a game by CMA-ES: for high scores among equal bots, or for a lead over other weights.

    python -m sacbe.lab.tune tzolkin --players 4 --bot greedy --games 24 --generations 100 --out tuned.json
    python -m sacbe.lab.tune mexica --players 2,3,4 --against old.json --generations 20 --out tuned.json

Every candidate plays the same seeds as one bot, against itself or, from every seat, against the
weights of a document; the next generation has new seeds. Against others its lead over their mean counts. The
mean of the distribution is written as a document like data/weights.json after every generation.
"""

from __future__ import annotations

import argparse
import json
import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cma

import sacbe
from sacbe.bots import specs
from sacbe.bots.specs import BotSpec
from sacbe.core.errors import BadOptions
from sacbe.lab import workers
from sacbe.lab.match import play

MIN_SCALE = 10
"""The scale of weights that are near zero."""


def read(path: str) -> dict[str, Any]:
    """A document of weights."""
    document: dict[str, Any] = json.loads(Path(path).read_text("utf-8"))
    return document


def flat(document: dict[str, Any], kept: tuple[str, ...]) -> list[int]:
    """All weights in a row, without those that are kept as they are."""
    return [weight for name, entry in document.items() if name not in kept for weight in entry["weights"]]


def shaped(document: dict[str, Any], kept: tuple[str, ...], weights: list[int]) -> dict[str, Any]:
    """The document with other weights."""
    left = iter(weights)
    tuned = {
        name: entry | {"weights": [max(0, next(left)) for _ in entry["weights"]]}
        for name, entry in document.items()
        if name not in kept
    }
    return document | tuned


def decoded(start: list[int], steps: list[float]) -> list[int]:
    """Weights at some distance from the start, each measured in its own scale."""
    return [
        round(weight + step * max(MIN_SCALE, abs(weight))) for weight, step in zip(start, steps, strict=True)
    ]


@dataclass(frozen=True)
class Trial:
    """How a candidate is tried: in which game, by which bot, how many at a table, and against which weights.

    It plays against itself if no other weights are given.
    """

    game: str
    bot: str
    players: tuple[int, ...]
    modules: tuple[str, ...]
    against: dict[str, Any] | None

    def fitness(self, weights: dict[str, Any], seeds: range) -> float:
        """The mean score of bots with these weights among themselves, or the mean lead over the others."""
        own = self._bot(weights)
        if self.against is None:
            games = (self._scores([own] * count, seed) for count in self.players for seed in seeds)
            return statistics.fmean(score for scores in games for score in scores)
        other = self._bot(self.against)
        return statistics.fmean(
            self._lead(own, other, count, seat, seed)
            for count in self.players
            for seed in seeds
            for seat in range(count)
        )

    def _bot(self, weights: dict[str, Any]) -> BotSpec:
        return specs.with_weights(self.bot, sacbe.game(self.game), weights)

    def _scores(self, bots: list[BotSpec], seed: int) -> list[float]:
        return play(sacbe.game(self.game), bots, self.modules, seed).scores

    def _lead(self, own: BotSpec, other: BotSpec, count: int, seat: int, seed: int) -> float:
        """How far one is ahead of the mean of the others, from a seat."""
        scores = self._scores([own if number == seat else other for number in range(count)], seed)
        return scores[seat] - statistics.fmean(scores[:seat] + scores[seat + 1 :])


def main() -> None:
    """Tune as the command line says."""
    parser = argparse.ArgumentParser(description="Tune the weights of a game.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--players", metavar="N,M", default="4", help="numbers of players to try (default: 4)"
    )
    parser.add_argument("--modules", metavar="A,B", default="")
    parser.add_argument("--generations", metavar="N", type=int, default=20)
    parser.add_argument("--population", metavar="N", type=int, default=12)
    parser.add_argument(
        "--games", metavar="N", type=int, default=8, help="games for each candidate (default: 8)"
    )
    parser.add_argument(
        "--spread", metavar="X", type=float, default=0.25, help="how far the first generation varies"
    )
    parser.add_argument(
        "--bot", metavar="NAME", default="skilled@150", help="the bot that plays with the weights"
    )
    parser.add_argument("--keep", metavar="A,B", default="", help="names of weights to leave as they are")
    parser.add_argument(
        "--from", metavar="FILE", dest="start", help="weights to start from (default: those installed)"
    )
    parser.add_argument(
        "--against", metavar="FILE", help="weights of the opponents (default: the candidate's)"
    )
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help="candidates tried at the same time")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const=workers.LOCAL,
        help="try them with Ray: on the cluster at HOST:PORT, or without an address on this machine",
    )
    parser.add_argument("--out", metavar="FILE", default="tuned.json")
    parser.add_argument("--seed", metavar="S", type=int, default=1)
    args = parser.parse_args()
    players = tuple(int(count) for count in args.players.split(","))
    modules = tuple(name for name in args.modules.split(",") if name)
    weights = read(args.start) if args.start else sacbe.game(args.game).weights
    against = read(args.against) if args.against else None
    kept = tuple(args.keep.split(","))
    start = flat(weights, kept)
    trial = Trial(args.game, args.bot, players, modules, against)
    options = {"popsize": args.population, "seed": args.seed, "verbose": -9, "CMA_diagonal": True}
    search = cma.CMAEvolutionStrategy([0.0] * len(start), args.spread, options)
    try:
        team = workers.open(args.jobs, args.ray)
    except BadOptions as error:
        parser.error(str(error))
    with team:
        for generation in range(args.generations):
            first = args.seed * 1_000_000 + generation * args.games
            seeds = range(first, first + args.games)
            asked = search.ask()
            candidates = [shaped(weights, kept, decoded(start, list(steps))) for steps in asked]
            fitness = team.in_order(trial.fitness, [(candidate, seeds) for candidate in candidates])
            search.tell(asked, [-value for value in fitness])
            mean = shaped(weights, kept, decoded(start, list(search.mean)))
            Path(args.out).write_text(json.dumps(mean, indent=1) + "\n", "utf-8")
            print(
                f"generation {generation + 1}: mean {statistics.fmean(fitness):.2f}, best {max(fitness):.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
