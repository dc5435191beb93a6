# compiled
"""A position as a seat sees it, in numbers: those inputs that are not zero, each with its place.

A game writes them (`Game.encode`), with the functions of sparse.py. Amounts are whole numbers, in parts of
ONE, so that compiled and plain evaluations are equal.
"""

from __future__ import annotations

from typing import Annotated

import cython

from sacbe.core import constants
from sacbe.core.evaluation import Evaluation
from sacbe.core.layout import Shorts, zero


class Features:
    """Sparse inputs, and what an evaluation adds its output to."""

    by_hand: Evaluation  # its weights and working memory serve `Game.encode`
    base: int  # hundredths of a point to which the network adds: certain ones, or a hand-made value
    stage: int  # the part of the game, for which the network has its own output; -1: nothing is to come
    count: int
    places: Annotated[Shorts, constants.MAX_FEATURES]
    amounts: Annotated[Shorts, constants.MAX_FEATURES]

    def __init__(self, by_hand: Evaluation) -> None:
        if not cython.compiled:
            zero(self)
        self.by_hand = by_hand

    def listed(self) -> list[tuple[int, int]]:
        """Places and amounts, in their order."""
        return [(self.places[number], self.amounts[number]) for number in range(self.count)]
