"""Advice for a question: the best answers, what each is worth at the end of the game, and why.

The answers are rated by a search, or by the best end of the turn where a game advises none. Why one is good
is told by what it changes: the turn is played on for its best end, and the terms of the evaluation
that differ most from those before are named.
"""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn import CAREFULLY, RIVALRY, WIDTH, TurnBot
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State
from sacbe.core.lookahead import Lookahead

ANSWERS = 3
TERMS = 3
CONSIDERED = 8
"""Answers whose turns are played to the end, to find some that end differently."""

LEAST = 10
"""Hundredths of a point from which on a change is worth a word."""

MOST_ACTIONS = 40
"""Actions after which a turn is looked at as it stands."""


@dataclass(frozen=True)
class Change:
    """A term of the evaluation, and by how much it grows or falls, in hundredths of a point."""

    term: str
    by: int


@dataclass(frozen=True)
class Advice:
    """An answer that is worth a thought."""

    action: int
    worth: int
    """What the seat will have at the end, in hundredths of a point."""
    changes: tuple[Change, ...]
    """What the answer and the rest of the turn change most, the greatest first."""


def advise(game: Game, state: State, budget: Budget, seed: int) -> list[Advice]:
    """The best answers to the question that stands, the best first, from what its seat may know."""
    seat = game.to_act(state)
    assert seat is not None
    stream, world = Stream(seed), state.copy()
    game.guess(world, seat, stream)
    if game.turns_ahead:
        rated = rated_by_search(game, world, seat, budget, seed)
    else:
        rated = rated_by_turn(game, world, seat, seed)
    return [Advice(action, worth, changes(game, world, seat, action, seed)) for action, worth in rated]


def rated_by_search(game: Game, state: State, seat: int, budget: Budget, seed: int) -> list[tuple[int, int]]:
    """The answers with what their lines are worth to the seat, the best first."""
    if len(game.legal(state)) == 1:
        return [(game.legal(state)[0], game.evaluate(state, seat))]
    ratings = SearchBot(seed, budget).ratings(game, state)
    return [(rating.action, rating.worth) for rating in ratings[:ANSWERS]]


def rated_by_turn(game: Game, state: State, seat: int, seed: int) -> list[tuple[int, int]]:
    """The answers with what their turn's end is worth, the best first; of those that end alike one."""
    values = Lookahead(game, WIDTH, CAREFULLY, RIVALRY).values(state)
    ranked = sorted(zip(values, game.legal(state), strict=True), key=lambda rated: -rated[0])
    rated: dict[int, tuple[int, int]] = {}
    for value, action in ranked[:CONSIDERED]:
        if len(rated) < ANSWERS and (value > ids.UNKNOWN or not rated):
            end = at_the_end_of_the_turn(game, state, seat, action, seed)
            rated.setdefault(end.key(), (action, game.evaluate(end, seat)))
    return list(rated.values())


def changes(game: Game, state: State, seat: int, action: int, seed: int) -> tuple[Change, ...]:
    """What an action and the rest of the turn change most."""
    before = game.terms(state, seat)
    after = game.terms(at_the_end_of_the_turn(game, state, seat, action, seed), seat)
    found = [Change(term, after.get(term, 0) - before.get(term, 0)) for term in {**before, **after}]
    told = sorted(found, key=lambda change: -abs(change.by))[:TERMS]
    return tuple(change for change in told if abs(change.by) >= LEAST)


def at_the_end_of_the_turn(game: Game, state: State, seat: int, action: int, seed: int) -> State:
    """The position after an action and the rest of the turn, before its end is confirmed."""
    after, bot = state.copy(), TurnBot(seed)
    for _ in range(MOST_ACTIONS):
        if game.ends_turn(action):
            break
        game.apply(after, action)
        if game.to_act(after) != seat:
            break
        action = bot.choose(game, after)
    return after
