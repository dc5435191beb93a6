"""What do the rules of a game say, chapter by chapter, in a language?

docs/rules/<game>/<chapter>.md is English, docs/rules/<game>/<language>/<chapter>.md translates it. A chapter
has an introduction, then a section for each rule, `## TZ-5 — Title`. The line after the heading of a
translated section names the English text that it translates by its hash: `<!-- en 1a2b3c4d -->`. Where a
section is missing, or English has changed since, readers get the English section. `{a1_farm_one_worker_1}`
stands for the name of a thing. web/plugins/rulebook.ts reads the same for the page, and a test compares them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from sacbe.core.words import Words

ENGLISH = "en"
CONTENTS = "README.md"
HEADING = re.compile(
    r"(?:\A#|^## (?P<id>[A-Z]+-[0-9]+) —) (?P<title>.+)\n(?:<!-- en (?P<stamp>\w+) -->\n)?", re.MULTILINE
)
NAMED = re.compile(r"\{([a-z]\w*)\}")
_DIGITS = 8


@dataclass(frozen=True)
class Section:
    """One rule, or the introduction of a chapter, which has the chapter's name for its id."""

    id: str
    title: str
    text: str
    language: str
    translates: str
    """The hash of the English section, as the translation names it."""

    @property
    def heading(self) -> str:
        """The id of a rule with its title; an introduction has only a title."""
        return f"{self.id} — {self.title}" if self.id.isupper() else self.title

    @property
    def hash(self) -> str:
        """What its translations name."""
        return sha256(f"{self.title}\n{self.text}".encode()).hexdigest()[:_DIGITS]


@dataclass(frozen=True)
class Chapter:
    """One chapter: its name is that of its file."""

    name: str
    introduction: Section
    rules: tuple[Section, ...]

    @property
    def title(self) -> str:
        """Its heading."""
        return self.introduction.title

    @property
    def sections(self) -> tuple[Section, ...]:
        """The introduction and the rules."""
        return (self.introduction, *self.rules)


def read_chapter(page: Path, language: str) -> Chapter:
    """A chapter as its file has it."""
    text = page.read_text("utf-8")
    heads = list(HEADING.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    introduction, *rules = (
        Section(
            id=head["id"] or page.stem,
            title=head["title"].strip(),
            text=text[head.end() : end].strip(),
            language=language,
            translates=head["stamp"] or "",
        )
        for head, end in zip(heads, ends, strict=True)
    )
    return Chapter(page.stem, introduction, tuple(rules))


def read_english(folder: Path) -> list[Chapter]:
    """The English chapters of a game in the order of the table of contents."""
    contents = folder / CONTENTS
    order = re.findall(r"\(([a-z_]+\.md)\)", contents.read_text("utf-8")) if contents.is_file() else []
    pages = [page for page in folder.glob("*.md") if page != contents]
    pages.sort(key=lambda page: (order.index(page.name) if page.name in order else len(order), page.name))
    return [read_chapter(page, ENGLISH) for page in pages]


def read_translated(folder: Path, language: str, name: str) -> Chapter | None:
    """A chapter as it is translated, with whatever is out of date."""
    page = folder / language / f"{name}.md"
    return read_chapter(page, language) if page.is_file() else None


def current(english: Section, translated: Chapter | None) -> Section:
    """The section to read: the translation if it translates what English says now, else English."""
    for section in translated.sections if translated else ():
        if section.id == english.id and section.translates == english.hash:
            return section
    return english


def read_book(folder: Path, words: Words) -> list[Chapter]:
    """The chapters of a game in the language of its words, with the names of things filled in."""
    return list(_chapters(folder, words))


def _chapters(folder: Path, words: Words) -> Iterator[Chapter]:
    for chapter in read_english(folder):
        translated = read_translated(folder, words.language, chapter.name)
        introduction, *rules = (named(current(section, translated), words) for section in chapter.sections)
        yield Chapter(chapter.name, introduction, tuple(rules))


def named(section: Section, words: Words) -> Section:
    """A section with the names of things filled in."""

    def name(found: re.Match[str]) -> str:
        return words.name(found[1])

    return replace(section, title=NAMED.sub(name, section.title), text=NAMED.sub(name, section.text))
