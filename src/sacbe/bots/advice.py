"""Advice for a question: the best answers, what each is worth at the end of the game, and why.

The answers are found and rated by a search, or by the best end of the turn where a game advises none; what is
told orders them. Why one is good is told by what it changes: the turn is played on for its best end, and the
terms of the evaluation that differ most from those before are named.
"""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn import RIVALRY, WIDTH, TurnBot
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State
from sacbe.core.lookahead import Lookahead

EVALUATIONS = 1200
"""Positions of the turn that are weighed for each decision."""

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
    rated = (rated_by_search if game.turns_ahead else rated_by_turn)(game, world, seat, budget, seed)
    ranked = sorted(rated, key=lambda answer: -answer[1])
    return [Advice(action, worth, changes(game, world, seat, action, seed)) for action, worth in ranked]


def rated_by_search(game: Game, state: State, seat: int, budget: Budget, seed: int) -> list[tuple[int, int]]:
    """The answers that a search likes best, with what their lines are worth to the seat."""
    if len(game.legal(state)) == 1:
        return [(game.legal(state)[0], game.evaluate(state, seat))]
    bot = SearchBot(seed, budget)
    answers = ending_differently(game, state, seat, bot.likely(game, state), seed)
    return [(action, round(worth)) for action, worth in zip(answers, bot.worths(list(answers)), strict=True)]


def rated_by_turn(game: Game, state: State, seat: int, _budget: Budget, seed: int) -> list[tuple[int, int]]:
    """The answers whose best end of the turn is best, with what it is worth to the seat."""
    values = Lookahead(game, WIDTH, EVALUATIONS, RIVALRY).values(state)
    ranked = sorted(zip(values, game.legal(state), strict=True), key=lambda rated: -rated[0])
    likely = [action for value, action in ranked if value > ids.UNKNOWN] or [ranked[0][1]]
    ends = ending_differently(game, state, seat, likely, seed)
    return [(action, game.evaluate(end, seat)) for action, end in ends.items()]


def ending_differently(game: Game, state: State, seat: int, likely: list[int], seed: int) -> dict[int, State]:
    """The first of the likely answers, with the ends of their turns; of those that end alike one."""
    ends: dict[int, State] = {}
    keys: set[int] = set()
    for action in likely[:CONSIDERED]:
        end = at_the_end_of_the_turn(game, state, seat, action, seed)
        if len(ends) < ANSWERS and end.key() not in keys:
            ends[action] = end
            keys.add(end.key())
    return ends


def changes(game: Game, state: State, seat: int, action: int, seed: int) -> tuple[Change, ...]:
    """What an action and the rest of the turn change most."""
    before = game.terms(state, seat)
    after = game.terms(at_the_end_of_the_turn(game, state, seat, action, seed), seat)
    found = [Change(term, after.get(term, 0) - before.get(term, 0)) for term in {**before, **after}]
    told = sorted(found, key=lambda change: -abs(change.by))[:TERMS]
    return tuple(change for change in told if abs(change.by) >= LEAST)


def at_the_end_of_the_turn(game: Game, state: State, seat: int, action: int, seed: int) -> State:
    """The position after an action and the rest of the turn, before its end is confirmed."""
    after, bot = state.copy(), TurnBot(seed, evaluations=EVALUATIONS)
    for _ in range(MOST_ACTIONS):
        if game.ends_turn(action):
            break
        game.apply(after, action)
        if game.to_act(after) != seat:
            break
        action = bot.choose(game, after)
    return after
