"""Tree search over single decisions, for any game: what each answer leads to when all play well.

Every iteration walks from the question that stands down the tree to a position not met before, plays on from
there at a glance, weighs the end for all seats and adds what it is worth to the nodes on the way. At each
node the seat that is asked takes what has served its own standing best, or tries an answer that looks good at
a glance and has been tried little. Chance draws its outcome at each visit.

All walks end at the same time: when the seat that thinks has ended so many turns (the horizon). Evaluations
grow as a game goes on, and a long walk would look better than a short one otherwise.

A node takes more of its answers into account the more often it is visited, in the order of their glances,
and that of an opponent fewer than an own one.

The tree knows one world: who must not see everything makes a guess first. Nothing here knows a clock, and the
GIL is free meanwhile: callers ask for as many iterations as they like, in as many trees as they have threads.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from sacbe.core import block, ids
from sacbe.core.chance import Stream
from sacbe.core.game import HUNDREDTHS, Game, State
from sacbe.core.glance import Glance
from sacbe.core.tree import Tree

PERCENT = 100.0

PRIZE = 5.0 * HUNDREDTHS
"""What it is worth to have won, beyond the points."""

LEAST_SPREAD = 50.0 * HUNDREDTHS
"""Standings are taken to lie at least so far apart, however alike those seen so far are."""


class Candidate(NamedTuple):
    """An answer to the question that stands, and what came of it."""

    action: int
    visits: int
    standing: float
    """Sum of the seat's standings, in hundredths of a point."""
    worth: int
    """Sum of the seat's own evaluations, in hundredths of a point."""


