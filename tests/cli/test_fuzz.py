"""The fuzzer finds what is wrong, and saves it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sacbe.cli import fuzz_game
from sacbe.cli.main import main
from sacbe.core import registry
from sacbe.core.state import State
from sacbe.games.tzolkin.game import Tzolkin, own
from tests.cli.program import run


class Broken(Tzolkin):
    """A game whose invariants fail from the fifth day on."""

    name = "broken"

    def check(self, state: State) -> None:
        assert own(state).day < 5, "The fifth day has come."


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The broken game, known to the registry, in an empty folder."""
    monkeypatch.setitem(registry._games, "broken", Broken())
    monkeypatch.chdir(tmp_path)


def test_some_games_of_every_player_count_hold(tmp_path: Path) -> None:
    result = run("fuzz", "tzolkin", "--games", "30", "--every", "5", cwd=tmp_path)
    assert result.returncode == 0
    assert result.stdout.startswith("OK: 30 games of tzolkin with 2, 3, 4 players")
    assert "6 of them checked at every action" in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_several_processes_share_the_games(tmp_path: Path) -> None:
    result = run(
        "fuzz", "tzolkin", "--games", "400", "--players", "2", "--every", "100", "--jobs", "2", cwd=tmp_path
    )
    assert result.returncode == 0
    assert "OK: 400 games of tzolkin with 2 players" in result.stdout


@pytest.mark.usefixtures("broken")
def test_a_failing_game_is_saved_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "broken", "--players", "3", "--seed", "7", "--games", "5"]) == 1
    assert "The fifth day has come (3 players, seed 7); saved as" in capsys.readouterr().out
    assert main(["replay", "--check", "fuzz-broken-3-7.record"]) == 0


@pytest.mark.usefixtures("broken")
def test_a_run_that_fails_is_played_again_step_by_step_for_its_record() -> None:
    failure = fuzz_game.RandomGame(registry.get("broken"), 2, (), 11).run()
    assert failure is not None
    assert failure.what == "The fifth day has come"
    assert len(failure.played.moves) > 20


def test_a_checked_run_makes_the_same_choices() -> None:
    game = registry.get("tzolkin")
    state = game.new(2)
    decisions = game.playout(state, 5)
    checked = fuzz_game.RandomGame(Broken(), 2, (), 5).run_checked()
    assert checked is not None
    replayed = game.new(2)
    for _, action in checked.played.moves:
        assert action in game.legal(replayed)
        game.apply(replayed, action)
    assert len(checked.played.moves) < decisions


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_game, "MAX_DECISIONS", 50)
    failure = fuzz_game.RandomGame(registry.get("tzolkin"), 2, (), 1).run()
    assert failure is not None
    assert "did not end within 50 decisions" in failure.what


STUCK = """
import time
from sacbe.cli import fuzz_game
from sacbe.cli.main import main
from sacbe.core import registry
from sacbe.games.tzolkin.game import Tzolkin

class Stuck(Tzolkin):
    name = "stuck"
    def playout(self, state, seed):
        time.sleep(60)

registry.register(Stuck())
fuzz_game.TIMEOUT = 0.1
main(["fuzz", "stuck", "--players", "2", "--games", "2", "--every", "5"])
"""


def test_a_run_that_never_returns_is_found(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", STUCK],
        cwd=tmp_path,
        env=dict(os.environ),
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    assert result.returncode == 1
    assert "did not end within" in result.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["fuzz-stuck-2-1.record"]
