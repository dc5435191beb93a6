# compiled
"""Beam search over one turn: the best ends of the turn, for the seat that is asked.

A beam of plans grows step by step, one beam for each way to spend a turn (`Game.ways`), and the best ends of
all of them are kept with the actions that lead to them. What a step is depends on the game:

* By single decisions (Tzolk'in): a plan grows by one answer. In the middle of an action something is paid and
  nothing gained, so there it is ranked by what it is worth when the rest of the action is answered greedily.
* By whole actions (Mexica): an action with all its follow-ups is one step, with no evaluation inside it. Of
  the answers to a follow-up only those with the greatest prior are tried; of a long list as many as the beam
  may try, evenly spaced from a random start, and two thirds as many at each further decision.

One evaluation guides the plans. A second one may judge the ends: what guides through a turn is not what its
end is worth. With a judge, and in plans by decisions, every position where the turn could end is an end; else
a plan is an end when no further action improves it.

The utility of a position is the seat's own value, less a share of that of the opponent who was best at the
beginning; a judge's value is taken as it is. Actions with a prior of zero are left out, and so is a plan that
comes back to where an earlier one has been. The GIL is free meanwhile, so turns of different tables are
searched in threads.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import cython

from sacbe.core import constants, memory
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.layout import Ints, Shorts, zero
from sacbe.core.search.rollout import GreedyPolicy
from sacbe.core.search.utility import best_opponent, utility_of
from sacbe.core.state import State

PRIME = 67108859

LAPSE = 7
"""Hundredths of a point that a judged end is charged for each thing that lapses with the turn.

