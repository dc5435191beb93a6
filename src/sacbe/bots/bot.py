"""What a bot is, and what makes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

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


class Considered(NamedTuple):
    """An action that a bot has looked at before it chose."""

    action: int
    visits: int
    """How often a search has tried it; 0 where it is compared by something else."""
    value: float
    """What it is worth to the seat, in points, by the measure that the bot compares by."""


@runtime_checkable
class Considers(Protocol):
    """A bot that tells what it has looked at."""

    considered: Sequence[Considered]
    """What its last choice was made from; nothing where it did not have to think, or had thought before."""


def considered(bot: Bot) -> Sequence[Considered]:
    """What the last choice of a bot was made from, as far as it tells."""
    return bot.considered if isinstance(bot, Considers) else ()
