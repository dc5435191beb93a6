"""Documents of positions, damaged in every way, and what must come of reading them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from tests.contract.tables import GAMES, Table

FUZZ = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@cache
def midgame(name: str) -> str:
    """A position from the middle of a random game, as JSON: each reader has a document of its own."""
    game = GAMES[name]
    states = Table(game, min(3, game.max_players)).moments(seed=4, every=1)
    return json.dumps(game.position(states[len(states) // 2]))


def places(document: Any, path: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Every place of a document where there is a value: its holder, its key and the path there."""
    keys = list(document) if isinstance(document, dict) else range(len(document))
    for key in keys:
        here = f"{path}[{key!r}]"
        yield document, key, here
        if isinstance(document[key], dict | list):
            yield from places(document[key], here)


def values_like(document: Any) -> st.SearchStrategy[Any]:
    """Any JSON, with the words of a document in it."""
    words = {str(holder[key]) for holder, key, _ in places(document) if isinstance(holder[key], str)}
    keys = {str(key) for _, key, _ in places(document)}
    return st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.sampled_from(["chance", "x", *sorted(words)]),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["1", *sorted(keys)]), inner, max_size=3)
        ),
        max_leaves=6,
    )


def fault_of(game: Game, document: Any) -> str | None:
    """What is wrong with the way a document is read; None if it is refused properly or can be played."""
    try:
        state = game.from_position(document)
        game.check(state)
        if bool(game.legal(state)) == game.is_over(state):
            return "nobody can answer"
        written = game.position(state)
        json.dumps([written, game.view(state, None), game.view(state, 0)])
        if game.from_position(written).key() != state.key():
            return "it is not written as it was read"
    except BadPosition as refusal:
        return None if is_sentence(str(refusal)) else f"refused with {str(refusal)!r}"
    except Exception as error:
        return repr(error)
    return None


def assert_refused_or_possible(game: Game, document: Any) -> None:
    """A document is refused with one sentence, or it is a position that can be played to its end."""
    assert fault_of(game, document) is None
    try:
        state = game.from_position(document)
    except BadPosition:
        return
    game.playout(state, 1)
    assert game.is_over(state)
    game.check(state)


def refusal(read: Callable[[Any], object], document: Any, most: int = 1) -> str:
    """The sentence with which a document is refused; two where the library guesses the game."""
    with pytest.raises(BadPosition) as refused:
        read(document)
    sentence = str(refused.value)
    assert is_sentence(sentence)
    assert sentence.count(". ") < most
    return sentence


def is_sentence(message: str) -> bool:
    """Is a message fit to be shown: one line that ends in a full stop?"""
    return message.endswith(".") and "\n" not in message
