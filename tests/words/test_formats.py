"""Numbers, dates and lists of the page are written as the chosen language writes them, not the browser's."""

from __future__ import annotations

import re

import pytest

from tests.words.files import ROOT

PAGE = ROOT / "web" / "src"
FORMATS = {PAGE / "lib" / "formats.ts"}
"""Where formats are made."""

SOURCES = [
    path
    for pattern in ("*.ts", "*.svelte")
    for path in sorted(PAGE.rglob(pattern))
    if path not in FORMATS and not path.name.endswith(".test.ts")
]
FAULTS = {
    "a format of the browser's language": re.compile(r"toLocale\w*String\((?!language|LOCALES)"),
    "an Intl object without a language": re.compile(r"new Intl\.\w+\((?!language|LOCALES)"),
    "a minus before a number by hand": re.compile(r"−\$\{"),
    "a fraction by hand": re.compile("[¼½¾]"),
}


def test_there_are_sources() -> None:
    assert len(SOURCES) > 200


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_formatted_by_hand_or_for_another_language(fault: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in SOURCES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if FAULTS[fault].search(line)
    ]
    assert found == []
