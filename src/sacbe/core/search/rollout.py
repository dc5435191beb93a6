# compiled
"""Rollouts: how a game is played on cheaply from a leaf. The policy is greedy, by the value one step ahead.

In the middle of a follow-up something is paid and nothing gained yet, so an action is evaluated after its
follow-ups, each answered greedily too. It is the quickest play that makes sense.
"""

from __future__ import annotations

from sacbe.core import constants, memory
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.state import State


class GreedyPolicy:
    """Takes the action with the best value one step ahead."""

    game: Game
    evaluation: Evaluation
    stream: Stream
    noise: int  # values are raised by up to this many hundredths of a point, so that rollouts differ
    probe: State
    inner: State

    def __init__(self, game: Game, evaluation: Evaluation, stream: Stream, noise: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.stream = stream
        self.noise = noise

    def allocate(self, state: State) -> None:  # cpdef
        """Allocate working memory, for positions like this one."""
        self.probe, self.inner = state.copy(), state.copy()

    def choose(self, state: State) -> int:  # cpdef
        """The best action of the seat that is asked."""
        self.allocate(state)
        return self.best_action(state, state.asked())

    def roll_out(self, state: State, seat: int, turns: int) -> None:
        """Play for all seats, in place, until one of them has ended a number of turns; chance draws."""
        while state.offered > 0 and turns > 0:
            asked = state.asked()
            if asked == constants.CHANCE:
                self.game.step(state, state.offer_at(self.stream.below(state.offered)))
                continue
            action = self.best_action(state, asked)
            if asked == seat and action == self.game.end_turn:
                turns -= 1
            self.game.step(state, action)

    def finish_follow_ups(self, state: State) -> None:
        """Answer the pending follow-ups of the seat that is asked, in place."""
        if state.depth > 0 and not state.is_chance():
            self.answer_follow_ups(state, state.asked())

    def best_action(self, state: State, seat: int) -> int:
        """The action with the best value one step ahead, of those that sensible play takes at all."""
        chosen = state.offer_at(0)
        if state.offered == 1:
            return chosen
        best = constants.NO_VALUE
        for place in range(state.offered):
            action = state.offer_at(place)
            if self.evaluation.prior(state, action) == 0:
                continue
            value = self.one_step_value(state, action, seat)
            if value > best:
                best = value
                chosen = action
        return chosen

    def one_step_value(self, state: State, action: int, seat: int) -> int:
        """The value for a seat after an action and its follow-ups, with noise."""
        memory.overwrite(self.probe, state)
        self.game.step(self.probe, action)
        self.answer_follow_ups(self.probe, seat)
        return self.evaluation.value(self.probe, seat) + self.stream.below(self.noise + 1)

    def answer_follow_ups(self, state: State, seat: int) -> None:
        """Answer the follow-ups of a seat greedily, in place."""
        for _ in range(constants.MAX_PLAN):
            if not state.asks(seat) or not self.game.is_follow_up(state):
                return
            self.game.step(state, self.best_follow_up(state, seat))

    def best_follow_up(self, state: State, seat: int) -> int:
        """The answer with the best value, of those tried: every second of many, every third, and so on."""
        stride = (state.offered + constants.MAX_TRIED - 1) // constants.MAX_TRIED
        chosen = state.offer_at(0)
        best = constants.NO_VALUE
        place = self.stream.below(stride)
        while place < state.offered:
            action = state.offer_at(place)
            place += stride
            if self.evaluation.prior(state, action) == 0:
                continue
            memory.overwrite(self.inner, state)
            self.game.step(self.inner, action)
            value = self.evaluation.value(self.inner, seat)
            if value > best:
                best = value
                chosen = action
        return chosen
