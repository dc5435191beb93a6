"""`sacbe lab`: what researchers need.

`layout` lists the inputs of a game and of its environments, `selfplay` keeps many games, `report` says what
goes with winning them, `train` learns an evaluation, and `calibrate` says what its leads are worth.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from sacbe.bots import specs
from sacbe.bots.levels import DEFAULT
from sacbe.cli import arguments, balance, selfplay
from sacbe.cli.console import progress, table
from sacbe.core import observation, registry, win_share
from sacbe.lab import calibration, reliability, workers
from sacbe.lab.learning.curves import RoundResult
from sacbe.lab.learning.training import Settings, Training

NETWORK = "network"
OBSERVATION = "observation"
"""The two layouts of a game."""

DEFAULT_GAMES = 20_000
DEFAULT_CALIBRATION = 500


def add(commands: Any) -> None:
    """The commands and their arguments."""
    lab: argparse.ArgumentParser = commands.add_parser(
        "lab",
        help="self-play: data and learning",
        description="Let bots play many games, and learn evaluations by self-play.",
    )
    inner = lab.add_subparsers(metavar="WHAT", title="what to do", required=True)
    layout = inner.add_parser(
        "layout",
        help="list the inputs of a game",
        description="List the blocks of inputs by which a network sees a game, and those of observations.",
    )
    arguments.add_game(layout)
    layout.add_argument("--json", action="store_true", help="print a JSON list, one object for each block")
    layout.set_defaults(run=print_layout)
    selfplay.add(inner)
    balance.add(inner)
    train = inner.add_parser(
        "train",
        help="learn an evaluation by self-play",
        description="Learn an evaluation by self-play. The folder has the weights after each round "
        "(weights.net: play with them as skilled:FOLDER/weights.net), curves.svg, and all that is needed to "
        "go on after an interruption: call the same command again.",
    )
    arguments.add_game(train)
    train.add_argument(
        "--games",
        metavar="N",
        type=arguments.count,
        default=DEFAULT_GAMES,
        help=f"games of self-play (default: {DEFAULT_GAMES:,})",
    )
    arguments.add_seed(train)
    train.add_argument("--out", metavar="FOLDER", required=True, help="the folder of the training")
    train.add_argument(
        "--units",
        metavar="N",
        type=arguments.count,
        help=f"units of the network (default: {Settings.units}; fewer where it corrects a hand-made value)",
    )
    train.add_argument("--from", metavar="FILE", dest="start", default="", help="a network to go on from")
    arguments.add_workers(train)
    train.set_defaults(run=run_training)
    calibrate = inner.add_parser(
        "calibrate",
        help="fit shares of the win to games",
        description="Fit how likely a lead wins, by the stage of the game, to one half of the games, and "
        "judge it by the other. The folder gets win_share.json, which belongs among the game's data, and "
        "reliability.svg.",
    )
    arguments.add_game(calibrate)
    calibrate.add_argument(
        "--games",
        metavar="N",
        type=arguments.count,
        default=DEFAULT_CALIBRATION,
        help="games for each number of players (default: %(default)s)",
    )
    calibrate.add_argument("--bot", metavar="BOT", default=DEFAULT, help="who plays (default: %(default)s)")
    arguments.add_seed(calibrate)
    calibrate.add_argument("--out", metavar="FOLDER", required=True, help="the folder for what is found")
    arguments.add_workers(calibrate)
    calibrate.set_defaults(run=run_calibration)


def print_layout(args: argparse.Namespace) -> int:
    """The blocks of a game: what a network sees when a turn ends, and what is observed at any decision."""
    game = registry.get(args.game)
    layouts = {NETWORK: game.blocks, OBSERVATION: observation.blocks_of(game)}
    if args.json:
        rows = [dict(layout=name, **row) for name, blocks in layouts.items() for row in blocks.rows()]
        print(json.dumps(rows, indent=1))
        return 0
    for name, blocks in layouts.items():
        lines = [tuple(row.values()) for row in blocks.rows()]
        print(table((name, "first", "size", "what it says"), lines, range(1, 3)))
        print(f"\n{blocks.size:,} inputs, layout {blocks.digest()}.\n")
    return 0


def run_training(args: argparse.Namespace) -> int:
    """Train, or go on with a training."""
    game = registry.get(args.game)
    make = Settings.of_correction if game.plans_by_action else Settings
    settings = make(game.name, args.games, args.seed, start=args.start)
    if args.units is not None:
        settings = replace(settings, units=args.units)
    training = Training(Path(args.out), settings)
    with (
        workers.open(args.jobs or workers.cores(), args.ray) as team,
        progress(f"training {game.name}", settings.rounds) as advance,
    ):
        advance(training.done)

        def after_round(result: RoundResult) -> None:
            advance(1)

        training.run(team, after_round)
    if training.results:
        last = training.results[-1]
        print(f"{last.games:,} games; error {last.error:.2f} points, mean score {last.score:.1f}.")
    print(f"The weights are in {training.folder / 'weights.net'}.")
    return 0


def run_calibration(args: argparse.Namespace) -> int:
    """Play games, fit temperatures to a half of them, and judge them by the others."""
    game = registry.get(args.game)
    win_share.of_game(game)
    specs.read(args.bot, game)
    tasks = list(calibration.games(game, args.bot, args.games, args.seed))
    with (
        workers.open(args.jobs or workers.cores(), args.ray) as team,
        progress(f"calibrating {game.name}", len(tasks)) as advance,
    ):
        played = []
        for observed in team.as_they_end(calibration.observe, tasks):
            played += observed
            advance(len(observed))
    counts = game.max_players - game.min_players + 1
    with progress(f"fitting {game.name}", counts * game.stages) as advance:
        found = calibration.calibrate(game, played, advance)
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "win_share.json").write_text(json.dumps(found.temperatures) + "\n", "utf-8")
    (folder / "reliability.svg").write_text(reliability.svg(game.name, found), "utf-8")
    rows = [
        (
            str(line.players),
            f"{line.games:,}",
            f"{line.error:.3f}",
            f"{line.late_error:.3f}",
            f"{line.brier:.3f}",
            f"{line.equal_brier:.3f}",
            f"{100 * (1 - line.brier / line.equal_brier):.0f} %",
        )
        for line in found.lines
    ]
    head = (
        "players",
        "games",
        "error",
        "error, second half",
        "Brier, second half",
        "equal shares",
        "better by",
    )
    print(table(head, rows, range(7)))
    print(f"The temperatures are in {folder / 'win_share.json'}.")
    return 0
