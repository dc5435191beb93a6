"""Two simple bots to measure others by: `random`, and `greedy`, which looks one step ahead.

Searches roll out like `greedy` (core/search/rollout.py), so weights are tuned with it too.
"""

from __future__ import annotations

from typing import Any

from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.search.rollout import GreedyPolicy
from sacbe.core.state import State

NOISE = 20
"""Hundredths of a point by which a greedy choice misjudges an action at most."""


class RandomBot:
    """Takes any legal action, all equally likely."""

    def __init__(self, seed: int, weights: dict[str, Any] | None = None) -> None:
        self._stream = Stream(seed)

    def choose(self, game: Game, state: State) -> int:
        """One of the legal actions."""
        actions = game.legal(state)
        return actions[self._stream.draw(len(actions))]


class GreedyBot:
    """Takes the action with the best position one step later: the quickest play that makes sense.

    It evaluates a guess at what its seat cannot know, never the table itself.
    """

    def __init__(self, seed: int, weights: dict[str, Any] | None = None) -> None:
        self._stream, self._weights = Stream(seed), weights

    def choose(self, game: Game, state: State) -> int:
        """The legal action that looks best."""
        guess = state.copy()
        game.guess(guess, game.to_act(state), self._stream)
        return GreedyPolicy(game, game.evaluation(self._weights), self._stream, NOISE).choose(guess)
