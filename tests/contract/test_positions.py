"""Positions as documents, both ways."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from tests.contract.documents import (
    FUZZ,
    assert_refused_or_possible,
    fault_of,
    midgame,
    places,
    refusal,
    values_like,
)
from tests.contract.tables import GAMES, Table

VALUES: list[Any] = [None, True, False, 0, 1, -1, 5, 99, 32767, 100000, -100000, 10**30, 0.5, 1e300, "", "x"]
VALUES += [[], {}, [[]], [{}], [None], {"x": 1}]
OF_ANOTHER_TYPE: dict[type, list[Any]] = {
    int: ["x", []],
    str: [0.5, {}],
    bool: ["x", 1],
    list: [{}],
    dict: [[]],
}


@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_written_and_read(table: Table, seed: int) -> None:
    game = table.game
    for state in table.moments(seed, every=5):
        game.check(state)
        document = game.position(state)
        through_json = json.loads(json.dumps(document))
        assert through_json == document
        again = game.from_position(through_json)
        assert again.key() == state.key()
        assert game.position(again) == document
        assert (game.legal(again), game.to_act(again)) == (game.legal(state), game.to_act(state))


def test_reading_leaves_the_document_alone(table: Table) -> None:
    for state in table.moments(seed=3, every=25):
        document = table.game.position(state)
        before = copy.deepcopy(document)
        table.game.from_position(document)
        assert document == before


@pytest.mark.parametrize("document", [None, 7, "x", [], {"game": "chess"}, {"players": 99}, {"nonsense": 1}])
def test_what_is_no_position_is_refused(table: Table, document: Any) -> None:
    assert refusal(table.game.from_position, document)


def test_what_is_no_object_names_no_game() -> None:
    assert refusal(sacbe.from_position, [])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_changed_position_is_refused_or_has_a_question(name: str) -> None:
    """Any one value of a document replaced by any other: one sentence of refusal, or a position to play."""
    game = GAMES[name]
    wrong = []
    states = Table(game, game.min_players).moments(seed=1, every=1)
    for state in (states[len(states) // 10], states[len(states) // 2], states[-1]):
        document = game.position(state)
        for holder, key, path in list(places(document)):
            before = holder[key]
            for value in VALUES:
                holder[key] = value
                fault = fault_of(game, document)
                if fault is not None:
                    wrong.append(f"{path} = {value!r}: {fault}")
            holder[key] = before
    assert not wrong, "\n".join([f"{len(wrong)} documents:", *wrong[:20]])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_value_of_another_type_is_refused_wherever_it_is(name: str) -> None:
    document = json.loads(midgame(name))
    found = list(places(document))
    assert len(found) > 20
    for holder, key, path in found:
        before = holder[key]
        for value in OF_ANOTHER_TYPE.get(type(before), []):
            holder[key] = value
            assert refusal(GAMES[name].from_position, document), path
        holder[key] = before


@pytest.mark.parametrize("name", sorted(GAMES))
@FUZZ
@given(st.data())
def test_garbage_is_refused(name: str, data: st.DataObject) -> None:
    assert_refused_or_possible(GAMES[name], data.draw(values_like(json.loads(midgame(name)))))


@pytest.mark.parametrize("name", sorted(GAMES))
@FUZZ
@given(st.data())
def test_a_damaged_position_is_refused_or_possible(name: str, data: st.DataObject) -> None:
    """One value of a position replaced by anything."""
    document = json.loads(midgame(name))
    holder, key, _ = data.draw(st.sampled_from(list(places(document))))
    holder[key] = data.draw(values_like(document))
    assert_refused_or_possible(GAMES[name], document)
