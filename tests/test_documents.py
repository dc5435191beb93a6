"""The examples in the documents work as they stand, and the tables name everything."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import sacbe
from sacbe.core import record, registry

ROOT = Path(__file__).parent.parent


def blocks(path: str, language: str) -> list[str]:
    """The fenced blocks of one language in a document."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / path).read_text("utf-8"), re.DOTALL)


def test_the_record_in_the_notation_page_can_be_read() -> None:
    (text,) = blocks("docs/notation.md", "record")
    game, played = record.read(text, registry.get)
    assert game.name == "tzolkin"
    assert record.write(game, played) == text


def test_the_position_in_the_positions_page_can_be_read() -> None:
    (text,) = blocks("docs/positions.md", "json")
    table = sacbe.from_position(json.loads(text))
    assert table.to_act == 1
    assert "end_turn" in table.legal()


@pytest.mark.parametrize("path", ["README.md", "docs/positions.md"])
def test_the_python_examples_run(path: str) -> None:
    for block in blocks(path, "python"):
        exec(compile(block, path, "exec"), {})


def test_the_notation_page_names_every_verb() -> None:
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    for verb in sacbe.game("tzolkin").actions.verbs:
        assert f"`{verb.name}`" in text


def test_the_positions_page_names_every_frame_and_field() -> None:
    text = (ROOT / "docs/positions.md").read_text("utf-8")
    game = sacbe.game("tzolkin")
    document = game.position(game.new(4))
    for name in [*filter(None, game.frame_kinds), *document, *document["seats"][0]]:
        assert f"`{name}`" in text, name
