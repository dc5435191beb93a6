"""Samples: positions as inputs, each with what was still to come, packed one after the other."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Samples:
    """Many positions; those of sample i are places and amounts from starts[i] to starts[i + 1]."""

    starts: array[int] = field(default_factory=lambda: array("i", [0]))
    places: array[int] = field(default_factory=lambda: array("h"))
    amounts: array[int] = field(default_factory=lambda: array("h"))
    stages: array[int] = field(default_factory=lambda: array("h"))
    targets: array[float] = field(default_factory=lambda: array("f"))

    def __len__(self) -> int:
        return len(self.stages)

    def extend(self, other: Samples) -> None:
        """Add the samples of another after the own ones."""
        shift = self.starts[-1]
        self.starts.extend(shift + start for start in other.starts[1:])
        self.places.extend(other.places)
        self.amounts.extend(other.amounts)
        self.stages.extend(other.stages)
        self.targets.extend(other.targets)


def joined(parts: Iterable[Samples]) -> Samples:
    """All samples in one."""
    together = Samples()
    for part in parts:
        together.extend(part)
    return together


FIELDS = ("starts", "places", "amounts", "stages", "targets")


def write(samples: Samples) -> bytes:
    """Samples as a file: a line with the sizes, and the arrays."""
    arrays = [getattr(samples, name) for name in FIELDS]
    return json.dumps([len(numbers) for numbers in arrays]).encode() + b"\n" + b"".join(map(bytes, arrays))


def read(content: bytes) -> Samples:
    """The samples of a file."""
    line, _, rest = content.partition(b"\n")
    samples, start = Samples(), 0
    for name, count in zip(FIELDS, json.loads(line), strict=True):
        kind = getattr(samples, name).typecode
        size = count * array(kind).itemsize
        setattr(samples, name, array(kind, rest[start : start + size]))
        start += size
    return samples
