"""Samples: positions as inputs, each with what was still to come, packed one after the other."""

from __future__ import annotations

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
