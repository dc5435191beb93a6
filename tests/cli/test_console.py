"""Tables and progress, on a terminal and in a pipe."""

from __future__ import annotations

import re

import pytest

from sacbe.cli import console
from tests.cli.screen import on_terminal

HEADS = ("NAME", "SCORE", "TITLE")
ROWS = [("Ana", 7, "a long title that does not fit"), ("李小龍", 12_345, "")]


def test_a_table_in_a_pipe_is_as_wide_as_it_needs_to_be() -> None:
    """Numbers are aligned to the right, and wide letters take two columns."""
    assert console.table(HEADS, ROWS, numbers=(1,)).splitlines() == [
        "NAME    SCORE  TITLE",
        "Ana         7  a long title that does not fit",
        "李小龍  12345",
    ]


def test_a_narrow_terminal_folds_texts_and_never_numbers() -> None:
    source = f"from sacbe.cli.console import table; print(table({HEADS}, {ROWS}, (1,)))"
    _, screen = on_terminal("-c", source, COLUMNS="30")
    assert "12345" in screen
    assert "a long title that does not fit" not in screen
    assert max(map(len, screen.splitlines())) <= 30


def test_a_terminal_that_is_too_narrow_for_the_numbers_gets_all_of_them() -> None:
    numbers = tuple(range(10_000, 10_010))
    source = f"from sacbe.cli.console import table; print(table({numbers}, [{numbers}], range(10)))"
    _, screen = on_terminal("-c", source, COLUMNS="20")
    assert all(screen.count(str(number)) == 2 for number in numbers)


def test_progress_in_a_pipe_is_a_line_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(console, "SECONDS_BETWEEN_LINES", 0)
    with console.progress("playing", 2000) as add:
        add(1500)
        add(500, "all is well")
    first, last = capsys.readouterr().err.splitlines()
    assert re.fullmatch(r"playing: 1,500 of 2,000, \d:\d\d:\d\d gone, [-:0-9]+ left\s*", first)
    assert "2,000 of 2,000" in last and last.rstrip().endswith("(all is well)")


def test_progress_in_a_pipe_is_silent_if_it_takes_no_time(capsys: pytest.CaptureFixture[str]) -> None:
    with console.progress("playing", 2) as add:
        add(2)
    assert capsys.readouterr() == ("", "")


def test_progress_on_a_terminal_is_a_bar_that_goes_away() -> None:
    source = "from sacbe.cli.console import progress\nwith progress('playing', 2) as go: go()\nprint('done')"
    _, screen = on_terminal("-c", source)
    assert "━" in screen and "playing: 1 of 2" in screen
    assert screen.rstrip().splitlines()[-1].endswith("done")
