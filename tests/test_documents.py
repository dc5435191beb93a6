"""The examples in the documents work as they stand, and the tables name everything."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import rulebook
from sacbe.core import observation, record, registry
from sacbe.games.mexica import names as mexica
from sacbe.games.tzolkin import names as tzolkin

ROOT = Path(__file__).parent.parent
GAMES = registry.names()


def blocks(path: str, language: str) -> list[str]:
    """The fenced blocks of one language in a document."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / path).read_text("utf-8"), re.DOTALL)


def section(path: str, name: str) -> str:
    """What a document says under the heading of a game, down to the next heading as high."""
    text = (ROOT / path).read_text("utf-8")
    for heading in re.finditer(r"^(##+) (.+)\n", text, re.MULTILINE):
        if heading[2].replace("'", "").lower() == name:
            rest = text[heading.end() :]
            return re.split(rf"^#{{1,{len(heading[1])}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    raise AssertionError(f"{path} has no heading for {name}.")


def test_the_record_in_the_notation_page_can_be_read() -> None:
    (text,) = blocks("docs/notation.md", "record")
    game, played = record.read(text, registry.get)
    assert game.name == "tzolkin"
    assert record.write(game, played) == text


def test_the_positions_in_the_positions_page_can_be_read() -> None:
    documents = [json.loads(text) for text in blocks("docs/positions.md", "json")]
    assert sorted(document["game"] for document in documents) == GAMES
    for document in documents:
        table = sacbe.from_position(document)
        assert table.to_act == 1
        assert "end_turn" in table.legal()


def test_the_lesson_in_its_page_is_the_one_that_is_taught() -> None:
    lessons = ROOT / "src" / "sacbe" / "games" / "tzolkin" / "lessons"
    (lesson,), (sentences,) = (blocks("docs/adding-a-lesson.md", language) for language in ("json", "ftl"))
    assert lesson == (lessons / "tz-01-first-worker.json").read_text("utf-8")
    assert sentences in (lessons / "words" / "en.ftl").read_text("utf-8")


@pytest.mark.parametrize("path", ["README.md", "docs/positions.md", "docs/research.md"])
def test_the_python_examples_run(path: str) -> None:
    names: dict[str, object] = {}
    for block in blocks(path, "python"):
        exec(compile(block, path, "exec"), names)


@pytest.mark.parametrize("name", GAMES)
def test_the_notation_page_names_every_verb(name: str) -> None:
    text = section("docs/notation.md", name)
    for verb in sacbe.game(name).actions.verbs:
        assert f"`{verb.name}`" in text, verb.name


@pytest.mark.parametrize("name", GAMES)
def test_the_positions_page_names_every_frame_and_field(name: str) -> None:
    text = section("docs/positions.md", name)
    game = sacbe.game(name)
    document = game.position(game.new(4))
    for word in [*filter(None, game.decision_kinds.names), *document, *document["seats"][0]]:
        assert f"`{word}`" in text, word


# Events.

FEW = 7
"""A field with more values than this shows the first of them."""
NAMES = {"tzolkin": "Tzolk'in", "mexica": "Mexica"}


def values(names: tuple[str, ...]) -> str:
    """What a field may say, as a page prints it."""
    shown = [f"`{name}`" for name in names if name]
    return ", ".join(shown) if len(shown) <= FEW else f"{', '.join(shown[:3])} … ({len(shown)})"


def events_of(name: str) -> str:
    """The table of a game's events, from the source."""
    lines = ["| event | what happened | fields |", "|---|---|---|"]
    for kind in sacbe.game(name).event_kinds:
        fields = [
            f"`{field}`: {values(kind.names[field])}" if field in kind.names else f"`{field}`"
            for field in kind.fields
        ]
        lines.append(f"| `{kind.name}` | {kind.about} | {'; '.join(fields)} |")
    return "\n".join(lines) + "\n"


# Tiles, and the index of the rules.

TILES = {
    "tzolkin": (*tzolkin.TILES, *tzolkin.WEALTH, *tzolkin.QUICK_TILES),
    "mexica": mexica.CALPULLI,
}


def tiles_of(name: str) -> str:
    """The ids of a game's tiles with the names that people see."""
    words = sacbe.words(name, "en")
    return "| id | name |\n|---|---|\n" + "".join(
        f"| `{tile}` | {words.name(tile)} |\n" for tile in TILES[name]
    )


def anchor(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def rules_of(name: str) -> str:
    """Every rule of a game by its number, with its chapter."""
    found = []
    for chapter in rulebook.read_english(ROOT / "docs/rules" / name):
        at = f"{name}/{chapter.name}.md"
        for rule in chapter.rules:
            link = f"[{rule.id}]({at}#{anchor(rule.heading)})"
            found.append((rule.id, f"| {link} | {rule.title} | [{chapter.title}]({at}) |\n"))
    found.sort(key=lambda row: (not row[0].startswith("TZ"), int(row[0].partition("-")[2])))
    return "| rule | name | chapter |\n|---|---|---|\n" + "".join(line for _, line in found)


def observed_of(name: str) -> str:
    """The blocks of an observation."""
    blocks = observation.blocks_of(sacbe.game(name))
    lines = [
        f"| `{row['name']}` | {row['first']} | {row['size']} | {row['meaning']} |" for row in blocks.rows()
    ]
    total = f"| all | | {blocks.size:,} | layout `{blocks.digest()}` |"
    return "\n".join(["| block | first | size | what it says |", "|---|--:|--:|---|", *lines, total]) + "\n"


GENERATED: list[tuple[str, Callable[[str], str]]] = [
    ("docs/events.md", events_of),
    ("docs/tiles.md", tiles_of),
    ("docs/research.md", observed_of),
    ("docs/rules/by-number.md", rules_of),
]


@pytest.mark.parametrize(("path", "table_of"), GENERATED)
@pytest.mark.parametrize("name", GAMES)
def test_a_generated_table_is_what_its_source_says(
    name: str, path: str, table_of: Callable[[str], str]
) -> None:
    """`SACBE_GOLDEN=write` writes the table again."""
    page, table = ROOT / path, table_of(name)
    written = re.compile(rf"(?<=\n## {NAMES[name]}\n\n)(\|.*\n)*")
    if os.environ.get("SACBE_GOLDEN") == "write":
        page.write_text(written.sub(lambda _: table, page.read_text("utf-8")), "utf-8")
    found = written.search(page.read_text("utf-8"))
    assert found is not None
    assert found[0] == table


LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)")
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]


def is_translated(page: Path) -> bool:
    """Is this a chapter in another language, whose links name rules by their ids alone?"""
    return page.parent.parent.parent == ROOT / "docs" / "rules"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target, fragment in LINK.findall(text):
        there = (page.parent / target) if target else page
        assert there.exists(), target
        if fragment and is_translated(page):
            assert re.search(rf"^## {fragment} — ", there.read_text("utf-8"), re.MULTILINE), target
        elif fragment:
            headings = re.findall(r"^#+ (.+)$", there.read_text("utf-8"), re.MULTILINE)
            assert fragment in {anchor(heading) for heading in headings}, f"{target}#{fragment}"
