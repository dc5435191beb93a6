"""The bots by name, the strongest first; who asks for none in particular gets that one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sacbe.bots.greedy import GreedyBot
from sacbe.bots.random_bot import RandomBot
from sacbe.core.game import Game, State


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}
"""What makes a bot from a seed."""

LEVELS = tuple(BOTS)
"""The names alone."""
