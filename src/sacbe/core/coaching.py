"""When does a coach speak to a newcomer? What a game guards against, and how much better advice must be.

A guard is something that happens tonight or is lost this turn unless something is done: hunger, a worker
about to fall off, points that lapse. It is named like an effect, and comes before any evaluation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sacbe.core.effects import Effect
from sacbe.core.game import Game
from sacbe.core.state import State

Guards = Callable[[Game, State, int], list[Effect]]
"""Lists what a seat that is asked should not overlook."""


def no_guards(game: Game, state: State, seat: int) -> list[Effect]:
    """What a game guards against that counts nothing."""
    return []


def never(state: State) -> bool:
    """Where a game does not say how a turn begins."""
    return False


@dataclass(frozen=True)
class Coaching:
    """What a coach knows of a game."""

    guards: Guards = no_guards
    begins: Callable[[State], bool] = never
    """Has the turn of the seat that is asked only begun? Advice is for that moment."""
    margin: int = 200
    """Hundredths of a point by which a turn must be better than the next best before it is worth a word."""
