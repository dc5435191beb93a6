# compiled
"""The fit of a network to samples, by Adam, in floating point numbers; rounded, it is a core/network.py."""

from __future__ import annotations

from array import array

import cython

from sacbe.core.chance import Stream
from sacbe.core.layout import Short, Single
from sacbe.core.network import Network, size
from sacbe.lab.learning import gradients
from sacbe.lab.learning.samples import Samples

WEIGHT_ONE = 1024
"""Parts of a whole weight of a Network."""

LARGEST = 32767

SINGLE = 4
"""Bytes of a number."""

SPREAD = 0.08
"""How far weights of inputs are from zero at first."""


class Fit:
    """A network that is being fitted: its weights, and what Adam remembers."""

    inputs: int
    units: int
    stages: int
    count: int
    step: int
    samples: int
    weights: memoryview[Single]
    slopes: memoryview[Single]
    first: memoryview[Single]
    second: memoryview[Single]
    starts: memoryview[int]
    places: memoryview[Short]
    amounts: memoryview[Short]
    sample_stages: memoryview[Short]
    targets: memoryview[Single]

    def __init__(self, inputs: int, units: int, stages: int) -> None:
        self.inputs, self.units, self.stages = inputs, units, stages
        self.count = size(inputs, units, stages)
        self.step = 0
        self.weights, self.slopes = zeros(self.count), zeros(self.count)
        self.first, self.second = zeros(self.count), zeros(self.count)

    def randomise(self, stream: Stream, is_silent: bool = False) -> None:  # python
        """Draw weights to begin with: units that differ, and outputs near zero, or at zero if silent."""
        inner = self.inputs * self.units
        for at in range(inner):
            self.weights[at] = SPREAD * roughly_normal(stream)
        for unit in range(self.units):
            weight = 0.0 if is_silent else SPREAD * roughly_normal(stream)
            for stage in range(self.stages):
                self.weights[inner + self.units + stage * self.units + unit] = weight

    def load(self, samples: Samples) -> None:
        """Take the samples from which `train` draws."""
        self.starts, self.places = memoryview(samples.starts), memoryview(samples.places)
        self.amounts, self.sample_stages = memoryview(samples.amounts), memoryview(samples.stages)
        self.targets = memoryview(samples.targets)
        self.samples = len(samples)

    def train(self, batches: int, batch: int, rate: float, limit: float, stream: Stream) -> float:  # cpdef
        """Learn from batches of samples that are drawn; the mean squared error."""
        with cython.nogil:
            error = self.descend(batches, batch, rate, limit, stream)
        return error / (batches * batch)

    def descend(self, batches: int, batch: int, rate: float, limit: float, stream: Stream) -> float:
        """The steps down, without the GIL; the sum of squared errors."""
        total = 0.0
        for _ in range(batches):
            for _ in range(batch):
                sample = stream.below(self.samples)
                error = gradients.gradient(
                    self.weights,
                    self.slopes,
                    self.inputs,
                    self.units,
                    self.stages,
                    self.places,
                    self.amounts,
                    self.starts[sample],
                    self.starts[sample + 1],
                    self.sample_stages[sample],
                    self.targets[sample],
                    limit,
                )
                total += error * error
            self.step += 1
            gradients.adam(
                self.weights, self.slopes, self.first, self.second, self.count, rate, self.step, 1.0 / batch
            )
        return total

    def follow(self, other: Fit, share: float) -> None:  # cpdef
        """Move the weights a share of the way to those of another fit: an average over its last steps."""
        for at in range(self.count):
            self.weights[at] += share * (other.weights[at] - self.weights[at])

    def take(self, network: Network) -> None:  # cpdef
        """Begin with the weights of a network."""
        for at in range(self.count):
            self.weights[at] = 1.0 * network.weights[at] / WEIGHT_ONE

    def rounded(self) -> Network:
        """The network of whole numbers."""
        weights = [max(-LARGEST, min(LARGEST, round(weight * WEIGHT_ONE))) for weight in self.weights]
        return Network(self.inputs, self.units, self.stages, array("h", weights))


def zeros(count: int) -> memoryview[Single]:
    """Room for some numbers."""
    return numbers(bytes(SINGLE * count))


def numbers(content: bytes) -> memoryview[Single]:
    """Numbers that were written as bytes."""
    single: array[float] = array("f", content)
    return memoryview(single)


def roughly_normal(stream: Stream) -> float:  # python
    """A number around zero, mostly between -1 and 1."""
    return sum(stream.draw(2001) - 1000 for _ in range(3)) / 1000
