"""Sacbe: heavy board games on the computer.

import sacbe

table = sacbe.start("tzolkin", players=3, seed=7)
table.legal()            # the legal actions as texts
table.play("keep w_uxmal_5")
"""

from __future__ import annotations

import os

if os.environ.get("SACBE_PLAIN"):
    from sacbe.plain import prefer_sources

    prefer_sources()

from collections.abc import Sequence
from typing import Any

from sacbe import games as _games
from sacbe.core import game as _game
from sacbe.core import registry
from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from sacbe.core.session import Session

__all__ = ["Game", "Session", "__version__", "from_position", "game", "is_compiled", "start"]

_games.register_all()

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Is the core compiled, or does it run as plain Python?"""
    return not str(_game.__file__).endswith(".py")


def game(name: str) -> Game:
    """A game by its name."""
    return registry.get(name)


def start(
    name: str, players: int, *, seed: int = 0, modules: Sequence[str] = (), names: Sequence[str] = ()
) -> Session:
    """A new table of a game."""
    return Session(registry.get(name), players, seed=seed, modules=modules, names=names)


def from_position(document: dict[str, Any], *, seed: int = 0) -> Session:
    """A table that begins from a position document, which names its game."""
    if not isinstance(document, dict):
        raise BadPosition("A position must be an object.")
    if "game" not in document:
        raise BadPosition(f"A position must name its game: {' or '.join(registry.names())}.")
    return Session(registry.get(str(document["game"])), seed=seed, position=document)
