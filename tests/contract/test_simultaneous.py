"""Secret choices at the same time: the order in which the seats answer does not matter."""

from __future__ import annotations

from itertools import permutations

import pytest

from sacbe.core.chance import Stream
from sacbe.core.session import Session
from sacbe.core.state import State
from tests.contract.tables import Table


def plan_of(table: Table, state: State) -> dict[int, list[int]]:
    """For each seat that is asked the answers it is going to give: its last legal action each time."""
    return {seat: _answers(table, state.copy(), seat) for seat in table.game.may_act(state)}


def _answers(table: Table, state: State, seat: int) -> list[int]:
    answers: list[int] = []
    others = set(table.game.may_act(state)) - {seat}
    while seat in table.game.may_act(state) and others <= set(table.game.may_act(state)):
        table.game.ask_first(state, seat)
        answers.append(table.game.legal(state)[-1])
        table.game.apply(state, answers[-1])
    return answers


def play(table: Table, state: State, plan: dict[int, list[int]], order: list[int]) -> int:
    """Answer in an order of seats; the key of the position after all have answered."""
    here = state.copy()
    left = {seat: list(answers) for seat, answers in plan.items()}
    for seat in order:
        table.game.ask_first(here, seat)
        action = left[seat].pop(0)
        assert action in table.game.legal(here)
        table.game.apply(here, action)
    assert not any(left.values())
    return here.key()


def first_secret(table: Table, seed: int) -> State | None:
    """The first state of a random game in which several seats are asked at once."""
    return next((state.copy() for state in table.walk(seed) if len(table.game.may_act(state)) > 1), None)


@pytest.mark.parametrize("seed", range(3))
def test_every_order_of_answers_leads_to_the_same_position(table: Table, seed: int) -> None:
    state = first_secret(table, seed)
    if state is None:
        return
    plan = plan_of(table, state)
    orders = [[seat for seat in seats for _ in plan[seat]] for seats in permutations(plan)]
    orders += [_shuffled([seat for seat in plan for _ in plan[seat]], stream) for stream in range(20)]
    assert len({play(table, state, plan, order) for order in orders}) == 1


def _shuffled(order: list[int], seed: int) -> list[int]:
    stream, left = Stream(seed), list(order)
    return [left.pop(stream.draw(len(left))) for _ in order]


def test_turning_to_a_seat_lets_it_answer_and_forgets_nobody(table: Table) -> None:
    for state in table.moments(seed=1, every=1):
        asked = table.game.may_act(state)
        for seat in asked:
            turned = state.copy()
            table.game.ask_first(turned, seat)
            assert table.game.to_act(turned) == seat
            assert sorted(table.game.may_act(turned)) == sorted(asked)
            assert table.game.legal(turned)


def test_a_session_takes_the_answers_in_any_order(table: Table) -> None:
    state = first_secret(table, seed=0)
    if state is None:
        return
    document = table.game.position(state)
    plan = plan_of(table, state)
    keys = set()
    for seats in (list(plan), list(reversed(plan))):
        session = Session(table.game, position=document, seed=1)
        for seat in seats:
            for action in plan[seat]:
                session.play(action, seat=seat)
        keys.add(session.state.key())
    assert len(keys) == 1
