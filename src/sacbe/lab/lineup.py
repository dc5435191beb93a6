"""Who plays an arena: the players by name, and the seatings that are fair to all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sacbe.bots import by_name, program
from sacbe.bots.levels import Bot
from sacbe.core.errors import BadOptions
from sacbe.lab.entrants import BY_EFFORT, Entrant


class Player(Protocol):
    """Somebody who sits down at many games."""

    name: str

    def sit_down(self, seed: int) -> Bot:
        """The bot for one game."""
        ...

    def get_ready(self) -> None:
        """What must be done before each of its decisions."""
        ...


class Guest:
    """A program from elsewhere."""

    def __init__(self, name: str, patience: float) -> None:
        self.name, self._patience = name, patience

    def sit_down(self, seed: int) -> Bot:
        """The program, for one game."""
        return by_name.sit_down(self.name, seed, self._patience)

    def get_ready(self) -> None:
        """It is always ready."""


def player(name: str, game: str, patience: float = program.PATIENCE) -> Player:
    """The player of that name; BadOptions says why there is none."""
    if program.is_program(name):
        by_name.check(name)
        return Guest(name, patience)
    kind, at, _ = name.partition(":")[0].partition("@")
    if not at:
        by_name.check(kind)
    elif kind not in BY_EFFORT:
        raise BadOptions(f"{name!r} takes no number after its name; {' and '.join(BY_EFFORT)} do.")
    try:
        entrant = Entrant(name, game)
        entrant.get_ready()
    except OSError as error:
        raise BadOptions(f"The weights of {name!r} cannot be read: {str(error.strerror).lower()}.") from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise BadOptions(f"{name!r} brings neither weights of {game} nor a number.") from None
    return entrant


def filled(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each seat: where there are too few, the last one sits there too."""
    if not names:
        raise BadOptions("Name at least one bot.")
    if len(names) > players:
        raise BadOptions(f"{len(names)} bots are named for {players} players.")
    return (*names, *[names[-1]] * (players - len(names)))


def seatings(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The rotations of a line-up, each once: of equal bots there is only one."""
    rotations = (names[first:] + names[:first] for first in range(len(names)))
    return list(dict.fromkeys(rotations))
