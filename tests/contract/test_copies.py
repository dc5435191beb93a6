"""Copies and keys."""

from __future__ import annotations

from sacbe.core.events import Journal
from tests.contract.tables import Table


def test_a_copy_is_equal_and_has_no_journal(table: Table) -> None:
    for state in table.moments(seed=1, every=10):
        state.journal = Journal()
        twin = state.copy()
        assert twin.journal is None
        assert type(twin) is type(state)
        assert twin.key() == state.key()
        assert twin.numbers() == state.numbers()
        assert table.game.legal(twin) == table.game.legal(state)


def test_applying_to_a_copy_leaves_the_original_alone(table: Table) -> None:
    for state in table.moments(seed=2, every=10):
        numbers, actions = state.numbers(), table.game.legal(state)
        for action in actions:
            table.game.apply(state.copy(), action)
        table.game.playout(state.copy(), 7)
        assert state.numbers() == numbers
        assert table.game.legal(state) == actions


def test_a_copy_survives_its_original(table: Table) -> None:
    """What is done to the original does not reach the copy either."""
    state = table.new()
    twin = state.copy()
    key = twin.key()
    table.game.playout(state, 3)
    assert table.game.is_over(state)
    assert twin.key() == key


def test_equal_paths_give_equal_keys(table: Table) -> None:
    for one, other in zip(table.walk(seed=3), table.walk(seed=3), strict=True):
        assert one is not other
        assert one.key() == other.key()


def test_every_action_changes_the_key(table: Table) -> None:
    for state in table.moments(seed=4, every=10):
        keys = set()
        for action in table.game.legal(state):
            after = state.copy()
            table.game.apply(after, action)
            keys.add(after.key())
        assert state.key() not in keys


def test_no_position_comes_twice_in_a_game(table: Table) -> None:
    keys = [state.key() for state in table.walk(seed=5)]
    assert len(set(keys)) == len(keys)
