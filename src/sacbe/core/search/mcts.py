# compiled
"""Monte Carlo tree search (MCTS) over single decisions: what each action leads to if all play well.

An iteration selects actions from the root down to a leaf of the tree, expands it, rolls out from there
(rollout.py), evaluates the end for all seats and backs the utilities up to the nodes of its path. Selection
is PUCT with priors by rank (selection.py): each seat maximises its own utility. Chance draws its outcome at
each visit.

All iterations end at the same time: when the searching seat has ended a given number of turns (the horizon).
Otherwise a longer iteration would seem better than a shorter one, because values grow as a game goes on.

A node considers more of its children the more often it is visited (progressive widening), in the order of
their heuristics; a node of an opponent considers fewer.

The tree knows one world: a caller that must not see everything makes a guess first (determinization).
Nothing here knows a clock, and the GIL is free meanwhile: callers ask for as many iterations as they like, in
as many trees as they have threads (root parallelization).
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import cython

from sacbe.core import constants, memory
from sacbe.core.chance import Seed, Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.layout import Floats, Ints, zero
from sacbe.core.search import selection
from sacbe.core.search.rollout import GreedyPolicy
from sacbe.core.search.tree import Tree
from sacbe.core.state import State

PERCENT = 100.0

WIN_BONUS = 5.0 * constants.HUNDREDTHS
"""The utility of having won, beyond the points."""

MIN_RANGE = 50.0 * constants.HUNDREDTHS
"""The least range of utilities that is assumed, however close together those seen so far are."""


class Candidate(NamedTuple):
    """A legal action at the root, and the results of its visits."""

    action: int
    visits: int
    utility: float
    """Sum of the seat's utilities, in hundredths of a point."""
    value: int
    """Sum of the seat's own values, in hundredths of a point."""


