"""An opponent that takes what looks best one step later: the quickest play that makes sense.

Searches play on like this (core/glance.py), so it is also by what their weights are tuned. It looks at a
guess of what its seat cannot know, never at the table itself.
"""

from __future__ import annotations

from sacbe.core.chance import Stream
from sacbe.core.game import Game, State
from sacbe.core.glance import Glance

JITTER = 20
"""Hundredths of a point by which its glances err at most."""


class GreedyBot:
    """Answers each question at a glance, from a seed."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, game: Game, state: State) -> int:
        """The legal action that looks best."""
        seen = state.copy()
        game.guess(seen, game.to_act(state), self._stream)
        return Glance(game, self._stream, JITTER).choose(seen)
