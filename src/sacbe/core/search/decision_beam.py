# compiled
"""Beam search over the decisions of one turn: the best end of the turn after each legal action.

A plan is the actions of one line of play, and a beam of plans grows by one decision at a time, until the seat
is not asked any more or the evaluations are spent. Utilities are taken wherever the turn could end: the
seat's own value less a share of that of the opponent who was best at the beginning. Actions with a prior of
zero are left out. The GIL is free meanwhile, so turns of different tables are searched in threads.
"""

from __future__ import annotations

from typing import Annotated

import cython

from sacbe.core import constants, memory
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.layout import Ints, Shorts, zero
from sacbe.core.search.utility import best_opponent, utility_of
from sacbe.core.state import State

PRIME = 65521


class DecisionBeam:
    """Searches turns of one game; its own memory serves one search at a time."""

    game: Game
    evaluation: Evaluation
    width: int  # plans kept after each decision
    evaluations: int  # positions evaluated at most
    opponent_weight: int  # the share of the best opponent's value that counts against, in percent
    seat: int
    opponent: int
    evaluations_left: int
    size: int
    next_size: int
    plans: Annotated[Shorts, constants.MAX_BEAM * constants.MAX_PLAN]
    end_utilities: Annotated[Ints, constants.MAX_BEAM]  # where the plan could have ended the turn last
    first_actions: Annotated[Ints, constants.MAX_BEAM]  # places of the first actions among the legal ones
    next_plans: Annotated[Shorts, constants.MAX_BEAM * constants.MAX_PLAN]
    next_end_utilities: Annotated[Ints, constants.MAX_BEAM]
    next_first_actions: Annotated[Ints, constants.MAX_BEAM]
    next_utilities: Annotated[Ints, constants.MAX_BEAM]
    next_fingerprints: Annotated[Ints, constants.MAX_BEAM]  # equal ones, of equal utility, are one plan
    best: Annotated[Ints, constants.MAX_ACTIONS]
    one_step: Annotated[Ints, constants.MAX_ACTIONS]

    def __init__(
        self, game: Game, evaluation: Evaluation, width: int, evaluations: int, opponent_weight: int
    ) -> None:
        assert 0 < width <= constants.MAX_BEAM
        if not cython.compiled:
            zero(self)
        self.game = game
        self.evaluation = evaluation
        self.width = width
        self.evaluations = evaluations
        self.opponent_weight = opponent_weight

    def utilities(self, state: State) -> list[int]:  # cpdef
        """The best utility after each legal action, in their order; NO_VALUE where no end was found."""
        self.run(state, state.copy(), state.copy())
        places = range(state.offered)
        best = [self.best[place] for place in places]
        return best if max(best) > constants.NO_VALUE else [self.one_step[place] for place in places]

    def run(self, state: State, base: State, trial: State) -> None:  # cpdef
        """Search without the GIL."""
        with cython.nogil:
            self.search(state, base, trial)

    def search(self, state: State, base: State, trial: State) -> None:
        """Let the beam grow from the pending decision; `base` and `trial` are working memory."""
        self.seat = state.asked()
        for place in range(state.offered):
            self.best[place] = constants.NO_VALUE
            self.one_step[place] = constants.NO_VALUE
        self.evaluations_left = self.evaluations
        self.size = 1
        self.opponent = best_opponent(self.evaluation, state, self.seat, self.opponent_weight)
        self.end_utilities[0] = self.utility(state)
        length = 0
        while self.size > 0 and length < constants.MAX_PLAN:
            self.next_size = 0
            for plan in range(self.size):
                self.replay(state, base, plan, length)
                self.extend(base, trial, plan, length)
            length += 1
            self.swap(length)

    def utility(self, state: State) -> int:
        """The utility of a position."""
        return utility_of(self.evaluation, state, self.seat, self.opponent, self.opponent_weight)

    def replay(self, state: State, base: State, plan: int, length: int) -> None:
        """Into `base`: the position after a plan."""
        memory.overwrite(base, state)
        for step in range(length):
            self.game.step(base, self.plans[plan * constants.MAX_PLAN + step])

    def extend(self, base: State, trial: State, plan: int, length: int) -> None:
        """Try every action at the end of a plan."""
        for place in range(base.offered):
            action = base.offer_at(place)
            first = place if length == 0 else self.first_actions[plan]
            if action == self.game.end_turn:
                self.best[first] = max(self.best[first], self.end_utilities[plan])
                continue
            if self.evaluations_left == 0:
                return
            if self.evaluation.prior(base, action) == 0:
                continue
            memory.overwrite(trial, base)
            self.game.step(trial, action)
            self.add_extension(trial, plan, length, first, action)

    def add_extension(self, trial: State, plan: int, length: int, first: int, action: int) -> None:
        """Evaluate the position after one more action; keep it as an end of the turn, as a plan, or both."""
        self.evaluations_left -= 1
        # Of two plans with the same end the shorter is better: each action costs a hundredth of a point.
        reached = self.utility(trial) - length - 1
        end = self.end_utilities[plan]
        if length == 0:
            self.one_step[first] = reached
        if not trial.asks(self.seat):
            self.best[first] = max(self.best[first], reached)
            return
        if trial.is_offered(self.game.end_turn):
            self.best[first] = max(self.best[first], reached)
            end = reached
        slot = self.slot_for(max(reached, end), fingerprint(trial, reached))
        if slot < self.width:
            for step in range(length):
                self.next_plans[slot * constants.MAX_PLAN + step] = self.plans[
                    plan * constants.MAX_PLAN + step
                ]
            self.next_plans[slot * constants.MAX_PLAN + length] = action
            self.next_end_utilities[slot] = end
            self.next_first_actions[slot] = first

    def slot_for(self, reached: int, fingerprint: int) -> int:
        """A slot of the next beam for a plan of this utility, that of the worst if it is full; or none.

        In the middle of a follow-up something is paid and nothing gained, so a plan counts no less than
        where it could have ended the turn last.
        """
        worst = 0
        for slot in range(self.next_size):
            if self.next_fingerprints[slot] == fingerprint and self.next_utilities[slot] == reached:
                return self.width
            if self.next_utilities[slot] < self.next_utilities[worst]:
                worst = slot
        slot = worst
        if self.next_size < self.width:
            slot = self.next_size
            self.next_size += 1
        elif self.next_utilities[worst] >= reached:
            return self.width
        self.next_utilities[slot] = reached
        self.next_fingerprints[slot] = fingerprint
        return slot

    def swap(self, length: int) -> None:
        """Make the next beam the present one."""
        self.size = self.next_size
        for plan in range(self.next_size):
            for step in range(length):
                self.plans[plan * constants.MAX_PLAN + step] = self.next_plans[
                    plan * constants.MAX_PLAN + step
                ]
            self.end_utilities[plan] = self.next_end_utilities[plan]
            self.first_actions[plan] = self.next_first_actions[plan]


def fingerprint(state: State, reached: int) -> int:
    """A number that is equal for positions reached in another order: the pending decision and the utility."""
    top = (state.depth - 1) * constants.FRAME_SIZE
    number = max(reached, -reached) % PRIME
    for part in range(constants.FRAME_SIZE):
        number = (number * 31 + state.frames[top + part] + constants.MAX_ACTIONS) % PRIME
    return (number * 31 + state.offered) % PRIME
