"""The arena: many games between bots, every seed in every seating.

A *block* is one seed played in each rotation of the bots. Within a block every bot has every seat once and
chance draws from the same seed, so that neither seats nor luck of the draw favour a bot; the blocks are
independent of each other, and all intervals are computed over them (tally.py).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import product

from sacbe.bots import specs
from sacbe.bots.program import ANSWER_TIMEOUT, ProgramFailed
from sacbe.core import record, registry
from sacbe.lab import match, seatings
from sacbe.lab.style import Style, styles
from sacbe.lab.workers import Workers


@dataclass(frozen=True)
class Arena:
    """What is played."""

    game: str
    names: tuple[str, ...]
    """The text of a bot for each seat."""
    modules: tuple[str, ...]
    blocks: int
    seed: int
    """That of the first block; each further one has the next."""
    timeout: float = ANSWER_TIMEOUT
    """Seconds that a program may take for an answer."""
    date: str = ""

    def check(self) -> None:
        """Refuse, with one sentence, what cannot be played."""
        game = registry.get(self.game)
        game.check_options(len(self.names), self.modules)
        for name in dict.fromkeys(self.names):
            specs.read(name, game)

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, in each game of a block."""
        return seatings.seatings(self.names)

    @property
    def games(self) -> int:
        """How many games that are."""
        return self.blocks * len(self.seatings)


@dataclass(frozen=True)
class ArenaGame:
    """A game of the arena that has ended; all lists are seat by seat."""

    seed: int
    seating: int
    names: tuple[str, ...]
    scores: list[float]
    wins: list[float]
    """Shares of the win: 1, or less where it is shared."""
    seconds: list[list[float]]
    """Of each decision, in wall-clock time."""
    record: str
    style: list[Style] = field(default_factory=list)
    """How the seats played."""

    @property
    def title(self) -> str:
        """Which game it is, fit for the name of a file."""
        return f"seed-{self.seed}-seating-{self.seating + 1}"


def play_game(arena: Arena, seed: int, seating: int) -> ArenaGame:
    """One game of an arena."""
    game, names = registry.get(arena.game), arena.seatings[seating]
    players = {name: specs.read(name, game, arena.timeout) for name in names}
    try:
        result = match.play(game, [players[name] for name in names], arena.modules, seed, arena.date)
    except ProgramFailed as error:
        raise ProgramFailed(f"Seed {seed}, seating {seating + 1}: {error}") from None
    text = record.write(game, result.record)
    style = styles(game, result.record)
    return ArenaGame(seed, seating, names, result.scores, result.wins, result.seconds, text, style)


def play(arena: Arena, workers: Workers) -> Generator[list[ArenaGame]]:
    """Play all games; yields those that have ended since the last time, if any.

    The number of workers changes the order in which games end, not the games.
    """
    seeds = range(arena.seed, arena.seed + arena.blocks)
    return workers.as_they_end(partial(play_game, arena), product(seeds, range(len(arena.seatings))))


def complete_blocks(games: Iterable[ArenaGame], seatings: int) -> list[list[ArenaGame]]:
    """The games seed by seed and seating by seating, without seeds that were not played in every seating."""
    blocks: dict[int, list[ArenaGame]] = {}
    for game in sorted(games, key=lambda game: (game.seed, game.seating)):
        blocks.setdefault(game.seed, []).append(game)
    return [block for block in blocks.values() if len(block) == seatings]
