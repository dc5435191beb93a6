"""The messages of a game as they are written, and what a text for people must look like."""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.learned import TO_COME
from sacbe.core.words import key

INTO_THE_GAME = 40
"""Actions of a random game until all terms of an evaluation have something to say."""

SUMMARISED_IN = (
    *("effects.py", "coaching.py", "chances.py", "building_chances.py", "growth_chances.py"),
    *("founding_chances.py", "reviews.py"),
    *("digest.py", "causes.py", "events.py", "names.py"),
)
SUMMARY = re.compile(r"(?:effect|did|spot|amount|price|card|won|cause)-(.+?)(?:-text)?")
FRAMES = {"digest-for", "won-when"}

SAMPLE_NUMBERS = (0, 1, 2, 5, -1, 2.25)


@cache
def messages(package: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key; there must be nothing unreadable and no key twice."""
    source = (files(package) / "words" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    twice = [name for name, count in Counter(message.id.name for message in found).items() if count > 1]
    assert twice == []
    return {message.id.name: message for message in found}


def keys_of(game: Game) -> set[str]:
    """The keys under which every game has something to say."""
    state, stream = game.new(game.min_players), Stream(1)
    for _ in range(INTO_THE_GAME):
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
    asking = [kind.name for kind in game.decision_kinds if not kind.is_automatic]
    return {
        "game-name",
        *(key("source", source) for source in game.breakdown(state)[0]),
        *(key("term", term) for term in game.evaluation().terms(state, 0)),
        *(key("term", term) for term in [TO_COME] if game.stages),
        *(key("action", verb.name) for verb in game.actions.verbs),
        *(key(prefix, kind) for kind in asking for prefix in ("prompt", "question")),
        *(key("log", kind.name) for kind in game.event_kinds),
    }


def board_labels(package: str) -> set[str]:
    """The labels that the table in a terminal is written with."""
    paths = [
        path for path in Path(str(files(package))).rglob("*.py") if "text" in (path.stem, path.parent.name)
    ]
    sources = [path.read_text("utf-8") for path in paths]
    return {label for source in sources for label in re.findall(r'["\'](board-[a-z-]+)["\']', source)}


def summary_keys(package: str, written: Iterable[str]) -> set[str]:
    """The written keys by which cards, hints and the end of a game say what the game's files name."""
    folders = [(files(package), SUMMARISED_IN), (files("sacbe.core"), ("digest.py",))]
    paths = [folder / name for folder, names in folders for name in names]
    sources = [path.read_text("utf-8") for path in paths if path.is_file()]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    named = {
        key(node.value) for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    found = {message: SUMMARY.fullmatch(message) for message in written}
    return FRAMES | {message for message, part in found.items() if part and part[1] in named}


class Inspection(Visitor):
    """The variables of a message and of those it refers to, and the variants chosen by each."""

    def __init__(self, known: dict[str, ftl.Message], message: str) -> None:
        self.known = known
        self.variants: dict[str, set[str]] = {}
        self.visit(known[message])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variants.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Go on in the message referred to."""
        self.visit(self.known[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Note the variants of a selector."""
        assert isinstance(node.selector, ftl.VariableReference)
        chosen = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            chosen.add(variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name)
        self.generic_visit(node)


def variables(package: str, language: str, message: str) -> set[str]:
    """The variables of a message; a form chosen by the id of a name counts as the name."""
    found = Inspection(messages(package, language), message).variants
    return {name.removesuffix("_id") for name in found}


def sample_arguments(package: str, language: str, message: str) -> Iterator[dict[str, object]]:
    """Arguments of a message that together reach each of its variants."""
    chosen = Inspection(messages(package, language), message).variants
    for values in itertools.product(*(_samples(variants) for variants in chosen.values())):
        yield dict(zip(chosen, values, strict=True))


def _samples(variants: set[str]) -> tuple[object, ...]:
    """Values that reach every variant of a selector."""
    if not variants:
        return ("Xyz", 3)
    if any(variant.lstrip("-").isdigit() or variant == "one" for variant in variants):
        return SAMPLE_NUMBERS
    return (*sorted(variants), "xyz")


def assert_reads_well(text: str) -> None:
    """A text for people: no braces, variables, ids, spare spaces, or doubled full stops."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$_]|  |\?\?\?|\n|\.\.| [.,;:?]", text), text
