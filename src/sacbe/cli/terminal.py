"""What the terminal can do: colours if it has them, its width, a cleared screen, lines that fit."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

from sacbe.core.typography import Paint

MAX_WIDTH = 100


def paint() -> Paint:
    """Colours for standard output: only on a terminal, and not if NO_COLOR is set."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return Paint(sys.stdout.isatty() and not plain)


def width() -> int:
    """Columns to write in."""
    return min(shutil.get_terminal_size((MAX_WIDTH, 45)).columns, MAX_WIDTH)


def is_narrow() -> bool:
    """Is the terminal too narrow for a board?"""
    return sys.stdout.isatty() and width() < MAX_WIDTH


def wrapped(text: str, indent: str = "", hanging: str = "", margin: int = 0) -> list[str]:
    """A text in lines that fit beside a margin; those after the first begin with `hanging`."""
    return textwrap.wrap(
        text, max(20, width() - margin), initial_indent=indent, subsequent_indent=hanging
    ) or [indent]


def clear() -> None:
    """An empty screen; where there is no screen, a few empty lines."""
    sys.stdout.write("\x1b[2J\x1b[3J\x1b[H" if sys.stdout.isatty() else "\n" * 3)
    sys.stdout.flush()


def read_line(prompt: str) -> str:
    """A line that somebody types; EOFError at the end of the input."""
    try:
        return input(prompt)
    except EOFError:
        print()
        raise
