"""`sacbe arena`: bots play each other; results with intervals, and a report with every record."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from sacbe.bots.program import ANSWER_TIMEOUT, PREFIX
from sacbe.cli import arguments
from sacbe.cli.console import progress, table
from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.lab import arena, results, seatings, workers
from sacbe.lab.arena import Arena, ArenaGame
from sacbe.lab.report import Report
from sacbe.lab.results import Results
from sacbe.lab.workers import Workers

DEFAULT_GAMES = 40
FOLDER = "arena"
"""Where reports go by default."""


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="let bots play each other",
        description="Let bots play each other: every seed in every rotation of the seats. The result is "
        "scores, shares of wins and how each bot plays, with intervals of 95 %, and a report with all "
        "records.",
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=arguments.listed,
        required=True,
        help=f"who plays, such as master, skilled@400 or {PREFIX}COMMAND (docs/bots.md); "
        "the last takes all seats that are left",
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=arguments.count,
        help="the number of players (default: as many as bots)",
    )
    arguments.add_modules(parser)
    parser.add_argument(
        "--games",
        metavar="N",
        type=arguments.count,
        default=DEFAULT_GAMES,
        help="the number of games, rounded up so that all have every seat equally often "
        f"(default: {DEFAULT_GAMES})",
    )
    arguments.add_seed(parser)
    parser.add_argument(
        "--null", action="store_true", help="a control: the first bot in all seats; results by seat"
    )
    arguments.add_workers(parser)
    parser.add_argument(
        "--patience",
        metavar="S",
        type=arguments.seconds,
        default=ANSWER_TIMEOUT,
        help=f"seconds that a program may take for an answer (default: {ANSWER_TIMEOUT:g})",
    )
    parser.add_argument(
        "--out", metavar="FOLDER", help=f"the folder of the report (default: a new one in {FOLDER}/)"
    )
    parser.add_argument("--json", action="store_true", help="print the results as JSON, and nothing else")
    parser.set_defaults(run=run, refuse=parser.error)


def run(args: argparse.Namespace) -> int:
    """Play, count and report, even if something ends it early."""
    with ExitStack() as stack:
        try:
            played = _arena(args)
            jobs = min(args.jobs or workers.cores(), played.games)
            team = stack.enter_context(workers.open(jobs, args.ray))
            report = Report(Path(args.out) if args.out else _new_folder(played.game))
        except SacbeError as error:
            args.refuse(str(error))
        if played.games != args.games:
            _notify(f"{played.games:,} games are played instead of {args.games:,}: {_blocks(played)}.")
        games: list[ArenaGame] = []
        try:
            _play(played, team, report, games)
        finally:
            _report(played, report, games, args)
    return 0


def _arena(args: argparse.Namespace) -> Arena:
    """What is asked for; refused if it cannot be played."""
    game = registry.get(args.game)
    bots = args.bots[:1] if args.null else args.bots
    players = args.players or max(len(args.bots), game.min_players)
    names = seatings.filled(bots, players)
    date = datetime.date.today().isoformat()
    blocks = -(-args.games // len(seatings.seatings(names)))
    asked = Arena(game.name, names, args.modules, blocks, args.seed, args.patience, date)
    asked.check()
    return asked


def _new_folder(game: str) -> Path:
    return Path(FOLDER) / f"{game}-{datetime.datetime.now():%Y%m%d-%H%M%S}"


def _blocks(played: Arena) -> str:
    """How the games are made up."""
    return f"{played.blocks:,} seeds in {len(played.seatings)} seatings each"


def _play(played: Arena, team: Workers, report: Report, games: list[ArenaGame]) -> None:
    """Play all games, keeping what has ended."""
    playing = closing(arena.play(played, team))
    with progress(f"playing {played.game}", played.games) as add, playing as ends:
        for ended in ends:
            for game in ended:
                report.keep(game)
                games.append(game)
            add(len(ended))


def _report(played: Arena, report: Report, games: list[ArenaGame], args: argparse.Namespace) -> None:
    """Print and write what the complete blocks say."""
    blocks = arena.complete_blocks(games, len(played.seatings))
    if len(games) < played.games:
        _notify(
            f"{len(games):,} of {played.games:,} games were played; {sum(map(len, blocks)):,} are counted."
        )
    if not blocks:
        return
    found = results.of(played, blocks, args.null)
    print(json.dumps(found.document(), indent=1) if args.json else _for_people(found))
    report.finish(found)
    if not args.json:
        print(f"\nThe report is in {report.path}.")


def _for_people(found: Results) -> str:
    """Results, and how the bots played."""
    lines = [_table(results.HEADS, map(results.cells, lines)) for lines in found.tables]
    end = f"The winner had {found.mean_winner:.1f} points on average; {found.games:,} games were counted."
    return "\n\n".join([*lines, end, _table(results.style_heads(found.bots), results.style_rows(found.bots))])


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return table(heads, rows, range(1, len(heads)))


def _notify(sentence: str) -> None:
    sys.stderr.write(f"sacbe: {sentence}\n")
