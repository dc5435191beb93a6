"""Searches: on every table they weigh legal actions, change nothing, and need nothing that is secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sacbe.bots.baselines import GreedyBot
from sacbe.bots.beam import BeamBot
from sacbe.bots.bot import Bot
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn_beam import BeamSettings, TurnBeamBot
from sacbe.core.search.mcts import TreeSearch
from sacbe.core.state import State
from tests.contract.tables import Table
from tests.contract.test_secrets import guessed, interesting, worlds

ITERATIONS = 12


def asked(table: Table, states: list[State]) -> list[State]:
    """The states in which a seat has a choice."""
    seats = range(table.players)
    return [
        state for state in states if table.game.to_act(state) in seats and len(table.game.legal(state)) > 1
    ]


def search_from(table: Table, state: State, room: int = 5000) -> TreeSearch:
    """A search that has thought a little."""
    search = TreeSearch(table.game, table.game.evaluation(), room, 3, 0.02, 4, 30, 20, 1)
    search.set_root(state)
    search.run(ITERATIONS)
    return search


def test_every_iteration_is_counted_for_a_legal_action_and_the_position_stays(table: Table) -> None:
    for state in asked(table, table.moments(seed=7, every=25))[:3]:
        numbers = state.numbers()
        found = search_from(table, state).candidates()
        assert sum(candidate.visits for candidate in found) == ITERATIONS
        assert {candidate.action for candidate in found} <= set(table.game.legal(state))
        assert state.numbers() == numbers


def test_a_tree_that_is_full_goes_on_counting(table: Table) -> None:
    state = asked(table, table.moments(seed=8, every=10))[-1]
    search = search_from(table, state, room=len(table.game.legal(state)) + 1)
    assert sum(candidate.visits for candidate in search.candidates()) == ITERATIONS


def test_a_tree_is_kept_for_the_position_it_has_led_to_and_for_no_other(table: Table) -> None:
    for state in asked(table, table.moments(seed=9, every=10))[:3]:
        search = search_from(table, state)
        action = max(search.candidates(), key=lambda candidate: candidate.visits).action
        after = state.copy()
        table.game.apply(after, action)
        assert not search.advance_root(action, state)
        if search.advance_root(action, after):
            assert table.game.to_act(after) == table.game.to_act(state)
            assert sum(candidate.visits for candidate in search.candidates()) > 0


BOTS: dict[str, Callable[[], Bot]] = {
    "search": lambda: SearchBot(5, Budget(iterations=6)),
    "decision": lambda: BeamBot(5, 4, 40),
    "turn": lambda: TurnBeamBot(5, BeamSettings(2, 4)),
    "greedy": lambda: GreedyBot(5),
}


@pytest.mark.parametrize("make", BOTS)
def test_a_bot_chooses_the_same_whatever_its_seat_cannot_know(table: Table, make: str) -> None:
    for state in asked(table, interesting(table, seed=2))[:3]:
        seat = table.game.to_act(state)
        for twin in worlds(table, state, seat):
            assert BOTS[make]().choose(table.game, twin) == BOTS[make]().choose(table.game, state)


def test_a_guess_does_not_depend_on_what_it_replaces(table: Table) -> None:
    """So the same seed thinks about the same worlds, whatever is true."""
    for state in asked(table, interesting(table, seed=2))[:6]:
        seat = table.game.to_act(state)
        for twin in worlds(table, state, seat):
            assert guessed(table, twin, seat, 9).numbers() == guessed(table, state, seat, 9).numbers()


def test_a_secret_choice_of_another_seat_changes_no_guess(table: Table) -> None:
    """Whatever looks the same to a seat is guessed the same: how far others have chosen, too."""
    for state in table.secret_moments(seed=2):
        for other in table.game.may_act(state):
            after = state.copy()
            table.game.ask_first(after, other)
            table.game.apply(after, table.game.legal(after)[0])
            for seat in {*table.game.may_act(state)} & {*table.game.may_act(after)} - {other}:
                here, there = shown_to(table, state, seat), shown_to(table, after, seat)
                if table.game.view(here, seat) == table.game.view(there, seat):
                    assert guessed(table, here, seat, 9).numbers() == guessed(table, there, seat, 9).numbers()


def shown_to(table: Table, state: State, seat: int) -> State:
    """The state, with the question to a seat on top."""
    turned = state.copy()
    table.game.ask_first(turned, seat)
    return turned
