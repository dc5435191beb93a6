"""`sacbe fuzz`: can it crash? Plays random games and checks what must hold.

Every game is played to its end from its own seed (the base seed plus its number) and its last position is
checked. Every k-th game (`--every`, by default 20) is played step by step: the invariants after each action,
and now and then the round trips of positions and texts, and the reasons of all actions that are not legal.
A game that fails is saved as a record that anyone can open.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from sacbe.cli import arguments, fuzz_game
from sacbe.cli.console import progress
from sacbe.core import registry
from sacbe.core.game import Game

CHUNK = 100
"""The smallest number of games in a task; there are about 10,000 tasks at most."""


@dataclass(frozen=True)
class Task:
    """Some games in a row: which game, how, and their numbers."""

    game: str
    tables: tuple[tuple[int, tuple[str, ...]], ...]
    """Players and modules, in turn."""
    seed: int
    every: int
    numbers: range


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "fuzz",
        help="play random games and check them",
        description="Play random games. The last position of each is checked, and every K-th game at every "
        "action (invariants; samples of positions, texts and reasons). A failing game is saved as a record.",
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=arguments.count, default=1000, help="the number of games (default: 1000)"
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=arguments.count,
        help="the number of players (default: all numbers in turn)",
    )
    arguments.add_seed(parser)
    arguments.add_modules(parser)
    parser.add_argument("--every-module-set", action="store_true", help="every set of modules in turn")
    parser.add_argument(
        "--every",
        metavar="K",
        type=arguments.count,
        default=20,
        help="check every K-th game in full (default: 20)",
    )
    parser.add_argument(
        "--jobs", metavar="N", type=arguments.count, default=1, help="the number of processes (default: 1)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and stop at the first game that fails."""
    game = registry.get(args.game)
    tables = _tables(game, args.players, args.modules, args.every_module_set)
    size = max(CHUNK, args.games // 10_000)
    chunks = [range(first, min(first + size, args.games)) for first in range(0, args.games, size)]
    tasks = [Task(game.name, tables, args.seed, args.every, numbers) for numbers in chunks]
    start = time.perf_counter()
    failure = None
    with progress(f"fuzzing {game.name}", args.games) as add:
        for task, failure in _results(tasks, args.jobs):
            if failure is not None:
                break
            add(len(task.numbers))
    if failure is not None:
        print(failure)
        return 1
    spent = time.perf_counter() - start
    full = len(range(0, args.games, args.every))
    counts = ", ".join(map(str, sorted({players for players, _ in tables})))
    sets = len({modules for _, modules in tables})
    print(
        f"OK: {args.games:,} games of {game.name} with {counts} players "
        f"{f'and {sets} sets of modules ' if sets > 1 else ''}"
        f"in {spent:.1f} s ({args.games / spent:,.0f} a second), {full:,} of them checked at every action."
    )
    return 0


def _tables(
    game: Game, players: int | None, modules: tuple[str, ...], every_set: bool
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """What to play, in turn: the players and modules asked for, or all that go together."""
    if every_set and modules:
        raise arguments.BadCommand("Name modules or ask for every set of them, not both.")
    if players is not None or modules:
        game.check_options(players or max(game.min_players, 2), modules)
    wanted = [
        (count, chosen)
        for count, chosen in game.tables()
        if players in (None, count) and (every_set or sorted(chosen) == sorted(modules))
    ]
    return tuple(wanted)


def _results(tasks: list[Task], jobs: int) -> Iterator[tuple[Task, str | None]]:
    """The failure of each task, if any, in order."""
    if jobs == 1:
        for task in tasks:
            yield task, play_task(task)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        yield from zip(tasks, pool.map(play_task, tasks), strict=True)
    except BrokenProcessPool as error:
        raise arguments.BadCommand("A process of the fuzzer ended by itself.") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_task(task: Task) -> str | None:
    """Play some games; the sentence of the first that fails."""
    game = registry.get(task.game)
    for number in task.numbers:
        players, modules = task.tables[number % len(task.tables)]
        random_game = fuzz_game.RandomGame(game, players, modules, task.seed + number)
        is_checked = number % task.every == 0
        failure = random_game.run_checked() if is_checked else random_game.run()
        if failure is not None:
            return failure.save()
    return None
