# inlined
"""The unit of values: hundredths of a point, and parts of them."""

from __future__ import annotations

POINT = 100
QUARTER = 25
PERCENT = 100


def scaled(amount: int, part: int, whole: int) -> int:
    """A part of an amount, rounded towards zero."""
    return amount * part // whole if amount >= 0 else -(-amount * part // whole)
