"""An opponent that looks at each decision for the best position at the end of its turn, and no further.

It looks at a guess of what its seat cannot know, never at the table itself. Among equally good actions it
draws.
"""

from __future__ import annotations

from sacbe.core.chance import Stream
from sacbe.core.game import Game, State
from sacbe.core.lookahead import Lookahead

WIDTH = 12
"""Plans of a turn that it follows at the same time."""

EVALUATIONS = 320
"""Positions it weighs for one decision at most."""

PERCENT = 100

RIVALRY = 30
"""Percent of the best opponent's evaluation that it holds against a position."""


class DecisionBot:
    """Plays for the end of its turn, one decision at a time, from a seed."""

    def __init__(
        self, seed: int, width: int = WIDTH, evaluations: int = EVALUATIONS, blunders: int = 0
    ) -> None:
        self._stream = Stream(seed)
        self._width, self._evaluations = width, evaluations
        self._blunders = blunders  # percent of the decisions that it takes at random

    def choose(self, game: Game, state: State) -> int:
        """One of the best of the legal actions."""
        actions = game.legal(state)
        if len(actions) == 1:
            return actions[0]
        if self._blunders and self._stream.draw(PERCENT) < self._blunders:
            return actions[self._stream.draw(len(actions))]
        seen = state.copy()
        game.guess(seen, game.to_act(state), self._stream)
        values = Lookahead(game, self._width, self._evaluations, RIVALRY).values(seen)
        best = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
        return best[self._stream.draw(len(best))]
