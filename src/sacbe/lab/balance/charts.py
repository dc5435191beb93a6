"""Pictures in a page, as SVG without colours: the style of the page gives them, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from sacbe.lab import plot
from sacbe.lab.plot import Scale
from sacbe.lab.tally import Estimate

WIDTH, EDGE, ROW, AXIS, GAP = 420, 8, 34, 22, 4
BARS = 110
"""Height of the bars of a distribution."""

MINUS, NO_BREAK = "−", "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Dot:
    """A line of a picture: a mean with its interval, and perhaps another one to compare it with."""

    name: str
    value: Estimate
    other: Estimate | None = None


def dots(title: str, rows: Sequence[Dot], fair: float | None, form: str, factor: float = 1.0) -> str:
    """Means with their intervals, line by line; a dashed line where all are equal."""
    ends = [factor * value for row in rows for value in _ends(row)]
    scale = plot.scale([*ends, *([fair] if fair is not None else [])], EDGE + 12, WIDTH - 2 * EDGE - 24)
    bottom = ROW * len(rows) + GAP
    parts = list(_axis(scale, bottom))
    if fair is not None:
        parts.append(_vertical(scale.x(fair), bottom, "f"))
    for number, row in enumerate(rows):
        top = ROW * number
        parts.append(f'<text x="{EDGE}" y="{top + 13}">{escape(signed(row.name))}</text>')
        value = escape(said(row.value, form, factor))
        parts.append(f'<text x="{WIDTH - EDGE}" y="{top + 13}" class="v">{value}</text>')
        if row.other is not None:
            parts += _point(scale, row.other, factor, top + 28, "o")
        parts += _point(scale, row.value, factor, top + 21, "m")
    return _svg(title, bottom + AXIS, parts)


def distribution(title: str, bars: Mapping[int, int], width: int) -> str:
    """How often each value came, in bars of a width, which are named by their lower end."""
    first, last = min(bars), max(bars)
    count = (last - first) // width + 1
    most = max(bars.values())
    step = (WIDTH - 2 * EDGE) / count
    parts = []
    for number in range(count):
        low = first + number * width
        height = BARS * bars.get(low, 0) / most
        if height:
            parts.append(
                f'<rect class="b" x="{EDGE + number * step:.1f}" y="{BARS - height + 4:.1f}" '
                f'width="{max(step - 1, 0.5):.1f}" height="{height:.1f}"/>'
            )
    every = max(1, -(-count // 8))
    for number in range(0, count, every):
        x = EDGE + (number + (0.5 if width == 1 else 0)) * step
        parts.append(f'<text x="{x:.1f}" y="{BARS + 20}" class="t">{first + number * width}</text>')
    return _svg(title, BARS + 28, parts)


def said(estimate: Estimate, form: str, factor: float = 1.0) -> str:
    """A mean with half its interval as text."""
    mean = form.format(factor * estimate.mean).replace("-", MINUS)
    if estimate.interval is None:
        return mean
    half = factor * (estimate.interval[1] - estimate.interval[0]) / 2
    return f"{mean}{NO_BREAK}±{NO_BREAK}{form.replace('+', '').format(half)}"


def signed(name: str) -> str:
    """A name as it is read: a number below zero has a true minus sign."""
    return name.replace("-", MINUS) if name.startswith("-") else name


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _ends(row: Dot) -> Iterator[float]:
    for estimate in (row.value, row.other):
        if estimate is not None:
            yield estimate.mean
            yield from estimate.interval or ()


def _axis(scale: Scale, bottom: float) -> Iterator[str]:
    for value in scale.ticks():
        x = scale.x(value)
        yield _vertical(x, bottom, "g")
        number = f"{round(value, 6):g}".replace("-", MINUS)
        yield f'<text x="{x:.1f}" y="{bottom + 15:g}" class="t">{number}</text>'


def _vertical(x: float, bottom: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{bottom:g}"/>'


def _point(scale: Scale, estimate: Estimate, factor: float, y: float, kind: str) -> Iterator[str]:
    if estimate.interval is not None:
        low, high = (scale.x(factor * value) for value in estimate.interval)
        yield f'<line class="i{kind}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:g}" y2="{y:g}"/>'
    yield f'<circle class="{kind}" cx="{scale.x(factor * estimate.mean):.1f}" cy="{y:g}" r="4"/>'
