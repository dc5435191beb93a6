# inlined
"""How a game writes its inputs into Features."""

from __future__ import annotations

from sacbe.core import constants
from sacbe.core.features import Features

ONE = 64
"""The amount that stands for 1."""


def put(into: Features, place: int, amount: int) -> None:
    """An input with its amount, in parts of ONE; nothing is written for zero."""
    if amount != 0 and into.count < constants.MAX_FEATURES:
        into.places[into.count] = place
        into.amounts[into.count] = amount
        into.count += 1


def flag(into: Features, place: int) -> None:
    """An input that is 1."""
    put(into, place, ONE)


def rungs(into: Features, first: int, count: int, height: int) -> None:
    """A ladder of inputs: as many are 1 as something is high."""
    for rung in range(min(height, count)):
        put(into, first + rung, ONE)
