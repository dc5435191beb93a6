"""The games there are, by name."""

from __future__ import annotations

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
