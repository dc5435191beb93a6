"""The inner loops of a fit; the compiled fit takes gradients.pxd, which C compilers vectorise, instead.

A network of floating point numbers has the same weights, in the same order, as one of whole numbers
(core/network.py). Amounts are in parts of ONE.
"""

from __future__ import annotations

import math

from sacbe.core.layout import Short, Single
from sacbe.core.sparse import ONE

MOMENTUM = 0.9
SMOOTHING = 0.999
LEAST = 1e-8


def gradient(
    weights: memoryview[Single],
    slopes: memoryview[Single],
    inputs: int,
    units: int,
    stages: int,
    places: memoryview[Short],
    amounts: memoryview[Short],
    start: int,
    end: int,
    stage: int,
    target: float,
    limit: float,
) -> float:
    """Add the slopes of one sample's error, which counts as at most a limit; the error."""
    rows = [(places[at] * units, amounts[at] / ONE, places[at]) for at in range(start, end)]
    biases = inputs * units
    outputs = biases + units + stage * units
    output_bias = biases + units + stages * units + stage
    straight = biases + units + stages * units + stages
    sums = [weights[biases + unit] for unit in range(units)]
    for row, amount, _ in rows:
        for unit in range(units):
            sums[unit] += amount * weights[row + unit]
    output = weights[output_bias] + sum(amount * weights[straight + place] for _, amount, place in rows)
    output += sum(max(0.0, sums[unit]) * weights[outputs + unit] for unit in range(units))
    error = output - target
    slope = min(max(error, -limit), limit)
    slopes[output_bias] += slope
    for unit in range(units):
        if sums[unit] > 0:
            slopes[outputs + unit] += slope * sums[unit]
            slopes[biases + unit] += slope * weights[outputs + unit]
            for row, amount, _ in rows:
                slopes[row + unit] += amount * slope * weights[outputs + unit]
    for _, amount, place in rows:
        slopes[straight + place] += amount * slope
    return error


def adam(
    weights: memoryview[Single],
    slopes: memoryview[Single],
    first: memoryview[Single],
    second: memoryview[Single],
    count: int,
    rate: float,
    step: int,
    scale: float,
) -> None:
    """One step of Adam down the slopes, times a scale; the slopes are zero after it."""
    pace = rate * math.sqrt(1 - SMOOTHING**step) / (1 - MOMENTUM**step)
    for at in range(count):
        slope = slopes[at] * scale
        first[at] = MOMENTUM * first[at] + (1 - MOMENTUM) * slope
        second[at] = SMOOTHING * second[at] + (1 - SMOOTHING) * slope * slope
        weights[at] -= pace * first[at] / (math.sqrt(second[at]) + LEAST)
        slopes[at] = 0.0
