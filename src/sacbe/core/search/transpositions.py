# compiled
"""Transposition table: positions reached by different orders of the same actions share one set of children.

Open addressing with linear probing; a full neighbourhood drops the newcomer. Hashes are 64 bits and not
verified.
"""

from __future__ import annotations

import mmap
import sys

from sacbe.core.layout import Word

EMPTY = -1
"""The node in a slot without a position."""

PROBES = 8
"""Slots that are read for one hash."""


def pages(size: int) -> memoryview:
    """Some bytes, all zero, on pages of their own: a page that is never written to takes no memory."""
    if sys.platform == "win32":
        return memoryview(mmap.mmap(-1, size))
    return memoryview(mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS))


class TranspositionTable:
    """Nodes with children, by the hashes of their positions."""

    slots: Word
    hashes: memoryview[Word]
    node: memoryview[int]  # EMPTY where there is no position

    def __init__(self, capacity: int) -> None:
        # A quarter to a half of the nodes: most positions have several actions.
        self.slots = max(1, (1 << capacity.bit_length()) // 4)
        self.hashes = pages(8 * self.slots).cast("Q")
        self.node = pages(4 * self.slots).cast("i")

    def clear(self) -> None:
        """Forget all positions."""
        for slot in range(self.slots):
            self.node[slot] = EMPTY

    def store(self, position: Word, node: int) -> None:
        """Let other nodes with the position of this one find its children."""
        slot = position % self.slots
        for _ in range(PROBES):
            if self.node[slot] == EMPTY:
                self.hashes[slot] = position
                self.node[slot] = node
                return
            slot = (slot + 1) % self.slots

    def find(self, position: Word) -> int:
        """The node stored for a position, or EMPTY."""
        slot = position % self.slots
        for _ in range(PROBES):
            if self.node[slot] == EMPTY or self.hashes[slot] == position:
                return self.node[slot]
            slot = (slot + 1) % self.slots
        return EMPTY
