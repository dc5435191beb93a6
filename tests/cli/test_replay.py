"""Telling and checking records."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.core.words import LANGUAGES
from tests.cli.program import recorded, run


def test_a_record_is_checked_in_one_line(tmp_path: Path) -> None:
    result = run("replay", str(recorded(tmp_path)), "--check")
    assert result.returncode == 0
    assert result.stdout.startswith("OK: tzolkin, 3 players, ")
    assert "unfinished" in result.stdout
    assert len(result.stdout.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    result = run("replay", str(recorded(tmp_path)), "--lang", language)
    assert (result.returncode, result.stderr) == (0, "")
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_a_record_is_told_turn_by_turn_with_scores(tmp_path: Path) -> None:
    result = run("replay", str(recorded(tmp_path)))
    assert "  Day 1.\n" in result.stdout
    assert "placed 3 workers (P0, P1, P2) for 6 corn." in result.stdout
    assert result.stdout.splitlines()[-1].startswith("Total")


def test_secrets_are_told_when_they_are_opened(tmp_path: Path) -> None:
    told = run("replay", str(recorded(tmp_path))).stdout
    assert "is dealt" not in told
    assert "shows the wealth tile “" in told


def test_to_shows_the_table_after_so_many_actions(tmp_path: Path) -> None:
    path = str(recorded(tmp_path))
    assert "── Day 1 of 27" in run("replay", path, "--to", "40").stdout
    assert run("replay", path, "--to", "0").returncode == 0