class TreeSearch:
    """Searches one decision after the other of one game."""

    game: Game
    evaluation: Evaluation
    tree: Tree
    stream: Stream
    policy: GreedyPolicy
    root_state: State
    state: State
    exploration: float  # the weight of the exploration term, as a share of the range of all utilities
    opponent_widening: int  # how many times the visits of an own node an opponent's node takes to widen
    opponent_weight: int  # the share of the best opponent's value that counts against a seat, in percent
    horizon: int  # own turns after which an iteration ends; if zero, it ends where the tree does
    seat: int
    path_length: int
    ranked: int
    turns_ended: int
    low: float
    high: float
    path: Annotated[Ints, constants.MAX_PATH]
    actions: Annotated[Ints, constants.MAX_ACTIONS]
    heuristics: Annotated[Ints, constants.MAX_ACTIONS]
    values: Annotated[Ints, constants.MAX_SEATS]
    utilities: Annotated[Floats, constants.MAX_SEATS]

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        capacity: int,
        seed: Seed,
        exploration: float,
        opponent_widening: int,
        opponent_weight: int,
        noise: int,
        horizon: int,
    ) -> None:
        if not cython.compiled:
            zero(self)
        self.game = game
        self.evaluation = evaluation
        self.tree = Tree(capacity)
        self.stream = Stream(seed)
        # Noise makes the trees of several threads differ.
        self.policy = GreedyPolicy(game, evaluation, self.stream, noise)
        self.exploration = exploration
        self.opponent_widening = opponent_widening
        self.opponent_weight = opponent_weight
        self.horizon = horizon

    def set_root(self, state: State, heuristics: list[int] | None = None) -> None:  # cpdef
        """Search from a decision of a seat; its actions are ranked by the heuristics, or one step ahead."""
        self.root_state, self.state = state.copy(), state.copy()
        self.policy.allocate(state)
        self.seat = state.asked()
        self.low, self.high = -constants.NO_VALUE, constants.NO_VALUE
        self.tree.reset()
        if heuristics is not None:
            self.ranked = 0
            for place in range(state.offered):
                self.insert_ranked(state.offer_at(place), heuristics[place], constants.MAX_ACTIONS)
            self.attach(self.tree.root, self.seat)

    def advance_root(self, action: int, state: State) -> bool:  # cpdef
        """Keep the subtree after an action, which has led to a state; False if there is none."""
        after = self.root_state.copy()
        self.game.apply(after, action)
        child = self.tree.child(self.tree.root, action)
        if child == self.tree.root or self.tree.child_count[child] == 0 or after.numbers() != state.numbers():
            return False
        if self.tree.asked[child] != self.seat:
            return False
        self.tree.root = child
        self.root_state = state.copy()
        return True

    def run(self, iterations: int) -> None:  # cpdef
        """Run some more iterations."""
        with cython.nogil:
            for _ in range(iterations):
                self.iterate(self.tree.root)

    def run_below(self, action: int, iterations: int) -> None:  # cpdef
        """Run some more iterations that all begin with the same legal action."""
        first = self.tree.child(self.tree.root, action)
        with cython.nogil:
            for _ in range(iterations):
                self.iterate(first)

    def candidates(self) -> list[Candidate]:
        """The results of the legal actions, in the order of their heuristics."""
        return [Candidate(*child) for child in self.tree.root_children()]

    def visit_lead(self) -> int:  # python
        """By how many visits the most visited action leads."""
        return self.tree.visit_lead()

    # One iteration.

    def iterate(self, first: int) -> None:
        """Select, expand, roll out, evaluate and back up, from the root or from one of its children."""
        memory.overwrite(self.state, self.root_state)
        self.path[0] = self.tree.root
        self.path_length = 1
        self.turns_ended = 0
        if first == self.tree.root or self.step_to(first):
            self.select_and_expand()
        self.policy.roll_out(self.state, self.seat, self.horizon - self.turns_ended)
        self.policy.finish_follow_ups(self.state)
        self.evaluate_leaf()
        self.back_up()

    def select_and_expand(self) -> None:
        """Go down to a leaf of the tree, and one step further."""
        while self.state.offered > 0 and self.path_length < constants.MAX_PATH:
            node = self.path[self.path_length - 1]
            if self.tree.first_child[node] == 0 and not self.expand(node):
                return
            if not self.step_to(self.select(node)):
                return

    def step_to(self, child: int) -> bool:
        """Take the action that leads to a child; False where the iteration leaves the tree."""
        seat = self.tree.asked[self.path[self.path_length - 1]]
        action = self.tree.action[child]
        self.turns_ended += seat == self.seat and action == self.game.end_turn
        self.game.step(self.state, action)
        self.path[self.path_length] = child
        self.path_length += 1
        if 0 < self.horizon <= self.turns_ended:
            return False
        return self.tree.visits[child] > 0 or self.tree.find_children(child, memory.hash_of(self.state))

    def select(self, node: int) -> int:
        """The child to visit."""
        seat = self.tree.asked[node]
        if seat == constants.CHANCE:
            return self.tree.first_child[node] + self.stream.below(self.tree.child_count[node])
        exploration = self.exploration * max(MIN_RANGE, self.high - self.low)
        return selection.select_child(
            self.tree, node, exploration, 1 if seat == self.seat else self.opponent_widening
        )

    def evaluate_leaf(self) -> None:
        """The value and the utility of every seat where the iteration has ended."""
        players = self.state.players
        leader = 0
        for seat in range(players):
            self.values[seat] = self.evaluation.value(self.state, seat)
            if self.values[seat] > self.values[leader]:
                leader = seat
        for seat in range(players):
            best = constants.NO_VALUE
            for other in range(players):
                if other != seat:
                    best = max(best, self.values[other])
            self.utilities[seat] = self.values[seat]
            if players > 1:
                share = best * self.opponent_weight / (PERCENT * (players - 1))
                self.utilities[seat] = self.values[seat] - share
        if self.state.depth == 0:
            self.utilities[leader] += WIN_BONUS

    def back_up(self) -> None:
        """Add the results to every node of the path."""
        self.tree.visits[self.path[0]] += 1
        for step in range(1, self.path_length):
            seat = self.tree.asked[self.path[step - 1]]
            if seat == constants.CHANCE:
                self.tree.visits[self.path[step]] += 1
                continue
            self.tree.add_visit(self.path[step], self.utilities[seat], self.values[seat])
            self.low = min(self.low, self.utilities[seat])
            self.high = max(self.high, self.utilities[seat])

    # New nodes.

    def expand(self, node: int) -> bool:
        """Make the children of a node, for the pending decision; False if there is no capacity for them."""
        position = memory.hash_of(self.state)
        if self.tree.find_children(node, position):
            return True
        if not self.generate(node):
            return False
        self.tree.transpositions.store(position, node)
        return True

    def generate(self, node: int) -> bool:
        """Make children for a position not met before; False if there is no capacity for them."""
        seat = self.state.asked()
        self.ranked = 0
        if seat == constants.CHANCE:
            for place in range(self.state.offered):
                self.insert_ranked(self.state.offer_at(place), 0, constants.MAX_ACTIONS)
            return self.attach(node, seat)
        most = constants.MAX_ACTIONS if node == self.tree.root else constants.MAX_CHILDREN
        for place in range(self.state.offered):
            action = self.state.offer_at(place)
            if self.evaluation.prior(self.state, action) > 0:
                self.insert_ranked(action, self.policy.one_step_value(self.state, action, seat), most)
        if self.ranked == 0:
            for place in range(self.state.offered):
                self.insert_ranked(self.state.offer_at(place), 0, most)
        return self.attach(node, seat)

    def insert_ranked(self, action: int, heuristic: int, most: int) -> None:
        """Insert an action among those ranked, the better before the worse, and keep only some of them."""
        place = self.ranked
        if place == most:
            if heuristic <= self.heuristics[place - 1]:
                return
            place -= 1
        else:
            self.ranked += 1
        while place > 0 and self.heuristics[place - 1] < heuristic:
            self.heuristics[place] = self.heuristics[place - 1]
            self.actions[place] = self.actions[place - 1]
            place -= 1
        self.heuristics[place] = heuristic
        self.actions[place] = action

    def attach(self, node: int, seat: int) -> bool:
        """Make children of the ranked actions; False if there is no capacity for them."""
        if not self.tree.add_children(node, seat, self.ranked):
            return False
        for place in range(self.ranked):
            self.tree.set_child(
                self.tree.first_child[node] + place, self.actions[place], self.heuristics[place]
            )
        return True
