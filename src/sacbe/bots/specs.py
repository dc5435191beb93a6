"""Which bot a text names.

* A name: a level, `greedy` or `random`.
* `turn@N` follows N plans of its turn, and `rollouts@N` has N rollouts for a turn. Of the former bots
  `skilled@N` evaluates N positions for a decision, and `search@N` has N iterations for a turn.
* With `:FILE` after it, a bot plays with the network of that file, or with hand-made weights of a document
  like data/weights.json of its game.
* `LEVEL:hand` is that level as it was before evaluations were learnt (hand_levels.py).
* `program:COMMAND` is a program of somebody else (docs/own-bots.md).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sacbe.bots import hand_levels, program
from sacbe.bots.beam import WIDTH, BeamBot
from sacbe.bots.bot import Bot, MakesBot
from sacbe.bots.levels import BOTS
from sacbe.bots.search import Budget, SearchBot
from sacbe.bots.turn_beam import BeamSettings, TurnBeamBot
from sacbe.core import network
from sacbe.core.errors import BadNetwork, BadOptions
from sacbe.core.game import Game
from sacbe.core.learned import Weights

HAND = "hand"
"""What is written after a level for the former, hand-made one."""

NETWORK = ".net"
"""How files of networks end."""

ANSWERS_PER_PLAN = 2
"""Answers to a follow-up that `turn@N` tries, for each of its plans."""

ROLLOUT_WIDTH = 16
"""Plans of a turn that `rollouts@N` follows."""

BY_EFFORT: dict[str, Callable[..., Bot]] = {
    "skilled": lambda effort, seed, weights=None: BeamBot(seed, WIDTH, effort, weights=weights),
    "turn": lambda effort, seed, weights=None: TurnBeamBot(
        seed, BeamSettings(effort, ANSWERS_PER_PLAN * effort), weights
    ),
    "rollouts": lambda effort, seed, weights=None: TurnBeamBot(
        seed, BeamSettings(ROLLOUT_WIDTH, 2 * ROLLOUT_WIDTH, rollouts=effort), weights
    ),
    "search": lambda effort, seed, weights=None: SearchBot(seed, Budget(iterations=effort), weights=weights),
}
"""Bots whose effort is a number, by what is written before the `@`."""


@dataclass(frozen=True)
class BotSpec:
    """A bot that was asked for, in a game; it can sit down at many tables."""

    text: str
    make: MakesBot
    """Makes the bot from a seed."""
    weights: Weights
    """The weights of its evaluation; None are those installed, or those of a program, which has its own."""

    def create(self, seed: int) -> Bot:
        """The bot for one seat in one game; `close` ends it."""
        return self.make(seed, weights=self.weights)


def close(bot: Bot) -> None:
    """The game is over for a bot; a program is ended."""
    if isinstance(bot, program.ProgramBot):
        bot.close()


def read(text: str, game: Game, timeout: float = program.ANSWER_TIMEOUT) -> BotSpec:
    """The bot that a text names; BadOptions says in one sentence why there is none."""
    if program.is_program(text):
        program.command_of(text)
        return BotSpec(text, lambda seed, weights=None: program.ProgramBot(text, seed, timeout=timeout), None)
    name, _, path = text.partition(":")
    kind, at, effort = name.partition("@")
    if not at and kind not in BOTS:
        known = ", ".join([*BOTS, f"{program.PREFIX}COMMAND"])
        raise BadOptions(f"There is no bot {kind!r}; the bots are: {known}.")
    if at and kind not in BY_EFFORT:
        raise BadOptions(f"{text!r} takes no number after its name; these do: {', '.join(BY_EFFORT)}.")
    if at and not (effort.isascii() and effort.isdigit() and int(effort)):
        raise BadOptions(f"{text!r} needs a whole number after the @.")
    if path == HAND and kind in hand_levels.LEVELS and not at:
        return BotSpec(text, hand_levels.LEVELS[kind], game.weights)
    make = partial(BY_EFFORT[kind], int(effort)) if at else BOTS[kind]
    return BotSpec(text, make, _read_weights(text, path, game) if path else None)


def with_weights(text: str, game: Game, weights: dict[str, Any]) -> BotSpec:
    """The bot that a text names, with weights that are in no file."""
    return BotSpec(text, read(text, game).make, weights)


def _read_weights(text: str, path: str, game: Game) -> Weights:
    """The weights in a file, tried out once."""
    try:
        if path.endswith(NETWORK):
            return network.fitting(Path(path).read_bytes(), game.blocks)
        weights: dict[str, Any] = json.loads(Path(path).read_text("utf-8"))
        game.evaluation(weights)
    except OSError as error:
        raise BadOptions(f"The weights of {text!r} cannot be read: {str(error.strerror).lower()}.") from None
    except (ValueError, LookupError, TypeError, AttributeError, BadNetwork):
        raise BadOptions(f"The file of {text!r} does not hold weights of {game.name}.") from None
    return weights
