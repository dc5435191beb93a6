"""One word for one thing: page, engine, terminal and rules use the terms of the glossaries."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sacbe.core.words import LANGUAGES
from tests.words.files import FILES, GLOSSARIES, ROOT, Term, glossary, parts_of, rules_in, texts

UNAMBIGUOUS = {
    *("bot", "round", "final-scoring"),
    *("worker", "idle-worker", "gear", "corn", "skull", "jungle", "starting-player", "age", "food-day"),
    *("temple", "technology", "monument", "wealth-tile", "corn-tile", "wood-tile", "tribe", "prophecy"),
    *("calamity", "quick-action", "chaac", "quetzalcoatl", "kukulcan"),
    *("calpulli", "pilli", "district", "single-canal", "double-canal", "bridge", "palace", "boat"),
    *("action-point", "action-token", "period", "first-player", "neutral-temple"),
}
"""Terms that mean one thing wherever they are in an English sentence."""

NO_WORDS = re.compile(r"\{ [^{}]*?(?:\}|->)|\]\([^)]*\)|`[^`]*`|\$\w+")
"""What stands in a text for something else: variables, terms, targets of links, code."""

ENDING = 2
"""Letters at the end of a form that may change."""

OTHERWISE = {
    *("web-tzolkin-food-day-in", "board-food-day", "board-sign-food"),  # short: feeding in so many days
    "name-m-corn-tiles",  # the pyramid of the maize
    "name-forest-fires",
    "name-m-skulls",
    "name-tp-b8",
    "web-panorama",
    "web-motto-mexica",
}
"""Names that are free to use another word."""


@pytest.mark.parametrize("part", GLOSSARIES)
def test_every_language_has_the_same_terms_in_the_same_order(part: str) -> None:
    names = [[term.name for term in glossary(part, language)] for language in LANGUAGES]
    assert all(others == names[0] for others in names)
    assert len(names[0]) == len(set(names[0]))


def spoken(language: str) -> Iterator[tuple[str, str, list[Term]]]:
    """Every text of a language, where it is, and the terms it must keep to."""
    for file, folder in FILES.items():
        for key, text in texts(folder / f"{language}.ftl").items():
            yield (
                f"{file} {key}",
                text,
                [term for part in parts_of(file, key) for term in glossary(part, language)],
            )
    for game, chapters in rules_in(language).items():
        terms = [term for part in (game, "core") for term in glossary(part, language)]
        for chapter in chapters:
            for number, line in enumerate(chapter.read_text("utf-8").splitlines(), 1):
                yield f"{chapter.relative_to(ROOT)}:{number}", line, terms


def pattern(word: str) -> re.Pattern[str]:
    """A word as it is found in a text: whole, or as a beginning if it ends with a star."""
    stem, star, _ = word.partition("*")
    escaped = stem if "\\" in stem else re.escape(stem)
    end = "" if star else r"(?!\w)"
    return re.compile(rf"(?<!\w){escaped}{end}", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_glossary_rejects(language: str) -> None:
    faults = []
    for place, text, terms in spoken(language):
        for term in terms:
            rest = text
            for phrase in term.allowed:
                rest = pattern(phrase).sub("", rest)
            rest = NO_WORDS.sub("0", rest)
            faults += [
                f"{place}: {word} (say {term.forms[0]})"
                for word in term.rejected
                if pattern(word).search(rest)
            ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_term_of_the_english_text_is_in_the_translation(language: str) -> None:
    faults = []
    for file, folder in FILES.items():
        translated = texts(folder / f"{language}.ftl")
        for key in texts(folder / "en.ftl").keys() - OTHERWISE:
            parts = parts_of(file, key)
            english, there = (
                [term for part in parts for term in glossary(part, tag)] for tag in ("en", language)
            )
            source = with_terms(texts(folder / "en.ftl")[key], english)
            target = with_terms(translated.get(key, ""), there)
            faults += [
                f"{file} {key}: {other.forms[0]} is missing"
                for term, other in zip(english, there, strict=True)
                if term.name in UNAMBIGUOUS and is_said(term, source) and not is_meant(other, target)
            ]
    assert not faults, "\n".join(sorted(faults))


def is_said(term: Term, text: str) -> bool:
    """Does an English text have a term in one of its forms?"""
    return any(pattern(form).search(NO_WORDS.sub("", text)) for form in term.forms)


def is_meant(term: Term, text: str) -> bool:
    """Does a text have a term in some form, with whatever ending?"""
    stems = {form[:-ENDING].lower() if len(form) > 2 * ENDING else form.lower() for form in term.forms}
    return any(stem in text.lower() for stem in stems)


def with_terms(text: str, terms: list[Term]) -> str:
    """A text with its terms filled in."""
    forms = {term.name: term.forms[0] for term in terms}
    return re.sub(r"\{ -([\w-]+)[^}]*\}", lambda found: forms[found[1]], text)
