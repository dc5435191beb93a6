"""The games there are, by name, and what people read of them."""

from __future__ import annotations

from sacbe.core.errors import UnknownGame
from sacbe.core.game import Game
from sacbe.core.reader import quoted
from sacbe.core.words import Words

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known under its name."""
    _games[game.name] = game


def get(name: str) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in _games:
        raise UnknownGame(f"There is no game {quoted(name)}; the games are: {', '.join(names())}.")
    return _games[name]


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_games)


def words_of(game: Game, language: str, *packages: str) -> Words:
    """The words of a game, which are in the package of its rules, and of further packages."""
    return Words.load(language, type(game).__module__.rpartition(".")[0], *packages)