A judge's error is greater than that; without a charge, bots sometimes wait for each other.
"""

MAX_DECISIONS = 12
"""Decisions of one whole action; what is left then is the next step of the plan."""


class End(NamedTuple):
    """An end of the turn: its utility, and the actions that lead to it, without the last, `end_turn`."""

    utility: int
    actions: tuple[int, ...]


class Scratch:
    """Working memory: a state for a decision, and further ones for its follow-ups."""

    state: State
    decisions: int  # that may still follow
    inner: Scratch

    def __init__(self, state: State, decisions: int) -> None:
        self.state = state.copy()
        self.decisions = decisions
        if decisions > 0:
            self.inner = Scratch(state, decisions - 1)


class TurnBeam:
    """Searches turns of one game; its own memory serves one search at a time."""

    game: Game
    evaluation: Evaluation  # guides the plans
    judge: Evaluation  # of the ends
    stream: Stream
    policy: GreedyPolicy
    scratch: Scratch
    pools: bool  # is every position where the turn could end an end?
    width: int  # plans kept after each whole action
    answers: int  # answers tried to the first follow-up of an action
    opponent_weight: int  # the share of the best opponent's value that counts against, in percent
    noise: int  # hundredths of a point by which each whole action of a plan is misjudged at most
    evaluations: int  # positions evaluated at most
    seat: int
    opponent: int
    way: int
    evaluations_left: int
    size: int
    next_size: int
    end_count: int
    seen_count: int
    length: int
    first: int
    is_improved: bool
    actions: Annotated[Shorts, constants.MAX_PLAN]  # of the plan that is extended
    plans: Annotated[Shorts, constants.MAX_BEAM * constants.MAX_PLAN]
    lengths: Annotated[Ints, constants.MAX_BEAM]
    plan_utilities: Annotated[Ints, constants.MAX_BEAM]  # NO_VALUE where the turn cannot end
    errors: Annotated[Ints, constants.MAX_BEAM]
    fingerprints: Annotated[Ints, constants.MAX_BEAM]
    next_plans: Annotated[Shorts, constants.MAX_BEAM * constants.MAX_PLAN]
    next_lengths: Annotated[Ints, constants.MAX_BEAM]
    next_utilities: Annotated[Ints, constants.MAX_BEAM]
    next_errors: Annotated[Ints, constants.MAX_BEAM]
    next_fingerprints: Annotated[Ints, constants.MAX_BEAM]
    next_ranks: Annotated[Ints, constants.MAX_BEAM]
    end_plans: Annotated[Shorts, constants.MAX_ENDS * constants.MAX_PLAN]
    end_lengths: Annotated[Ints, constants.MAX_ENDS]
    end_utilities: Annotated[Ints, constants.MAX_ENDS]
    end_fingerprints: Annotated[Ints, constants.MAX_ENDS]
    end_ranks: Annotated[Ints, constants.MAX_ENDS]
    seen_fingerprints: Annotated[Ints, constants.MAX_SEEN]
    best: Annotated[Ints, constants.MAX_ACTIONS]  # the utility of the best end after each legal action

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        stream: Stream,
        width: int,
        answers: int,
        opponent_weight: int,
        noise: int = 0,
        evaluations: int = constants.NO_LIMIT,
        judge: Evaluation | None = None,
    ) -> None:
        assert 0 < width <= constants.MAX_BEAM
        if not cython.compiled:
            zero(self)
        self.game = game
        self.evaluation = evaluation
        self.judge = evaluation if judge is None else judge
        self.pools = judge is not None or not game.plans_by_action
        self.policy = GreedyPolicy(game, evaluation, stream, 0)
        self.stream = stream
        self.width = width
        self.answers = answers
        self.opponent_weight = opponent_weight
        self.noise = noise
        self.evaluations = evaluations

    def best_ends(self, state: State) -> list[End]:
        """The best ends of the turn, the best first."""
        self.allocate(state)
        self.run(state)
        found = sorted(range(self.end_count), key=lambda end: -self.end_ranks[end])
        return [End(self.end_utilities[end], self.actions_to(end)) for end in found]

    def allocate(self, state: State) -> None:  # cpdef
        """Allocate working memory, for positions like this one."""
        self.scratch = Scratch(state, MAX_DECISIONS)
        self.policy.allocate(state)

    def utilities(self, state: State) -> list[int]:  # cpdef
        """The utility of the best end after each legal action, in their order; NO_VALUE where none was found.

        These are of the last `best_ends`, which was asked of the same position.
        """
        return [self.best[place] for place in range(state.offered)]

    def actions_to(self, end: int) -> tuple[int, ...]:
        """The actions that lead to an end."""
        start = end * constants.MAX_PLAN
        return tuple(self.end_plans[place] for place in range(start, start + self.end_lengths[end]))

    def run(self, state: State) -> None:  # cpdef
        """Search without the GIL."""
        with cython.nogil:
            self.search(state)

    def search(self, state: State) -> None:
        """Let a beam grow from the pending decision for each way to spend the turn."""
        self.seat = state.asked()
        self.opponent = best_opponent(self.evaluation, state, self.seat, self.opponent_weight)
        self.evaluations_left = self.evaluations
        self.end_count = 0
        for place in range(state.offered):
            self.best[place] = constants.NO_VALUE
        for way in range(self.game.ways):
            self.way = way
            self.begin(state)
            while self.size > 0 and self.evaluations_left > 0:
                self.grow(state)
        if self.judge is not self.evaluation:
            self.go_on_from_best_end(state)

    def go_on_from_best_end(self, state: State) -> None:
        """Go on from the best end as long as that leads to a better one: the guide may have left it aside.

        Here nothing is misjudged, so that weak levels spend their points, too.
        """
        noise = self.noise
        self.noise = 0
        best = self.best_end()
        while best >= 0 and self.evaluations_left > 0:
            rank = self.end_ranks[best]
            self.size = 1
            self.lengths[0] = self.end_lengths[best]
            self.errors[0] = rank - self.end_utilities[best]
            for step in range(self.lengths[0]):
                self.plans[step] = self.end_plans[best * constants.MAX_PLAN + step]
            self.grow(state)
            best = self.best_end()
            if self.end_ranks[best] == rank:
                break
        self.noise = noise

    def best_end(self) -> int:
        """The place of the best end, or -1 if none was found."""
        best = -1
        for end in range(self.end_count):
            if best < 0 or self.end_ranks[end] > self.end_ranks[best]:
                best = end
        return best

    def begin(self, state: State) -> None:
        """One plan: to do nothing."""
        self.seen_count = 0
        self.size = 1
        self.length = 0
        self.lengths[0] = 0
        self.errors[0] = 0
        self.fingerprints[0] = 0
        self.plan_utilities[0] = constants.NO_VALUE
        if state.is_offered(self.game.end_turn):
            self.plan_utilities[0] = self.end_utility(state)
            for place in range(state.offered):
                if state.offer_at(place) == self.game.end_turn:
                    self.best[place] = self.plan_utilities[0]
            if self.pools:
                self.keep_end(self.plan_utilities[0], 0, 0)

    def grow(self, state: State) -> None:
        """Extend each plan of the beam."""
        self.next_size = 0
        for plan in range(self.size):
            self.replay(state, self.scratch.state, plan)
            self.is_improved = False
            if self.game.plans_by_action:
                self.extend(self.scratch.state, self.scratch.inner, plan, 0)
            else:
                self.extend_by_decision(self.scratch.state, self.scratch.inner.state, plan)
            if not self.pools and not self.is_improved and self.plan_utilities[plan] > constants.NO_VALUE:
                self.length = self.lengths[plan]
                self.keep_end(self.plan_utilities[plan], self.errors[plan], self.fingerprints[plan])
        self.swap()

    def utility(self, state: State) -> int:
        """The utility of a position, to guide a plan."""
        return utility_of(self.evaluation, state, self.seat, self.opponent, self.opponent_weight)

    def end_utility(self, state: State) -> int:
        """The utility of a position where the turn ends."""
        if self.judge is self.evaluation:
            return self.utility(state)
        judged = self.judge.value(state, self.seat)
        return judged - LAPSE * self.game.lapsing(state) if state.asks(self.seat) else judged

    # One more decision.

    def extend_by_decision(self, base: State, trial: State, plan: int) -> None:
        """Try the actions of the decision in `base`; what is left of an action is answered greedily."""
        if self.length == constants.MAX_PLAN:
            return
        for at in range(base.offered):
            action = base.offer_at(at)
            if action == self.game.end_turn or self.evaluation.prior(base, action) == 0:
                continue
            if self.length == 0:
                self.first = at
                if self.game.way(base, action) != self.way:
                    continue
            if self.evaluations_left == 0:
                return
            memory.overwrite(trial, base)
            self.game.step(trial, action)
            position = memory.hash_of(trial) % PRIME
            self.actions[self.length] = action
            self.length += 1
            is_end = self.is_whole(trial)
            if not is_end:
                self.policy.answer_follow_ups(trial, self.seat)
            self.add_extension(trial, plan, position, is_end)
            self.length -= 1

    # One more whole action.

    def replay(self, state: State, base: State, plan: int) -> None:
        """Into `base`: the position after a plan; `first` is the place of the plan's first action."""
        memory.overwrite(base, state)
        self.length = self.lengths[plan]
        if self.length > 0:
            for place in range(state.offered):
                if state.offer_at(place) == self.plans[plan * constants.MAX_PLAN]:
                    self.first = place
        for step in range(self.length):
            self.actions[step] = self.plans[plan * constants.MAX_PLAN + step]
            self.game.step(base, self.actions[step])

    def extend(self, base: State, scratch: Scratch, plan: int, asked: int) -> None:
        """Try the actions of the decision in `base`; `asked` counts decisions since the end of the plan."""
        if self.length == constants.MAX_PLAN:
            return
        least = self.least_prior(base)
        stride = self.stride(base, least, asked)
        place = self.stream.below(stride) if stride > 1 else 0
        sensible = 0
        for at in range(base.offered):
            action = base.offer_at(at)
            if action == self.game.end_turn or self.evaluation.prior(base, action) < least:
                continue
            sensible += 1
            if (sensible - 1) % stride != place:
                continue
            if self.evaluations_left == 0:
                return
            if self.length == 0:
                self.first = at
            memory.overwrite(scratch.state, base)
            self.game.step(scratch.state, action)
            self.actions[self.length] = action
            self.length += 1
            if self.is_whole(scratch.state) or scratch.decisions == 0:
                self.add_extension(scratch.state, plan, 0, self.is_whole(scratch.state))
            else:
                self.extend(scratch.state, scratch.inner, plan, asked + 1)
            self.length -= 1

    def least_prior(self, base: State) -> int:
        """The least prior of answers that are tried: to a follow-up the greatest, to others any."""
        most = 0
        for at in range(base.offered):
            if base.offer_at(at) != self.game.end_turn:
                most = max(most, self.evaluation.prior(base, base.offer_at(at)))
        if self.game.is_follow_up(base):
            return most
        return min(most, 1)

    def stride(self, base: State, least: int, asked: int) -> int:
        """One of how many sensible answers is tried: each at the first decision, and of short lists."""
        if asked == 0:
            return 1
        sensible = 0
        for at in range(base.offered):
            action = base.offer_at(at)
            if action != self.game.end_turn and self.evaluation.prior(base, action) >= least:
                sensible += 1
        most = self.answers
        for _ in range(asked - 1):
            most = (2 * most + 1) // 3
        return max(1, (sensible + most - 1) // most)

    def is_whole(self, state: State) -> bool:
        """Is an action complete: could the turn end, or is the seat asked no more?"""
        return not state.asks(self.seat) or state.is_offered(self.game.end_turn)

    def add_extension(self, state: State, plan: int, position: int, is_end: bool) -> None:
        """Evaluate a position after one more step; keep it as an end, as a plan, as both, or not at all.

        `position` is its fingerprint, or 0 for that of the utility.
        """
        self.evaluations_left -= 1
        # Of two plans with the same end the shorter is better: each action costs a hundredth of a point.
        whole = self.utility(state)
        reached = whole - self.length
        error = self.errors[plan] + self.stream.below(2 * self.noise + 1) - self.noise
        if position == 0:
            position = fingerprint(state, whole)
        if is_end:
            end = reached
            if self.judge is not self.evaluation:
                end = self.end_utility(state) - self.length
            self.best[self.first] = max(self.best[self.first], end)
            if reached > self.plan_utilities[plan]:
                self.is_improved = True
            is_finished = self.is_finished(state)
            if self.pools or is_finished:
                self.keep_end(end, error, position)
            if is_finished:
                return
        self.keep_plan(reached, error, position, is_end)

    def is_finished(self, state: State) -> bool:
        """Is there nothing sensible to do but to end the turn?"""
        if state.asks(self.seat):
            for at in range(state.offered):
                action = state.offer_at(at)
                if action != self.game.end_turn and self.evaluation.prior(state, action) > 0:
                    return False
        return True

    # What is kept.

    def keep_plan(self, reached: int, error: int, position: int, is_end: bool) -> None:
        """Keep the extended plan for the next beam, in the place of the worst if that is full."""
        place = slot_for(
            self.next_ranks, self.next_fingerprints, self.next_size, self.width, reached + error, position
        )
        if place == self.width or self.is_seen(position):
            return
        self.next_size = max(self.next_size, place + 1)
        self.next_ranks[place] = reached + error
        self.next_fingerprints[place] = position
        self.next_errors[place] = error
        self.next_utilities[place] = reached if is_end else constants.NO_VALUE
        self.next_lengths[place] = self.length
        for step in range(self.length):
            self.next_plans[place * constants.MAX_PLAN + step] = self.actions[step]

    def keep_end(self, reached: int, error: int, position: int) -> None:
        """Keep the extended plan among the best ends."""
        place = slot_for(
            self.end_ranks,
            self.end_fingerprints,
            self.end_count,
            constants.MAX_ENDS,
            reached + error,
            position,
        )
        if place == constants.MAX_ENDS:
            return
        self.end_count = max(self.end_count, place + 1)
        self.end_ranks[place] = reached + error
        self.end_fingerprints[place] = position
        self.end_utilities[place] = reached
        self.end_lengths[place] = self.length
        for step in range(self.length):
            self.end_plans[place * constants.MAX_PLAN + step] = self.actions[step]

    def is_seen(self, position: int) -> bool:
        """Has an earlier plan been at a position of this fingerprint?"""
        for place in range(self.seen_count):
            if self.seen_fingerprints[place] == position:
                return True
        return False

    def swap(self) -> None:
        """Make the next beam the present one."""
        self.size = self.next_size
        for plan in range(self.next_size):
            self.lengths[plan] = self.next_lengths[plan]
            self.plan_utilities[plan] = self.next_utilities[plan]
            self.errors[plan] = self.next_errors[plan]
            self.fingerprints[plan] = self.next_fingerprints[plan]
            if self.seen_count < constants.MAX_SEEN:
                self.seen_fingerprints[self.seen_count] = self.fingerprints[plan]
                self.seen_count += 1
            for step in range(self.lengths[plan]):
                self.plans[plan * constants.MAX_PLAN + step] = self.next_plans[
                    plan * constants.MAX_PLAN + step
                ]


def slot_for(ranks: Ints, fingerprints: Ints, count: int, most: int, rank: int, position: int) -> int:
    """A slot among the best for one more, that of the worst if all are taken; `most` if there is none.

    Of positions with one fingerprint, which are taken for one, the first is kept.
    """
    worst = 0
    for slot in range(count):
        if fingerprints[slot] == position:
            return most
        if ranks[slot] < ranks[worst]:
            worst = slot
    if count < most:
        return count
    return worst if ranks[worst] < rank else most


def fingerprint(state: State, whole: int) -> int:
    """A number that is equal for positions reached in another order: the utility and the legal actions."""
    number = max(whole, -whole) % PRIME
    for place in range(state.offered):
        number = (number * 31 + state.offer_at(place)) % PRIME
    return number
