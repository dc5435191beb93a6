"""`sacbe perft`: how many decision sequences there are from a position, depth by depth."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

from sacbe.cli import arguments
from sacbe.cli.console import progress
from sacbe.core import registry
from sacbe.core.game import Game
from sacbe.core.perft import perft
from sacbe.core.session import Session
from sacbe.core.state import State

DEFAULT_DEPTH = 4
PARTS = 200


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "perft",
        help="count decision sequences",
        description="Count decision sequences from the position after set-up (chance played from the seed) "
        "or from a given one; from there on every outcome of chance is a branch.",
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--players", metavar="N", type=arguments.count, help="the number of players (default: the fewest)"
    )
    parser.add_argument(
        "--depth",
        metavar="D",
        type=arguments.count,
        default=DEFAULT_DEPTH,
        help="the length of the sequences (default: 4)",
    )
    arguments.add_seed(parser)
    arguments.add_modules(parser)
    parser.add_argument("--position", metavar="FILE", help="a position document to count from")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a table of depth, count and time."""
    game = registry.get(args.game)
    if args.position:
        if args.players or args.modules:
            raise arguments.BadCommand("A position brings its own players and modules; leave them out.")
        state = game.from_position(arguments.read_position(args.position))
    else:
        state = Session(game, args.players, modules=args.modules, seed=args.seed).state
    print(f"{'depth':>5} {'sequences':>16} {'seconds':>9}")
    for depth in range(1, args.depth + 1):
        start = time.perf_counter()
        sequences = _count(game, state, depth)
        print(f"{depth:>5} {sequences:>16,} {time.perf_counter() - start:>9.2f}", flush=True)
    return 0


def _count(game: Game, state: State, depth: int) -> int:
    """`perft` in parts, to show progress in between."""
    parts, left = [state], depth
    while left > 1 and 0 < len(parts) < PARTS:
        parts = [after for part in parts for after in _after(game, part)]
        left -= 1
    total = 0
    with progress(f"depth {depth}", len(parts)) as add:
        for part in parts:
            total += perft(game, part, left)
            add(detail=f"{total:,} sequences")
    return total


def _after(game: Game, state: State) -> Iterator[State]:
    """The states after each legal action."""
    for action in game.legal(state):
        after = state.copy()
        game.apply(after, action)
        yield after
