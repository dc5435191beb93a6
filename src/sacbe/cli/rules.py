"""`sacbe rules`: the rules in words, by id, and which tests cite them.

The texts are docs/rules/<game>/*.md, of a checkout or inside an installed package; each rule has a heading
`## TZ-5 — Title`.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sacbe.cli import arguments, console
from sacbe.core import registry

_HEADING = re.compile(r"^## ([A-Z]+-[0-9]+) — (.+)$")
_CITED = re.compile(r"\b[A-Z]+-[0-9]+\b")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title, its chapter and its text."""

    id: str
    title: str
    chapter: str
    text: str


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "rules",
        help="show the rules by id",
        description="List the rules of a game, show one, or check that tests cite each of them.",
    )
    arguments.add_game(parser)
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule to show, such as TZ-5")
    parser.add_argument(
        "--check",
        action="store_true",
        help="list every rule with the tests that cite it; exit 1 if one has none",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List, show or check."""
    game = registry.get(args.game)
    checkout = find_checkout(game.name)
    if checkout is None:
        raise arguments.BadCommand(f"The texts of the rules of {game.name} are not installed.")
    rules = read_rules(checkout, game.name)
    if args.check:
        tests = checkout / "tests" / "games" / game.name
        if not tests.is_dir():
            raise arguments.BadCommand(
                "--check needs a checkout of the sources: the tests are not installed."
            )
        return _check(rules, tests)
    if args.id is not None:
        print(show(find_rule(rules, args.id)))
        return 0
    chapter = ""
    paint = console.paint()
    for rule in rules:
        if rule.chapter != chapter:
            print(f"{'' if not chapter else chr(10)}{paint.strong(rule.chapter)}")
            chapter = rule.chapter
        print(f"  {rule.id:<6} {rule.title}")
    return 0


def find_checkout(game: str) -> Path | None:
    """The folder whose docs/rules has a game's rules: the package, or a checkout around it or around here."""
    for start in (Path(__file__).resolve(), Path.cwd() / "here"):
        for folder in start.parents:
            if (folder / "docs" / "rules" / game).is_dir():
                return folder
    return None


def read_rules(checkout: Path, game: str) -> list[Rule]:
    """All rules, chapter by chapter in the order of the table of contents."""
    folder = checkout / "docs" / "rules" / game
    contents = folder / "README.md"
    order = re.findall(r"\(([a-z_]+\.md)\)", contents.read_text("utf-8")) if contents.is_file() else []
    pages = sorted(
        (page for page in folder.glob("*.md") if page != contents), key=lambda page: _place(order, page)
    )
    return [rule for page in pages for rule in rules_of(page)]


def _place(order: list[str], page: Path) -> tuple[int, str]:
    return (order.index(page.name) if page.name in order else len(order), page.name)


def rules_of(page: Path) -> Iterator[Rule]:
    """The rules of one chapter, in its order."""
    chapter, heading = "", None
    lines: list[str] = []
    for line in [*page.read_text("utf-8").splitlines(), "## "]:
        if line.startswith("# "):
            chapter = line[2:].strip()
        elif line.startswith("## "):
            if heading is not None:
                yield Rule(heading[1], heading[2], chapter, "\n".join(lines).strip())
            heading, lines = _HEADING.match(line), []
        else:
            lines.append(line)


def find_rule(rules: list[Rule], wanted: str) -> Rule:
    """The rule of an id; capitals do not matter, and the number alone is enough."""
    for rule in rules:
        if wanted.upper() == rule.id or wanted == rule.id.partition("-")[2]:
            return rule
    numbers = sorted(int(rule.id.partition("-")[2]) for rule in rules)
    prefix = rules[0].id.partition("-")[0] if rules else ""
    raise arguments.BadCommand(
        f"There is no rule {wanted!r}; they go from {prefix}-{numbers[0]} to {prefix}-{numbers[-1]}."
    )


def show(rule: Rule) -> str:
    """A rule for the terminal: without the targets of its links, in lines that fit."""
    paint = console.paint()
    lines = [paint.strong(f"{rule.id} — {rule.title}") + paint.faint(f"  ({rule.chapter})"), ""]
    for line in _LINK.sub(r"\1", rule.text).splitlines():
        is_prose = line and not line.startswith(("|", "```", "    "))
        lines += console.wrapped(line, "", "  " if line.startswith("- ") else "") if is_prose else [line]
    return "\n".join(lines)


# Which tests cite which rule.


def _check(rules: list[Rule], folder: Path) -> int:
    """List each rule with its tests; 1 if a rule has none."""
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
