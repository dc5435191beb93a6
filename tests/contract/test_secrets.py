"""What a seat may know: views, legal actions and events hold nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.events import Event, Journal
from sacbe.core.state import State
from tests.contract.tables import Table, top

SEEDS = pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])


def interesting(table: Table, seed: int) -> list[State]:
    """The whole beginning of a random game, where the secrets are dealt and chosen, then now and then."""
    states = [state.copy() for state in table.walk(seed)]
    secret = [i for i, state in enumerate(states[:-1]) if table.game.is_simultaneous(top(state)[0])]
    begun = secret[-1] + 2 if secret else 0
    return [*states[max(0, begun - 40) : begun], *states[begun:-1:20], states[-1]]


def guessed(table: Table, state: State, seat: int | None, seed: int) -> State:
    """The state with everything that the seat cannot know replaced."""
    twin = state.copy()
    table.game.guess(twin, seat, Stream(seed))
    return twin


def worlds(table: Table, state: State, seat: int | None) -> list[State]:
    """Positions other than the state itself that the seat must hold possible."""
    twins = [guessed(table, state, seat, seed) for seed in range(3)]
    return [twin for twin in twins if twin.numbers() != state.numbers()]


def test_views_of_several_seats_equal_those_of_each(table: Table) -> None:
    for state in interesting(table, 2):
        seats = table.watchers()
        assert table.game.views(state, seats) == [table.game.view(state, seat) for seat in seats]


def test_views_are_plain_documents(table: Table) -> None:
    for state in table.moments(seed=0, every=10):
        for seat in table.watchers():
            view = table.game.view(state, seat)
            assert json.loads(json.dumps(view)) == view


def test_looking_changes_nothing(table: Table) -> None:
    for state in table.moments(seed=1, every=10):
        numbers, legal = state.numbers(), table.game.legal(state)
        for seat in table.watchers():
            table.game.view(state, seat)
        assert (state.numbers(), table.game.legal(state)) == (numbers, legal)


@SEEDS
def test_a_view_holds_only_what_its_seat_may_know(table: Table, seed: int) -> None:
    for state in interesting(table, seed):
        for seat in table.watchers():
            view = table.game.view(state, seat)
            for twin in worlds(table, state, seat):
                assert table.game.view(twin, seat) == view


@SEEDS
def test_what_a_seat_may_do_depends_only_on_what_it_may_know(table: Table, seed: int) -> None:
    for state in interesting(table, seed):
        for seat in table.game.may_act(state):
            if seat == constants.CHANCE:
                continue
            for twin in worlds(table, state, seat):
                assert _choices(table, twin, seat) == _choices(table, state, seat)


def _choices(table: Table, state: State, seat: int) -> tuple[list[int], list[Any]]:
    asked = state.copy()
    table.game.ask_first(asked, seat)
    return table.game.legal(asked), [table.game.explain(asked, action) for action in table.game.actions]


@SEEDS
def test_worlds_that_look_alike_to_a_seat_sound_alike(table: Table, seed: int) -> None:
    """If a seat's view is the same after an action in two worlds, it has heard the same events."""
    for state in interesting(table, seed)[:-1]:
        for seat in table.watchers():
            for twin in (state, *worlds(table, state, seat)):
                for action, other in _pairs(table, state, twin, seat):
                    view, heard = _after(table, state, action, seat)
                    other_view, other_heard = _after(table, twin, other, seat)
                    assert view != other_view or heard == other_heard


def _pairs(table: Table, state: State, twin: State, seat: int | None) -> list[tuple[int, int]]:
    """Actions to compare: any two that are decided in secret, otherwise the same action in both worlds."""
    kind, actor, _, _ = top(state)
    here, there = table.game.legal(state), table.game.legal(twin)
    if actor != seat and (actor == constants.CHANCE or table.game.is_simultaneous(kind)):
        return [(here[0], there[0]), (here[0], there[-1]), (here[-1], there[0])]
    return [(action, action) for action in here[:3] if action in there and twin is not state]


def _after(table: Table, state: State, action: int, seat: int | None) -> tuple[dict[str, Any], list[Event]]:
    after, journal = state.copy(), Journal()
    after.journal = journal
    table.game.apply(after, action)
    events = table.game.events(journal.drain())
    return table.game.view(after, seat), [event for event in events if event.known_to(seat)]


@SEEDS
def test_a_guess_is_a_possible_position(table: Table, seed: int) -> None:
    for state in interesting(table, seed):
        for seat in table.watchers():
            twin = guessed(table, state, seat, 5)
            table.game.check(twin)
            assert table.game.may_act(twin) == table.game.may_act(state)
            assert table.game.from_position(table.game.position(twin)).key() == twin.key()


def test_a_guess_replaces_what_is_secret(table: Table) -> None:
    """Where seats have chosen secretly, a spectator holds more than one position possible."""
    secrets = table.secret_moments(seed=0)
    if secrets:
        keys = {guessed(table, secrets[-1], None, guess).key() for guess in range(20)}
        assert len(keys) > 1
