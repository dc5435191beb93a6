"""The report of an arena, a folder: the results as Markdown and JSON, a picture, all records."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

from sacbe.core.errors import SacbeError
from sacbe.lab import plot, results
from sacbe.lab.arena import Arena, ArenaGame
from sacbe.lab.results import Results

RESULTS, PAGE, PICTURE, RECORDS = "results.json", "report.md", "plot.svg", "records"

EXPLANATION = """
*Mean score* and *wins* are of one seat: a bot in three seats has three times that share of the wins. Equal
players win {fair:.0f} % each (the dashed line). A shared win is counted in shares. The intervals are
computed over the seeds, because the games of one seed are not independent of each other. *Decision* is the
mean wall-clock time of one.
""".strip()


class BadFolder(SacbeError):
    """A folder that a report cannot or must not be written to."""


class Report:
    """A folder that is being filled."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            if path.is_dir() and any(path.iterdir()) and not (path / RECORDS).is_dir():
                raise BadFolder(f"The folder {path} is not overwritten because it is no report of an arena.")
            (path / RECORDS).mkdir(parents=True, exist_ok=True)
            for old in [path / RESULTS, path / PAGE, path / PICTURE, *(path / RECORDS).glob("*.record")]:
                old.unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            raise self._refusal(error) from error
        self._write(RESULTS, "")

    def keep(self, game: ArenaGame) -> None:
        """Write the record of a game."""
        self._write(f"{RECORDS}/{game.title}.record", game.record)

    def finish(self, found: Results) -> None:
        """Write the results."""
        title, subtitle = _title(found.arena), _subtitle(found)
        lines = found.tables[-1]
        self._write(RESULTS, json.dumps(found.document(), indent=1) + "\n")
        self._write(PICTURE, plot.svg(title, subtitle, lines, 1 / len(found.arena.names)))
        self._write(PAGE, page(found, title, subtitle))

    def _write(self, name: str, text: str) -> None:
        try:
            (self.path / name).write_text(text, "utf-8")
        except OSError as error:
            raise self._refusal(error) from error

    def _refusal(self, error: Exception) -> BadFolder:
        cause = getattr(error, "strerror", None) or str(error)
        return BadFolder(f"The folder {self.path} cannot be written: {cause.lower()}.")


def page(found: Results, title: str, subtitle: str) -> str:
    """The report in Markdown."""
    return "\n\n".join(
        [
            f"# {title}",
            subtitle,
            *(results.markdown_table(results.HEADS, map(results.cells, lines)) for lines in found.tables),
            f"![Scores and shares of wins with their intervals]({PICTURE})",
            f"The winner had {found.mean_winner:.1f} points on average.",
            EXPLANATION.format(fair=100 / len(found.arena.names)),
            "How they played, ± half the interval of 95 %:",
            results.markdown_table(results.style_heads(found.bots), results.style_rows(found.bots)),
            f"The records are in `{RECORDS}`: `sacbe replay {RECORDS}/FILE` shows one. The same games again:",
            f"```\n{command(found)}\n```\n",
        ]
    )


def _title(arena: Arena) -> str:
    modules = f" with {', '.join(arena.modules)}" if arena.modules else ""
    return f"{arena.game}{modules}, {len(arena.names)} players"


def _subtitle(found: Results) -> str:
    seatings = len(found.arena.seatings)
    each = f" in {seatings} seatings each" if seatings > 1 else ""
    seeds = f"{found.games // seatings:,} seeds from {found.arena.seed} on"
    return f"{found.games:,} games: {seeds}{each}; intervals of 95 % over the seeds."


def command(found: Results) -> str:
    """The command line that plays these games."""
    arena = found.arena
    words = [
        "sacbe",
        "arena",
        arena.game,
        "--bots",
        ",".join(arena.names),
        "--players",
        str(len(arena.names)),
    ]
    if arena.modules:
        words += ["--modules", ",".join(arena.modules)]
    if found.seats and found.bots == found.seats:
        words.append("--null")
    return shlex.join([*words, "--games", str(found.games), "--seed", str(arena.seed)])
