"""A message that chooses a form by the id of a thing knows everything there is, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sacbe.core import registry
from sacbe.core.game import Game
from sacbe.core.words import LANGUAGES, key
from tests.words.files import FILES, entries

GAMES = ("tzolkin", "mexica")
ELSE = "other"
NONE = "none"


class Choices(Visitor):
    """The variants by which a message chooses, for each id; the last is the one it falls back on."""

    def __init__(self, message: ftl.BaseNode) -> None:
        self.found: list[tuple[str, set[str], str]] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Note a choice by the id of a thing."""
        selector = node.selector
        if isinstance(selector, ftl.VariableReference) and selector.id.name.endswith("_id"):
            keys = [str(getattr(variant.key, "name", "")) for variant in node.variants]
            fallback = next(key for key, variant in zip(keys, node.variants, strict=True) if variant.default)
            self.found.append((selector.id.name.removesuffix("_id"), set(keys), fallback))
        self.generic_visit(node)


def closed_sets(game: Game) -> dict[tuple[str, str], set[str]]:
    """What each field of each message can be, by key and field."""
    sets: dict[tuple[str, str], Sequence[object]] = {
        (key("log", kind.name), field): kind.names[field] for kind in game.event_kinds for field in kind.names
    }
    sets |= {(key("action", verb.name), "noun"): verb.nouns for verb in game.actions.verbs}
    sets |= {
        (key("prompt", kind.name), local.name): local.values
        for kind in game.decision_kinds
        for local in kind.locals
    }
    return {place: {value for value in values if isinstance(value, str)} for place, values in sets.items()}


def choices(game: str, language: str) -> Iterator[tuple[str, str, set[str], str]]:
    """Each choice by an id: its message, its field, its variants and the one it falls back on."""
    for entry in entries(FILES[game] / f"{language}.ftl"):
        for field, variants, fallback in Choices(entry).found:
            yield entry.id.name, field, variants, fallback


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_by_an_id_covers_the_closed_set(game: str, language: str) -> None:
    known = closed_sets(registry.get(game))
    checked = 0
    for message, field, variants, fallback in choices(game, language):
        things = known.get((message, field))
        if things:
            checked += 1
            place = f"{message}: {field}"
            assert variants - things <= {ELSE, NONE}, place
            assert fallback in {ELSE, NONE} or things <= variants, place
    assert checked


@pytest.mark.parametrize("game", GAMES)
def test_no_language_knows_a_thing_that_no_other_knows(game: str) -> None:
    """Where the set is not written down, such as in a reason: a misspelt id would never be chosen."""
    known = closed_sets(registry.get(game))
    things = set().union(*known.values(), {ELSE, NONE})
    by_language = [
        {(message, name) for message, _, names, _ in choices(game, language) for name in names - things}
        for language in LANGUAGES
    ]
    assert all(names == by_language[0] for names in by_language)
