"""What can be done about what a coach warns of? The deed that a game knows, carried out in the best way.

A deed that prevents only a part is followed by others, as long as they prevent more. What costs more than it
saves, such as begging for a single worker just before the temples pay, is no remedy.
"""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.bots.hints import Hint
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.effects import Effect
from sacbe.core.game import Game
from sacbe.core.learned import evaluation_of
from sacbe.core.state import State
from sacbe.core.turns import Turn

MOST_WAYS = 200
"""Ways to carry out a deed that are compared."""
MOST_DEEDS = 3


def remedy(game: Game, state: State, seat: int, guard: Effect, seed: int) -> Hint | None:
    """The rest of a turn that prevents what a guard warns of, or most of it; None if nothing does."""
    coaching, evaluation = registry.coaching_of(game), evaluation_of(game)
    guess = state.copy()
    game.guess(guess, seat, Stream(seed))
    plan, here, left = list[tuple[int, ...]](), guess, danger(game, guess, seat, guard)
    for _ in range(MOST_DEEDS):
        ways = [
            way for deed in coaching.remedies(game, here, seat, guard) for way in ways_to(game, here, deed)
        ]
        rated = [
            (danger(game, way.state, seat, guard), -evaluation.evaluate(way.state, seat)) for way in ways
        ]
        if not rated or min(rated)[0] >= left:
            break
        best = ways[rated.index(min(rated))]
        plan, here, left = [*plan, best.actions], best.state, min(rated)[0]
        if not left or game.to_act(here) != seat:
            break
    return Hint(tuple(plan), evaluation.evaluate(here, seat), ()) if plan else None


def danger(game: Game, state: State, seat: int, guard: Effect) -> int:
    """How much of what a guard warns of would be lost now."""
    guards = registry.coaching_of(game).guards(game, state, seat)
    return sum(found.size for found in guards if found.kind == guard.kind)


def ways_to(game: Game, state: State, deed: tuple[int, ...]) -> Iterator[Turn]:
    """The ways to carry out some actions, with all answers to what they ask; none where they are illegal."""
    seat, after, found = game.to_act(state), state.copy(), 0
    for action in deed:
        if action not in game.legal(after):
            return
        game.apply(after, action)
    open_ways = [Turn(deed, after)]
    while open_ways and found < MOST_WAYS:
        way = open_ways.pop()
        here = way.state
        if game.to_act(here) != seat or here.frame().kind < game.follow_ups:
            yield way
            found += 1
            continue
        for action in game.legal(here):
            then = here.copy()
            game.apply(then, action)
            open_ways.append(Turn((*way.actions, action), then))
