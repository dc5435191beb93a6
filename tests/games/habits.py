"""Bots that play at random except for one habit, and what a record says that each seat did."""

from __future__ import annotations

from typing import Any

from sacbe.bots.specs import BotSpec
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.state import State


class HabitBot:
    """Takes certain actions whenever it may, or only when it must."""

    def __init__(self, seed: int, start: str, is_eager: bool) -> None:
        self._stream, self._start, self._is_eager = Stream(seed), start, is_eager

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions that the habit leaves."""
        legal = game.legal(state)
        liked = [action for action in legal if game.text(action).startswith(self._start) == self._is_eager]
        choices = liked or legal
        return choices[self._stream.draw(len(choices))]


def always(start: str) -> BotSpec:
    """A bot that takes an action whose text begins like this whenever it may."""
    return _bot(start, True)


def never(start: str) -> BotSpec:
    """A bot that takes such an action only when it must."""
    return _bot(start, False)


def _bot(start: str, is_eager: bool) -> BotSpec:
    def make(seed: int, weights: dict[str, Any] | None = None) -> HabitBot:
        return HabitBot(seed, start, is_eager)

    return BotSpec(f"{'always' if is_eager else 'never'} {start}", make, None)


def answers(game: Game, record: Record, seat: int, *starts: str) -> int:
    """Actions of a seat in a record whose texts begin in one of these ways."""
    texts = (game.text(action) for mover, action in record.moves if mover == seat)
    return sum(text.startswith(starts) for text in texts)
