"""The bots by name: five levels for people, the strongest first, and two simple ones to measure by.

All levels of a game see the same and value the same; they differ in how far they look and how carefully. Each
says how long a turn may take; those below `expert` answer at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sacbe.bots.decision import DecisionBot
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.random_bot import RandomBot
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn import Care, TurnBot
from sacbe.core.game import Game, State


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        ...


class Level:
    """Plays one way where a game advises to look beyond the turn, and plans whole turns otherwise."""

    def __init__(self, beyond: Bot, planner: TurnBot) -> None:
        self._beyond, self._planner = beyond, planner

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        return (self._beyond if game.turns_ahead else self._planner).choose(game, state)


def master(seed: int) -> Bot:
    """Looks beyond its turn for two seconds, on two cores; or follows 32 plans of it, with every answer."""
    return Level(SearchBot(seed, Budget(seconds=2.0, threads=2)), TurnBot(seed, Care(32, 200)))


def expert(seed: int) -> Bot:
    """Looks beyond its turn for a third of a second; or follows four plans of it."""
    return Level(SearchBot(seed, Budget(seconds=0.3)), TurnBot(seed, Care(4, 10, 10)))


def skilled(seed: int) -> Bot:
    """Finds the best end of its turn, and looks no further; or follows three plans of it."""
    return Level(DecisionBot(seed), TurnBot(seed, Care(3, 8, 20)))


def casual(seed: int) -> Bot:
    """Acts without thinking once in ten decisions; or misjudges its plans a little."""
    return Level(DecisionBot(seed, width=3, blunders=10), TurnBot(seed, Care(3, 8, 40)))


def novice(seed: int) -> Bot:
    """Acts without thinking once in four decisions; or misjudges its plans by far."""
    return Level(DecisionBot(seed, width=1, blunders=25), TurnBot(seed, Care(3, 8, 100)))


LEVELS: dict[str, Callable[[int], Bot]] = {
    level.__name__: level for level in (master, expert, skilled, casual, novice)
}
"""What people are offered: makes a bot from a seed."""

DEFAULT = "skilled"
"""Who sits down where nobody in particular is asked for, and plays on for those who leave."""

BOTS: dict[str, Callable[[int], Bot]] = {**LEVELS, "greedy": GreedyBot, "random": RandomBot}
"""All that can be given a seat by name."""
