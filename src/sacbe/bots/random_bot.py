"""The simplest opponent: any legal action, all equally likely."""

from __future__ import annotations

from sacbe.core.chance import Stream
from sacbe.core.game import Game, State


class RandomBot:
    """Plays at random from a seed."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        actions = game.legal(state)
        return actions[self._stream.draw(len(actions))]
