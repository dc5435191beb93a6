"""A run: many games between the same bots at the same kind of table, each from a seed of its own.

The seed of a game is its name: game after game has the next seed, and the bots sit one seat further. A game
follows from the run and its seed alone, whoever plays it and when, as long as its bots think by count.
"""

from __future__ import annotations

import shlex
from collections.abc import Generator, Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Self

import sacbe
from sacbe.bots import specs
from sacbe.bots.program import ANSWER_TIMEOUT, ProgramFailed
from sacbe.core import record, registry
from sacbe.core.errors import BadOptions
from sacbe.lab import match, seatings
from sacbe.lab.workers import Workers


@dataclass(frozen=True)
class Run:
    """What all games of a run have in common; the number of games is not part of it."""

    game: str
    bots: tuple[str, ...]
    """The bots of all seats."""
    modules: tuple[str, ...]
    seed: int
    """The seed of the first game."""
    shards: bool = False
    """Are there shards for learning besides the records?"""
    rules: int = 1
    """The version of the rules."""
    version: str = sacbe.__version__
    """The version of Sacbe that plays: another one may play other games."""
    patience: float = field(default=ANSWER_TIMEOUT, compare=False)
    """Seconds that a program may take for an answer; not kept."""

    @classmethod
    def of(cls, document: dict[str, Any]) -> Self:
        """The run that a document describes."""
        lists = {key: tuple(document[key]) for key in ("bots", "modules")}
        return cls(**{**document, **lists})

    def document(self) -> dict[str, Any]:
        """The run as a document."""
        return {key: value for key, value in asdict(self).items() if key != "patience"}

    def command(self, games: int) -> str:
        """The command line that plays so many games of it."""
        words = ["sacbe", "lab", "selfplay", self.game, "--bots", ",".join(self._fewest_bots())]
        words += ["--players", str(len(self.bots))]
        if self.modules:
            words += ["--modules", ",".join(self.modules)]
        words += [
            "--games",
            str(games),
            "--seed",
            str(self.seed),
            *["--shards"] * self.shards,
            "--out",
            "DIR",
        ]
        return shlex.join(words)

    def _fewest_bots(self) -> tuple[str, ...]:
        """The bots, of which the last takes all seats that are left."""
        last = len(self.bots)
        while last > 1 and self.bots[last - 1] == self.bots[last - 2]:
            last -= 1
        return self.bots[:last]

    def check(self) -> None:
        """Refuse, before the first game, bots that do not exist and tables that no game has."""
        game = registry.get(self.game)
        game.check_options(len(self.bots), self.modules)
        if not game.allows(len(self.bots), self.modules):
            raise BadOptions(f"{game.name} is not played by {len(self.bots)} with these modules.")
        for bot in set(self.bots):
            specs.read(bot, game)

    def seats(self, seed: int) -> tuple[str, ...]:
        """Who sits where in the game of a seed."""
        rotations = seatings.seatings(self.bots)
        return rotations[(seed - self.seed) % len(rotations)]


@dataclass(frozen=True)
class RunGame:
    """A game that has ended: its record, and its part of the shards, if there are any."""

    seed: int
    record: bytes
    shard: bytes | None


def play_game(run: Run, seed: int) -> RunGame:
    """The game of a seed."""
    game, names = registry.get(run.game), run.seats(seed)
    players = {name: specs.read(name, game, run.patience) for name in names}
    seats = [players[name] for name in names]
    try:
        if not run.shards:
            result, shard = match.play(game, seats, run.modules, seed), None
        else:
            from sacbe.lab import shards

            rows = shards.Rows(game, seed)
            result = match.play(game, seats, run.modules, seed, watch=rows.add)
            shard = rows.written(result)
    except ProgramFailed as error:
        raise ProgramFailed(f"Seed {seed}: {error}") from None
    return RunGame(seed, record.write(game, result.record).encode(), shard)


def play(run: Run, seeds: Iterable[int], workers: Workers) -> Generator[list[RunGame]]:
    """Play the games of some seeds; yields those that have ended since the last time, if any."""
    return workers.as_they_end(partial(play_game, run), ((seed,) for seed in seeds))
