"""The bots by name: five levels for people, the strongest first, and two baselines to measure by.

All levels of a game judge by the same evaluation, the strongest that is installed. They differ in how
thoroughly they plan a turn, how far they look beyond it, and how much they misjudge. The strongest think for
a moment, the others answer at once. How much they think is a number of plans and rollouts, not a time: from
the same seed they play the same game on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sacbe.bots.baselines import GreedyBot, RandomBot
from sacbe.bots.bot import Bot, Considered, MakesBot
from sacbe.bots.turn_beam import BeamSettings, TurnBeamBot
from sacbe.core.game import Game
from sacbe.core.learned import Weights
from sacbe.core.state import State


@dataclass(frozen=True)
class Level:
    """How a level plans its turns, in games whose plans grow by decisions and by whole actions."""

    by_decision: BeamSettings
    by_action: BeamSettings

    def settings(self, game: Game) -> BeamSettings:
        """How it plans turns of a game."""
        return (self.by_action if game.plans_by_action else self.by_decision).affordable()

    def __call__(self, seed: int, weights: Weights = None) -> Bot:
        """The bot."""
        return LevelBot(self, seed, weights)


class LevelBot:
    """Plays at a level, whichever game it finds itself in."""

    def __init__(self, level: Level, seed: int, weights: Weights) -> None:
        self._level, self._seed, self._weights = level, seed, weights
        self._bot: TurnBeamBot | None = None

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        if self._bot is None:
            self._bot = TurnBeamBot(self._seed, self._level.settings(game), self._weights)
        return self._bot.choose(game, state)

    @property
    def considered(self) -> Sequence[Considered]:
        """What its last choice was made from."""
        return self._bot.considered if self._bot is not None else ()


LEVELS: dict[str, Level] = {
    "master": Level(
        BeamSettings(16, 12, rollouts=240, threads=2), BeamSettings(32, 200, rollouts=32, threads=2)
    ),
    "expert": Level(BeamSettings(16, 12, rollouts=16), BeamSettings(8, 16)),
    "skilled": Level(BeamSettings(32, 12), BeamSettings(3, 8, noise=20)),
    "casual": Level(BeamSettings(1, 12, noise=160, form=80), BeamSettings(3, 8, noise=60)),
    "novice": Level(BeamSettings(1, 12, noise=450, form=60), BeamSettings(3, 8, noise=120)),
}
"""The levels that people may choose, each with what makes the bot from a seed."""

DEFAULT = "skilled"
"""The bot that plays where none is named, and that takes over for people who leave."""

BOTS: dict[str, MakesBot] = {**LEVELS, "greedy": GreedyBot, "random": RandomBot}
"""All bots that have a name."""
