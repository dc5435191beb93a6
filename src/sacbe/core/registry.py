"""The games there are, by name, and what people read of them."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core import digest, swings
from sacbe.core.choices import Choices
from sacbe.core.coaching import Coaching
from sacbe.core.effects import Effects, no_effects
from sacbe.core.errors import UnknownGame
from sacbe.core.game import Game
from sacbe.core.reader import quoted
from sacbe.core.record import Record
from sacbe.core.words import Words

Causes = Callable[[Game, Record], list[swings.Cause]]

_games: dict[str, Game] = {}
_causes: dict[str, Causes] = {}
_effects: dict[str, Effects] = {}
_coaching: dict[str, Coaching] = {}
_choices: dict[str, Choices] = {}
_readers: dict[str, type[digest.Reader]] = {}


def register(
    game: Game,
    causes: Causes = swings.by_source,
    effects: Effects = no_effects,
    reader: type[digest.Reader] = digest.Reader,
    coaching: Coaching | None = None,
    choices: Choices | None = None,
) -> None:
    """Make a game known under its name, with what finds causes and effects, reads events and so on."""
    _games[game.name] = game
    _causes[game.name] = causes
    _effects[game.name] = effects
    _readers[game.name] = reader
    _coaching[game.name] = coaching or Coaching()
    _choices[game.name] = choices or Choices()


def get(name: str) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in _games:
        raise UnknownGame(f"There is no game {quoted(name)}; the games are: {', '.join(names())}.")
    return _games[name]


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_games)


def causes_of(game: Game, record: Record) -> list[swings.Cause]:
    """The causes of all points in a record; they add up to the scores."""
    return _causes.get(game.name, swings.by_source)(game, record)


def effects_of(game: Game) -> Effects:
    """What lists the effects of actions in a game."""
    return _effects.get(game.name, no_effects)


def reader_of(game: Game) -> digest.Reader:
    """What reads the events of one game for its log."""
    return _readers.get(game.name, digest.Reader)()


def coaching_of(game: Game) -> Coaching:
    """What a coach knows of a game."""
    return _coaching.get(game.name, Coaching())


def choices_of(game: Game) -> Choices:
    """What a report compares the seats of a game by."""
    return _choices.get(game.name, Choices())


def words_of(game: Game, language: str, *packages: str) -> Words:
    """The words of a game, which are in the package of its rules, and of further packages."""
    return Words.load(language, type(game).__module__.rpartition(".")[0], *packages)
