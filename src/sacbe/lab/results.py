"""The result of an arena: its lines, as a document for programs and as a table for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sacbe.lab import tally
from sacbe.lab.arena import Arena, ArenaGame
from sacbe.lab.tally import Estimate, Line

MILLI = 1000

HEADS = ("", "seats", "mean score", "95 %", "wins", "95 %", "decision", "99 % below", "longest")
"""The heads of the columns."""


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


def markdown_table(lines: Sequence[Line]) -> str:
    """A table in Markdown."""
    rows = [HEADS, ("---", *["--:"] * (len(HEADS) - 1)), *map(cells, lines)]
    escaped = ([cell.replace("|", "\\|") for cell in row] for row in rows)
    return "\n".join(f"| {' | '.join(row)} |" for row in escaped)
