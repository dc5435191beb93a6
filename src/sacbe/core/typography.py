"""Text for a terminal, as pure functions: colours, columns, letters for seats."""

from __future__ import annotations

import re
from collections.abc import Sequence

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
_SEAT_COLOURS = ("1;31", "1;32", "1;34", "1;33", "1;35")


class Paint:
    """Colours, or none."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def code(self, code: str, text: str) -> str:
        """A text in a colour, by its number for terminals."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text else text

    def seat(self, seat: int, text: str) -> str:
        """A text in the colour of a seat."""
        return self.code(_SEAT_COLOURS[seat % len(_SEAT_COLOURS)], text)

    def strong(self, text: str) -> str:
        """A text that stands out."""
        return self.code("1", text)

    def faint(self, text: str) -> str:
        """A text in a faint colour."""
        return self.code("2", text)


def length(text: str) -> int:
    """The columns a text takes, without its colours."""
    return len(_ESCAPES.sub("", text))


def pad(text: str, columns: int) -> str:
    """A text filled up to a number of columns."""
    return text + " " * (columns - length(text))


def pad_left(text: str, columns: int) -> str:
    """A text moved to the right end of a number of columns."""
    return " " * (columns - length(text)) + text


def letters(names: Sequence[str]) -> list[str]:
    """One letter for each seat: the first of its name if all differ, else A, B, C ..."""
    firsts = [name[:1].upper() for name in names]
    if len(set(firsts)) == len(names) and all(first.isalpha() for first in firsts):
        return firsts
    return [chr(ord("A") + seat) for seat in range(len(names))]
