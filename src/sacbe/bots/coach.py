"""What does a coach say to a newcomer who is asked? One thing, or nothing.

What a game guards against comes first, with what can be done about it. When all were fed or scored since the
last turn, the coach says what made the difference, and gives no advice. Advice is for the beginning of a
turn: the turn that a quick search with the strongest evaluation finds, if it takes a chance that the game
sees, or if it is clearly better than the next best and the game counts something that speaks for it.
Otherwise there would be no words for it. A turn before whose end the coach would have to warn is no advice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sacbe.bots.hints import AT_ONCE, Hint, find_hints
from sacbe.bots.remedies import remedy
from sacbe.core import registry
from sacbe.core.effects import Effect
from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.state import State


@dataclass(frozen=True)
class Counsel:
    """What the coach says: a warning, or advice, or nothing; and once after a scoring, what it came to."""

    guard: Effect | None = None
    remedy: Hint | None = None
    """What prevents what the guard warns of, or most of it."""
    advice: Hint | None = None
    review: Effect | None = None


SILENCE = Counsel()


def counsel(game: Game, state: State, seed: int, events: Sequence[Event] = ()) -> Counsel:
    """What is worth a word to the seat that is asked, from what it may know; `events` since its last turn."""
    seat = game.to_act(state)
    kind = state.frame().kind
    if seat is None or kind >= game.follow_ups or game.is_simultaneous(kind):
        return SILENCE
    coaching = registry.coaching_of(game)
    begins = coaching.begins(state)
    review = coaching.reviews(events, seat) if begins else None
    overlooked = coaching.guards(game, state, seat)
    if overlooked:
        guard = max(overlooked, key=lambda effect: effect.size)
        return Counsel(guard, remedy(game, state, seat, guard, seed), review=review)
    if review is not None or not begins:
        return Counsel(review=review)
    return Counsel(advice=advised(game, state, seat, seed))


def advised(game: Game, state: State, seat: int, seed: int) -> Hint | None:
    """A turn that is worth a word, with what speaks for it."""
    coaching = registry.coaching_of(game)
    hints = find_hints(game, state, seed, AT_ONCE)
    ends = [played(game, state, hint) for hint in hints]
    sound = [pair for pair in zip(hints, ends, strict=True) if not coaching.guards(game, pair[1], seat)]
    if not sound:
        return None
    best, end = sound[0]
    chances = [chance.effect for chance in coaching.chances(game, state, seat) if chance.is_taken(end)]
    if chances:
        return replace(best, reason=max(chances, key=lambda effect: effect.size))
    others = [hint for hint in hints if hint is not best]
    is_clear = bool(others) and best.value - max(other.value for other in others) >= coaching.margin
    return best if is_clear and best.reason is not None else None


def played(game: Game, state: State, hint: Hint) -> State:
    """The table after the turn of a hint, before it ends."""
    after, seat = state.copy(), game.to_act(state)
    for action in (action for actions in hint.plan for action in actions):
        if not game.ends_turn(action) and game.to_act(after) == seat:
            game.apply(after, action)
    return after
