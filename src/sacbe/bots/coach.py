"""What does a coach say to a newcomer who is asked? One thing, or nothing.

What a game guards against comes first. Advice is for the beginning of a turn: the turn that a quick search
with the strongest evaluation finds, if it takes a chance that the game sees, or if it is clearly better than
the next best and the game counts something that speaks for it. Otherwise there would be no words for it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sacbe.bots.hints import AT_ONCE, Hint, find_hints
from sacbe.core import registry
from sacbe.core.coaching import Chance
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
    best, *others = find_hints(game, state, seed, AT_ONCE)
    chance = chance_taken(game, coaching.chances(game, state, seat), state, best)
    if chance is not None:
        return Counsel(advice=replace(best, reason=chance))
    is_clear = bool(others) and best.value - others[0].value >= coaching.margin
    return Counsel(advice=best) if is_clear and best.reason is not None else SILENCE


def chance_taken(game: Game, chances: list[Chance], state: State, hint: Hint) -> Effect | None:
    """The greatest of some chances that the turn of a hint takes."""
    after, seat = state.copy(), game.to_act(state)
    for action in (action for actions in hint.plan for action in actions):
        if not game.ends_turn(action) and game.to_act(after) == seat:
            game.apply(after, action)
    taken = [chance.effect for chance in chances if chance.is_taken(after)]
    return max(taken, key=lambda effect: effect.size, default=None)
