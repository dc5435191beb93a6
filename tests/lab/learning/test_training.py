"""Training: real rounds of self-play, the same weights from the same seed, and going on after a kill."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.errors import BadOptions
from sacbe.lab import workers
from sacbe.lab.learning.curves import RoundResult
from sacbe.lab.learning.training import Settings, Training

FEW: dict[str, Any] = {"game": "tzolkin", "games": 120, "units": 8, "games_per_round": 30, "by_hand": 60}


def trained(folder: Path, jobs: int = 1, rounds: int = 4, **changes: Any) -> Training:
    """A training of some rounds."""
    training = Training(folder, Settings(**FEW | changes))

    class Enough(Exception):
        """The rounds that were asked for are over."""

    def after_round(result: RoundResult) -> None:
        if result.round == rounds:
            raise Enough

    with workers.open(jobs) as team, suppress(Enough):
        training.run(team, after_round)
    return training


def test_the_weights_depend_on_the_seed_and_not_on_the_workers(tmp_path: Path) -> None:
    alone = trained(tmp_path / "alone").weights()
    assert trained(tmp_path / "both", jobs=2).weights() == alone
    assert (
        trained(tmp_path / "other", rounds=1, seed=2).weights()
        != trained(tmp_path / "one", rounds=1).weights()
    )


def test_a_training_goes_on_after_a_kill_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole")
    trained(tmp_path / "killed", rounds=3)
    (tmp_path / "killed" / "weights.new").write_bytes(b"half a fi")
    again = trained(tmp_path / "killed")
    assert again.weights() == whole.weights() == (tmp_path / "killed" / "weights.net").read_bytes()
    lines = (tmp_path / "killed" / "rounds.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["round"] for line in lines] == [1, 2, 3, 4]
    assert "polyline" in (tmp_path / "killed" / "curves.svg").read_text("utf-8")


def test_a_few_hundred_games_teach_what_positions_are_worth(tmp_path: Path) -> None:
    results = trained(
        tmp_path, jobs=2, rounds=5, games=400, games_per_round=80, by_hand=400, units=16
    ).results
    assert results[-1].error < 0.8 * results[0].error


def test_other_settings_do_not_go_on_with_a_training(tmp_path: Path) -> None:
    trained(tmp_path, rounds=1)
    with pytest.raises(BadOptions, match="other settings"):
        Training(tmp_path, Settings(**FEW | {"seed": 9}))


def test_a_training_can_start_from_a_network(tmp_path: Path) -> None:
    first = trained(tmp_path / "first", rounds=1)
    start = str(tmp_path / "first" / "weights.net")
    further = Training(tmp_path / "further", Settings(**FEW | {"start": start}))
    assert list(further.playing.rounded().weights) == list(first.playing.rounded().weights)
    with pytest.raises(BadOptions, match="another layout"):
        Training(tmp_path / "wider", Settings(**FEW | {"start": start, "units": 16}))
