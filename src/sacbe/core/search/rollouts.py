# compiled
"""Rollouts by whole turns: from a position all seats play on quickly, and then an evaluation compares them.

Each seat follows the best plan of a narrow beam. After one or two own turns of the seat in question its lead
counts, or its points, less a share of those of its best opponent. With the same seed two positions meet the
same chance.
"""

from __future__ import annotations

import cython

from sacbe.core import constants, memory
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.search.turn_beam import TurnBeam
from sacbe.core.state import State

OPPONENT_SHARE = 50
"""Percent of the best opponent's value that count against the own one, shared by the number of opponents."""


class TurnRollouts:
    """Plays on from positions of one game; its own memory serves one rollout at a time."""

    game: Game
    evaluation: Evaluation
    beam: TurnBeam
    stream: Stream
    trial: State

    def __init__(self, game: Game, evaluation: Evaluation, beam: TurnBeam, stream: Stream) -> None:
        self.game = game
        self.evaluation = evaluation
        self.beam = beam
        self.stream = stream  # the beam's, too

    def allocate(self, state: State) -> None:  # cpdef
        """Allocate working memory, for positions like this one."""
        self.trial = state.copy()
        self.beam.allocate(state)

    def after(self, state: State, actions: list[int], seat: int, turns: int, seed: int) -> int:  # cpdef
        """The utility of a seat that ends its turn after some actions, when some turns are played on."""
        memory.overwrite(self.trial, state)
        for action in actions:
            self.game.step(self.trial, action)
        self.stream.reseed(seed)
        with cython.nogil:
            utility = self.play_on(seat, turns)
        return utility

    def play_on(self, seat: int, turns: int) -> int:
        """Play on without the GIL; the utility of a seat then."""
        if self.trial.asks(seat) and self.trial.is_offered(self.game.end_turn):
            self.game.step(self.trial, self.game.end_turn)
        while self.trial.offered > 0 and turns > 0:
            asked = self.trial.asked()
            if asked == constants.CHANCE:
                self.game.step(self.trial, self.trial.offer_at(self.stream.below(self.trial.offered)))
            elif self.take_turn(asked) and asked == seat:
                turns -= 1
        return self.utility(seat)

    def take_turn(self, seat: int) -> bool:
        """Play the best plan of the seat that is asked; has it ended its turn?"""
        self.beam.search(self.trial)
        best = self.beam.best_end()
        if best < 0:
            self.game.step(self.trial, self.trial.offer_at(0))
            return False
        for place in range(self.beam.end_lengths[best]):
            self.game.step(self.trial, self.beam.end_plans[best * constants.MAX_PLAN + place])
        if self.trial.asks(seat) and self.trial.is_offered(self.game.end_turn):
            self.game.step(self.trial, self.game.end_turn)
            return True
        return False

    def utility(self, seat: int) -> int:
        """Where a seat stands."""
        own = self.evaluation.value(self.trial, seat)
        if self.evaluation.gives_leads():
            return own
        best = 0
        for other in range(self.trial.players):
            if other != seat:
                best = max(best, self.evaluation.value(self.trial, other))
        opponents = max(1, self.trial.players - 1)
        return own - best * OPPONENT_SHARE // (100 * opponents)
