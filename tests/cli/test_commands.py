"""Fuzzing, counting, measuring, the rules, the version."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import rules
from sacbe.core.perft import perft
from tests.cli.program import COMMAND, run, session

COMMANDS = ("play", "replay", "arena", "fuzz", "perft", "bench", "rules", "serve", "admin")


def test_the_version_says_how_the_core_runs() -> None:
    core = "compiled" if sacbe.is_compiled() else "plain Python"
    assert run("--version").stdout == f"sacbe {sacbe.__version__} ({core} core)\n"


def test_the_plain_core_says_so() -> None:
    result = subprocess.run(
        [*COMMAND, "--version"],
        env={**os.environ, "SACBE_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.endswith("(plain Python core)\n")


def test_without_a_command_the_commands_are_listed() -> None:
    result = run()
    assert result.returncode == 0
    assert all(command in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_written_for_people(command: str) -> None:
    """No sign of formatting is left over, such as a doubled or unanswered per cent sign."""
    result = run(command, "--help")
    assert result.returncode == 0
    assert "%%" not in result.stdout
    assert "%(" not in result.stdout


# perft


def test_perft_prints_a_count_for_each_depth() -> None:
    result = run("perft", "tzolkin", "--players", "2", "--depth", "3", "--seed", "1")
    assert [line.split()[:2] for line in result.stdout.splitlines()[1:]] == [
        ["1", "4"],
        ["2", "12"],
        ["3", "48"],
    ]


def test_perft_counts_sequences_of_exactly_that_length() -> None:
    table = session(players=2)
    legal = table.game.legal(table.state)
    assert perft(table.game, table.state, 0) == 1
    assert perft(table.game, table.state, 1) == len(legal)
    two = 0
    for action in legal:
        after = table.state.copy()
        table.game.apply(after, action)
        two += len(table.game.legal(after))
    assert perft(table.game, table.state, 2) == two


def test_perft_from_a_position_counts_as_from_the_state(tmp_path: Path) -> None:
    table = session()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.game.position(table.state)), "utf-8")
    result = run("perft", "tzolkin", "--position", str(path), "--depth", "4")
    counted = int(result.stdout.splitlines()[-1].split()[1].replace(",", ""))
    assert counted == perft(table.game, table.state, 4)


# bench


def test_bench_prints_an_object_for_each_player_count() -> None:
    rows = json.loads(run("bench", "mexica", "--json", "--seconds", "0.02").stdout)
    assert [(row["players"], row["modules"]) for row in rows] == [(players, []) for players in (2, 3, 4)]
    for row in rows:
        assert list(row) == [
            "game",
            "players",
            "modules",
            "compiled",
            "playouts_per_s",
            "sensible_playouts_per_s",
            "decisions_per_s",
            "stepped_decisions_per_s",
            "together_decisions_per_s",
            "evaluations_per_s",
            "hand_made_evaluations_per_s",
            "turns_per_s",
            "rollouts_per_s",
            "search_iterations_per_s",
            "search_played_on_per_s",
            "search_two_threads_over_one",
            "copy_ns",
            "legal_ns",
            "state_bytes",
            "compiled_over_plain",
        ]
        assert row["compiled"] == sacbe.is_compiled()
        assert (row["compiled_over_plain"] is not None) == sacbe.is_compiled()
        assert min(row["playouts_per_s"], row["copy_ns"], row["legal_ns"], row["state_bytes"]) > 0
        assert min(row["turns_per_s"], row["rollouts_per_s"]) > 0


@pytest.mark.long
def test_bench_without_a_game_measures_all_of_them() -> None:
    rows = json.loads(run("bench", "--json", "--seconds", "0.05").stdout)
    base = [(game, players, 0) for game in ("mexica", "tzolkin") for players in (2, 3, 4)]
    with_modules = [("tzolkin", players, 4) for players in (2, 3, 4, 5)]
    assert [(row["game"], row["players"], len(row["modules"])) for row in rows] == base + with_modules


@pytest.mark.long
def test_bench_prints_a_table_for_people() -> None:
    result = run("bench", "mexica", "--seconds", "0.02")
    assert result.stdout.splitlines()[0].split()[:2] == ["game", "players"]
    assert len(result.stdout.splitlines()) == 1 + 3


# rules


def test_rules_are_listed_by_chapter() -> None:
    lines = run("rules", "tzolkin").stdout.splitlines()
    assert lines.index("Placing workers") < lines.index("  TZ-5   Price of placing")
    assert sum(bool(re.match(r"  TZ-\d+ ", line)) for line in lines) == 83


def test_a_rule_is_shown_by_its_id() -> None:
    for wanted in ("TZ-5", "tz-5", "5"):
        result = run("rules", "tzolkin", wanted)
        assert result.stdout.startswith("TZ-5 — Price of placing")
        assert "lowest free" in result.stdout


def test_rules_check_names_the_tests_and_the_rules_without_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pages, tests = tmp_path / "docs/rules/tzolkin", tmp_path / "tests/games/tzolkin"
    pages.mkdir(parents=True)
    tests.mkdir(parents=True)
    (pages / "turn.md").write_text("# Turns\n\n## TZ-1 — One\n\nText.\n\n## TZ-2 — Two\n\nText.\n")
    (tests / "test_turn.py").write_text('def test_one():\n    """TZ-1: one."""\n')
    monkeypatch.setattr(rules, "find_checkout", lambda game: tmp_path)
    from sacbe.cli.main import main

    assert main(["rules", "tzolkin", "--check"]) == 1
    out = capsys.readouterr().out
    assert "test_turn.py::test_one" in out
    assert out.endswith("1 of 2 rules are cited by no test: TZ-2.\n")
    (tests / "test_more.py").write_text('def test_two():\n    """TZ-2: two."""\n')
    assert main(["rules", "tzolkin", "--check"]) == 0


def test_without_a_checkout_the_rules_are_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "find_checkout", lambda game: None)
    from sacbe.cli.main import main

    assert main(["rules", "tzolkin"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_program_is_installed() -> None:
    program = Path(sys.executable).with_name("sacbe")
    assert subprocess.run([program, "--version"], capture_output=True, check=True).stdout.startswith(
        b"sacbe "
    )
