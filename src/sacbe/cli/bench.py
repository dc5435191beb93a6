"""`sacbe bench`: how fast the rules are, compiled and plain, measured in one run.

For each player count and module set: whole random playouts inside the core, single steps from Python,
iterations of a search on one thread and how many times as many two threads make, and the price of `copy` and
`legal` called from Python. The plain core is measured by a child process.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import sacbe
from sacbe.cli import arguments
from sacbe.cli.progress import Progress
from sacbe.cli.search_speed import search_speed
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State

MEASURES = 6
Row = dict[str, Any]


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "bench", help="measure speed", description="Measure the speed of a game's rules, or of all games."
    )
    arguments.add_game(parser, optional=True)
    parser.add_argument("--json", action="store_true", help="print a JSON list, one object for each row")
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=arguments.seconds,
        default=1.0,
        help="for each measurement (default: 1)",
    )
    # What the parent asks of its child: decisions per second of one row.
    parser.add_argument("--plain-probe", metavar="PLAYERS", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--modules", metavar="A,B", type=arguments.listed, default=(), help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    games = [registry.get(args.game)] if args.game else [registry.get(name) for name in registry.names()]
    if args.plain_probe is not None:
        print(playout_speed(games[0], args.plain_probe, args.modules, args.seconds)[1])
        return 0
    settings = [setting for game in games for setting in _settings(game)]
    rows = []
    if not args.json:
        print(_HEAD)
    with Progress("measuring", MEASURES * len(settings)) as progress:
        for game, players, modules in settings:
            rows.append(measure(game, players, modules, args.seconds, progress))
            if not args.json:
                progress.clear()
                print(_line(rows[-1]), flush=True)
    if args.json:
        print(json.dumps(rows, indent=1))
    return 0


def _settings(game: Game) -> Iterator[tuple[Game, int, tuple[str, ...]]]:
    """Every player count without modules, and with all of them where they go together."""
    for players, modules in game.tables():
        if modules in ((), game.modules):
            yield game, players, modules


def measure(game: Game, players: int, modules: tuple[str, ...], seconds: float, progress: Progress) -> Row:
    """One row: everything about a game, a player count and a module set."""
    playouts, decisions = playout_speed(game, players, modules, seconds)
    sensible, _ = playout_speed(game, players, modules, seconds, sensible=True)
    progress.add()
    stepped = stepped_speed(game, players, modules, seconds)
    progress.add()
    state = halfway(game, players, modules)
    copy_ns = nanoseconds(state.copy, seconds)
    progress.add()
    legal_ns = nanoseconds(lambda: game.legal(state), seconds)
    progress.add()
    searched = search_speed(game, players, modules, seconds)
    progress.add()
    plain = plain_speed(game, players, modules, seconds) if sacbe.is_compiled() else None
    progress.add()
    return {
        "game": game.name,
        "players": players,
        "modules": list(modules),
        "compiled": sacbe.is_compiled(),
        "playouts_per_s": round(playouts, 1),
        "sensible_playouts_per_s": round(sensible, 1),
        "decisions_per_s": round(decisions),
        "stepped_decisions_per_s": round(stepped),
        "search_iterations_per_s": round(searched.iterations),
        "search_played_on_per_s": round(searched.played_on),
        "search_two_threads_over_one": round(searched.two_threads, 2),
        "copy_ns": round(copy_ns, 1),
        "legal_ns": round(legal_ns, 1),
        "state_bytes": sys.getsizeof(state),
        "compiled_over_plain": round(decisions / plain, 1) if plain else None,
    }


def playout_speed(
    game: Game, players: int, modules: tuple[str, ...], seconds: float, sensible: bool = False
) -> tuple[float, float]:
    """Whole playouts and their decisions per second, set-up included."""
    playouts = decisions = 0
    start = now = time.perf_counter()
    while now < start + seconds:
        decisions += game.playout(game.new(players, modules), playouts, sensible)
        playouts += 1
        now = time.perf_counter()
    return playouts / (now - start), decisions / (now - start)


def stepped_speed(game: Game, players: int, modules: tuple[str, ...], seconds: float) -> float:
    """Decisions per second when Python lists and applies every one."""
    decisions, stream = 0, Stream(0)
    legal, apply, draw = game.legal, game.apply, stream.draw
    start = now = time.perf_counter()
    while now < start + seconds:
        state = game.new(players, modules)
        while actions := legal(state):
            apply(state, actions[draw(len(actions))])
            decisions += 1
        now = time.perf_counter()
    return decisions / (now - start)


def halfway(game: Game, players: int, modules: tuple[str, ...]) -> State:
    """A state from the middle of a random game."""
    length = game.playout(game.new(players, modules), 0)
    state, stream = game.new(players, modules), Stream(0)
    for _ in range(length // 2):
        actions = game.legal(state)
        game.apply(state, actions[stream.draw(len(actions))])
    return state


def nanoseconds(call: Callable[[], object], seconds: float) -> float:
    """Nanoseconds of one call from Python, the loop included."""
    calls, batch = 0, range(1000)
    start = now = time.perf_counter()
    while now < start + seconds:
        for _ in batch:
            call()
        calls += len(batch)
        now = time.perf_counter()
    return (now - start) / calls * 1e9


def plain_speed(game: Game, players: int, modules: tuple[str, ...], seconds: float) -> float:
    """Decisions per second of the same source run plain, in a child process."""
    command = [sys.executable, "-m", "sacbe.cli.main", "bench", game.name, "--plain-probe", str(players)]
    command += ["--modules", ",".join(modules), "--seconds", str(seconds)]
    child = subprocess.run(
        command, env={**os.environ, "SACBE_PLAIN": "1"}, capture_output=True, text=True, check=False
    )
    if child.returncode != 0:
        raise arguments.BadCommand("The plain core could not be measured: its process failed.")
    return float(child.stdout)


_HEAD = (
    f"{'game':<10} {'players':>7} {'playouts/s':>11} {'sensible/s':>11} {'decisions/s':>12} "
    f"{'stepped/s':>10} {'searched/s':>10} {'played on':>9} {'2 threads':>9} {'copy ns':>8} {'legal ns':>9} "
    f"{'bytes':>6} {'over plain':>10}  modules"
)


def _line(row: Row) -> str:
    ratio = f"{row['compiled_over_plain']:.1f}x" if row["compiled_over_plain"] is not None else "-"
    return (
        f"{row['game']:<10} {row['players']:>7} {row['playouts_per_s']:>11,.0f} "
        f"{row['sensible_playouts_per_s']:>11,.0f} {row['decisions_per_s']:>12,} "
        f"{row['stepped_decisions_per_s']:>10,} {row['search_iterations_per_s']:>10,} "
        f"{row['search_played_on_per_s']:>9,} "
        f"{row['search_two_threads_over_one']:>8.2f}x {row['copy_ns']:>8.0f} {row['legal_ns']:>9.0f} "
        f"{row['state_bytes']:>6} {ratio:>10}  {', '.join(row['modules']) or '-'}"
    )
