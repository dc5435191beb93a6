"""The program as a person starts it: a process, what is typed into it, and what it prints."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path

import sacbe
from sacbe.cli.main import main
from sacbe.core import record
from sacbe.core.session import Session

COMMAND = [sys.executable, "-m", "sacbe.cli.main"]


def run(*arguments: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run `sacbe` to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        cwd=cwd,
        env={**os.environ, "COLUMNS": "100"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def refused(*arguments: str, cwd: Path | None = None) -> str:
    """The one sentence with which a command line is refused."""
    lines = complaint(*arguments, cwd=cwd)
    assert len(lines) == 1, lines
    assert lines[0].startswith("sacbe")
    return lines[0]


def complaint(*arguments: str, cwd: Path | None = None) -> list[str]:
    """The lines with which a command line is refused, carried out in this process, which takes less time."""
    said, complained = io.StringIO(), io.StringIO()
    with redirect_stdout(said), redirect_stderr(complained), chdir(cwd or Path.cwd()):
        try:
            code = main(arguments)
        except SystemExit as ended:
            code = int(ended.code or 0)
    assert code and not said.getvalue()
    return complained.getvalue().splitlines()


def session(players: int = 3, seed: int = 1, actions: int = 60) -> Session:
    """A game in which every seat has played its first legal actions."""
    table = sacbe.start("tzolkin", players, seed=seed)
    for _ in range(actions):
        if not table.is_over:
            table.play(table.legal()[0])
    return table


def recorded(folder: Path) -> Path:
    """The record of such a game as a file."""
    path = folder / "game.record"
    table = session()
    path.write_text(record.write(table.game, table.record), "utf-8")
    return path
