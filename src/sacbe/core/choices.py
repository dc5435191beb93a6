"""What has each seat been dealt, taken and done in a game? The things by which a report compares seats.

A game lists topics (`tribes`), and reads the facts of a finished game: this seat had that thing. How a thing
came to a seat matters for what can be said of it. What chance gave can be why a seat did well. What a seat
chose can only go with it, since whoever stands well may choose otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from sacbe.core.game import Game
from sacbe.core.playthrough import Playthrough


class Way(StrEnum):
    """How a thing came to a seat."""

    LOT = "lot"
    """By chance, and to keep."""
    DEALT = "dealt"
    """By chance, to keep some and give others back."""
    OPEN = "open"
    """It lay open to all at the table; some took it."""
    DONE = "done"
    """By how the seat played; everybody could."""
    COUNT = "count"
    """Like `DONE`, but a number; the lines are in its order."""


@dataclass(frozen=True)
class Topic:
    """Things to compare, in English, the language of all that the lab writes."""

    name: str
    title: str
    way: Way
    within: str = "name"
    """In which context the words of the game name the things."""
    note: str = ""
    """What else a reader should know."""


class Fact(NamedTuple):
    """A seat was offered a thing of a topic, or has taken it, or both."""

    topic: str
    thing: str
    seat: int | None
    """None: it lay open to all."""
    is_taken: bool = True


Facts = Callable[[Game, Playthrough], list[Fact]]


@dataclass(frozen=True)
class Choices:
    """The topics of a game, and what reads its facts."""

    topics: tuple[Topic, ...] = ()
    facts: Facts = lambda game, played: []
