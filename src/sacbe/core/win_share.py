"""How likely does each seat win? A softmax of what the position is worth to all seats.

How much a lead decides depends on how much can still happen. So the values are divided by a temperature, in
hundredths of a point, which was fitted to games of bots for each number of players and each stage of a game
(data/win_share.json; `sacbe lab calibrate` says how).
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from sacbe.core.errors import BadOptions
from sacbe.core.game import Game
from sacbe.core.learned import LearnedEvaluation
from sacbe.core.state import State

Temperatures = dict[int, list[int]]
"""For each number of players, one for each stage."""

CERTAIN = 1
"""The temperature where all values are certain."""


class WinShares:
    """Shares of the win by a network; they serve one thread at a time."""

    def __init__(self, evaluation: LearnedEvaluation) -> None:
        self._game, self._evaluation = evaluation.game, evaluation

    def of(self, state: State) -> list[float]:
        """The share of each seat, if the turn in progress ends here; together they are 1."""
        if self._game.is_over(state):
            winners = self._game.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        values, stage = self.values(state)
        temperature = installed(self._game)[state.players][stage] if stage >= 0 else CERTAIN
        return softmax(values, temperature)

    def values(self, state: State) -> tuple[list[int], int]:
        """What the position is worth to each seat, and the stage of the game; -1 where all is certain."""
        values, stage = [], -1
        for seat in range(state.players):
            values.append(self._evaluation.evaluate(state, seat))
            stage = max(stage, self._evaluation.features.stage)
        return values, stage


def of_game(game: Game) -> WinShares:
    """Shares by the network that is installed, compiled or not; BadOptions if there is none."""
    if game.network is None:
        raise BadOptions(f"{game.name} has no network that could say who will win.")
    return WinShares(LearnedEvaluation(game, game.network, game.evaluation()))


@cache
def installed(game: Game) -> Temperatures:
    """The temperatures among a game's data files."""
    text = (files(f"sacbe.games.{game.name}") / "data" / "win_share.json").read_text("utf-8")
    return {int(players): stages for players, stages in json.loads(text).items()}


def softmax(values: Sequence[int], temperature: float) -> list[float]:
    """The part of each value in the whole, after exp(value / temperature)."""
    best = max(values)
    powers = [math.exp((value - best) / temperature) for value in values]
    return [power / sum(powers) for power in powers]
