"""A picture of how well shares of the win held, as SVG: what was said to the right, what came upwards."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from sacbe.lab.calibration import Calibration, Line

SIDE, GAP, LEFT, TOP, BOTTOM = 220, 50, 60, 92, 64
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #2a2119; }
.faint { fill: #63543f; font-size: 12px; }
.grid { stroke: #daceb4; }
.ideal { stroke: #a61e3c; stroke-dasharray: 5 4; }
.bin { fill: #0b7382; fill-opacity: 0.75; }
"""


def svg(game: str, found: Calibration) -> str:
    """The picture, a panel for each number of players."""
    width, height = LEFT + len(found.lines) * (SIDE + GAP), TOP + SIDE + BOTTOM
    panels = [
        part for number, line in enumerate(found.lines) for part in _panel(line, LEFT + number * (SIDE + GAP))
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" fill="#fffcf4"/>',
            f'<text x="{LEFT}" y="30">{escape(f"{game}: shares of the win, said and come true")}</text>',
            *panels,
            "</svg>",
            "",
        ]
    )


def _panel(line: Line, left: int) -> Iterator[str]:
    """The bins of one number of players; a larger dot stands for more predictions."""
    yield f'<text x="{left}" y="{TOP - 26}">{line.players} players</text>'
    yield f'<text class="faint" x="{left}" y="{TOP - 9}">{line.games:,} games, error {line.error:.3f}</text>'
    for part in range(5):
        share, x, y = part / 4, left + SIDE * part / 4, TOP + SIDE * (1 - part / 4)
        yield f'<line class="grid" x1="{left}" x2="{left + SIDE}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="faint" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        yield f'<text class="faint" x="{x:.1f}" y="{TOP + SIDE + 18}" text-anchor="middle">{share:.0%}</text>'
    yield f'<line class="ideal" x1="{left}" y1="{TOP + SIDE}" x2="{left + SIDE}" y2="{TOP}"/>'
    most = max(found.count for found in line.bins)
    for found in line.bins:
        x, y = left + SIDE * found.said, TOP + SIDE * (1 - found.came)
        yield f'<circle class="bin" cx="{x:.1f}" cy="{y:.1f}" r="{2 + 7 * (found.count / most) ** 0.5:.1f}"/>'
