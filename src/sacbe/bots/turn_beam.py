"""A bot that plans a whole turn at once by a beam search, and follows its plan.

Where it has rollouts, it compares the best ends of the turn by what comes after them: all seats play on for
a turn or two, each end meets the same chance, and after each round the worse half of the ends drops out
(sequential halving). It plans again when the table is not as planned: after an outcome of chance, another
seat's choice or an undo. It searches guesses at what its seat cannot know, never the table itself. A weak one
misjudges its plans, each as a whole: what it does makes sense, but is not the best.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from sacbe.bots.beam import OPPONENT_WEIGHT
from sacbe.bots.bot import Considered
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game, is_compiled
from sacbe.core.learned import LearnedEvaluation, Weights, evaluation_of
from sacbe.core.search.rollouts import TurnRollouts
from sacbe.core.search.turn_beam import End, TurnBeam
from sacbe.core.state import State

MARGIN = 800
"""Hundredths of a point by which an end may look worse than the best to be worth rollouts."""

SEEDS = 1 << 30

HUNDREDTHS = 100
"""Of a point."""


@dataclass(frozen=True)
class BeamSettings:
    """How thoroughly a turn is searched; see core/search/turn_beam.py and rollouts.py."""

    width: int
    """Plans that are followed at the same time, in each way to spend the turn."""
    answers: int
    """Answers that are tried to a follow-up of a whole action."""
    noise: int = 0
    """Hundredths of a point by which each step of a plan is misjudged at most."""
    form: int = 0
    """Percent by which the noise is greater or smaller in a game: nobody plays equally well every day."""
    rollouts: int = 0
    """Rollouts for all ends together; none: the best end is played."""
    candidates: int = 8
    """Ends that rollouts compare."""
    horizon: int = 2
    """Own turns of a rollout."""
    threads: int = 1

    def affordable(self) -> BeamSettings:
        """The same, or less where the core is not compiled: whoever waits gets an answer in seconds."""
        if is_compiled():
            return self
        return replace(self, width=min(self.width, 2), answers=min(self.answers, 5), rollouts=0)

    def on_some_day(self, stream: Stream) -> BeamSettings:
        """The settings for one game, in good form or in bad."""
        percent = 100 - self.form + stream.draw(2 * self.form + 1)
        return replace(self, noise=self.noise * percent // 100)

    def beam(self, game: Game, evaluation: Evaluation, stream: Stream) -> TurnBeam:
        """A beam search with these settings."""
        return beam(game, evaluation, stream, self.width, self.answers, self.noise)


QUICK = BeamSettings(width=1, answers=5, noise=20)
"""How seats play in rollouts."""


def beam(
    game: Game, evaluation: Evaluation, stream: Stream, width: int, answers: int, noise: int
) -> TurnBeam:
    """A beam whose plans the evaluation guides, or its guide does while it judges the ends.

    A guide that is made by hand also weighs what the best opponent has; a network does without.
    """
    guide = evaluation.guide()
    weight = 0 if isinstance(guide, LearnedEvaluation) else OPPONENT_WEIGHT
    judge = None if guide is evaluation else evaluation
    return TurnBeam(game, guide, stream, width, answers, weight, noise, judge=judge)


class TurnBeamBot:
    """Plays for the end of its turn, from a seed, and for what comes after it if it has rollouts."""

    def __init__(self, seed: int, settings: BeamSettings, weights: Weights = None) -> None:
        self._stream, self._weights = Stream(seed), weights
        self._settings = settings.on_some_day(self._stream) if settings.form else settings
        self._plan: list[tuple[int, int]] = []  # the key of each position to come, and what to do there
        self.considered: Sequence[Considered] = ()

    def choose(self, game: Game, state: State) -> int:
        """The next action of the plan."""
        self.considered = ()
        if not self._plan or self._plan[0][0] != state.key():
            self._plan = self._new_plan(game, state)
        return self._plan.pop(0)[1]

    def _new_plan(self, game: Game, state: State) -> list[tuple[int, int]]:
        """A plan for the rest of the turn."""
        actions = game.legal(state)
        if len(actions) == 1:
            return [(state.key(), actions[0])]
        guess = state.copy()
        game.guess(guess, game.to_act(state), self._stream)
        evaluation = evaluation_of(game, self._weights)
        ends = self._settings.beam(game, evaluation, self._stream).best_ends(guess)
        if self._settings.rollouts and len(ends) > 1:
            ends = ranked_by_rollouts(game, state, ends, self._settings, self._weights, self._stream)
        self.considered = first_actions(ends)
        plan = [*completed(game, evaluation, guess, ends[0].actions), game.end_turn] if ends else actions[:1]
        return legal_prefix(game, guess, plan)


def first_actions(ends: Sequence[End]) -> list[Considered]:
    """The actions with which ends of a turn begin, each with the best end after it; the best first."""
    found: dict[int, Considered] = {}
    for end in ends:
        if end.actions:
            found.setdefault(end.actions[0], Considered(end.actions[0], 0, end.utility / HUNDREDTHS))
    return list(found.values())


def ranked_by_rollouts(
    game: Game, state: State, ends: Sequence[End], settings: BeamSettings, weights: Weights, stream: Stream
) -> list[End]:
    """Ends of a turn, the best first, by what comes after them; with the mean utility of their rollouts."""
    compared = [end for end in ends[: settings.candidates] if end.utility > ends[0].utility - MARGIN]
    if len(compared) < 2:
        return list(ends)
    seat = game.to_act(state)
    assert seat is not None
    players = [Rollouts(game, state, seat, settings.horizon, weights) for _ in range(settings.threads)]
    alive, sums, counts = list(range(len(compared))), [0] * len(compared), [0] * len(compared)
    rounds = math.ceil(math.log2(len(compared)))
    seed = stream.draw(SEEDS)
    with ThreadPoolExecutor(settings.threads) as threads:
        for _ in range(rounds):
            each = max(1, settings.rollouts // (rounds * len(alive)))
            tasks = [(end, seed + number) for number in range(each) for end in alive]
            shares = [tasks[first :: settings.threads] for first in range(settings.threads)]
            found = threads.map(
                lambda player, share: [(end, player.utility(compared[end], at)) for end, at in share],
                players,
                shares,
            )
            for end, utility in (result for results in found for result in results):
                sums[end] += utility
                counts[end] += 1
            alive.sort(key=lambda end: -sums[end] / counts[end])
            seed += each
            ranked = alive + [end for end in range(len(compared)) if end not in alive]
            alive = alive[: (len(alive) + 1) // 2]
    return [End(round(sums[end] / counts[end]), compared[end].actions) for end in ranked]


class Rollouts:
    """Rollouts for one thread, from one position, each from another guess at what is hidden."""

    def __init__(self, game: Game, state: State, seat: int, horizon: int, weights: Weights) -> None:
        self._game, self._state, self._seat, self._horizon = game, state, seat, horizon
        evaluation, stream = evaluation_of(game, weights), Stream(0)
        self._player = TurnRollouts(game, evaluation, QUICK.beam(game, evaluation, stream), stream)
        self._player.allocate(state)

    def utility(self, end: End, seed: int) -> int:
        """Where the seat stands after a rollout."""
        guess = self._state.copy()
        self._game.guess(guess, self._seat, Stream(seed))
        return self._player.after(guess, list(end.actions), self._seat, self._horizon, seed)


def completed(game: Game, evaluation: Evaluation, state: State, actions: Sequence[int]) -> tuple[int, ...]:
    """The actions of a turn without its end and without a detour before it, then whatever costs nothing."""
    found = list(without_detour(game, evaluation, state, actions))
    here, seat = state.copy(), game.to_act(state)
    for action in found:
        game.apply(here, action)
    while game.to_act(here) == seat and (free := game.free_action(here)) is not None:
        game.apply(here, free)
        found.append(free)
    return tuple(found)


def without_detour(game: Game, evaluation: Evaluation, state: State, actions: Sequence[int]) -> Sequence[int]:
    """The actions up to where the turn could have ended just as well: in a position worth the same."""
    here, seat, ends = state.copy(), game.to_act(state), dict[int, int]()
    assert seat is not None
    for number, action in enumerate(actions):
        if game.end_turn in game.legal(here):
            ends.setdefault(evaluation.evaluate(here, seat), number)
        game.apply(here, action)
    return actions[: ends.get(evaluation.evaluate(here, seat), len(actions))]


def legal_prefix(game: Game, state: State, actions: list[int]) -> list[tuple[int, int]]:
    """The actions of a plan as far as they are legal, each with the key of the position where it is taken."""
    here, seat, plan = state.copy(), game.to_act(state), list[tuple[int, int]]()
    for action in actions:
        if game.to_act(here) != seat or action not in game.legal(here):
            break
        plan.append((here.key(), action))
        game.apply(here, action)
    return plan
