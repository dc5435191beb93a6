"""Hints for a decision: the best ways to continue, the expected final points of each, and why.

A continuation is the rest of the turn: an action with its follow-ups, and what comes after it. A beam search
finds them with the strongest evaluation that is installed: a wide one, or a narrow one where the answer must
come at once. The terms of the evaluation that a continuation changes most show what makes it good. The
reason is the effect, counted by the game, that belongs to the term that grows most.
"""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.turn_beam import BeamSettings, completed
from sacbe.core import constants, registry
from sacbe.core.chance import Stream
from sacbe.core.effects import Effect
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.learned import LearnedEvaluation, evaluation_of, scaled
from sacbe.core.state import State
from sacbe.core.turns import whole_actions


@dataclass(frozen=True)
class Care:
    """How thoroughly hints are looked for."""

    best: BeamSettings
    """For the best end of the turn."""
    others: BeamSettings
    """For ends with another first action."""
    considered: int
    """First actions whose turns are played to the end, to find some that end differently."""


THOROUGH = Care(BeamSettings(width=16, answers=40), BeamSettings(width=4, answers=12), considered=8)
AT_ONCE = Care(BeamSettings(width=2, answers=8), BeamSettings(width=1, answers=4), considered=3)

MAX_HINTS = 3
MAX_TERMS = 3

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
    reason: Effect | None = None
    """What speaks for it most; None if the game counts nothing that does."""
    warning: Effect | None = None
    """What it costs most, if food or points suffer."""

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
    end: State


def find_hints(game: Game, state: State, seed: int, care: Care = THOROUGH) -> list[Hint]:
    """The best ways to continue from the pending decision, the best first, from what its seat may know."""
    seat = game.to_act(state)
    assert seat is not None
    stream, guess = Stream(seed), state.copy()
    game.guess(guess, seat, stream)
    evaluation = evaluation_of(game)
    before, others = evaluation.terms(guess, seat), points_of_best_other(evaluation, guess, seat)
    found = continuations(game, evaluation, guess, seat, stream, care)
    return [
        Hint(
            tuple(whole_actions(game, guess, continuation.actions)),
            continuation.value + others,
            greatest_changes(before, continuation.terms),
            *reason_and_warning(game, guess, seat, before, continuation),
        )
        for continuation in sorted(found, key=lambda found: -found.value)
    ]


def reason_and_warning(
    game: Game, state: State, seat: int, before: dict[str, int], continuation: Continuation
) -> tuple[Effect | None, Effect | None]:
    """The effect of the term that grows most, and the greatest loss; nothing once the turn is over."""
    if game.to_act(continuation.end) != seat:
        return None, None
    effects = registry.effects_of(game)(state, continuation.end, seat)
    grows = differences(before, continuation.terms)
    gains = [effect for effect in effects if not effect.is_loss and grows.get(effect.term, 0) > 0]
    losses = [effect for effect in effects if effect.is_loss]
    reason = max(gains, key=lambda effect: (grows[effect.term], effect.size), default=None)
    return reason, max(losses, key=lambda effect: effect.size, default=None)


def points_of_best_other(evaluation: Evaluation, state: State, seat: int) -> int:
    """The final points that the best other may expect, by hand, where values are leads over it; else none."""
    if not (isinstance(evaluation, LearnedEvaluation) and evaluation.has_leads):
        return 0
    others = (other for other in range(state.players) if other != seat)
    return max(evaluation.by_hand.evaluate(state, other) for other in others)


def continuations(
    game: Game, evaluation: Evaluation, state: State, seat: int, stream: Stream, care: Care
) -> list[Continuation]:
    """The best end of the turn, and the best of those that begin with other actions and end differently.

    Ends with the same terms are alike: a token that is bought and spent again makes no other plan.
    """
    beam = care.best.affordable().beam(game, evaluation, stream)
    ends = [completed(game, evaluation, state, end.actions) for end in beam.best_ends(state)]
    plans = [actions or (game.end_turn,) for actions in ends] or [(game.legal(state)[0],)]
    found = [continuation_of(game, evaluation, state, seat, plans[0])]
    rated = sorted(zip(beam.utilities(state), game.legal(state), strict=True), reverse=True)
    likely = [action for value, action in rated if value > constants.NO_VALUE and action != plans[0][0]]
    for action in likely[: care.considered]:
        if len(found) < MAX_HINTS:
            known = [continuation.terms for continuation in found]
            plans = plans_after(game, evaluation, state, seat, action, stream, care)
            others = (continuation_of(game, evaluation, state, seat, plan) for plan in plans)
            found += [other for other in others if other.terms not in known][:1]
    return found


def plans_after(
    game: Game, evaluation: Evaluation, state: State, seat: int, action: int, stream: Stream, care: Care
) -> list[tuple[int, ...]]:
    """Plans for the turn that begin with an action, the best first."""
    after = state.copy()
    game.apply(after, action)
    if game.to_act(after) != seat or game.ends_turn(action):
        return [(action,)]
    beam = care.others.affordable().beam(game, evaluation, stream)
    return [(action, *completed(game, evaluation, after, end.actions)) for end in beam.best_ends(after)]


def greatest_changes(before: dict[str, int], after: dict[str, int]) -> tuple[TermChange, ...]:
    """The terms that differ most, in such a size that all differences add up."""
    found = [TermChange(term, by) for term, by in differences(before, after).items()]
    greatest = sorted(found, key=lambda change: -abs(change.by))[:MAX_TERMS]
    return tuple(change for change in greatest if abs(change.by) >= MIN_CHANGE)


def differences(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much each term has grown or fallen, in such a size that all add up."""
    return scaled({term: after.get(term, 0) - before.get(term, 0) for term in {**before, **after}})


def continuation_of(
    game: Game, evaluation: Evaluation, state: State, seat: int, actions: tuple[int, ...]
) -> Continuation:
    """The continuation by some actions; the end of the turn is not carried out."""
    end = state.copy()
    for action in actions:
        if not game.ends_turn(action):
            game.apply(end, action)
    return Continuation(actions, evaluation.evaluate(end, seat), evaluation.terms(end, seat), end)
