"""The result of an arena: its lines, as a document for programs and as a table for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sacbe.lab import tally
from sacbe.lab.arena import Arena, ArenaGame
from sacbe.lab.style import POINTS
from sacbe.lab.tally import Estimate, Line

MILLI = 1000

HEADS = ("", "seats", "mean score", "95 %", "wins", "95 %", "decision", "99 % below", "longest")
"""The heads of the columns."""

LONGEST_HEAD = 13
"""Letters of a bot's name above its column of numbers."""


@dataclass(frozen=True)
class Results:
    """The results of the complete blocks of an arena."""

    arena: Arena
    games: int
    mean_winner: float
    bots: list[Line]
    """A line for each bot; in a null control, for each seat."""
    seats: list[Line]
    """A line for each seat where all bots are the same, else none."""

    def document(self) -> dict[str, Any]:
        """What `--json` prints."""
        return {
            "game": self.arena.game,
            "players": len(self.arena.names),
            "modules": list(self.arena.modules),
            "games": self.games,
            "mean_winner": self.mean_winner,
            "bots": [_document(line) for line in self.bots],
            "style": {line.name: _style_document(line) for line in self.bots},
        }

    @property
    def tables(self) -> list[list[Line]]:
        """The tables for people: the bots, and their seats if that says more."""
        return [self.bots] + [self.seats] * (bool(self.seats) and self.seats != self.bots)


def of(arena: Arena, blocks: Sequence[Sequence[ArenaGame]], is_null: bool = False) -> Results:
    """The results of some complete blocks; those of a null control are by seat."""
    seats = tally.lines(blocks, tally.by_seat) if len(arena.seatings) == 1 else []
    bots = seats if is_null else tally.lines(blocks, tally.by_bot)
    return Results(arena, sum(map(len, blocks)), tally.mean_winner(blocks), bots, seats)


def _document(line: Line) -> dict[str, Any]:
    return {
        "name": line.name,
        "seats": line.seats,
        "mean_score": line.score.mean,
        "mean_score_ci": list(line.score.interval or (None, None)),
        "win_share": line.wins.mean,
        "win_share_ci": list(line.wins.interval or (None, None)),
        "seconds_per_decision": line.seconds_per_decision,
    }


def _style_document(line: Line) -> dict[str, Any]:
    return {
        number: {"mean": found.mean, "ci": list(found.interval or (None, None))}
        for number, found in line.style.items()
    }


def cells(line: Line) -> tuple[str, ...]:
    """A line of the table as texts, column by column."""
    return (
        line.name,
        str(line.seats),
        f"{line.score.mean:.1f}",
        interval(line.score, 1.0, "{:.1f}"),
        f"{100 * line.wins.mean:.1f} %",
        interval(line.wins, 100.0, "{:.1f}"),
        _milliseconds(line.seconds_per_decision),
        _milliseconds(line.seconds_of(0.99)),
        _milliseconds(line.seconds_of(1.0)),
    )


def interval(estimate: Estimate, scale: float, form: str) -> str:
    """An interval as text, or a dash where there is none."""
    if estimate.interval is None:
        return "–"
    low, high = estimate.interval
    return f"{form.format(scale * low)} to {form.format(scale * high)}"


def _milliseconds(seconds: float) -> str:
    return f"{MILLI * seconds:,.2f} ms" if seconds < 0.01 else f"{MILLI * seconds:,.0f} ms"


def style_heads(lines: Sequence[Line]) -> tuple[str, ...]:
    """The heads of the table of styles: bots, whose long names lose their middle."""
    return ("mean of one seat in a game", *(_shortened(line.name) for line in lines))


def _shortened(name: str) -> str:
    end = LONGEST_HEAD // 2
    return name if len(name) <= LONGEST_HEAD else f"{name[:end]}…{name[-end:]}"


def style_rows(lines: Sequence[Line]) -> list[tuple[str, ...]]:
    """A row for each number, a column for each bot; sources that gave nobody points are left out."""
    return [
        (number, *(with_margin(line.style[number]) for line in lines))
        for number in lines[0].style
        if not number.startswith(POINTS) or any(line.style[number].mean for line in lines)
    ]


def with_margin(estimate: Estimate) -> str:
    """A mean with half its interval as text."""
    if estimate.interval is None:
        return f"{estimate.mean:.2f}"
    return f"{estimate.mean:.2f} ± {estimate.interval[1] - estimate.mean:.2f}"


def markdown_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ("---", *["--:"] * (len(heads) - 1)), *rows]
    escaped = ([cell.replace("|", "\\|") for cell in line] for line in lines)
    return "\n".join(f"| {' | '.join(line)} |" for line in escaped)
