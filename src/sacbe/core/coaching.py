"""When does a coach speak to a newcomer? What a game guards against, which chances it sees, and how much
better advice must be.

A guard is something that happens tonight or is lost this turn unless something is done: hunger, a worker
about to fall off, points that lapse. It comes before any evaluation. A chance is something that the seat
could do with this turn: a district that one canal would close. It is worth a word if a good turn takes it.
Both are counted on the table, and named like effects.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sacbe.core.effects import Effect
from sacbe.core.game import Game
from sacbe.core.state import State

Guards = Callable[[Game, State, int], list[Effect]]
"""Lists what a seat that is asked should not overlook."""


@dataclass(frozen=True)
class Chance:
    """Something that a seat could do, and what shows that it has done it."""

    effect: Effect
    is_taken: Callable[[State], bool]
    """Does a later moment of the turn show it?"""


Chances = Callable[[Game, State, int], list[Chance]]
"""Lists what a seat that is asked could do."""


def no_guards(game: Game, state: State, seat: int) -> list[Effect]:
    """What a game guards against that counts nothing."""
    return []


def no_chances(game: Game, state: State, seat: int) -> list[Chance]:
    """What a game sees that counts nothing."""
    return []


def never(state: State) -> bool:
    """Where a game does not say how a turn begins."""
    return False


@dataclass(frozen=True)
class Coaching:
    """What a coach knows of a game."""

    guards: Guards = no_guards
    chances: Chances = no_chances
    begins: Callable[[State], bool] = never
    """Has the turn of the seat that is asked only begun? Advice is for that moment."""
    margin: int = 200
    """Hundredths of a point by which a turn must be better than the next best before it is worth a word."""
