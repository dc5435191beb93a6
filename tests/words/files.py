"""Where are the words and the terms of each part, and what does a glossary say?"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "sacbe"
PAGE = ROOT / "web" / "src" / "words"
GLOSSARIES = {
    "core": SOURCES / "core" / "glossary",
    "tzolkin": SOURCES / "games" / "tzolkin" / "glossary",
    "mexica": SOURCES / "games" / "mexica" / "glossary",
}
FILES = {
    "page": PAGE,
    "guide": PAGE.parent / "pages" / "guide" / "words",
    "page lessons": PAGE / "lessons",
    "terminal": SOURCES / "cli" / "words",
    "tzolkin": SOURCES / "games" / "tzolkin" / "words",
    "mexica": SOURCES / "games" / "mexica" / "words",
    "tzolkin/lessons": SOURCES / "games" / "tzolkin" / "lessons" / "words",
    "mexica/lessons": SOURCES / "games" / "mexica" / "lessons" / "words",
    "tzolkin/about": SOURCES / "games" / "tzolkin" / "about",
    "mexica/about": SOURCES / "games" / "mexica" / "about",
    "template": SOURCES / "games" / "_template" / "words",
}
DEEDS_IN_MEXICA = ("canal", "lift", "bridge", "temple", "walk", "sail", "teleport", "found", "start", "token")
OF_GAMES = {
    "web-tz-": "tzolkin",
    "web-tzolkin-": "tzolkin",
    "web-mexica-": "mexica",
    "guide-tzolkin-": "tzolkin",
    "guide-mexica-": "mexica",
    **{f"web-staged-{deed}": "mexica" for deed in DEEDS_IN_MEXICA},
    "web-staged-": "tzolkin",
}
"""What the page says of a game, by the beginning of its keys; the first that fits."""

RULES = {game: ROOT / "docs" / "rules" / game for game in ("tzolkin", "mexica")}


def rules_in(language: str) -> dict[str, list[Path]]:
    """The chapters of each game's rules in a language."""
    return {
        game: sorted((folder if language == "en" else folder / language).glob("*.md"))
        for game, folder in RULES.items()
    }


class Term(NamedTuple):
    """A term: its forms, the words that are not used for it, and the phrases that may have them."""

    name: str
    forms: list[str]
    rejected: list[str]
    allowed: list[str]


@cache
def entries(path: Path) -> list[ftl.Message | ftl.Term]:
    """The messages and terms of a file; there must be nothing unreadable."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == [], path
    return [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


@cache
def texts(path: Path) -> dict[str, str]:
    """The messages of a file as they are written, by key."""
    source = path.read_text("utf-8")
    return {
        entry.id.name: source[entry.value.span.start : entry.value.span.end]
        for entry in entries(path)
        if isinstance(entry, ftl.Message) and entry.value is not None and entry.value.span is not None
    }


@cache
def glossary(part: str, language: str) -> list[Term]:
    """The terms of a part in a language."""
    path = GLOSSARIES[part] / f"{language}.ftl"
    source = path.read_text("utf-8")
    found = []
    for entry in entries(path):
        assert isinstance(entry, ftl.Term)
        comment = entry.comment.content if entry.comment and entry.comment.content else ""
        written = source[entry.value.span.start : entry.value.span.end] if entry.value.span else ""
        forms = re.findall(r"\[\w+\] (.+)", written) or [written]
        found.append(Term(entry.id.name, forms, _listed("Not", comment), _listed("But", comment)))
    return found


def _listed(head: str, comment: str) -> list[str]:
    """The words after `Not:` or `But:`, up to the end of the sentence."""
    found = re.search(rf"{head}: (.+?)\.(?: [A-Z]|$)", comment)
    return found[1].split(", ") if found else []


def parts_of(file: str, key: str) -> list[str]:
    """Whose terms a message uses: those of its game, and those that all share."""
    game = next((game for head, game in OF_GAMES.items() if key.startswith(head)), file.split("/")[0])
    return [part for part in (game, "core") if part in GLOSSARIES]
