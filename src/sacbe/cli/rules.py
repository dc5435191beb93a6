"""`sacbe rules`: the rules in words, by id, in each language, and which tests cite them.

The texts are docs/rules/<game>, of a checkout or inside an installed package.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from sacbe.cli import arguments, console, rulebook, translations
from sacbe.cli.rulebook import ENGLISH, Chapter, Section
from sacbe.core import registry
from sacbe.core.words import LANGUAGES, Words

_CITED = re.compile(r"\b[A-Z]+-[0-9]+\b")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "rules",
        help="show the rules by id",
        description="List the rules of a game, show one or all, or check their tests and translations.",
    )
    arguments.add_game(parser)
    arguments.add_language(parser)
    parser.add_argument(
        "id", metavar="ID", nargs="?", help="a rule to show, such as TZ-5, or a chapter, such as placing"
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--all", action="store_true", help="show all chapters")
    what.add_argument(
        "--check",
        action="store_true",
        help="list every rule with the tests that cite it; exit 1 if one has none",
    )
    what.add_argument(
        "--stale",
        action="store_true",
        help="list what is missing or out of date in each language; exit 1 if something is",
    )
    what.add_argument(
        "--stamp",
        action="store_true",
        help="note in the sources that the rule ID, or every rule, is up to date in the language LANG",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List, show, check or stamp."""
    game = registry.get(args.game)
    checkout = find_checkout(game.name)
    if checkout is None:
        raise arguments.BadCommand(f"The texts of the rules of {game.name} are not installed.")
    folder = checkout / "docs" / "rules" / game.name
    if args.check:
        return _check(rulebook.read_english(folder), _tests(checkout, game.name, "--check"))
    if args.stale:
        return _list_stale(folder)
    if args.stamp:
        _tests(checkout, game.name, "--stamp")
        return _stamp(folder, args.lang, args.id)
    words = registry.words_of(game, args.lang, "sacbe.cli")
    chapters = rulebook.read_book(folder, words)
    if args.id is not None:
        print(show(chapters, args.id, words))
    elif args.all:
        print("\n\n\n".join(_chapter(chapter, words) for chapter in chapters))
    else:
        print("\n\n".join(_contents(chapter) for chapter in chapters))
    return 0


def find_checkout(game: str) -> Path | None:
    """The folder whose docs/rules has a game's rules: the package, or a checkout around it or around here."""
    for start in (Path(__file__).resolve(), Path.cwd() / "here"):
        for folder in start.parents:
            if (folder / "docs" / "rules" / game).is_dir():
                return folder
    return None


def _tests(checkout: Path, game: str, option: str) -> Path:
    """The tests of a game's rules, which only a checkout has."""
    tests = checkout / "tests" / "games" / game
    if not tests.is_dir():
        raise arguments.BadCommand(f"{option} needs a checkout of the sources: the tests are not installed.")
    return tests


# Texts for the terminal.


def _contents(chapter: Chapter) -> str:
    lines = [f"  {rule.id:<6} {rule.title}" for rule in chapter.rules]
    return "\n".join([console.paint().strong(chapter.title), *lines])


def _chapter(chapter: Chapter, words: Words) -> str:
    return "\n\n".join(_section(section, words) for section in chapter.sections)


def _section(section: Section, words: Words, chapter: str = "") -> str:
    """Without the targets of links, in lines that fit."""
    paint = console.paint()
    lines = [paint.strong(section.heading) + paint.faint(chapter), ""]
    if section.language != words.language:
        lines += [paint.faint(words("cli-rules-english")), ""]
    for line in _LINK.sub(r"\1", section.text).splitlines():
        is_prose = line and not line.startswith(("|", "```", "    "))
        lines += console.wrapped(line, "", "  " if line.startswith("- ") else "") if is_prose else [line]
    return "\n".join(lines)


def show(chapters: Sequence[Chapter], wanted: str, words: Words) -> str:
    """A rule by its id, or a chapter by its name; capitals do not matter, and the number alone is enough."""
    for chapter in chapters:
        if wanted == chapter.name:
            return _chapter(chapter, words)
        for rule in chapter.rules:
            if wanted.upper() == rule.id or wanted == rule.id.partition("-")[2]:
                return _section(rule, words, f"  ({chapter.title})")
    ids = [rule.id.partition("-") for chapter in chapters for rule in chapter.rules]
    numbers = sorted(int(number) for _, _, number in ids)
    prefix = ids[0][0] if ids else ""
    raise arguments.BadCommand(
        f"There is no rule {wanted!r}; they go from {prefix}-{numbers[0]} to {prefix}-{numbers[-1]}."
    )


# Translations.


def _list_stale(folder: Path) -> int:
    """What each language lacks; 1 if it is anything."""
    faults = [
        f"{language} {fault}"
        for language in LANGUAGES
        if language != ENGLISH
        for fault in translations.out_of_date(folder, language)
    ]
    print("\n".join(faults) or "OK: the rules are up to date in every language.")
    return 1 if faults else 0


def _stamp(folder: Path, language: str, wanted: str | None) -> int:
    """Note that translations are up to date."""
    if language == ENGLISH:
        raise arguments.BadCommand("--stamp needs the language of a translation: add --lang.")
    noted = translations.stamp(folder, language, wanted)
    print(f"Stamped in {language}: {', '.join(noted) or 'nothing'}.")
    return 0


# Which tests cite which rule.


def _check(chapters: Sequence[Chapter], folder: Path) -> int:
    """List each rule with its tests; 1 if a rule has none."""
    rules = [rule for chapter in chapters for rule in chapter.rules]
    cited: dict[str, list[str]] = {}
    for file in sorted(folder.glob("**/test_*.py")):
        for test, docstring in _tests_of(file):
            for rule_id in dict.fromkeys(_CITED.findall(docstring)):
                cited.setdefault(rule_id, []).append(f"{file.relative_to(folder)}::{test}")
    missing = [rule.id for rule in rules if rule.id not in cited]
    for rule in sorted(rules, key=lambda rule: int(rule.id.partition("-")[2])):
        tests = cited.get(rule.id, [])
        print(f"{rule.id:<6} {rule.title} ({len(tests)})")
        for test in tests:
            print(f"       {test}")
    if missing:
        print(f"{len(missing)} of {len(rules)} rules are cited by no test: {', '.join(missing)}.")
        return 1
    print(f"OK: all {len(rules)} rules are cited by tests.")
    return 0


def _tests_of(file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node.name, ast.get_docstring(node) or ""
