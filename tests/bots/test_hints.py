"""Hints: legal actions, rated alike in every guess of the seat, with the terms they change."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots.hints import AT_ONCE, MIN_CHANGE, Hint, differences, find_hints
from sacbe.core import constants, registry
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.learned import evaluation_of, scaled
from sacbe.core.state import State


def in_a_turn(game: Game, players: int, decisions: int, modules: tuple[str, ...] = ()) -> State:
    """A position of a random game in which a seat has a choice."""
    state, stream = game.new(players, modules), Stream(5)
    while decisions > 0 or game.to_act(state) == constants.CHANCE or len(game.legal(state)) == 1:
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
        decisions -= 1
    return state


def planned_end(game: Game, state: State, hint: Hint) -> State:
    """The position after a plan, before the end of the turn is confirmed."""
    end = state.copy()
    for actions in hint.plan:
        for action in actions:
            if not game.ends_turn(action):
                game.apply(end, action)
    return end


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_hints_are_legal_and_say_what_changes_most(name: str) -> None:
    game = sacbe.game(name)
    state = in_a_turn(game, 3, 60)
    seat = game.to_act(state)
    assert seat is not None
    for hint in find_hints(game, state, seed=1):
        assert hint.action in game.legal(state)
        after = evaluation_of(game).terms(planned_end(game, state, hint), seat)
        before = evaluation_of(game).terms(state, seat)
        changes = scaled({term: after[term] - before[term] for term in after})
        told = {change.term: change.by for change in hint.changes}
        assert told == {term: changes[term] for term in told}
        rest = [abs(by) for term, by in changes.items() if term not in told]
        assert max(rest, default=0) <= min(map(abs, told.values()), default=MIN_CHANGE)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_the_reason_is_an_effect_of_the_term_that_grows_most(name: str) -> None:
    """Only what the game counts is a reason, and a loss is never a reason."""
    game, reasons = sacbe.game(name), 0
    for decisions in range(60, 200, 14):
        state = in_a_turn(game, 3, decisions)
        seat = game.to_act(state)
        assert seat is not None
        before = evaluation_of(game).terms(state, seat)
        for hint in find_hints(game, state, 1, AT_ONCE):
            end = planned_end(game, state, hint)
            effects = registry.effects_of(game)(state, end, seat)
            grows = differences(before, evaluation_of(game).terms(end, seat))
            if hint.reason:
                reasons += 1
                assert hint.reason in effects and not hint.reason.is_loss
                rest = [grows.get(effect.term, 0) for effect in effects if not effect.is_loss]
                assert grows[hint.reason.term] == max(rest) > 0
            if hint.warning:
                assert hint.warning in effects and hint.warning.is_loss
    assert reasons > 5


def test_hints_do_not_depend_on_what_the_seat_cannot_know() -> None:
    game = sacbe.game("tzolkin")
    state = in_a_turn(game, 4, 3, ("tribes",))
    other = state.copy()
    game.guess(other, game.to_act(state), Stream(77))
    assert find_hints(game, state, seed=2) == find_hints(game, other, seed=2)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_the_first_hint_has_the_greatest_value(name: str) -> None:
    game = sacbe.game(name)
    for decisions in (20, 60, 90):
        values = [hint.value for hint in find_hints(game, in_a_turn(game, 3, decisions), seed=1)]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_each_hint_ends_the_turn_differently(name: str) -> None:
    """Two orders of the same actions are one hint."""
    game = sacbe.game(name)
    for decisions in (20, 60, 90):
        state = in_a_turn(game, 3, decisions)
        hints = find_hints(game, state, seed=1)
        ends = {planned_end(game, state, found).key() for found in hints}
        assert len(ends) == len(hints) > 1
        assert len({found.action for found in hints}) == len(hints)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_a_plan_is_the_rest_of_the_turn_by_whole_actions(name: str) -> None:
    """After each of them the turn could end, and the last one leaves no question open."""
    game = sacbe.game(name)
    for decisions in (20, 60, 90):
        state = in_a_turn(game, 3, decisions)
        seat = game.to_act(state)
        for hint in find_hints(game, state, seed=1):
            here = state.copy()
            for actions in hint.plan:
                for action in actions:
                    assert action in game.legal(here)
                    game.apply(here, action)
                assert game.to_act(here) != seat or game.end_turn in game.legal(here)
