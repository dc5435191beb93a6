"""The translated rules: the same rules, examples, figures, tables and links as in English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import rulebook, translations
from sacbe.cli.rulebook import Section
from sacbe.core.words import LANGUAGES
from tests.words.files import RULES

TRANSLATED = [(game, language) for game in RULES for language in LANGUAGES if language != "en"]
EXAMPLE = re.compile(r"\b[XPS]\d+[a-z]?\b")
FIGURE = re.compile(r"\d+")
LINK = re.compile(r"\]\((?:([a-z_]+)\.md)?(?:#([A-Za-z]{2}-\d+)[^)]*)?\)")
TARGET = re.compile(r"\]\([^)]*\)")


def pairs(game: str, language: str) -> Iterator[tuple[str, Section, Section]]:
    """Each section that is translated: where it is, in English and in the language, with names filled in."""
    folder = RULES[game]
    for english in rulebook.read_english(folder):
        translated = rulebook.read_translated(folder, language, english.name)
        found = {section.id: section for section in translated.sections} if translated else {}
        for section in english.sections:
            if section.id in found:
                there = rulebook.named(found[section.id], sacbe.words(game, language))
                yield f"{english.name} {section.id}", section, there


def examples(section: Section) -> list[str]:
    """The worked examples that a section has, by their numbers."""
    return sorted(EXAMPLE.findall(TARGET.sub("]", section.text)))


def figures(section: Section) -> Counter[str]:
    """The numbers of a section, without those of links and examples."""
    return Counter(FIGURE.findall(EXAMPLE.sub("", TARGET.sub("]", section.text))))


def tables(section: Section) -> list[int]:
    """The columns of each row of the tables of a section."""
    return [line.count("|") for line in section.text.splitlines() if line.startswith("|")]


def links(section: Section) -> list[str]:
    """Where the links of a section lead: to a rule, or to a whole chapter."""
    return sorted(rule.upper() or chapter for chapter, rule in LINK.findall(section.text))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_rules_are_up_to_date(game: str, language: str) -> None:
    """`sacbe rules GAME --lang LANGUAGE ID --stamp` notes that a translation is right again."""
    assert list(translations.out_of_date(RULES[game], language)) == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
@pytest.mark.parametrize("facts", [examples, tables, links])
def test_a_translated_rule_has_what_english_has(
    game: str, language: str, facts: Callable[[Section], object]
) -> None:
    faults = [
        f"{place}: {facts(there)}, not {facts(english)}"
        for place, english, there in pairs(game, language)
        if facts(there) != facts(english)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translated_rule_loses_no_figure_and_has_no_other(game: str, language: str) -> None:
    """One figure may be there more often: what is “a worker” in English may be “1 worker”."""
    faults = [
        f"{place}: {dict(figures(there))}, not {dict(figures(english))}"
        for place, english, there in pairs(game, language)
        if not figures(english) <= figures(there) or figures(there).keys() - figures(english).keys()
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_name_in_a_translated_rule_is_known(game: str, language: str) -> None:
    words = sacbe.words(game, language)
    unknown = [
        f"{page.name}: {thing}"
        for page in sorted((RULES[game] / language).glob("*.md"))
        for thing in rulebook.NAMED.findall(page.read_text("utf-8"))
        if words.name(thing) == thing
    ]
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize("folder", RULES.values(), ids=RULES.keys())
def test_every_rule_is_in_the_chapter_that_links_name(folder: Path) -> None:
    rules = {(chapter.name, rule.id) for chapter in rulebook.read_english(folder) for rule in chapter.rules}
    lost = [
        f"{page.relative_to(folder)}: {chapter}#{rule}"
        for page in sorted(folder.glob("**/*.md"))
        for chapter, rule in LINK.findall(page.read_text("utf-8"))
        if rule and (chapter or page.stem, rule.upper()) not in rules
    ]
    assert not lost, "\n".join(lost)
