"""The rules in other languages: what readers get, what is out of date, and that terminal and page agree."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import rulebook, rules
from sacbe.cli.main import main
from sacbe.core.words import LANGUAGES
from tests.cli.program import run

ROOT = Path(__file__).parents[2]
ENGLISH = """# Turns

What a turn is.

## TZ-3 — Order

One after the other (X1).

## TZ-4 — Place or pick up

Either, see [Order](turn.md#tz-3--order).
"""
PORTUGUESE = """# Turnos

O que é um turno.

## TZ-3 — Ordem

Um depois do outro, “{a1_farm_one_worker_1}” (X1).

## TZ-4 — Colocar ou recolher

Um ou outro, veja [Ordem](turn.md#TZ-3).
"""
PAGE = """
import { runnerImport } from "vite";
const { module } = await runnerImport("./plugins/rulebook.ts");
const [root, sources, game, language] = process.argv.slice(1);
console.log(JSON.stringify(module.book(root, game, language, module.wordsOf(sources, game, language))));
"""
"""What the build of the page reads."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one chapter, translated into Portuguese and stamped, and one that is only English."""
    folder = tmp_path / "docs/rules/tzolkin"
    (folder / "pt").mkdir(parents=True)
    (tmp_path / "tests/games/tzolkin").mkdir(parents=True)
    (folder / "README.md").write_text("# Rules\n\n[Turns](turn.md), [Placing](placing.md)\n")
    (folder / "pt/README.md").write_text("# Regras\n")
    (folder / "turn.md").write_text(ENGLISH)
    (folder / "pt/turn.md").write_text(PORTUGUESE)
    (folder / "placing.md").write_text("# Placing\n\nWhere?\n\n## TZ-5 — Price\n\nCorn.\n")
    monkeypatch.setattr(rules, "find_checkout", lambda game: tmp_path)
    assert main(["rules", "tzolkin", "--lang", "pt", "--stamp"]) == 0
    return folder


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What `sacbe rules tzolkin` prints."""
    capsys.readouterr()
    assert main(["rules", "tzolkin", *arguments]) == code
    return capsys.readouterr().out


def read_by_the_page(root: Path, game: str, language: str) -> list[list[dict[str, str]]]:
    """The chapters as the page gets them."""
    command = ["node", "--input-type=module", "-e", PAGE, str(root), str(ROOT / "src/sacbe"), game, language]
    node = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    found: list[list[dict[str, str]]] = json.loads(node.stdout)
    return found


def read_by_the_terminal(root: Path, game: str, language: str) -> list[list[dict[str, str]]]:
    """The same from Python."""
    chapters = rulebook.read_book(root / game, sacbe.words(game, language))
    keys = ("id", "title", "text", "language")
    return [
        [{key: getattr(section, key) for key in keys} for section in chapter.sections] for chapter in chapters
    ]


def test_a_translated_rule_is_shown_with_the_names_of_things(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = said(capsys, "TZ-3", "--lang", "pt")
    assert shown.startswith("TZ-3 — Ordem  (Turnos)\n\nUm depois do outro, “")
    assert sacbe.words("tzolkin", "pt").name("a1_farm_one_worker_1") in shown
    assert "<!--" not in shown
    assert "TZ-4   Colocar ou recolher" in said(capsys, "--lang", "pt")


def test_a_chapter_that_is_not_translated_is_english_and_says_so(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = said(capsys, "--lang", "pt", "--all")
    assert shown.index("Turnos") < shown.index("Placing") < shown.index("TZ-5 — Price")
    assert shown.count("por isso aparece em inglês") == 2
    assert "inglês" not in said(capsys, "turn", "--lang", "pt")


def test_a_rule_whose_english_changes_is_english_until_it_is_stamped(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = folder / "turn.md"
    page.write_text(page.read_text().replace("One after the other", "Clockwise"))
    assert "Clockwise" in said(capsys, "3", "--lang", "pt")
    assert "Colocar ou recolher" in said(capsys, "4", "--lang", "pt")
    assert "pt turn TZ-3: English has changed\n" in said(capsys, "--stale", code=1)
    assert said(capsys, "TZ-3", "--lang", "pt", "--stamp") == "Stamped in pt: TZ-3.\n"
    assert "Um depois do outro" in said(capsys, "3", "--lang", "pt")


def test_what_is_missing_is_listed_for_each_language(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = folder / "pt/turn.md"
    page.write_text(page.read_text().replace("## TZ-4 —", "## TZ-9 —").replace("## TZ-3", "## TZ-8"))
    lines = said(capsys, "--stale", code=1).splitlines()
    assert lines[:5] == [
        "pt turn TZ-3: missing",
        "pt turn TZ-4: missing",
        "pt turn TZ-8: not in English",
        "pt turn TZ-9: not in English",
        "pt placing: missing",
    ]
    assert {line.split()[0] for line in lines} == set(LANGUAGES) - {"en"}


def test_only_a_checkout_can_be_stamped(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tzolkin", "--stamp"]) == 1
    (folder.parents[2] / "tests/games/tzolkin").rmdir()
    assert main(["rules", "tzolkin", "--lang", "pt", "--stamp"]) == 1
    assert "needs a checkout" in capsys.readouterr().err


def test_the_page_reads_what_the_terminal_reads(folder: Path) -> None:
    """Translated, named, changed in English, not stamped, missing."""
    page = folder / "turn.md"
    page.write_text(page.read_text().replace("Either", "Or both"))
    root = folder.parent
    found = read_by_the_page(root, "tzolkin", "pt")
    assert found == read_by_the_terminal(root, "tzolkin", "pt")
    languages = {section["id"]: section["language"] for chapter in found for section in chapter}
    assert languages == {"turn": "pt", "TZ-3": "pt", "TZ-4": "en", "placing": "en", "TZ-5": "en"}


@pytest.mark.parametrize(
    ("game", "language"),
    [("tzolkin", "hu"), pytest.param("mexica", "es", marks=pytest.mark.long)],
)
def test_the_page_reads_our_rules_as_the_terminal_does(game: str, language: str) -> None:
    root = ROOT / "docs/rules"
    assert read_by_the_page(root, game, language) == read_by_the_terminal(root, game, language)


def test_the_terminal_speaks_every_language() -> None:
    for language in LANGUAGES:
        result = run("rules", "mexica", "--lang", language)
        assert len(re.findall(r"^  MX-\d+ ", result.stdout, re.MULTILINE)) == 35
