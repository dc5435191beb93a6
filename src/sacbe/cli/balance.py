"""`sacbe lab report`: what goes with good results in the games of `sacbe lab selfplay`, as a page."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from typing import Any

from sacbe.cli import arguments
from sacbe.cli.console import progress
from sacbe.core import registry
from sacbe.lab import workers
from sacbe.lab.balance.folder import Surveyed
from sacbe.lab.balance.page import page

PAGE = "report.html"


def add(inner: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = inner.add_parser(
        "report",
        help="compare seats, choices and points in many games",
        description="Read the records of `sacbe lab selfplay` back, and write a page with pictures: scores, "
        "seats, what was dealt, taken and built, and where points come from, with intervals of 95 %. What is "
        "read is kept in the folders, so that an interrupted report goes on.",
    )
    parser.add_argument(
        "folders", metavar="DIR", nargs="+", help="a folder of games, or one with such folders in it"
    )
    parser.add_argument("--out", metavar="FILE", help=f"the page (default: {PAGE} in the first folder)")
    arguments.add_workers(parser)
    parser.set_defaults(run=report)


def report(args: argparse.Namespace) -> int:
    """Read what was not read yet, and write the page."""
    surveyed = Surveyed([Path(folder) for folder in args.folders])
    with (
        workers.open(args.jobs or workers.cores(), args.ray) as team,
        progress(f"reading {surveyed.game}", surveyed.games) as advance,
        closing(surveyed.read(team)) as ends,
    ):
        for known in ends:
            advance(known)
    out = args.out or str(Path(args.folders[0]) / PAGE)
    arguments.write_text(out, page(registry.get(surveyed.game), surveyed.survey(), surveyed.runs))
    print(f"The report on {surveyed.games:,} games is in {out}.")
    return 0
