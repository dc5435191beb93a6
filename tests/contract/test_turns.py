"""Whole turns: every outcome is found, once, with a way that leads to it."""

from __future__ import annotations

from sacbe.core import constants
from sacbe.core.state import State
from sacbe.core.turns import whole_turns
from tests.contract.tables import Table

STEPS = 1500
"""A position with more ways than this to the end of the turn is left out."""

COMPARED = 5
"""Positions that the slow walk is compared on."""


def asked_moments(table: Table, seed: int, every: int) -> list[State]:
    """Copies of states of a random game in which a seat is asked, at the start of a turn or inside it."""
    return [
        state
        for state in table.moments(seed, every)
        if table.game.to_act(state) is not None and table.game.to_act(state) != constants.CHANCE
    ]


def slow_outcomes(table: Table, state: State) -> set[int] | None:
    """The keys of all outcomes of a turn, by walking every single way; None if there are too many."""
    seat, outcomes, steps = table.game.to_act(state), set(), 0

    def explore(here: State) -> bool:
        nonlocal steps
        for action in table.game.legal(here):
            steps += 1
            if steps > STEPS:
                return False
            after = here.copy()
            table.game.apply(after, action)
            if table.game.ends_turn(action) or table.game.to_act(after) != seat:
                outcomes.add(after.key())
            elif not explore(after):
                return False
        return True

    return outcomes if explore(state) else None


def test_whole_turns_find_every_outcome_once(table: Table) -> None:
    compared = 0
    for state in asked_moments(table, seed=0, every=3):
        slow = slow_outcomes(table, state)
        if slow is None or len(slow) < 3:
            continue
        keys = [turn.state.key() for turn in whole_turns(table.game, state)]
        assert len(set(keys)) == len(keys)
        assert set(keys) == slow
        compared += 1
        if compared == COMPARED:
            return
    assert compared > 0


def test_a_whole_turn_replays_to_its_state(table: Table) -> None:
    for state in asked_moments(table, seed=1, every=15):
        key, seat = state.key(), table.game.to_act(state)
        turns = list(whole_turns(table.game, state, limit=40))
        assert state.key() == key
        assert len({turn.actions for turn in turns}) == len(turns) <= 40
        for turn in turns:
            here = state.copy()
            for action in turn.actions:
                assert table.game.to_act(here) == seat
                assert action in table.game.legal(here)
                table.game.apply(here, action)
            assert here.key() == turn.state.key()
            assert table.game.ends_turn(turn.actions[-1]) or table.game.to_act(here) != seat


def test_there_are_no_turns_after_the_end(table: Table) -> None:
    assert list(whole_turns(table.game, table.played(0).state)) == []
