"""`sacbe lab selfplay`: many games between bots, kept as records and for learning."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from typing import Any

from sacbe.bots.levels import DEFAULT
from sacbe.bots.program import ANSWER_TIMEOUT
from sacbe.cli import arguments
from sacbe.cli.console import progress, say_if_plain
from sacbe.core import registry
from sacbe.core.errors import BadOptions
from sacbe.lab import run, seatings, workers
from sacbe.lab.run import Run
from sacbe.lab.run_folder import RunFolder

DEFAULT_GAMES = 100


def add(inner: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = inner.add_parser(
        "selfplay",
        help="let bots play many games, and keep them",
        description="Let bots play many games, and keep their records: `sacbe lab report` reads them, and "
        "with --shards they are kept as Parquet for learning, too (docs/selfplay.md). The same command goes "
        "on after an interruption; with more --games it adds to those that are there.",
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=arguments.listed,
        default=(DEFAULT,),
        help=f"who plays, as for `sacbe arena`; the last takes all seats that are left (default: {DEFAULT})",
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
        help=f"games in the folder in the end (default: {DEFAULT_GAMES})",
    )
    arguments.add_seed(parser)
    arguments.add_workers(parser)
    parser.add_argument("--out", metavar="DIR", required=True, help="the folder of the games")
    parser.add_argument(
        "--shards", action="store_true", help="also write what each seat saw, could do and did, as Parquet"
    )
    parser.add_argument(
        "--patience",
        metavar="S",
        type=arguments.seconds,
        default=ANSWER_TIMEOUT,
        help=f"seconds that a program may take for an answer (default: {ANSWER_TIMEOUT:g})",
    )
    parser.set_defaults(run=play)


def play(args: argparse.Namespace) -> int:
    """Play what is missing in the folder."""
    asked = _run(args)
    if args.shards:
        require_arrow()
    say_if_plain()
    folder = RunFolder(Path(args.out), asked, args.games)
    missing = folder.missing()
    if missing:
        with (
            workers.open(min(args.jobs or workers.cores(), len(missing)), args.ray) as team,
            progress(f"playing {asked.game}", args.games) as advance,
            closing(run.play(asked, missing, team)) as ends,
        ):
            advance(args.games - len(missing))
            for ended in ends:
                for game in ended:
                    folder.keep(game)
                advance(len(ended))
    print(f"{args.games:,} games are in {folder.path}, {len(missing):,} of them new.")
    return 0


def _run(args: argparse.Namespace) -> Run:
    """What is asked for; refused if it cannot be played."""
    game = registry.get(args.game)
    names = seatings.filled(args.bots, args.players or max(len(args.bots), game.min_players))
    asked = Run(
        game.name,
        names,
        args.modules,
        args.seed,
        args.shards,
        game.rules_version,
        patience=args.patience,
    )
    asked.check()
    return asked


def require_arrow() -> None:
    """Refuse, with one sentence, to write shards where Arrow is not installed."""
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError as error:
        raise BadOptions("Arrow is not installed: pip install 'sacbe[data]'.") from error
