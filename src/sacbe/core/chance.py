"""Chance: a seeded stream of numbers, and the seat that it plays.

Rules never draw. They ask the seat CHANCE, whose legal actions are the possible outcomes, all equally
likely; a driver (a session, a playout) picks one from a Stream. The stream is the same compiled and plain,
and the record keeps outcomes, so a replay needs no stream at all.
"""

from __future__ import annotations

MASK = 0xFFFFFFFFFFFFFFFF
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


class Stream:
    """A stream of pseudo-random numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.word: int = 0
        self.reseed(seed & 0x7FFFFFFF)
        # Seeds beyond 31 bits differ as well.
        seed >>= 31
        while seed > 0:
            self.word = self.word ^ (seed & 0x7FFFFFFF)
            self.below(2)
            seed >>= 31

    def reseed(self, seed: int) -> None:
        """Start the stream anew; a copy of a state needs its own seed, or all playouts are one game."""
        self.word = (seed * MULTIPLIER + INCREMENT) & MASK
        self.below(2)
        self.below(2)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.word = (self.word * MULTIPLIER + INCREMENT) & MASK
        return ((self.word >> 33) * count) >> 31

    def draw(self, count: int) -> int:
        """`below`, for callers outside the compiled core."""
        return self.below(count)