class Search:
    """Searches from one question after the other of one game."""

    def __init__(
        self,
        game: Game,
        room: int,
        seed: int,
        exploration: float,
        caution: int,
        rivalry: int,
        jitter: int,
        horizon: int,
    ) -> None:
        self.game = game
        self.tree = Tree(room)
        self.stream = Stream(seed)
        # Glances err by so much, so that several trees do not all look alike.
        self.glance = Glance(game, self.stream, jitter)
        # How much an answer that was tried little is favoured, as a share of the spread of all standings.
        self.exploration = exploration
        # An opponent's node takes its next answer into account after so many times the visits of an own one.
        self.caution = caution
        # The share of the best opponent's evaluation that counts against a seat, in percent; of several
        # opponents each is less of a rival.
        self.rivalry = rivalry
        # Own turns after which a walk ends; if zero, it ends where the tree does.
        self.horizon = horizon
        self.seat = 0
        self.length = 0
        self.tried = 0
        self.turns = 0
        self.low = 0.0
        self.high = 0.0
        if not cython.compiled:
            self.path = [0] * ids.PATH
            self.actions = [0] * ids.ANSWERS
            self.hints = [0] * ids.ANSWERS
            self.worths = [0] * ids.MOST_SEATS
            self.standings = [0.0] * ids.MOST_SEATS

    def begin(self, state: State, hints: list[int] | None = None) -> None:
        """Search from a question to a seat; hints at its answers, in their order, replace glances."""
        self.origin, self.walk = state.copy(), state.copy()
        self.glance.make_room(state)
        self.seat = state.frames[(state.depth - 1) * ids.FRAME + 1]
        self.low, self.high = -ids.UNKNOWN, ids.UNKNOWN
        self.tree.plant()
        if hints is not None:
            self.tried = 0
            for place in range(state.offered):
                self.rank(state.offer_at(place), hints[place], ids.ANSWERS)
            self.grow(self.tree.root, self.seat)

    def follow(self, action: int, state: State) -> bool:
        """Go on from the position after an action with what is known of it; False if nothing is."""
        after = self.origin.copy()
        self.game.apply(after, action)
        child = self.tree.child(self.tree.root, action)
        if child == self.tree.root or self.tree.count[child] == 0 or after.numbers() != state.numbers():
            return False
        if self.tree.asked[child] != self.seat:
            return False
        self.tree.root = child
        self.origin = state.copy()
        return True

    def think(self, iterations: int) -> None:
        """So many iterations more."""
        with cython.nogil:
            for _ in range(iterations):
                self.iterate(self.tree.root)

    def look_into(self, action: int, iterations: int) -> None:
        """So many iterations more that all begin with one of the answers."""
        answer = self.tree.child(self.tree.root, action)
        with cython.nogil:
            for _ in range(iterations):
                self.iterate(answer)

    def candidates(self) -> list[Candidate]:
        """What came of the answers, the most promising first."""
        return [Candidate(*found) for found in self.tree.found()]

    def lead(self) -> int:
        """By how many visits the first of the answers leads."""
        return self.tree.lead()

    # One iteration.

    def iterate(self, answer: int) -> None:
        """Walk down, from the root or beginning with one of its answers; weigh, and remember."""
        block.overwrite(self.walk, self.origin)
        self.path[0] = self.tree.root
        self.length = 1
        self.turns = 0
        if answer == self.tree.root or self.go_to(answer):
            self.descend()
        self.glance.play_on(self.walk, self.seat, self.horizon - self.turns)
        self.glance.finish(self.walk)
        self.weigh()
        self.back_up()

    def descend(self) -> None:
        """Walk on to the end of what the tree knows, and one step further."""
        while self.walk.offered > 0 and self.length < ids.PATH:
            node = self.path[self.length - 1]
            if self.tree.first[node] == 0 and not self.expand(node):
                return
            if not self.go_to(self.choose(node)):
                return

    def go_to(self, child: int) -> bool:
        """Give the answer that leads to a child; False where the walk leaves the tree."""
        seat = self.tree.asked[self.path[self.length - 1]]
        action = self.tree.action[child]
        self.turns += seat == self.seat and action == self.game.end_turn
        self.game.step(self.walk, action)
        self.path[self.length] = child
        self.length += 1
        if 0 < self.horizon <= self.turns:
            return False
        return self.tree.visits[child] > 0 or self.tree.recall(child, block.mark_of(self.walk))

    def weigh(self) -> None:
        """The worth of the position and the standing of every seat where the walk has ended."""
        players = self.walk.players
        leader = 0
        for seat in range(players):
            self.worths[seat] = self.game.weigh(self.walk, seat)
            if self.worths[seat] > self.worths[leader]:
                leader = seat
        for seat in range(players):
            best = ids.UNKNOWN
            for other in range(players):
                if other != seat:
                    best = max(best, self.worths[other])
            self.standings[seat] = self.worths[seat]
            if players > 1:
                self.standings[seat] = self.worths[seat] - best * self.rivalry / (PERCENT * (players - 1))
        if self.walk.depth == 0:
            self.standings[leader] += PRIZE

    def back_up(self) -> None:
        """Add what the walk has brought to every node on its way."""
        self.tree.visits[self.path[0]] += 1
        for step in range(1, self.length):
            seat = self.tree.asked[self.path[step - 1]]
            if seat == ids.CHANCE:
                self.tree.visits[self.path[step]] += 1
                continue
            self.tree.add(self.path[step], self.standings[seat], self.worths[seat])
            self.low = min(self.low, self.standings[seat])
            self.high = max(self.high, self.standings[seat])

    def choose(self, node: int) -> int:
        """The child to go to."""
        seat = self.tree.asked[node]
        if seat == ids.CHANCE:
            return self.tree.first[node] + self.stream.below(self.tree.count[node])
        urge = self.exploration * max(LEAST_SPREAD, self.high - self.low)
        return self.tree.promising(node, urge, 1 if seat == self.seat else self.caution)

    # New nodes.

    def expand(self, node: int) -> bool:
        """Make the children of a node for the question that stands; False if there is no room for them."""
        mark = block.mark_of(self.walk)
        if self.tree.recall(node, mark):
            return True
        if not self.find_answers(node):
            return False
        self.tree.remember(node, mark)
        return True

    def find_answers(self, node: int) -> bool:
        """Make children of the answers to a question not met before; False if there is no room for them."""
        seat = self.walk.frames[(self.walk.depth - 1) * ids.FRAME + 1]
        self.tried = 0
        if seat == ids.CHANCE:
            for place in range(self.walk.offered):
                self.rank(self.walk.offer_at(place), 0, ids.ANSWERS)
            return self.grow(node, seat)
        most = ids.ANSWERS if node == self.tree.root else ids.CHILDREN
        for place in range(self.walk.offered):
            action = self.walk.offer_at(place)
            if self.game.prior(self.walk, action) > 0:
                self.rank(action, self.glance.at(self.walk, action, seat), most)
        if self.tried == 0:
            for place in range(self.walk.offered):
                self.rank(self.walk.offer_at(place), 0, most)
        return self.grow(node, seat)

    def rank(self, action: int, hint: int, most: int) -> None:
        """Put an answer among those tried, the better before the worse, and keep so many."""
        place = self.tried
        if place == most:
            if hint <= self.hints[place - 1]:
                return
            place -= 1
        else:
            self.tried += 1
        while place > 0 and self.hints[place - 1] < hint:
            self.hints[place] = self.hints[place - 1]
            self.actions[place] = self.actions[place - 1]
            place -= 1
        self.hints[place] = hint
        self.actions[place] = action

    def grow(self, node: int, seat: int) -> bool:
        """Make children of the answers that were tried."""
        if not self.tree.branch(node, seat, self.tried):
            return False
        for place in range(self.tried):
            self.tree.put(self.tree.first[node] + place, self.actions[place], self.hints[place])
        return True
