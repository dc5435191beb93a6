"""Which numbers describe a position for learning: named blocks of inputs, in a fixed order.

A game declares its blocks once (inputs.py) and writes them into Features (features.py). Networks, the lab and
`sacbe lab layout` all read this declaration.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import accumulate


@dataclass(frozen=True)
class Block:
    """Inputs that belong together, and what they say."""

    name: str
    size: int
    meaning: str


class Blocks:
    """All inputs of a game, block after block."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        ends = list(accumulate(block.size for block in blocks))
        self.size = ends[-1] if ends else 0
        self._first = {block.name: end - block.size for block, end in zip(blocks, ends, strict=True)}

    def first(self, name: str) -> int:
        """The place of the first input of a block."""
        return self._first[name]

    def rows(self) -> list[dict[str, str | int]]:
        """The blocks in their order, each with its place."""
        return [
            {"name": name, "first": self.first(name), "size": block.size, "meaning": block.meaning}
            for name, block in ((block.name, block) for block in self.blocks)
        ]

    def digest(self) -> str:
        """A short text that changes with every name and size: weights fit one layout only."""
        text = ",".join(f"{block.name}:{block.size}" for block in self.blocks)
        return hashlib.sha256(text.encode()).hexdigest()[:12]
