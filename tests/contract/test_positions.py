"""Positions as documents, both ways."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from tests.contract.tables import GAMES, Table

VALUES: list[Any] = [None, True, False, 0, 1, -1, 5, 99, 32767, 100000, -100000, 10**30, 0.5, 1e300, "", "x"]
VALUES += [[], {}, [[]], [{}], [None], {"x": 1}]


@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_written_and_read(table: Table, seed: int) -> None:
    game = table.game
    for state in table.moments(seed, every=10):
        document = game.position(state)
        through_json = json.loads(json.dumps(document))
        assert through_json == document
        again = game.from_position(through_json)
        assert again.key() == state.key()
        assert game.position(again) == document
        assert game.legal(again) == game.legal(state)


def test_reading_leaves_the_document_alone(table: Table) -> None:
    for state in table.moments(seed=3, every=25):
        document = table.game.position(state)
        before = copy.deepcopy(document)
        table.game.from_position(document)
        assert document == before


@pytest.mark.parametrize("document", [None, 7, "x", [], {"game": "chess"}, {"players": 99}, {"nonsense": 1}])
def test_what_is_no_position_is_refused(table: Table, document: Any) -> None:
    with pytest.raises(BadPosition) as refusal:
        table.game.from_position(document)
    assert is_sentence(str(refusal.value))


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


def fault_of(game: Game, document: Any) -> str | None:
    """What is wrong with the way a document is read; None if it is refused properly or can be played."""
    try:
        state = game.from_position(document)
        game.check(state)
        if bool(game.legal(state)) == game.is_over(state):
            return "nobody can answer"
        json.dumps([game.position(state), game.view(state, None), game.view(state, 0)])
    except BadPosition as refusal:
        return None if is_sentence(str(refusal)) else f"refused with {str(refusal)!r}"
    except Exception as error:
        return repr(error)
    return None


def places(document: Any, path: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Every place of a document where a value stands: its holder, its key and the path there."""
    keys = list(document) if isinstance(document, dict) else range(len(document))
    for key in keys:
        here = f"{path}[{key!r}]"
        yield document, key, here
        if isinstance(document[key], dict | list):
            yield from places(document[key], here)


def is_sentence(message: str) -> bool:
    """Is a message fit to be shown: one line that ends in a full stop?"""
    return message.endswith(".") and "\n" not in message
