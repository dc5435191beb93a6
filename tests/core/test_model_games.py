"""The games that the page recommends replay to their end, and end as the page tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.core import record, registry

MODELS = Path(__file__).parents[2] / "web" / "src" / "pages" / "replay" / "models"
SCORES = {"tzolkin": [107.75, 101.75, 86.0, 97.75], "mexica": [100.0, 99.0, 95.0, 101.0]}


@pytest.mark.parametrize("name", SCORES)
def test_a_model_game_replays_to_its_end(name: str) -> None:
    game, played = record.read((MODELS / f"{name}.txt").read_text(), registry.get)
    state = played.start(game)
    for number, (seat, action) in enumerate(played.moves, 1):
        record.apply_move(game, state, number, seat, action)
    assert game.name == name and game.is_over(state)
    assert [points / game.score_unit for points in game.scores(state)] == SCORES[name]


def test_there_is_one_for_each_game() -> None:
    assert {path.stem for path in MODELS.iterdir()} == set(SCORES)
