"""The inner loops of a network; compiled modules take kernel.pxd, which C compilers vectorise, instead."""

from __future__ import annotations

from sacbe.core.layout import Ints, Long, Short, Shorts


def accumulate(
    sums: Ints, weights: memoryview[Short], units: int, places: Shorts, amounts: Shorts, count: int
) -> None:
    """Add the rows of some inputs, each times its amount, to the sums of all units."""
    for number in range(count):
        start, amount = places[number] * units, amounts[number]
        for unit in range(units):
            sums[unit] += amount * weights[start + unit]


def rectified(sums: Ints, weights: memoryview[Short], row: int, units: int, bits: int) -> Long:
    """The sums above zero, less some binary places, each times its weight in a row."""
    return sum((sums[unit] >> bits) * weights[row + unit] for unit in range(units) if sums[unit] > 0)
