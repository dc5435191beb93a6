"""`sacbe lab selfplay` and `sacbe lab report`: what they say, and what they refuse."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.program import refused, run


def test_games_are_played_added_replayed_and_reported(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    command = ["lab", "selfplay", "tzolkin", "--bots", "greedy,random", "--seed", "3", "--out", folder]
    assert run(*command, "--games", "2").stdout == f"2 games are in {folder}, 2 of them new.\n"
    assert run(*command, "--games", "3").stdout == f"3 games are in {folder}, 1 of them new.\n"
    (packed,) = (tmp_path / "games" / "records").iterdir()
    told = run("replay", str(packed), "--seed", "5", "--check")
    assert told.stdout.startswith("OK: tzolkin, 2 players, ")
    first, default = (run("replay", str(packed), "--check", *seed) for seed in (("--seed", "3"), ()))
    assert first.stdout == default.stdout != told.stdout
    assert refused("replay", str(packed), "--seed", "6") == f"sacbe: {packed} has no game of the seed 6."
    told = run("lab", "report", folder)
    assert told.stdout == f"The report on 3 games is in {tmp_path / 'games' / 'report.html'}.\n"
    assert (tmp_path / "games" / "report.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("tzolkin", "--bots", "nobody"), "There is no bot 'nobody'; the bots are: "),
        (("tzolkin", "--players", "6"), "tzolkin is for 2 to 5 players, not 6."),
        (("chess",), "There is no game 'chess'; "),
        (("mexica", "--modules", "tribes"), "mexica has no module 'tribes' "),
        (("mexica", "--bots", "a,b,c", "--players", "2"), "3 bots are named for 2 players."),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    out = tmp_path / "games"
    assert sentence in refused("lab", "selfplay", *arguments, "--out", str(out))
    assert not out.exists()


def test_without_arrow_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = refused("lab", "selfplay", "mexica", "--shards", "--out", str(tmp_path / "games"))
    assert said == "sacbe: Arrow is not installed: pip install 'sacbe[data]'."
    assert not (tmp_path / "games").exists()


def test_a_seed_chooses_only_among_several_records(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text("sacbe record 1\n", "utf-8")
    assert refused("replay", str(file), "--seed", "1").endswith(
        "has one record; a seed chooses among those of a run."
    )


def test_a_report_on_nothing_is_refused(tmp_path: Path) -> None:
    said = refused("lab", "report", str(tmp_path))
    assert said == f"sacbe: There are no games of `sacbe lab selfplay` in {tmp_path}."
