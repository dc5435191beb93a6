"""`sacbe bench`: how fast the rules are, compiled and plain, measured in one run.

For each player count and module set: whole random playouts inside the core, single steps from Python, many
games stepped together with what their seats see, evaluations by the strongest evaluation and by the hand-made
one, turns planned by the default level, rollouts, iterations of the tree search on one thread and how many
times as many two threads make, and the cost of `copy` and `legal` called from Python. A child process
measures the plain core.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import sacbe
from sacbe.cli import arguments
from sacbe.cli.bench_batch import batch_speed
from sacbe.cli.bench_search import search_speed
from sacbe.cli.console import progress, table
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.learned import evaluation_of
from sacbe.core.state import State

MEASURES = 8
HEADS = (
    *(
        "game",
        "players",
        "playouts/s",
        "sensible/s",
        "decisions/s",
        "stepped/s",
        "together/s",
        "evaluated/s",
        "by hand/s",
        "turns/s",
        "rollouts/s",
        "searched/s",
        "played on",
    ),
    *("2 threads", "copy ns", "legal ns", "bytes", "over plain", "modules"),
)
NUMBERS = range(1, len(HEADS) - 1)
"""The columns of numbers."""

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
        help="seconds for each measurement (default: 1)",
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
    with progress("measuring", MEASURES * len(settings)) as add:
        rows = [measure(game, players, modules, args.seconds, add) for game, players, modules in settings]
    print(json.dumps(rows, indent=1) if args.json else table(HEADS, map(_cells, rows), NUMBERS))
    return 0


def _settings(game: Game) -> Iterator[tuple[Game, int, tuple[str, ...]]]:
    """Every player count without modules, and with all of them where they go together."""
    for players, modules in game.tables():
        if modules in ((), game.modules):
            yield game, players, modules


def measure(
    game: Game, players: int, modules: tuple[str, ...], seconds: float, add: Callable[[], None]
) -> Row:
    """One row: everything about a game, a player count and a module set."""
    playouts, decisions = playout_speed(game, players, modules, seconds)
    sensible, _ = playout_speed(game, players, modules, seconds, sensible=True)
    add()
    stepped = stepped_speed(game, players, modules, seconds)
    add()
    together = batch_speed(game, players, modules, seconds)
    add()
    state = halfway(game, players, modules)
    copy_ns = nanoseconds(state.copy, seconds)
    add()
    legal_ns = nanoseconds(lambda: game.legal(state), seconds)
    add()
    learned = evaluation_speed(evaluation_of(game), state, seconds)
    by_hand = evaluation_speed(game.evaluation(), state, seconds)
    add()
    searched = search_speed(game, players, modules, seconds)
    add()
    plain = plain_speed(game, players, modules, seconds) if sacbe.is_compiled() else None
    add()
    return {
        "game": game.name,
        "players": players,
        "modules": list(modules),
        "compiled": sacbe.is_compiled(),
        "playouts_per_s": round(playouts, 1),
        "sensible_playouts_per_s": round(sensible, 1),
        "decisions_per_s": round(decisions),
        "stepped_decisions_per_s": round(stepped),
        "together_decisions_per_s": round(together),
        "evaluations_per_s": round(learned),
        "hand_made_evaluations_per_s": round(by_hand),
        "turns_per_s": round(searched.turns, 1),
        "rollouts_per_s": round(searched.rollouts, 1),
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


def evaluation_speed(evaluation: Evaluation, state: State, seconds: float) -> float:
    """Evaluations of a position per second, called from Python."""
    return 1e9 / nanoseconds(partial(evaluation.evaluate, state, 0), seconds)


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


def _cells(row: Row) -> tuple[str, ...]:
    """A row of the table as texts."""
    ratio = row["compiled_over_plain"]
    return (
        row["game"],
        str(row["players"]),
        f"{row['playouts_per_s']:,.0f}",
        f"{row['sensible_playouts_per_s']:,.0f}",
        f"{row['decisions_per_s']:,}",
        f"{row['stepped_decisions_per_s']:,}",
        f"{row['together_decisions_per_s']:,}",
        f"{row['evaluations_per_s']:,}",
        f"{row['hand_made_evaluations_per_s']:,}",
        f"{row['turns_per_s']:,}",
        f"{row['rollouts_per_s']:,}",
        f"{row['search_iterations_per_s']:,}",
        f"{row['search_played_on_per_s']:,}",
        f"{row['search_two_threads_over_one']:.2f}x",
        f"{row['copy_ns']:.0f}",
        f"{row['legal_ns']:.0f}",
        str(row["state_bytes"]),
        f"{ratio:.1f}x" if ratio is not None else "-",
        ", ".join(row["modules"]) or "-",
    )
