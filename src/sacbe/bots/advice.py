"""Advice for a question: the best ways to go on, what each is worth at the end of the game, and why.

A way is the rest of the turn: an action with its follow-ups, and what comes after it. Ways are found by a
search, or by the best ends of the turn where a game advises none. Why one is good is told by what it changes:
the terms of the evaluation that differ most from those before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sacbe.bots.decision import DecisionBot
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn import Care
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State
from sacbe.core.turns import whole_actions

CARE = Care(plans=12, answers=40)
LESS_CARE = Care(plans=4, answers=12)
"""How carefully the best end of the turn is sought, and others that begin with another answer."""

EVALUATIONS = 600
"""Positions of the turn that are weighed for each decision after an answer that a search likes."""

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
    """A way to go on that is worth a thought."""

    plan: tuple[tuple[int, ...], ...]
    """The rest of the turn without its end: actions, each with its follow-ups."""
    worth: int
    """What the seat will have at the end, in hundredths of a point."""
    changes: tuple[Change, ...]
    """What the plan changes most, the greatest first."""

    @property
    def action(self) -> int:
        """The answer to the question that stands."""
        return self.plan[0][0]


@dataclass(frozen=True)
class Way:
    """Some actions of a seat, the position after them, and what they are worth to the seat."""

    actions: tuple[int, ...]
    end: State
    worth: int


def advise(game: Game, state: State, budget: Budget, seed: int) -> list[Advice]:
    """The best ways to go on from the question that stands, the best first, from what its seat may know."""
    seat = game.to_act(state)
    assert seat is not None
    stream, world = Stream(seed), state.copy()
    game.guess(world, seat, stream)
    ways = (
        by_search(game, world, seat, budget, seed) if game.turns_ahead else by_turn(game, world, seat, stream)
    )
    before = game.terms(world, seat)
    return [
        Advice(plan_of(game, world, way), way.worth, changes(before, game.terms(way.end, seat)))
        for way in sorted(ways, key=lambda way: -way.worth)
    ]


def by_search(game: Game, state: State, seat: int, budget: Budget, seed: int) -> list[Way]:
    """The answers that a search likes best, each with the rest of the turn, and what came of them."""
    legal = game.legal(state)
    if len(legal) == 1:
        return [played_on(game, state, seat, legal[0], seed)]
    bot = SearchBot(seed, budget)
    likely = bot.likely(game, state)[:CONSIDERED]
    ways = different(played_on(game, state, seat, action, seed) for action in likely)
    worths = bot.worths([way.actions[0] for way in ways])
    return [replace(way, worth=round(worth)) for way, worth in zip(ways, worths, strict=True)]


def by_turn(game: Game, state: State, seat: int, stream: Stream) -> list[Way]:
    """The best end of the turn, and the best of those that begin with other answers and end otherwise.

    Ends with the same terms are alike: to buy a token and to spend it on the way is no other plan.
    """
    beam = CARE.beam(game, stream)
    plans = [end.actions or (game.end_turn,) for end in beam.ways(state)] or [(game.legal(state)[0],)]
    ways = [way_of(game, state, seat, plans[0])]
    rated = sorted(zip(beam.values(state), game.legal(state), strict=True), reverse=True)
    likely = [action for value, action in rated if value > ids.UNKNOWN and action != plans[0][0]]
    for action in likely[:CONSIDERED]:
        if len(ways) < ANSWERS:
            ends = [game.terms(way.end, seat) for way in ways]
            plans = plans_after(game, state, seat, action, stream)
            others = (way_of(game, state, seat, plan) for plan in plans)
            ways += [way for way in others if game.terms(way.end, seat) not in ends][:1]
    return ways


def plans_after(game: Game, state: State, seat: int, action: int, stream: Stream) -> list[tuple[int, ...]]:
    """Plans for the turn that begin with an action, the best first."""
    after = state.copy()
    game.apply(after, action)
    if game.to_act(after) != seat or game.ends_turn(action):
        return [(action,)]
    return [(action, *end.actions) for end in LESS_CARE.beam(game, stream).ways(after)]


def different(ways: Iterable[Way]) -> list[Way]:
    """The first ways that do not end alike."""
    chosen: dict[int, Way] = {}
    for way in ways:
        if len(chosen) < ANSWERS:
            chosen.setdefault(way.end.key(), way)
    return list(chosen.values())


def plan_of(game: Game, state: State, way: Way) -> tuple[tuple[int, ...], ...]:
    """The actions of a way, each with its follow-ups."""
    return tuple(whole_actions(game, state, way.actions))


def changes(before: dict[str, int], after: dict[str, int]) -> tuple[Change, ...]:
    """The terms that differ most."""
    found = [Change(term, after.get(term, 0) - before.get(term, 0)) for term in {**before, **after}]
    told = sorted(found, key=lambda change: -abs(change.by))[:TERMS]
    return tuple(change for change in told if abs(change.by) >= LEAST)


def way_of(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> Way:
    """The way of some actions; the end of the turn is not carried out."""
    end = state.copy()
    for action in actions:
        if not game.ends_turn(action):
            game.apply(end, action)
    return Way(actions, end, game.evaluate(end, seat))


def played_on(game: Game, state: State, seat: int, action: int, seed: int) -> Way:
    """The way of an action and the rest of the turn, up to its end."""
    end, bot, actions = state.copy(), DecisionBot(seed, evaluations=EVALUATIONS), [action]
    while not game.ends_turn(actions[-1]) and len(actions) < MOST_ACTIONS:
        game.apply(end, actions[-1])
        if game.to_act(end) != seat:
            break
        actions.append(bot.choose(game, end))
    if len(actions) > 1 and game.ends_turn(actions[-1]):
        actions.pop()
    return way_of(game, state, seat, tuple(actions))
