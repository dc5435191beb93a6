"""Which bot a text names, and with which weights it plays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.bots import specs
from sacbe.core.errors import BadOptions
from sacbe.core.game import Game
from sacbe.core.state import State

GAME = sacbe.game("tzolkin")


@pytest.mark.parametrize("name", ["master", "greedy", "skilled@20", "turn@2", "search@20"])
def test_a_bot_is_made_from_its_text(name: str) -> None:
    assert specs.read(name, GAME).create(1) is not None


def test_a_text_that_names_no_bot_is_refused_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("[]", "utf-8")
    for name in (
        "genius",
        "skilled@many",
        "greedy@30",
        "genius@30",
        "search",
        f"greedy:{tmp_path}/nowhere",
        f"greedy:{tmp_path}/no.json",
        "program:",
    ):
        with pytest.raises(BadOptions) as refusal:
            specs.read(name, GAME)
        assert str(refusal.value).count(". ") == 0
        assert name.partition(":")[0] in str(refusal.value)


def test_each_bot_plays_with_its_own_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot without a file has the installed weights, also after one with a file."""
    doubled = {
        name: entry | {"weights": [2 * weight for weight in entry["weights"]]}
        for name, entry in GAME.weights.items()
    }
    (tmp_path / "doubled.json").write_text(json.dumps(doubled), "utf-8")
    values: list[int] = []

    class Noting:
        """Notes what the position is worth, and takes the first legal action."""

        def __init__(self, seed: int, weights: dict[str, Any] | None = None) -> None:
            self._weights = weights

        def choose(self, game: Game, state: State) -> int:
            values.append(game.evaluation(self._weights).evaluate(state, 0))
            return game.legal(state)[0]

    monkeypatch.setitem(specs.BOTS, "noting", Noting)
    texts = ("noting", f"noting:{tmp_path}/doubled.json", "noting")
    state = sacbe.start("tzolkin", 2, seed=1).state
    for bot in [specs.read(text, GAME).create(1) for text in texts]:
        bot.choose(GAME, state)
    assert values[0] == values[2] != values[1]
