"""Lists for people at a terminal."""

from __future__ import annotations

from collections.abc import Iterable


def columns(head: tuple[str, ...], lines: Iterable[tuple[object, ...]]) -> str:
    """Lines in columns as wide as they must be."""
    rows = [head, *(tuple(str(cell) for cell in line) for line in lines)]
    widths = [max(len(row[place]) for row in rows) for place in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
