"""When does a coach speak to a newcomer? What a game guards against, which chances it sees, how much better
advice must be, and what was worth a word of a scoring.

A guard is something that happens tonight or is lost this turn unless something is done: hunger, a worker
about to fall off, points that lapse. It comes before any evaluation. A chance is something that the seat
could do with this turn: a district that one canal would close. It is worth a word if a good turn takes it.
Both are counted on the table, and named like effects. So is a review: what made the difference for the seat
when all were fed or scored since its last turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sacbe.core.effects import Effect
from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.state import State

Guards = Callable[[Game, State, int], list[Effect]]
"""Lists what a seat that is asked should not overlook."""

Remedies = Callable[[Game, State, int, Effect], list[tuple[int, ...]]]
"""Lists the deeds that could prevent what a guard warns of; what they ask is still to be answered."""

Reviews = Callable[[Sequence[Event], int], Effect | None]
"""Finds what made the difference for a seat in the events since its last turn."""


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


def no_remedies(game: Game, state: State, seat: int, guard: Effect) -> list[tuple[int, ...]]:
    """What can be done in a game that guards against nothing."""
    return []


def no_review(events: Sequence[Event], seat: int) -> Effect | None:
    """What a game finds that looks back on nothing."""
    return None


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
    remedies: Remedies = no_remedies
    chances: Chances = no_chances
    reviews: Reviews = no_review
    begins: Callable[[State], bool] = never
    """Has the turn of the seat that is asked only begun? Advice is for that moment."""
    margin: int = 200
    """Hundredths of a point by which a turn must be better than the next best before it is worth a word."""
