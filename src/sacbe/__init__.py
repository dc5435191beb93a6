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
from functools import cache
from typing import Any

from sacbe import games as _games
from sacbe.core import record as _record
from sacbe.core import registry
from sacbe.core.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BadText,
    IllegalAction,
    NothingToUndo,
    SacbeError,
    UnknownGame,
)
from sacbe.core.events import Event
from sacbe.core.game import Game, is_compiled
from sacbe.core.reasons import Reason
from sacbe.core.session import Session
from sacbe.core.words import Words

__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadText",
    "Event",
    "Game",
    "IllegalAction",
    "NothingToUndo",
    "Reason",
    "SacbeError",
    "Session",
    "UnknownGame",
    "Words",
    "__version__",
    "from_position",
    "from_record",
    "game",
    "is_compiled",
    "start",
    "words",
]

_games.register_all(os.environ.get("SACBE_GAMES", "").split())

__version__ = "0.1.0"


def game(name: str) -> Game:
    """A game by its name."""
    return registry.get(name)


def start(
    name: str, players: int, *, seed: int = 0, modules: Sequence[str] = (), names: Sequence[str] = ()
) -> Session:
    """A new table of a game."""
    return Session(registry.get(name), players, seed=seed, modules=modules, names=names)


def from_record(text: str) -> Session:
    """The table at the end of a record, checked move by move; it can be played on."""
    return Session.from_record(*_record.read(text, registry.get))


def words(name: str, language: str = "en") -> Words:
    """The words of a game in a language: `words.reason(reason)`, for example, is the sentence of a reason."""
    return _words(registry.get(name), str(language))


@cache
def _words(game: Game, language: str) -> Words:
    return registry.words_of(game, language)


def from_position(document: dict[str, Any], *, seed: int = 0) -> Session:
    """A table that begins from a position document; one that names no game is read as Tzolk'in's."""
    if not isinstance(document, dict):
        raise BadPosition("A position must be an object.")
    name = document.get("game", "tzolkin")
    try:
        return Session(registry.get(name), seed=seed, position=document)
    except BadPosition as error:
        if "game" in document:
            raise
        known = " or ".join(registry.names())
        raise BadPosition(f"A position must name its game, {known}. Read as tzolkin's: {error}") from None
