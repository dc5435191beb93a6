"""What a bot is, and what makes one."""

from __future__ import annotations

from typing import Any, Protocol

from sacbe.core.game import Game
from sacbe.core.state import State


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        ...


class MakesBot(Protocol):
    """Makes a bot from a seed, with the weights installed or with others."""

    def __call__(self, seed: int, weights: Any = None) -> Bot:
        """The bot."""
        ...
