"""`sacbe play`: a game between people and bots at this terminal."""

from __future__ import annotations

import argparse
import datetime
import secrets
from typing import Any

from sacbe.bots import specs
from sacbe.bots.levels import BOTS, DEFAULT
from sacbe.bots.program import PREFIX
from sacbe.cli import arguments
from sacbe.cli.console import say_if_plain
from sacbe.cli.table import Table
from sacbe.core import registry
from sacbe.core.session import Session
from sacbe.core.words import Words

HUMAN = "human"
PLAYERS = (HUMAN, *BOTS, f"{PREFIX}COMMAND")
"""Who may sit at a table."""
DEFAULT_PLAYERS = 3


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal; by default you play against two bots.",
    )
    arguments.add_game(parser, optional=True)
    parser.add_argument(
        "--players", metavar="N", type=arguments.count, help="the number of players (default: 3)"
    )
    parser.add_argument(
        "--seats",
        metavar="A,B",
        type=arguments.listed,
        help=f"who plays, seat by seat: {', '.join(PLAYERS)}",
    )
    parser.add_argument(
        "--bots",
        metavar="BOT",
        choices=tuple(BOTS),
        default=DEFAULT,
        help="your opponents: %(choices)s (default: %(default)s)",
    )
    parser.add_argument(
        "--names", metavar="A,B", type=arguments.listed, help="the names of the players, seat by seat"
    )
    arguments.add_language(parser)
    parser.add_argument(
        "--seed",
        metavar="S",
        type=arguments.number,
        help="a seed: the same one brings the same chance events",
    )
    arguments.add_modules(parser)
    parser.add_argument("--record", metavar="FILE", help="save the record in this file")
    parser.add_argument("--position", metavar="FILE", help="start from a position document")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set the table and play."""
    game = registry.get(args.game or arguments.DEFAULT_GAME)
    words = registry.words_of(game, args.lang, "sacbe.cli")
    seed = secrets.randbelow(arguments.MOST) if args.seed is None else args.seed
    position = arguments.read_position(args.position) if args.position else None
    count = _players(args, position is None, game.max_players)
    session = Session(
        game,
        count,
        modules=args.modules,
        seed=seed,
        position=position,
        date=datetime.date.today().isoformat(),
    )
    seats = _seats(args.seats, session.state.players, args.bots)
    bots = {seat: specs.read(kind, game) for seat, kind in enumerate(seats) if kind != HUMAN}
    names = _names(args.names, seats, words)
    session.record.header.names = tuple(names)
    if args.record:
        arguments.check_writable(args.record)
    if bots:
        say_if_plain()
    players = {seat: bot.create(seed + seat + 1) for seat, bot in bots.items()}
    try:
        return Table(session, names, players, words, args.record).play()
    finally:
        for player in players.values():
            specs.close(player)


def _players(args: argparse.Namespace, is_new: bool, most: int) -> int | None:
    """How many play a new game; a position says it itself."""
    if not is_new:
        if args.players is not None or args.modules:
            raise arguments.BadCommand("A position brings its own players and modules; leave them out.")
        return None
    if args.players is not None:
        return int(args.players)
    given = args.seats or args.names
    return len(given) if given else min(DEFAULT_PLAYERS, most)


def _seats(given: tuple[str, ...] | None, players: int, bot: str) -> list[str]:
    """Who sits where; by default a person in the first seat and bots in the others."""
    seats = list(given) if given else [HUMAN, *[bot] * (players - 1)]
    if len(seats) != players:
        raise arguments.BadCommand(f"{len(seats)} seats are given for {players} players.")
    return seats


def _names(given: tuple[str, ...] | None, seats: list[str], words: Words) -> list[str]:
    """The names of the seats."""
    if given and len(given) != len(seats):
        raise arguments.BadCommand(f"{len(given)} names are given for {len(seats)} players.")
    keys = ["cli-seat" if kind == HUMAN else "cli-bot" for kind in seats]
    return list(given) if given else [words(key, number=seat + 1) for seat, key in enumerate(keys)]
