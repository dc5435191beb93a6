"""Who plays in a match: a bot by name, if wanted with weights of its own.

The levels and `greedy` go by their names. Three have their effort in numbers: `skilled@N` weighs N positions
for a decision, `turn@N` follows N plans of its turn by whole actions, and `search@N` has N iterations for a
turn, so that its games are the same for the same seeds.
With `:FILE` after its name a bot plays with the weights of a document like data/hints.json of its game.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sacbe.bots.decision import WIDTH, DecisionBot
from sacbe.bots.levels import BOTS, Bot
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn import Care, TurnBot

ANSWERS_FOR_A_PLAN = 2
"""Answers to a follow-up that `turn@N` tries, for each of its plans."""

BY_EFFORT: dict[str, Callable[[int, int], Bot]] = {
    "skilled": lambda effort, seed: DecisionBot(seed, WIDTH, effort),
    "turn": lambda effort, seed: TurnBot(seed, Care(effort, ANSWERS_FOR_A_PLAN * effort)),
    "search": lambda effort, seed: SearchBot(seed, Budget(iterations=effort)),
}
"""Bots that are told how much to think, by what stands before the `@`."""


def weights_of(game: str) -> dict[str, Any]:
    """The weights with which a game is installed."""
    hints: dict[str, Any] = importlib.import_module(f"sacbe.games.{game}.names").load("hints")
    return hints


def set_weights(game: str, hints: dict[str, Any]) -> None:
    """Let a game evaluate with these weights from now on."""
    importlib.import_module(f"sacbe.games.{game}.hints").load(hints)


class Entrant:
    """A bot that sets its weights before it thinks."""

    def __init__(self, name: str, game: str, hints: dict[str, Any] | None = None) -> None:
        self.name = name
        bot, _, path = name.partition(":")
        kind, at, effort = bot.partition("@")
        self._make = partial(BY_EFFORT[kind], int(effort)) if at else BOTS[kind]
        self._game = game
        self.hints = json.loads(Path(path).read_text("utf-8")) if path else hints or weights_of(game)

    def sit_down(self, seed: int) -> Bot:
        """The bot for one game."""
        return self._make(seed)

    def get_ready(self) -> None:
        """Set the weights."""
        set_weights(self._game, self.hints)
