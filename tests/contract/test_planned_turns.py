"""A turn that is planned while others move offers what the real one does, if nothing changes until then."""

from __future__ import annotations

from sacbe.core import constants
from sacbe.core.game import Game
from sacbe.core.state import State
from tests.contract.tables import Table

COMPARED = 5
"""Turns of a game that are planned, at least."""


def planned(game: Game, state: State, seat: int) -> State | None:
    """The next turn of a seat as it would begin, or None."""
    copy = state.copy()
    return copy if game.bring_turn(copy, seat) else None


def asks_turn(game: Game, state: State, seat: int | None) -> bool:
    """Is the seat asked how it spends its turn?"""
    return bool(game.view(state, seat)["question"]["kind"] == "turn")


def test_a_planned_turn_offers_what_the_real_one_offers(table: Table) -> None:
    """Whoever is asked is the last before it, and ends the turn at once."""
    game, compared = table.game, 0
    for state in table.walk(seed=3):
        if game.end_turn not in game.legal(state):
            continue
        real = state.copy()
        game.apply(real, game.end_turn)
        seat = game.to_act(real)
        if seat in (None, constants.CHANCE, game.to_act(state)) or not asks_turn(game, real, seat):
            continue
        assert seat is not None
        plan = planned(game, state, seat)
        if plan is None:
            continue
        compared += 1
        assert game.to_act(plan) == seat
        assert [game.text(action) for action in game.legal(plan)] == [
            game.text(action) for action in game.legal(real)
        ]
        has, will_have = (game.view(one, seat)["seats"][seat] for one in (real, plan))
        assert {**has, "points": None} == {**will_have, "points": None}
    assert compared >= COMPARED or game.name == "template"


def test_a_planned_turn_leaves_a_position_that_a_game_could_reach(table: Table) -> None:
    for state in table.moments(seed=4, every=7):
        for seat in range(table.players):
            plan = planned(table.game, state, seat)
            if plan is not None:
                assert table.game.fault(plan) is None
                assert table.game.legal(plan)


def test_nothing_is_planned_when_the_game_is_over(table: Table) -> None:
    end = table.moments(seed=5, every=1000)[-1]
    assert all(planned(table.game, end, seat) is None for seat in range(table.players))
