"""What a game brings along for people, found beside its rules.

`words/<language>.ftl` in the game's package holds its words. A module `board` there shows the game; it may be
missing, and so may each of its functions:

* `board(game, state, seat, words, players, colour) -> str` is the table as a seat (None: a spectator) sees
  it. `players` are the names of the seats, `colour` says whether the text may hold escape sequences.
* `note(game, state, action, words) -> str` is what stands beside a choice: its price.
* `purse(state, seat) -> str` is what a seat can pay with, in a few signs.
* `abridge(events) -> list[Event]` leaves out what another event tells again.
"""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core import registry
from sacbe.core.events import Event
from sacbe.core.game import Game, State
from sacbe.core.words import Words


def words_of(game: Game, language: str) -> Words:
    """The words of a game and of the command line."""
    return Words.load(language, registry.package_of(game), "sacbe.cli")


def board(
    game: Game, state: State, seat: int | None, words: Words, players: Sequence[str], colour: bool
) -> str:
    """The table as text; empty if the game brings no board."""
    show = registry.part(game, "board", "board")
    return str(show(game, state, seat, words, players, colour)) if show else ""


def note(game: Game, state: State, action: int, words: Words) -> str:
    """What stands beside a choice; empty if the game has nothing to say."""
    tell = registry.part(game, "board", "note")
    return str(tell(game, state, action, words)) if tell else ""


def purse(game: Game, state: State, seat: int) -> str:
    """What a seat can pay with; empty if the game has nothing to say."""
    tell = registry.part(game, "board", "purse")
    return str(tell(state, seat)) if tell else ""


def abridge(game: Game, events: Sequence[Event]) -> list[Event]:
    """The events worth a sentence."""
    shorten = registry.part(game, "board", "abridge")
    return list(shorten(events)) if shorten else list(events)
