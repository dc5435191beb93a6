"""A picture of the lines of an arena: scores and shares of wins, each a point with its interval, as SVG."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from sacbe.lab.tally import Estimate, Line

NAMES, PANEL, GAP, MARGIN = 210, 330, 50, 24
TOP, ROW, BOTTOM = 92, 44, 44
TICKS = 5
LONGEST_NAME = 28

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #2a2119; }
.title { font-weight: 600; font-size: 17px; }
.head { font-weight: 600; }
.faint { fill: #63543f; font-size: 12px; }
.grid { stroke: #daceb4; }
.fair { stroke: #a61e3c; stroke-dasharray: 5 4; }
.interval { stroke: #0b7382; stroke-width: 3; stroke-linecap: round; }
.value { paint-order: stroke; stroke: #fffcf4; stroke-width: 4px; }
.mean { fill: #0b7382; stroke: #fffcf4; stroke-width: 2; }
"""


@dataclass(frozen=True)
class Scale:
    """Where values lie from left to right in a panel."""

    low: float
    high: float
    step: float
    left: float
    width: float = PANEL

    def x(self, value: float) -> float:
        """The place of a value."""
        return self.left + self.width * (value - self.low) / (self.high - self.low)

    def ticks(self) -> Iterator[float]:
        """The values that are written below."""
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield self.low + number * self.step


def scale(values: Sequence[float], left: float, width: float = PANEL) -> Scale:
    """A scale with round steps that holds all values."""
    low, high = min(values), max(values)
    rough = max((high - low) / TICKS, 0.2)
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    first, last = math.floor(low / step - 0.1), math.ceil(high / step + 0.1)
    return Scale(first * step, last * step, step, left, width)


def svg(title: str, subtitle: str, lines: Sequence[Line], fair: float) -> str:
    """The picture; `fair` is the share of wins that equal players have."""
    scores = [value for line in lines for value in _values(line.score)]
    points = scale(scores, NAMES + MARGIN)
    wins = Scale(0.0, 100.0, 20.0, NAMES + MARGIN + PANEL + GAP)
    width, height = wins.left + PANEL + MARGIN + 20, TOP + ROW * len(lines) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" width="{width:g}" '
        f'height="{height}" role="img" aria-label="{escape(title, {chr(34): "&quot;"})}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width:g}" height="{height}" fill="#fffcf4"/>',
        _text(MARGIN, 32, title, "title"),
        _text(MARGIN, 52, subtitle, "faint"),
        *_axis(points, "Mean score", len(lines), "{:g}"),
        *_axis(wins, "Share of wins of one seat", len(lines), "{:g} %"),
        _vertical(wins.x(100 * fair), len(lines), "fair"),
    ]
    for number, line in enumerate(lines):
        middle = TOP + ROW * number + ROW / 2
        name = line.name if len(line.name) <= LONGEST_NAME else line.name[: LONGEST_NAME - 1] + "…"
        parts.append(_text(MARGIN, middle + 5, name))
        parts += _point(points, line.score, 1.0, middle, "{:.1f}")
        parts += _point(wins, line.wins, 100.0, middle, "{:.0f} %")
    return "\n".join([*parts, "</svg>", ""])


def _values(estimate: Estimate) -> list[float]:
    return [estimate.mean, *(estimate.interval or ())]


def _axis(scale: Scale, head: str, rows: int, form: str) -> Iterator[str]:
    """The name of a panel, its grid and the values below it."""
    yield _text(scale.left, TOP - 12, head, "head")
    for value in scale.ticks():
        yield _vertical(scale.x(value), rows, "grid")
        yield _text(scale.x(value), TOP + ROW * rows + 20, form.format(round(value, 6)), "faint", "middle")


def _vertical(x: float, rows: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + ROW * rows}"/>'


def _point(scale: Scale, estimate: Estimate, factor: float, y: float, form: str) -> Iterator[str]:
    """A mean with its interval, and the number above it."""
    mean = scale.x(factor * estimate.mean)
    if estimate.interval is not None:
        low, high = (scale.x(factor * value) for value in estimate.interval)
        yield f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
    yield f'<circle class="mean" cx="{mean:.1f}" cy="{y:.1f}" r="6"/>'
    yield _text(mean, y - 10, form.format(factor * estimate.mean), "value", "middle")


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'
