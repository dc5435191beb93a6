# compiled
"""A small network of whole numbers: sparse inputs, one layer of rectified units, one output for each stage.

An output says what is still to come for a seat. Each stage of a game has its own output weights, and every
input also has a weight of its own past the layer. Weights are 16 bits, in parts of 1,024; sums have 32 bits,
the output 64. No floating point number takes part, so compiled and plain networks agree exactly, on every
machine. A network never changes, so threads may share one; what is summed is in the caller's memory.

A file of weights is a line of JSON (sizes, layout, where it comes from) and the weights as little-endian
integers: those of the inputs, unit by unit; the units' biases; the outputs' weights, stage by stage; the
outputs' biases; the weights past the layer.
"""

from __future__ import annotations

import json
import sys
from array import array
from importlib.resources import files
from typing import Any

from sacbe.core import constants, kernel
from sacbe.core.blocks import Blocks
from sacbe.core.errors import BadNetwork
from sacbe.core.features import Features
from sacbe.core.layout import Ints, Short

WEIGHT_BITS = 10
INPUT_BITS = 6
"""Binary places of a weight and of an input."""

HUNDREDTHS_OF_ONE = 2000
"""Hundredths of a point for which an output of 1 stands."""


class Network:
    """Weights of a network; evaluations share them."""

    inputs: int
    units: int
    stages: int
    biases: int  # where the biases of the units begin
    outputs: int  # where the weights of the outputs begin
    output_biases: int
    straight: int  # where the weights past the layer begin
    weights: memoryview[Short]

    def __init__(self, inputs: int, units: int, stages: int, weights: array[int]) -> None:
        if not 0 < units <= constants.MAX_UNITS:
            raise BadNetwork(f"A network has 1 to {constants.MAX_UNITS} units, not {units}.")
        if len(weights) != size(inputs, units, stages):
            raise BadNetwork(
                f"A network of {inputs} inputs, {units} units and {stages} stages has "
                f"{size(inputs, units, stages)} weights, not {len(weights)}."
            )
        self.inputs = inputs
        self.units = units
        self.stages = stages
        self.biases = inputs * units
        self.outputs = self.biases + units
        self.output_biases = self.outputs + stages * units
        self.straight = self.output_biases + stages
        self.weights = memoryview(weights)

    def value(self, features: Features, sums: Ints) -> int:
        """What a position is worth, in hundredths of a point; `sums` is working memory for the units."""
        if features.stage < 0:
            return features.base
        return features.base + self.to_come(features, sums)

    def to_come(self, features: Features, sums: Ints) -> int:
        """The output: what is still to come, in hundredths of a point."""
        for unit in range(self.units):
            sums[unit] = self.weights[self.biases + unit] << INPUT_BITS
        kernel.accumulate(sums, self.weights, self.units, features.places, features.amounts, features.count)
        straight = self.weights[self.output_biases + features.stage] << INPUT_BITS
        for number in range(features.count):
            straight += features.amounts[number] * self.weights[self.straight + features.places[number]]
        row = self.outputs + features.stage * self.units
        output = kernel.rectified(sums, self.weights, row, self.units, INPUT_BITS)
        output += straight << (WEIGHT_BITS - INPUT_BITS)
        return (output * HUNDREDTHS_OF_ONE) >> (2 * WEIGHT_BITS)


def size(inputs: int, units: int, stages: int) -> int:  # python
    """How many weights a network has."""
    return inputs * units + units + stages * units + stages + inputs


def installed(package: str, blocks: Blocks) -> Network | None:
    """The network among a game's data files; None if there is none, or none that fits its inputs."""
    file = files(package) / "data" / "weights.net"
    try:
        return fitting(file.read_bytes(), blocks) if file.is_file() else None
    except BadNetwork:
        return None


def fitting(content: bytes, blocks: Blocks) -> Network:
    """The network of a file, for inputs in these blocks; BadNetwork if it was made for others."""
    head, found = read(content)
    if head.get("layout") != blocks.digest() or found.inputs != blocks.size:
        raise BadNetwork("This network was made for other inputs.")
    return found


def write(head: dict[str, Any], network: Network) -> bytes:
    """A file of weights."""
    head = {"inputs": network.inputs, "units": network.units, "stages": network.stages, **head}
    weights = array("h", network.weights)
    if sys.byteorder == "big":
        weights.byteswap()
    return json.dumps(head).encode() + b"\n" + weights.tobytes()


def read(content: bytes) -> tuple[dict[str, Any], Network]:
    """The first line of a file of weights, and its network; BadNetwork if it is none."""
    line, _, rest = content.partition(b"\n")
    try:
        head = json.loads(line)
        inputs, units, stages = head["inputs"], head["units"], head["stages"]
        weights = array("h", rest)
    except (ValueError, LookupError, TypeError):
        raise BadNetwork("This file holds no network.") from None
    if sys.byteorder == "big":
        weights.byteswap()
    return head, Network(inputs, units, stages, weights)
