"""The bots by name: five levels for people, the strongest first, and two baselines to measure by.

All levels of a game use the same evaluation; they differ in how far and how thoroughly they search. Each says
how long a turn may take; those below `expert` answer at once.
"""

from __future__ import annotations

from typing import Protocol

from sacbe.bots.baselines import GreedyBot, RandomBot
from sacbe.bots.beam import BeamBot, Weights
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn_beam import BeamSettings, TurnBeamBot
from sacbe.core.game import Game
from sacbe.core.state import State


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        ...


class MakesBot(Protocol):
    """Makes a bot from a seed, with the weights installed or with others."""

    def __call__(self, seed: int, weights: Weights = None) -> Bot:
        """The bot."""
        ...


class SearchOrBeamBot:
    """Searches beyond its turn where the game recommends a horizon, and plans whole turns otherwise."""

    def __init__(self, search: Bot, beam: TurnBeamBot) -> None:
        self._search, self._beam = search, beam

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        return (self._search if game.search_horizon else self._beam).choose(game, state)


def master(seed: int, weights: Weights = None) -> Bot:
    """Searches beyond its turn for two seconds on two cores; or follows 32 plans of it, with every answer."""
    return SearchOrBeamBot(
        SearchBot(seed, Budget(seconds=2.0, threads=2), weights=weights),
        TurnBeamBot(seed, BeamSettings(32, 200), weights),
    )


def expert(seed: int, weights: Weights = None) -> Bot:
    """Searches beyond its turn for a third of a second; or follows four plans of it."""
    return SearchOrBeamBot(
        SearchBot(seed, Budget(seconds=0.3), weights=weights),
        TurnBeamBot(seed, BeamSettings(4, 10, noise=10), weights),
    )


def skilled(seed: int, weights: Weights = None) -> Bot:
    """Finds the best end of its turn and looks no further; or follows three plans of it."""
    return SearchOrBeamBot(
        BeamBot(seed, weights=weights), TurnBeamBot(seed, BeamSettings(3, 8, noise=20), weights)
    )


def casual(seed: int, weights: Weights = None) -> Bot:
    """Acts without thinking once in ten decisions; or misjudges its plans a little."""
    return SearchOrBeamBot(
        BeamBot(seed, width=3, blunders=10, weights=weights),
        TurnBeamBot(seed, BeamSettings(3, 8, noise=40), weights),
    )


def novice(seed: int, weights: Weights = None) -> Bot:
    """Acts without thinking once in four decisions; or misjudges its plans badly."""
    return SearchOrBeamBot(
        BeamBot(seed, width=1, blunders=25, weights=weights),
        TurnBeamBot(seed, BeamSettings(3, 8, noise=100), weights),
    )


LEVELS: dict[str, MakesBot] = {level.__name__: level for level in (master, expert, skilled, casual, novice)}
"""The levels that people may choose, each with what makes the bot from a seed."""

DEFAULT = "skilled"
"""The bot that plays where none is named, and that takes over for people who leave."""

BOTS: dict[str, MakesBot] = {**LEVELS, "greedy": GreedyBot, "random": RandomBot}
"""All bots that have a name."""
