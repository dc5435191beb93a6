"""A bot that looks for the best end of its turn by a beam search, again at each decision.

It searches a guess at what its seat cannot know, never the table itself. Among equally good actions it draws.
"""

from __future__ import annotations

from typing import Any

from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.search.decision_beam import DecisionBeam
from sacbe.core.state import State

Weights = dict[str, Any] | None
"""Weights of an evaluation, as a document; None are those installed."""

WIDTH = 12
"""Plans of a turn that it follows at the same time."""

EVALUATIONS = 320
"""Positions that it evaluates for one decision at most."""

PERCENT = 100

OPPONENT_WEIGHT = 30
"""Percent of the best opponent's value that counts against a position."""


class BeamBot:
    """Plays for the end of its turn, one decision at a time, from a seed."""

    def __init__(
        self,
        seed: int,
        width: int = WIDTH,
        evaluations: int = EVALUATIONS,
        blunders: int = 0,
        weights: Weights = None,
    ) -> None:
        self._weights = weights
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
        guess = state.copy()
        game.guess(guess, game.to_act(state), self._stream)
        utilities = self._beam(game).utilities(guess)
        best = max(utilities)
        candidates = [action for action, utility in zip(actions, utilities, strict=True) if utility == best]
        return candidates[self._stream.draw(len(candidates))]

    def _beam(self, game: Game) -> DecisionBeam:
        evaluation = game.evaluation(self._weights)
        return DecisionBeam(game, evaluation, self._width, self._evaluations, OPPONENT_WEIGHT)
