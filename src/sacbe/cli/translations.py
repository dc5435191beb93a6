"""Which rules are out of date in a language, and how does a translator say that they are not?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from re import Match

from sacbe.cli import rulebook
from sacbe.cli.rulebook import Chapter


def out_of_date(folder: Path, language: str) -> Iterator[str]:
    """What a language lacks, chapter by chapter, as lines to read."""
    for english in _english(folder):
        translated = rulebook.read_translated(folder, language, english.name)
        if translated is None:
            yield f"{english.name}: missing"
        else:
            yield from (f"{english.name} {fault}" for fault in _faults(english, translated))


def _english(folder: Path) -> list[Chapter]:
    """All that is translated: the chapters and their table of contents."""
    contents = folder / rulebook.CONTENTS
    listed = [rulebook.read_chapter(contents, rulebook.ENGLISH)] if contents.is_file() else []
    return [*listed, *rulebook.read_english(folder)]


def _faults(english: Chapter, translated: Chapter) -> Iterator[str]:
    found = {section.id: section for section in translated.sections}
    for section in english.sections:
        there = found.pop(section.id, None)
        if there is None:
            yield f"{section.id}: missing"
        elif not there.translates:
            yield f"{section.id}: not stamped"
        elif there.translates != section.hash:
            yield f"{section.id}: English has changed"
    yield from (f"{unknown}: not in English" for unknown in found)


def stamp(folder: Path, language: str, wanted: str | None) -> list[str]:
    """Note that one section, or each, translates what English says now; the ids of those newly noted."""
    noted: list[str] = []
    for english in _english(folder):
        page = folder / language / f"{english.name}.md"
        hashes = {section.id: section.hash for section in english.sections if wanted in (None, section.id)}

        def noting(head: Match[str], name: str = english.name, hashes: dict[str, str] = hashes) -> str:
            section = head["id"] or name
            if section not in hashes or head["stamp"] == hashes[section]:
                return head[0]
            noted.append(section)
            return f"{head[0].partition(chr(10))[0]}\n<!-- {rulebook.ENGLISH} {hashes[section]} -->\n"

        if hashes and page.is_file():
            page.write_text(rulebook.HEADING.sub(noting, page.read_text("utf-8")), "utf-8")
    return noted
