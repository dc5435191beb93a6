# compiled
"""Chance: a seeded stream of numbers, and the seat that it plays.

Rules never draw. They ask the seat CHANCE, whose legal actions are the possible outcomes, all equally
likely; a driver (a session, a playout) picks one from a Stream. The stream is the same compiled and plain,
and the record keeps outcomes, so a replay needs no stream at all.
"""

from __future__ import annotations

from sacbe.core.layout import Word

MASK: Word = 0xFFFFFFFFFFFFFFFF
MULTIPLIER: Word = 6364136223846793005
INCREMENT: Word = 1442695040888963407
MIX_1: Word = 0xBF58476D1CE4E5B9
MIX_2: Word = 0x94D049BB133111EB

Seed = int
"""Any whole number."""


class Stream:
    """A stream of pseudo-random numbers from a seed."""

    word: Word

    def __init__(self, seed: Seed) -> None:
        self.reseed(seed & MASK)
        rest = seed >> 64
        while rest not in (0, -1):
            self.reseed(self.word ^ (rest & MASK))
            rest >>= 64

    def reseed(self, seed: Word) -> None:
        """Start the stream again; a copy of a state needs its own seed, or all playouts are one game.

        The bits of the seed are mixed first, so that neighbouring seeds have nothing in common.
        """
        word = (seed + INCREMENT) & MASK
        word = ((word ^ (word >> 30)) * MIX_1) & MASK
        word = ((word ^ (word >> 27)) * MIX_2) & MASK
        self.word = word ^ (word >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.word = (self.word * MULTIPLIER + INCREMENT) & MASK
        return ((self.word >> 33) * count) >> 31

    def copy(self) -> Stream:
        """A stream that goes on with the same numbers."""
        twin = Stream(0)
        twin.word = self.word
        return twin

    def draw(self, count: int) -> int:  # python
        """`below`, for callers outside the compiled core."""
        return self.below(count)

    def shuffled(self, items: list[int]) -> list[int]:  # python
        """The same numbers in another order."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order
