"""The bots by name: five levels for people, the strongest first, and two simple ones to measure by.

All levels of a game see the same and value the same; they differ in how far they look and how carefully. Each
says how long a turn may take; those below `expert` answer at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sacbe.bots.greedy import GreedyBot
from sacbe.bots.random_bot import RandomBot
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn import TurnBot
from sacbe.core.game import Game, State


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        ...


class Thinker:
    """Searches beyond its turn where the game advises it, and otherwise follows more plans of the turn."""

    def __init__(self, search: SearchBot, careful: TurnBot) -> None:
        self._search, self._careful = search, careful

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        return (self._search if game.turns_ahead else self._careful).choose(game, state)


def master(seed: int) -> Bot:
    """Looks beyond its turn for two seconds, on two cores; or at 20,000 positions of it."""
    return Thinker(SearchBot(seed, Budget(seconds=2.0, threads=2)), TurnBot(seed, 32, 20_000))


def expert(seed: int) -> Bot:
    """Looks beyond its turn for a third of a second; or at 550 positions of it."""
    return Thinker(SearchBot(seed, Budget(seconds=0.3)), TurnBot(seed, evaluations=550))


def skilled(seed: int) -> Bot:
    """Finds the best end of its turn, and looks no further."""
    return TurnBot(seed)


def casual(seed: int) -> Bot:
    """Follows a few plans of its turn, and acts without thinking once in ten decisions."""
    return TurnBot(seed, width=3, blunders=10)


def novice(seed: int) -> Bot:
    """Follows one plan of its turn, and acts without thinking once in four decisions."""
    return TurnBot(seed, width=1, blunders=25)


LEVELS: dict[str, Callable[[int], Bot]] = {
    level.__name__: level for level in (master, expert, skilled, casual, novice)
}
"""What people are offered: makes a bot from a seed."""

DEFAULT = "skilled"
"""Who sits down where nobody in particular is asked for, and plays on for those who leave."""

BOTS: dict[str, Callable[[int], Bot]] = {**LEVELS, "greedy": GreedyBot, "random": RandomBot}
"""All that can be given a seat by name."""
