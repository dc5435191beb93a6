"""Hints for a decision: the best ways to continue, the expected final points of each, and why.

A continuation is the rest of the turn: an action with its follow-ups, and what comes after it. A wide beam
search finds them with the strongest evaluation that is installed. The terms of the evaluation that a
continuation changes most show what makes it good.
"""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.turn_beam import BeamSettings, completed
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.learned import LearnedEvaluation, evaluation_of, scaled
from sacbe.core.state import State
from sacbe.core.turns import whole_actions

BEST = BeamSettings(width=16, answers=40)
OTHERS = BeamSettings(width=4, answers=12)
"""How thoroughly the beam looks for the best end of the turn, and for others with another first action."""

MAX_HINTS = 3
MAX_TERMS = 3
CONSIDERED = 8
"""First actions whose turns are played to the end, to find some that end differently."""

MIN_CHANGE = 10
"""Hundredths of a point from which on a change is worth a word."""


@dataclass(frozen=True)
class TermChange:
    """A term of the evaluation, and by how much it grows or falls, in hundredths of a point."""

    term: str
    by: int


@dataclass(frozen=True)
class Hint:
    """A way to continue that is worth a thought."""

    plan: tuple[tuple[int, ...], ...]
    """The rest of the turn without its end: actions, each with its follow-ups."""
    value: int
    """The seat's expected final points, in hundredths."""
    changes: tuple[TermChange, ...]
    """What the plan changes most, the greatest first."""

    @property
    def action(self) -> int:
        """The answer to the pending decision."""
        return self.plan[0][0]


@dataclass(frozen=True)
class Continuation:
    """Some actions of a seat, and what the position after them is worth to it."""

    actions: tuple[int, ...]
    value: int
    terms: dict[str, int]


def find_hints(game: Game, state: State, seed: int) -> list[Hint]:
    """The best ways to continue from the pending decision, the best first, from what its seat may know."""
    seat = game.to_act(state)
    assert seat is not None
    stream, guess = Stream(seed), state.copy()
    game.guess(guess, seat, stream)
    evaluation = evaluation_of(game)
    before, others = evaluation.terms(guess, seat), points_of_best_other(evaluation, guess, seat)
    return [
        Hint(
            tuple(whole_actions(game, guess, continuation.actions)),
            continuation.value + others,
            greatest_changes(before, continuation.terms),
        )
        for continuation in sorted(
            continuations(game, evaluation, guess, seat, stream), key=lambda found: -found.value
        )
    ]


def points_of_best_other(evaluation: Evaluation, state: State, seat: int) -> int:
    """The final points that the best other may expect, by hand, where values are leads over it; else none."""
    if not (isinstance(evaluation, LearnedEvaluation) and evaluation.has_leads):
        return 0
    others = (other for other in range(state.players) if other != seat)
    return max(evaluation.by_hand.evaluate(state, other) for other in others)


def continuations(
    game: Game, evaluation: Evaluation, state: State, seat: int, stream: Stream
) -> list[Continuation]:
    """The best end of the turn, and the best of those that begin with other actions and end differently.

    Ends with the same terms are alike: a token that is bought and spent again makes no other plan.
    """
    beam = BEST.affordable().beam(game, evaluation, stream)
    ends = [completed(game, evaluation, state, end.actions) for end in beam.best_ends(state)]
    plans = [actions or (game.end_turn,) for actions in ends] or [(game.legal(state)[0],)]
    found = [continuation_of(game, evaluation, state, seat, plans[0])]
    rated = sorted(zip(beam.utilities(state), game.legal(state), strict=True), reverse=True)
    likely = [action for value, action in rated if value > constants.NO_VALUE and action != plans[0][0]]
    for action in likely[:CONSIDERED]:
        if len(found) < MAX_HINTS:
            known = [continuation.terms for continuation in found]
            plans = plans_after(game, evaluation, state, seat, action, stream)
            others = (continuation_of(game, evaluation, state, seat, plan) for plan in plans)
            found += [other for other in others if other.terms not in known][:1]
    return found


def plans_after(
    game: Game, evaluation: Evaluation, state: State, seat: int, action: int, stream: Stream
) -> list[tuple[int, ...]]:
    """Plans for the turn that begin with an action, the best first."""
    after = state.copy()
    game.apply(after, action)
    if game.to_act(after) != seat or game.ends_turn(action):
        return [(action,)]
    beam = OTHERS.affordable().beam(game, evaluation, stream)
    return [(action, *completed(game, evaluation, after, end.actions)) for end in beam.best_ends(after)]


def greatest_changes(before: dict[str, int], after: dict[str, int]) -> tuple[TermChange, ...]:
    """The terms that differ most, in such a size that all differences add up."""
    changes = {term: after.get(term, 0) - before.get(term, 0) for term in {**before, **after}}
    found = [TermChange(term, by) for term, by in scaled(changes).items()]
    greatest = sorted(found, key=lambda change: -abs(change.by))[:MAX_TERMS]
    return tuple(change for change in greatest if abs(change.by) >= MIN_CHANGE)


def continuation_of(
    game: Game, evaluation: Evaluation, state: State, seat: int, actions: tuple[int, ...]
) -> Continuation:
    """The continuation by some actions; the end of the turn is not carried out."""
    end = state.copy()
    for action in actions:
        if not game.ends_turn(action):
            game.apply(end, action)
    return Continuation(actions, evaluation.evaluate(end, seat), evaluation.terms(end, seat))
