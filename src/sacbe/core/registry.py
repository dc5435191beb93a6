"""The games there are, by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sacbe.core.errors import UnknownGame
from sacbe.core.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known under its name."""
    _games[game.name] = game


def get(name: str) -> Game:
    """The game of that name."""
    if name not in _games:
        raise UnknownGame(f"There is no game {name!r}; the games are: {', '.join(names())}.")
    return _games[name]


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_games)


def package_of(game: Game) -> str:
    """The package that a game's rules stand in."""
    return type(game).__module__.rpartition(".")[0]


def part(game: Game, module: str, function: str) -> Any:
    """A function that a game may bring in a module of its package, or None."""
    name = f"{package_of(game)}.{module}"
    return getattr(import_module(name), function, None) if find_spec(name) else None
