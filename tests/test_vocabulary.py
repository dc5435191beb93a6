"""One word, one meaning: words that the code no longer uses, because the glossary has better ones.

ARCHITECTURE.md has the glossary.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RETIRED = {
    "anew": "again",
    "caution": "opponent_widening",
    "doors": "commands",
    "foresee": "preview",
    "foresight": "preview",
    "glance": "one step ahead, rollout",
    "glimpse": "one step ahead",
    "hall": "live tables",
    "outlook": "evaluation, preview",
    "promising": "select",
    "prospects": "evaluation",
    "rivalry": "opponent_weight",
    "slowness": "widening",
    "told": "view, sent, logged",
    "urge": "exploration",
}
WORD = re.compile(r"[A-Z]?[a-z]+")
SOURCES = [
    path
    for folder, pattern in (
        ("src/sacbe", "*.py"),
        ("tools", "*.py"),
        ("web/src", "*.ts"),
        ("web/src", "*.svelte"),
    )
    for path in sorted((ROOT / folder).rglob(pattern))
]


def test_there_are_sources() -> None:
    assert len(SOURCES) > 400


@pytest.mark.parametrize("word", RETIRED)
def test_a_retired_word_is_in_no_name_and_no_comment(word: str) -> None:
    used = [
        str(path.relative_to(ROOT))
        for path in SOURCES
        if word in path.read_text("utf-8").lower()
        and word in {part.lower() for part in WORD.findall(path.read_text("utf-8"))}
    ]
    assert used == [], f"{word!r}: use {RETIRED[word]}"
