"""Observations: inside the layout, from what the seat may know, with what it is asked, for every game."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core import constants, observation
from sacbe.core.observation import Observer
from sacbe.core.state import State
from tests.contract.tables import Table, top
from tests.contract.test_features import LARGEST
from tests.contract.test_secrets import interesting, worlds

UNIT = 64


class Rows:
    """An observer with a row of its own."""

    def __init__(self, table: Table) -> None:
        self.blocks = observation.blocks_of(table.game)
        self.values: Any = observation.room(self.blocks.size, "f")
        self.mask: Any = observation.room(len(table.game.actions), "b")
        self.observer = Observer(table.game, self.values, self.mask)

    def see(self, state: State, seat: int) -> list[float]:
        """What a seat sees."""
        self.observer.see(state, seat, 0)
        return list(self.values)

    def block(self, name: str) -> list[float]:
        """One block of what was seen last."""
        sizes = {block.name: block.size for block in self.blocks.blocks}
        first = self.blocks.first(name)
        return list(self.values)[first : first + sizes[name]]


@pytest.fixture
def rows(table: Table) -> Rows:
    return Rows(table)


def test_an_observation_lies_inside_its_layout_and_looking_changes_nothing(table: Table, rows: Rows) -> None:
    for state in table.moments(seed=3, every=5):
        numbers, legal = state.numbers(), table.game.legal(state)
        for seat in range(table.players):
            dense = [0.0] * rows.blocks.size
            seen = rows.observer.seen(state, seat)
            assert len(seen) < constants.MAX_FEATURES
            for place, amount in seen:
                assert 0 <= place < rows.blocks.size
                assert -LARGEST <= amount <= LARGEST
                dense[place] += amount / UNIT
            assert rows.see(state, seat) == dense
        assert (state.numbers(), table.game.legal(state)) == (numbers, legal)


def test_an_observation_follows_from_the_position_alone(table: Table, rows: Rows) -> None:
    """Not from what was seen before: positions that differ share a row."""
    for state in table.moments(seed=9, every=9):
        for seat in range(table.players):
            assert rows.see(state, seat) == Rows(table).see(state.copy(), seat)


@pytest.mark.parametrize("seed", range(2))
def test_an_observation_depends_only_on_what_its_seat_may_know(table: Table, rows: Rows, seed: int) -> None:
    for state in interesting(table, seed):
        for seat in range(table.players):
            seen = rows.see(state, seat)
            for twin in worlds(table, state, seat):
                assert rows.see(twin, seat) == seen


def test_the_mask_has_the_legal_actions_of_the_seat_that_is_asked(table: Table, rows: Rows) -> None:
    for state in table.moments(seed=1, every=3):
        for seat in range(table.players):
            rows.see(state, seat)
            legal = table.game.legal(state) if seat == table.game.to_act(state) else []
            assert [action for action, flag in enumerate(rows.mask) if flag] == legal


def test_a_seat_sees_what_it_is_asked_and_whose_turn_it_is(table: Table, rows: Rows) -> None:
    kinds = [kind.number for kind in observation.asking(table.game)]
    for state in table.walk(seed=2):
        asked = table.game.to_act(state)
        if asked is None or asked == constants.CHANCE:
            continue
        kind, _, a, b = top(state)
        for seat in range(table.players):
            rows.see(state, seat)
            own = table.game.may_act(state)
            if seat == asked:
                assert rows.block("question") == [float(number == kind) for number in kinds]
                assert rows.block("asked")[0] == 1.0
                for local, number in zip(table.game.decision_kinds[kind].locals, (a, b), strict=False):
                    found = rows.block(f"question_{local.name}")
                    lowest, count = observation.extent(table.game, local)
                    place = number - lowest
                    wanted = [bool(place >> i & 1) if local.is_set else i == place for i in range(count)]
                    assert found == [float(flag) for flag in wanted]
            elif seat not in own:
                assert not any(rows.block("question"))
                is_secret = table.game.is_simultaneous(kind)
                away = (asked - seat) % table.players
                assert rows.block("asked") == [
                    float(place == away and not is_secret) for place in range(table.game.max_players)
                ]
