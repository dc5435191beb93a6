"""A bot that searches beyond its turn by MCTS, so that it sees what the others will make of it.

It builds a tree on each thread from a guess at what its seat cannot know, never from the table itself. Where
there is something to guess, several guesses are searched, each with its share of the budget, and the results
for an action are added up: so it does not play for one guess that may be wrong.

The budget is for a whole turn. Each decision may take half of what is left, and the tree below the action
taken is kept for the next decision. A decision ends early when no other action can catch up.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from sacbe.bots.baselines import NOISE
from sacbe.bots.beam import WIDTH, Weights
from sacbe.bots.bot import Considered
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.search.decision_beam import DecisionBeam
from sacbe.core.search.mcts import Candidate, TreeSearch
from sacbe.core.state import State

SLICE = 8
"""Iterations between two looks at the clock."""

GUESSES = 4
"""Guesses that are searched where there are secrets."""

CAPACITY = 400_000
"""Nodes of a tree."""

ROOT_EVALUATIONS = 400
"""Positions of the turn that are evaluated to rank the answers, before any iteration."""

SEEDS = 1 << 30

HUNDREDTHS = 100
"""Of a point."""


@dataclass(frozen=True)
class Budget:
    """What a turn may take on each thread: iterations, or seconds if there are any."""

    iterations: int = 0
    seconds: float = 0.0
    threads: int = 1


@dataclass(frozen=True)
class SearchSettings:
    """How a search explores; see core/search/mcts.py."""

    exploration: float = 0.25
    opponent_widening: int = 4
    opponent_weight: int = 50
    noise: int = NOISE
    horizon: int | None = None
    """Own turns to search; None is the number that the game recommends."""

    def search(self, game: Game, evaluation: Evaluation, capacity: int, seed: int) -> TreeSearch:
        """A search with these settings."""
        horizon = game.search_horizon if self.horizon is None else self.horizon
        return TreeSearch(
            game,
            evaluation,
            capacity,
            seed,
            self.exploration,
            self.opponent_widening,
            self.opponent_weight,
            self.noise,
            horizon,
        )


class SearchBot:
    """Searches from a seed; the same seed plays the same game if the budget is in iterations."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        settings: SearchSettings | None = None,
        weights: Weights = None,
    ) -> None:
        self._weights = weights
        self._stream = Stream(seed)
        self._budget, self._settings = budget, settings or SearchSettings()
        self._budget_left = 1.0  # the share of the turn's budget that is not spent
        self._trees: list[TreeSearch] = []
        self._last: int | None = None
        self.considered: Sequence[Considered] = ()

    def choose(self, game: Game, state: State) -> int:
        """The most visited legal action."""
        actions = game.legal(state)
        self.considered = ()
        if len(actions) > 1:
            found = self._considered(game, state)
            self.considered = [
                Considered(one.action, one.visits, one.value / one.visits / HUNDREDTHS)
                for one in found
                if one.visits
            ]
            action = found[0].action
        else:
            action = actions[0]
            self._trees = self._trees if self._reuse_trees(state) else []
        self._last = action
        if game.ends_turn(action):
            self._budget_left, self._trees = 1.0, []
        return action

    def visited_actions(self, game: Game, state: State) -> list[int]:
        """The legal actions that the search has tried at all, the most visited first."""
        return [found.action for found in self._considered(game, state) if found.visits > 0]

    def values_of(self, actions: list[int]) -> list[float]:
        """The seat's expected final points after each of some visited actions, in hundredths.

        The search has visited the best ones most, so each gets equal visits before they are compared: as many
        in all as the search has made, or for half of the budget's seconds.
        """
        until = time.perf_counter() + self._budget.seconds / 2
        for tree in self._trees:
            visits = sum(candidate.visits for candidate in tree.candidates())
            for done in range(0, visits // len(actions) + 1, SLICE):
                if done and self._budget.seconds and time.perf_counter() > until:
                    break
                for action in actions:
                    tree.run_below(action, SLICE)
        found = {candidate.action: candidate for candidate in merged(self._trees)}
        return [found[action].value / found[action].visits for action in actions]

    def _considered(self, game: Game, state: State) -> list[Candidate]:
        """The results for the legal actions, the most visited first."""
        self._budget_left /= 2
        if not self._reuse_trees(state):
            self._new_trees(game, state)
        threads = self._budget.threads
        groups = [self._trees[i : i + threads] for i in range(0, len(self._trees), threads)]
        for group in groups:
            self._run(group, self._budget_left / len(groups))
        return merged(self._trees)

    def _reuse_trees(self, state: State) -> bool:
        """Go on with the trees of the last decision, if it has led here."""
        last = self._last
        return (
            bool(self._trees)
            and last is not None
            and all(tree.advance_root(last, state) for tree in self._trees)
        )

    def _new_trees(self, game: Game, state: State) -> None:
        """New trees: one for each thread, or for each guess where there are several."""
        seat, settings = game.to_act(state), self._settings
        guesses = []
        for _ in range(GUESSES):
            guess = state.copy()
            game.guess(guess, seat, self._stream)
            guesses.append(guess)
        count = GUESSES if len({guess.key() for guess in guesses}) > 1 else self._budget.threads
        beam = DecisionBeam(
            game, game.evaluation(self._weights), WIDTH, ROOT_EVALUATIONS, settings.opponent_weight
        )
        self._trees = []
        for number in range(max(count, self._budget.threads)):
            guess = guesses[number % GUESSES]
            tree = settings.search(game, game.evaluation(self._weights), CAPACITY, self._stream.draw(SEEDS))
            tree.set_root(guess, beam.utilities(guess))
            self._trees.append(tree)

    def _run(self, trees: list[TreeSearch], share: float) -> None:
        """Search in all trees at the same time, with a share of the turn's budget for each."""
        if len(trees) == 1:
            self._run_one(trees[0], share)
            return
        with ThreadPoolExecutor(len(trees)) as threads:
            list(threads.map(lambda tree: self._run_one(tree, share), trees))

    def _run_one(self, tree: TreeSearch, share: float) -> None:
        if self._budget.seconds:
            run_seconds(tree, self._budget.seconds * share)
        else:
            run_iterations(tree, round(self._budget.iterations * share))


def run_iterations(tree: TreeSearch, iterations: int) -> None:
    """Search by iterations, until no other action can catch up."""
    while iterations > 0 and tree.visit_lead() < iterations:
        tree.run(min(iterations, SLICE))
        iterations -= SLICE


def run_seconds(tree: TreeSearch, seconds: float) -> None:
    """Search by the clock, until no other action seems to be able to catch up."""
    begun, done, left = time.perf_counter(), 0, 1.0
    while left > 0 and (done == 0 or tree.visit_lead() < done * left / (seconds - left)):
        tree.run(SLICE)
        done += SLICE
        left = begun + seconds - time.perf_counter()


def merged(trees: list[TreeSearch]) -> list[Candidate]:
    """The results of all trees, added up for each action, the most visited first."""
    sums: dict[int, Candidate] = {}
    for tree in trees:
        for found in tree.candidates():
            known = sums.get(found.action, Candidate(found.action, 0, 0.0, 0))
            sums[found.action] = Candidate(
                found.action,
                known.visits + found.visits,
                known.utility + found.utility,
                known.value + found.value,
            )
    return sorted(sums.values(), key=lambda candidate: -candidate.visits)
