"""The terminal: Rich says what it can do, and draws tables and progress bars.

Rich is imported only where something is drawn, so that `sacbe serve` starts without it. Texts keep to 100
columns. In a pipe there are no colours and no bars, and tables are as wide as they need to be.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

from sacbe.core.game import is_compiled
from sacbe.core.typography import Paint

if TYPE_CHECKING:
    from rich.console import Console

MAX_WIDTH = 100
UNBOUNDED = 10_000
"""Columns of a pipe or a file."""

GAP = 2
MIN_FOLDED = 12
"""Columns that a text in a table keeps, however narrow the terminal."""

SECONDS_BETWEEN_LINES = 5.0
"""How often progress is reported where there is no terminal."""


def console(*, stderr: bool = False, min_width: int = 0) -> Console:
    """Standard output or standard error, with colours only if it is a terminal and NO_COLOR is not set."""
    from rich.console import Console

    found = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    return Console(
        stderr=stderr,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None if found.no_color else "auto",
        width=max(found.width, min_width) if found.is_terminal else UNBOUNDED,
    )


def paint() -> Paint:
    """The colours of standard output."""
    return Paint(console().color_system is not None)


def say_if_plain() -> None:
    """Say, once at the start, that bots are weaker where the core is not compiled."""
    if not is_compiled():
        sys.stderr.write("sacbe: the core is not compiled, so bots and hints are weaker than they can be.\n")


# Texts.


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
    """An empty screen, without anything to scroll back to; where there is no screen, a few empty lines."""
    sys.stdout.write("\x1b[2J\x1b[3J\x1b[H" if sys.stdout.isatty() else "\n" * 3)
    sys.stdout.flush()


def read_line(prompt: str) -> str:
    """A line that somebody types; EOFError at the end of the input."""
    try:
        return input(prompt)
    except EOFError:
        print()
        raise


# Tables and progress.


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], numbers: Container[int] = ()) -> str:
    """A table as text; columns of numbers are aligned to the right, and only the others may be folded."""
    from rich.table import Table
    from rich.text import Text

    lines = [[Text.from_ansi(str(cell)) for cell in row] for row in (heads, *rows)]
    drawn = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="")
    needed = 0
    for place, column in enumerate(zip(*lines, strict=True)):
        widest = max(cell.cell_len for cell in column)
        if place in numbers:
            drawn.add_column(column[0], justify="right", no_wrap=True)
            needed += widest + GAP
        else:
            drawn.add_column(column[0], overflow="fold")
            needed += min(widest, MIN_FOLDED) + GAP
    for line in lines[1:]:
        drawn.add_row(*line)
    out = console(min_width=needed)
    with out.capture() as captured:
        out.print(drawn)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[..., None]]:
    """Report on standard error how far something is: a bar on a terminal, else a line now and then.

    What it yields is called with the number of things done since the last call, and if wanted a detail.
    """
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    out = console(stderr=True)
    bars = [BarColumn(bar_width=30)] if out.is_terminal else []
    bar = Progress(
        *bars,
        TextColumn("{task.description}: {task.completed:,} of {task.total:,},"),
        TimeElapsedColumn(),
        TextColumn("gone,"),
        TimeRemainingColumn(),
        TextColumn("left {task.fields[detail]}"),
        console=out,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    task = bar.add_task(label, total=total, detail="")
    next_line = time.monotonic() + SECONDS_BETWEEN_LINES

    def add(done: int = 1, detail: str = "") -> None:
        nonlocal next_line
        bar.update(task, advance=done, detail=f"({detail})" if detail else "")
        if not out.is_terminal and time.monotonic() >= next_line:
            next_line = time.monotonic() + SECONDS_BETWEEN_LINES
            out.print(bar.get_renderable(), end="")

    with bar if out.is_terminal else nullcontext():
        yield add
