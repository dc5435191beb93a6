"""Who plays in a match: a bot by name, if wanted with weights of its own.

The levels and `greedy` go by their names; with `:FILE` after it a bot plays with the weights of a document
like data/hints.json of its game. `skilled@N` weighs N positions for a decision, and `search@N` has N
iterations for a turn, so that its games are the same for the same seeds.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

from sacbe.bots.levels import BOTS, Bot
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn import EVALUATIONS, WIDTH, TurnBot


def weights_of(game: str) -> dict[str, Any]:
    """The weights with which a game is installed."""
    hints: dict[str, Any] = importlib.import_module(f"sacbe.games.{game}.names").load("hints")
    return hints


def set_weights(game: str, hints: dict[str, Any]) -> None:
    """Let a game evaluate with these weights from now on."""
    importlib.import_module(f"sacbe.games.{game}.weights").load(hints)


class Entrant:
    """A bot that sets its weights before it thinks."""

    def __init__(self, name: str, game: str, hints: dict[str, Any] | None = None) -> None:
        self.name = name
        bot, _, path = name.partition(":")
        self._bot, _, effort = bot.partition("@")
        self._effort = int(effort) if effort else EVALUATIONS
        self._game = game
        self.hints = json.loads(Path(path).read_text("utf-8")) if path else hints or weights_of(game)

    def sit_down(self, seed: int) -> Bot:
        """The bot for one game."""
        if self._bot == "skilled":
            return TurnBot(seed, WIDTH, self._effort)
        if self._bot == "search":
            return SearchBot(seed, Budget(iterations=self._effort))
        return BOTS[self._bot](seed)

    def get_ready(self) -> None:
        """Set the weights."""
        set_weights(self._game, self.hints)
