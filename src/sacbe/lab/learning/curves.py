"""What came of the rounds of a training, and a picture of it: error and score by games, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

WIDTH, HEIGHT, LEFT, TOP, GAP = 720, 190, 60, 60, 70
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #2a2119; }
.faint { fill: #63543f; font-size: 12px; }
.grid { stroke: #daceb4; }
.curve { fill: none; stroke: #0b7382; stroke-width: 2; }
"""


@dataclass(frozen=True)
class RoundResult:
    """What came of a round."""

    round: int
    """Its number, from 1."""
    games: int
    """All games so far."""
    samples: int
    error: float
    """The root of the mean squared error, in points."""
    score: float
    """The mean score of a seat, explorations and gifts included."""


def svg(game: str, results: Sequence[RoundResult]) -> str:
    """The picture."""
    height = TOP + 2 * (HEIGHT + GAP)
    games = [result.games for result in results]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 40} {height}" role="img">',
            f"<style>{STYLE}</style>",
            f'<rect width="{LEFT + WIDTH + 40}" height="{height}" fill="#fffcf4"/>',
            f'<text x="{LEFT}" y="30">{escape(f"{game}: {games[-1]:,} games of self-play")}</text>',
            *_panel("Error, in points", games, [result.error for result in results], TOP),
            *_panel(
                "Mean score in self-play", games, [result.score for result in results], TOP + HEIGHT + GAP
            ),
            "</svg>",
            "",
        ]
    )


def _panel(head: str, games: Sequence[int], values: Sequence[float], top: int) -> Iterator[str]:
    """One curve with its axes."""
    low, high = min(values), max(max(values), min(values) + 1)
    yield f'<text x="{LEFT}" y="{top - 8}">{escape(head)}</text>'
    for part in range(5):
        y, value = top + HEIGHT * (1 - part / 4), low + (high - low) * part / 4
        yield f'<line class="grid" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="faint" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:.1f}</text>'
    for part in range(5):
        x = LEFT + WIDTH * part / 4
        yield (
            f'<text class="faint" x="{x:.1f}" y="{top + HEIGHT + 18}" text-anchor="middle">'
            f"{games[-1] * part / 4:,.0f}</text>"
        )
    points = (
        f"{LEFT + WIDTH * count / games[-1]:.1f},{top + HEIGHT * (1 - (value - low) / (high - low)):.1f}"
        for count, value in zip(games, values, strict=True)
    )
    yield f'<polyline class="curve" points="{" ".join(points)}"/>'
