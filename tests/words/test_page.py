"""The words of page, terminal and lessons: the same keys, variables and plurals in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sacbe.core.words import LANGUAGES
from tests.words.files import FILES, entries

OWN = (
    *("page", "page lessons", "guide", "terminal"),
    *("tzolkin/lessons", "mexica/lessons", "tzolkin/about", "mexica/about"),
)
"""The other files of games have the same tests in the contract of games."""
NEEDED = {"goods": {"amount", "good"}}
"""What messages of games show that others refer to; a name shows nothing."""
NUMBERED = ("en", "pt", "es")
"""Languages in which a noun after a number has a plural."""
POINTS = re.compile(r" (points?|pontos?|puntos?)\b")


class Uses(Visitor):
    """The variables that a message shows, and those whose number chooses a form."""

    def __init__(self, message: ftl.BaseNode) -> None:
        self.shown: set[str] = set()
        self.counted: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Note what a message needs that is referred to."""
        self.shown |= NEEDED.get(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Note what chooses between singular and plural."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if "one" in keys and isinstance(node.selector, ftl.VariableReference):
            self.counted.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


def uses(file: str, language: str) -> dict[str, Uses]:
    """The messages of a file, by key."""
    return {entry.id.name: Uses(entry) for entry in entries(FILES[file] / f"{language}.ftl")}


@pytest.mark.parametrize("file", OWN)
def test_every_language_has_the_same_keys_once_and_in_the_same_order(file: str) -> None:
    keys = [[entry.id.name for entry in entries(FILES[file] / f"{language}.ftl")] for language in LANGUAGES]
    assert [key for key, count in Counter(keys[0]).items() if count > 1] == []
    for language, others in zip(LANGUAGES, keys, strict=True):
        assert others == keys[0], language


@pytest.mark.parametrize("file", OWN)
def test_a_message_shows_the_same_variables_in_every_language(file: str) -> None:
    english = uses(file, "en")
    for language in LANGUAGES:
        for key, used in uses(file, language).items():
            assert used.shown == english[key].shown, f"{language} {key}"


@pytest.mark.parametrize("file", OWN)
def test_what_has_a_plural_in_english_has_one_in_portuguese_and_spanish(file: str) -> None:
    counted = [
        {key: used.counted for key, used in uses(file, language).items() if used.counted}
        for language in NUMBERED
    ]
    english, *others = counted
    for language, found in zip(NUMBERED[1:], others, strict=True):
        missing = {key for key in english if not english[key] <= found.get(key, set())}
        assert missing == set(), language


def unchosen(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The numbers that stand before the word for points without choosing its form."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                yield from unchosen(variant.value, chosen | set(Uses(expression).counted))
        elif isinstance(expression, ftl.VariableReference) and expression.id.name == "points":
            is_before = isinstance(following, ftl.TextElement) and POINTS.match(following.value)
            yield from {"points"} - chosen if is_before else ()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", NUMBERED)
def test_one_point_is_not_points(language: str, file: str) -> None:
    """A district of 3 brings its second a single point."""
    messages = [entry for entry in entries(FILES[file] / f"{language}.ftl") if isinstance(entry, ftl.Message)]
    faults = [message.id.name for message in messages if message.value and list(unchosen(message.value))]
    assert faults == []
