"""Showing that something long goes on: a bar on a terminal, else a line now and then; always on stderr."""

from __future__ import annotations

import sys
import time
from types import TracebackType

BAR = 30
FIRST_AFTER = 0.7
BETWEEN_BARS = 0.1
BETWEEN_LINES = 5.0


class Progress:
    """A count on its way to a total; it shows nothing if all is done within a moment."""

    def __init__(self, label: str, total: int) -> None:
        self._label, self._total, self._done = label, total, 0
        self._terminal = sys.stderr.isatty()
        self._start = time.monotonic()
        self._next = self._start + FIRST_AFTER
        self._drawn = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()

    def clear(self) -> None:
        """Take the bar away, so that something else can be written in its line."""
        if self._drawn and self._terminal:
            sys.stderr.write("\r" + " " * self._drawn + "\r")
            sys.stderr.flush()
            self._drawn = 0

    def add(self, done: int = 1, detail: str = "") -> None:
        """So much more is done."""
        self._done += done
        now = time.monotonic()
        if now >= self._next:
            self._next = now + (BETWEEN_BARS if self._terminal else BETWEEN_LINES)
            self._show(now - self._start, detail)

    def _show(self, seconds: float, detail: str) -> None:
        share = min(1.0, self._done / max(1, self._total))
        text = f"{self._label}: {self._done:,} of {self._total:,} ({share:.0%}), {duration(seconds)}"
        if 0 < share < 1:
            text += f", about {duration(seconds / share - seconds)} left"
        if detail:
            text += f", {detail}"
        if self._terminal:
            filled = round(share * BAR)
            line = f"[{'#' * filled}{'.' * (BAR - filled)}] {text}"
            sys.stderr.write("\r" + line.ljust(self._drawn))
            self._drawn = len(line)
        else:
            sys.stderr.write(text + "\n")
            self._drawn = len(text)
        sys.stderr.flush()


def duration(seconds: float) -> str:
    """A time for people: seconds, minutes or hours."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"
