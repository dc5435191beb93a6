"""The lines between Sacbe and a program that plays: one JSON object each (docs/own-bots.md).

Everything in these lines comes from the view of the program's seat and from its own legal actions.
"""

from __future__ import annotations

import contextlib
import json
from typing import Any

from sacbe.core.errors import BadText, SacbeError
from sacbe.core.game import Game
from sacbe.core.state import State

PROTOCOL = 1
"""The version of the lines."""

MAX_SHOWN = 60
"""Characters of a wrong answer that are shown."""


class BadAnswer(SacbeError):
    """A line that is no legal answer; the message says what the program did, without its name."""


def hello(game: Game, view: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    """The first line of a game: what is played, and where the program sits."""
    return {
        "message": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.rules_version,
        "players": view["players"],
        "modules": view["modules"],
        "seat": seat,
        "seed": seed,
    }


def choose(game: Game, view: dict[str, Any], legal: list[int]) -> dict[str, Any]:
    """A decision: what the seat is asked, what it may answer, and what it sees."""
    actions = [{"number": action, "text": game.text(action)} for action in legal]
    return {"message": "choose", "question": view["question"], "actions": actions, "view": view}


def read_answer(line: str, game: Game, state: State, legal: list[int]) -> int:
    """The action that a line names by its text or its number."""
    try:
        named = json.loads(line)["action"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise BadAnswer(f'answers {_shown(line)} instead of {{"action": "…"}}') from None
    if isinstance(named, str):
        with contextlib.suppress(BadText):
            named = game.parse(state, named)
    if type(named) is not int or named not in legal:  # True is no action, though it is an int
        raise BadAnswer(f"answers {_shown(line)}, which is not legal there")
    return named


def _shown(line: str) -> str:
    text = line.strip()
    return repr(text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + "…")
