"""Advice: legal answers, rated alike in every world the seat holds possible, with the terms they change."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots.advice import LEAST, Advice, advise
from sacbe.bots.search import Budget
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State

BUDGET = Budget(iterations=200)


def in_a_turn(game: Game, players: int, decisions: int, modules: tuple[str, ...] = ()) -> State:
    """A position of a random game in which a seat has a choice."""
    state, stream = game.new(players, modules), Stream(5)
    while decisions > 0 or game.to_act(state) == ids.CHANCE or len(game.legal(state)) == 1:
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
        decisions -= 1
    return state


def planned_end(game: Game, state: State, advice: Advice) -> State:
    """The position after a plan, before the end of the turn is confirmed."""
    end = state.copy()
    for actions in advice.plan:
        for action in actions:
            if not game.ends_turn(action):
                game.apply(end, action)
    return end


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_advice_is_legal_and_says_what_changes_most(name: str) -> None:
    game = sacbe.game(name)
    state = in_a_turn(game, 3, 60)
    seat = game.to_act(state)
    assert seat is not None
    for advice in advise(game, state, BUDGET, seed=1):
        assert advice.action in game.legal(state)
        after = game.terms(planned_end(game, state, advice), seat)
        before = game.terms(state, seat)
        told = {change.term: change.by for change in advice.changes}
        assert told == {term: after[term] - before[term] for term in told}
        rest = [abs(after[term] - before[term]) for term in after if term not in told]
        assert max(rest, default=0) <= min(map(abs, told.values()), default=LEAST)


def test_advice_is_the_same_in_every_world_that_the_seat_holds_possible() -> None:
    game = sacbe.game("tzolkin")
    state = in_a_turn(game, 4, 3, ("tribes",))
    other = state.copy()
    game.guess(other, game.to_act(state), Stream(77))
    assert advise(game, state, BUDGET, seed=2) == advise(game, other, BUDGET, seed=2)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_the_best_advice_is_worth_most(name: str) -> None:
    game = sacbe.game(name)
    for decisions in (20, 60, 90):
        worths = [advice.worth for advice in advise(game, in_a_turn(game, 3, decisions), BUDGET, seed=1)]
        assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_each_answer_ends_the_turn_otherwise(name: str) -> None:
    """Two orders of the same actions are one piece of advice."""
    game = sacbe.game(name)
    for decisions in (20, 60, 90):
        state = in_a_turn(game, 3, decisions)
        advice = advise(game, state, BUDGET, seed=1)
        ends = {planned_end(game, state, found).key() for found in advice}
        assert len(ends) == len(advice) > 1
        assert len({found.action for found in advice}) == len(advice)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_a_plan_is_the_rest_of_the_turn_by_whole_actions(name: str) -> None:
    """After each of them the turn could end, and the last one leaves no question open."""
    game = sacbe.game(name)
    for decisions in (20, 60, 90):
        state = in_a_turn(game, 3, decisions)
        seat = game.to_act(state)
        for advice in advise(game, state, BUDGET, seed=1):
            here = state.copy()
            for actions in advice.plan:
                for action in actions:
                    assert action in game.legal(here)
                    game.apply(here, action)
                assert game.to_act(here) != seat or game.end_turn in game.legal(here)
