"""An opponent that searches: it looks beyond its turn, at what the others will make of it.

It grows a tree on each thread from a guess of what its seat cannot know, never from the table itself. Where
there is something to guess, several guesses are searched, each with its share of the budget, and what came of
an action is added up: so it does not play for one world that may not be the true one.

The budget is for a whole turn. Each decision may take half of what is left, and what the last one has found
out about the action taken serves the next. A decision ends early when no other action can catch up.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from sacbe.bots.decision import WIDTH
from sacbe.bots.greedy import JITTER
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State
from sacbe.core.lookahead import Lookahead
from sacbe.core.search import Candidate, Search

SLICE = 8
"""Iterations between two looks at the clock."""

GUESSES = 4
"""Worlds that are searched where there are secrets."""

ROOM = 400_000
"""Nodes of a tree."""

FIRST_LOOK = 400
"""Positions of the turn that are weighed to put the answers in order, before any walk."""

SEEDS = 1 << 30


@dataclass(frozen=True)
class Budget:
    """What a turn may take on each thread: iterations, or seconds if there are any."""

    iterations: int = 0
    seconds: float = 0.0
    threads: int = 1


@dataclass(frozen=True)
class Style:
    """How a search looks around; see core/search.py."""

    exploration: float = 0.25
    caution: int = 4
    rivalry: int = 50
    jitter: int = JITTER
    horizon: int | None = None
    """Own turns to look ahead; as many as the game advises if not said."""

    def search(self, game: Game, room: int, seed: int) -> Search:
        """A search of this style."""
        horizon = game.turns_ahead if self.horizon is None else self.horizon
        return Search(game, room, seed, self.exploration, self.caution, self.rivalry, self.jitter, horizon)


class SearchBot:
    """Searches from a seed; the same seed plays the same game if the budget is in iterations."""

    def __init__(self, seed: int, budget: Budget, style: Style | None = None) -> None:
        self._stream = Stream(seed)
        self._budget, self._style = budget, style or Style()
        self._left = 1.0  # the share of the turn's budget that is not spent
        self._trees: list[Search] = []
        self._last: int | None = None

    def choose(self, game: Game, state: State) -> int:
        """The legal action that the search has taken most often."""
        actions = game.legal(state)
        if len(actions) > 1:
            action = self._considered(game, state)[0].action
        else:
            action = actions[0]
            self._trees = self._trees if self._follow(state) else []
        self._last = action
        if game.ends_turn(action):
            self._left, self._trees = 1.0, []
        return action

    def likely(self, game: Game, state: State) -> list[int]:
        """The legal actions that the search has taken at all, that taken most often first."""
        return [found.action for found in self._considered(game, state) if found.visits > 0]

    def worths(self, actions: list[int]) -> list[float]:
        """What the seat will have at the end after each of some likely actions, in hundredths of a point.

        The search has gone where it is promising, so each action is looked into before they are compared: as
        often as the search has walked, or for half of the budget's seconds.
        """
        until = time.perf_counter() + self._budget.seconds / 2
        for tree in self._trees:
            walks = sum(candidate.visits for candidate in tree.candidates())
            for done in range(0, walks // len(actions) + 1, SLICE):
                if done and self._budget.seconds and time.perf_counter() > until:
                    break
                for action in actions:
                    tree.look_into(action, SLICE)
        found = {candidate.action: candidate for candidate in added_up(self._trees)}
        return [found[action].worth / found[action].visits for action in actions]

    def _considered(self, game: Game, state: State) -> list[Candidate]:
        """What came of the legal actions, that taken most often first."""
        self._left /= 2
        if not self._follow(state):
            self._plant(game, state)
        threads = self._budget.threads
        groups = [self._trees[i : i + threads] for i in range(0, len(self._trees), threads)]
        for group in groups:
            self._grow(group, self._left / len(groups))
        return added_up(self._trees)

    def _follow(self, state: State) -> bool:
        """Go on with the trees of the last decision, if this is what it has led to."""
        last = self._last
        return (
            bool(self._trees) and last is not None and all(tree.follow(last, state) for tree in self._trees)
        )

    def _plant(self, game: Game, state: State) -> None:
        """New trees: one for each thread, or for each guess where there are several."""
        seat, style = game.to_act(state), self._style
        worlds = []
        for _ in range(GUESSES):
            world = state.copy()
            game.guess(world, seat, self._stream)
            worlds.append(world)
        count = GUESSES if len({world.key() for world in worlds}) > 1 else self._budget.threads
        ahead = Lookahead(game, WIDTH, FIRST_LOOK, style.rivalry)
        self._trees = []
        for number in range(max(count, self._budget.threads)):
            world = worlds[number % GUESSES]
            tree = style.search(game, ROOM, self._stream.draw(SEEDS))
            tree.begin(world, ahead.values(world))
            self._trees.append(tree)

    def _grow(self, trees: list[Search], share: float) -> None:
        """Search in all trees at the same time, with a share of the turn's budget for each."""
        if len(trees) == 1:
            self._grow_one(trees[0], share)
            return
        with ThreadPoolExecutor(len(trees)) as threads:
            list(threads.map(lambda tree: self._grow_one(tree, share), trees))

    def _grow_one(self, tree: Search, share: float) -> None:
        if self._budget.seconds:
            grow_for(tree, self._budget.seconds * share)
        else:
            grow_by(tree, round(self._budget.iterations * share))


def grow_by(tree: Search, iterations: int) -> None:
    """Search by iterations, until no other action can catch up."""
    while iterations > 0 and tree.lead() < iterations:
        tree.think(min(iterations, SLICE))
        iterations -= SLICE


def grow_for(tree: Search, seconds: float) -> None:
    """Search by the clock, until no other action seems to be able to catch up."""
    begun, done, left = time.perf_counter(), 0, 1.0
    while left > 0 and (done == 0 or tree.lead() < done * left / (seconds - left)):
        tree.think(SLICE)
        done += SLICE
        left = begun + seconds - time.perf_counter()


def added_up(trees: list[Search]) -> list[Candidate]:
    """What came of each action in all trees together, that taken most often first."""
    sums: dict[int, Candidate] = {}
    for tree in trees:
        for found in tree.candidates():
            known = sums.get(found.action, Candidate(found.action, 0, 0.0, 0))
            sums[found.action] = Candidate(
                found.action,
                known.visits + found.visits,
                known.standing + found.standing,
                known.worth + found.worth,
            )
    return sorted(sums.values(), key=lambda candidate: -candidate.visits)
