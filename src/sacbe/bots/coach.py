"""What does a coach say to a newcomer who is asked? One thing, or nothing.

What a game guards against comes first. Advice is for the beginning of a turn: the turn that a quick search
with the strongest evaluation finds, if it takes a chance that the game sees, or if it is clearly better than
the next best and the game counts something that speaks for it. Otherwise there would be no words for it. A
turn before whose end the coach would have to warn is no advice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sacbe.bots.hints import AT_ONCE, Hint, find_hints
from sacbe.core import registry
from sacbe.core.effects import Effect
from sacbe.core.game import Game
from sacbe.core.state import State


@dataclass(frozen=True)
class Counsel:
    """What the coach says: a warning, or advice, or nothing."""

    guard: Effect | None = None
    advice: Hint | None = None


SILENCE = Counsel()


def counsel(game: Game, state: State, seed: int) -> Counsel:
    """What is worth a word to the seat that is asked, from what it may know."""
    seat = game.to_act(state)
    kind = state.frame().kind
    if seat is None or kind >= game.follow_ups or game.is_simultaneous(kind):
        return SILENCE
    coaching = registry.coaching_of(game)
    overlooked = coaching.guards(game, state, seat)
    if overlooked:
        return Counsel(guard=max(overlooked, key=lambda effect: effect.size))
    if not coaching.begins(state):
        return SILENCE
    hints = find_hints(game, state, seed, AT_ONCE)
    ends = [played(game, state, hint) for hint in hints]
    sound = [pair for pair in zip(hints, ends, strict=True) if not coaching.guards(game, pair[1], seat)]
    if not sound:
        return SILENCE
    best, end = sound[0]
    chances = [chance.effect for chance in coaching.chances(game, state, seat) if chance.is_taken(end)]
    if chances:
        return Counsel(advice=replace(best, reason=max(chances, key=lambda effect: effect.size)))
    others = [hint for hint in hints if hint is not best]
    is_clear = bool(others) and best.value - max(other.value for other in others) >= coaching.margin
    return Counsel(advice=best) if is_clear and best.reason is not None else SILENCE


def played(game: Game, state: State, hint: Hint) -> State:
    """The table after the turn of a hint, before it ends."""
    after, seat = state.copy(), game.to_act(state)
    for action in (action for actions in hint.plan for action in actions):
        if not game.ends_turn(action) and game.to_act(after) == seat:
            game.apply(after, action)
    return after
