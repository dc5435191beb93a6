"""The levels as they were before evaluations were learnt: `LEVEL:hand` in the arena.

All use the hand-made evaluation; they differ in how far and how thoroughly they search. They stay as they
are, so that new levels are measured by them.
"""

from __future__ import annotations

from sacbe.bots.beam import BeamBot, Weights
from sacbe.bots.bot import Bot, MakesBot
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn_beam import BeamSettings, TurnBeamBot
from sacbe.core.game import Game
from sacbe.core.state import State


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
"""The levels, each with what makes the bot from a seed and hand-made weights."""
