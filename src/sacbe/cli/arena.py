"""`sacbe arena`: bots against each other, counted with care; a report with the record of every game."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from sacbe.bots.program import PATIENCE, PREFIX
from sacbe.cli import arguments
from sacbe.cli.progress import Progress
from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.lab import arena, lineup, results
from sacbe.lab.arena import Arena, Played
from sacbe.lab.report import Report
from sacbe.lab.results import Results

DEFAULT_GAMES = 40
FOLDER = "arena"
"""Where reports go that are given no folder."""


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="let bots play each other",
        description="Let bots play each other: every seed in every rotation of the seats. Scores and shares "
        "of wins are told with intervals of 95 %, and a report with all records is written.",
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=arguments.listed,
        required=True,
        help=f"who plays, levels by name or {PREFIX}COMMAND; the last takes all seats that are left",
    )
    parser.add_argument("--players", metavar="N", type=arguments.count, help="default: as many as bots")
    arguments.add_modules(parser)
    parser.add_argument(
        "--games",
        metavar="N",
        type=arguments.count,
        default=DEFAULT_GAMES,
        help=f"rounded up so that all have every seat equally often (default: {DEFAULT_GAMES})",
    )
    arguments.add_seed(parser)
    parser.add_argument(
        "--null", action="store_true", help="a control: the first bot in all seats, seat by seat"
    )
    parser.add_argument("--jobs", metavar="N", type=arguments.count, help="processes (default: all cores)")
    parser.add_argument(
        "--patience",
        metavar="S",
        type=arguments.seconds,
        default=PATIENCE,
        help=f"seconds that a program may take for an answer (default: {PATIENCE:g})",
    )
    parser.add_argument("--out", metavar="FOLDER", help=f"for the report (default: a new one in {FOLDER}/)")
    parser.add_argument("--json", action="store_true", help="print the results as JSON, and nothing else")
    parser.set_defaults(run=run, refuse=parser.error)


def run(args: argparse.Namespace) -> int:
    """Play, count and report; what was played is told even if something ends it early."""
    try:
        played = _arena(args)
        report = Report(Path(args.out) if args.out else _new_folder(played.game))
    except SacbeError as error:
        args.refuse(str(error))
    if played.games != args.games:
        _say(f"{played.games:,} games are played instead of {args.games:,}: {_blocks(played)}.")
    games: list[Played] = []
    try:
        _play(played, args.jobs or arena.cores(), report, games)
    finally:
        _tell(played, report, games, args)
    return 0


def _arena(args: argparse.Namespace) -> Arena:
    """What is asked for; refused if it cannot be played."""
    game = registry.get(args.game)
    names = args.bots[:1] if args.null else args.bots
    players = args.players or max(len(args.bots), game.min_players)
    line_up = lineup.filled(names, players)
    date = datetime.date.today().isoformat()
    seatings = len(lineup.seatings(line_up))
    blocks = -(-args.games // seatings)
    asked = Arena(game.name, line_up, args.modules, blocks, args.seed, args.patience, date)
    asked.check()
    return asked


def _new_folder(game: str) -> Path:
    return Path(FOLDER) / f"{game}-{datetime.datetime.now():%Y%m%d-%H%M%S}"


def _blocks(played: Arena) -> str:
    """How the games are made up."""
    return f"{played.blocks:,} seeds in {len(played.seatings)} seatings each"


def _play(played: Arena, jobs: int, report: Report, games: list[Played]) -> None:
    """Play all games, keeping what has ended."""
    playing = closing(arena.play(played, jobs))
    with Progress(f"playing {played.game}", played.games) as progress, playing as ends:
        for ended in ends:
            for game in ended:
                report.keep(game)
                games.append(game)
            progress.add(len(ended))


def _tell(played: Arena, report: Report, games: list[Played], args: argparse.Namespace) -> None:
    """Print and write what the complete blocks say."""
    blocks = arena.complete_blocks(games, len(played.seatings))
    if len(games) < played.games:
        _say(f"{len(games):,} of {played.games:,} games were played; {sum(map(len, blocks)):,} are counted.")
    if not blocks:
        return
    found = results.of(played, blocks, args.null)
    print(json.dumps(found.document(), indent=1) if args.json else _for_people(found))
    report.finish(found)
    if not args.json:
        print(f"The report is in {report.path}.")


def _for_people(found: Results) -> str:
    tables = [results.text_table(lines) for lines in found.tables]
    end = f"The winner had {found.mean_winner:.1f} points on average; {found.games:,} games were counted."
    return "\n\n".join([*tables, end])


def _say(sentence: str) -> None:
    sys.stderr.write(f"sacbe: {sentence}\n")
