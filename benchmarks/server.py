"""How much load one worker carries: `python -m benchmarks.server`, three to four minutes, on loopback.

The server runs as `sacbe serve` on a new SQLite file with tables in mid-game, half of them Tzolk'in and half
Mexica. This process is the load generator. Both share the machine, so the CPU time of each is printed, too.

`--against PYTHON` compares the server of this build with that of another, in turn: 32 tables as fast as they
go, several short runs of each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from benchmarks.crowd import LoadedTable, Measured, gather
from benchmarks.prepared import SEATS, Prepared, prepare

GAMES = ("tzolkin", "mexica")
PACE = (4.0, 8.0)
"""Seconds between an update and the next move of a table: six on average, as people decide."""
FAST = (0.0, 0.0)
DEFLATE = "permessage-deflate; client_max_window_bits"
"""What browsers offer."""
FEW, WARM, WEIGHED = 32, 40, 100
"""How many tables play as fast as they go; how many are opened before those whose memory is measured."""
PATIENCE = 30.0
COMPARED = ("moves_per_s", "answers_per_s", "server_cpu")
MEGABYTE = 1e6
Figures = dict[str, Any]


@dataclass
class Served:
    """A server that runs, and the tables in its database."""

    port: int
    process: int
    tables: list[Prepared]

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def rss(self) -> int:
        """The bytes of memory that it holds."""
        pages = Path(f"/proc/{self.process}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def served(port: int, games: dict[str, int], python: str = sys.executable) -> Iterator[Served]:
    """A new server with this many tables of each game, of the build that an interpreter belongs to."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        tables = prepare(url, games)
        command = [python, "-m", "sacbe.cli.main", "serve", "--port", str(port), "--database", url]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=quiet, stderr=quiet) as process:
            try:
                _wait(f"http://127.0.0.1:{port}/health")
                yield Served(port, process.pid, tables)
            finally:
                process.terminate()
                process.wait(PATIENCE)


def _wait(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(url)
            return
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


async def load(server: Served, pace: tuple[float, float], seconds: float, extensions: str) -> Figures:
    """Connect four clients to each table, let them play, and measure for some seconds."""
    measured, began = Measured(), time.perf_counter()
    tables = [LoadedTable(table, pace, measured) for table in server.tables]
    await gather(tables, server.port, SEATS, extensions)
    connected = time.perf_counter() - began
    for table in tables:
        table.begin()
    # The first moves warm the server up; they are not counted.
    await asyncio.sleep(pace[1] + 1)
    measured.forget()
    own, start = os.getpid(), time.perf_counter()
    before = _cpu(server.process), _cpu(own)
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - start
    return {
        "tables": len(tables),
        "clients": len(tables) * SEATS,
        "pace_s": sum(pace) / 2,
        "seconds_to_connect": round(connected, 1),
        "moves_per_s": round(len(measured.acknowledged) / passed, 1),
        "answers_per_s": round(measured.answers / passed, 1),
        "acknowledged_ms": _quantiles(measured.acknowledged),
        "delivered_ms": _quantiles(measured.delivered),
        "refused": measured.refused,
        "lost": measured.lost,
        "update_bytes": round(measured.bytes / max(1, measured.updates)),
        "server_cpu": round((_cpu(server.process) - before[0]) / passed, 2),
        "generator_cpu": round((_cpu(own) - before[1]) / passed, 2),
        "server_mb": round(server.rss / MEGABYTE, 1),
    }


def _cpu(process: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _quantiles(seconds: list[float]) -> dict[str, float]:
    """The middle, the ninety-ninth of a hundred, and the longest, in milliseconds."""
    found = sorted(seconds) or [0.0]
    places = {"p50": len(found) // 2, "p99": len(found) * 99 // 100, "max": len(found) - 1}
    return {name: round(found[place] * 1000, 1) for name, place in places.items()}


def memory(port: int, game: str, extensions: str) -> Figures:
    """What a table of a game takes, and each client at it; what is needed once is not counted."""
    with served(port, {game: WARM + WEIGHED}) as server:
        empty = server.rss
        _open(server, server.tables[:WARM])
        base, weighed = server.rss, server.tables[WARM:]
        _open(server, weighed)
        rooms = server.rss
        clients = asyncio.run(_rss_with_clients(server, weighed, extensions))
    return {
        "game": game,
        "server_mb": round(empty / MEGABYTE, 1),
        "table_kb": round((rooms - base) / WEIGHED / 1000),
        "client_kb": round((clients - rooms) / WEIGHED / SEATS / 1000),
    }


def _open(server: Served, tables: list[Prepared]) -> None:
    """Have the server open some tables, without clients who stay."""
    with httpx.Client(base_url=server.url) as http:
        for table in tables:
            http.get(f"/api/tables/{table.id}/state").raise_for_status()


async def _rss_with_clients(server: Served, weighed: list[Prepared], extensions: str) -> int:
    tables = [LoadedTable(table, PACE, Measured()) for table in weighed]
    await gather(tables, server.port, SEATS, extensions)
    return server.rss


def compare(port: int, other: str, rounds: int, seconds: float) -> Figures:
    """The moves per second of this build and of another, in turn."""
    builds = {"other": other, "this": sys.executable}
    found: dict[str, list[Figures]] = {name: [] for name in builds}
    for _ in range(rounds):
        for name, python in builds.items():
            with served(port, {game: FEW // len(GAMES) for game in GAMES}, python) as server:
                found[name].append(asyncio.run(load(server, FAST, seconds, "")))
    return {name: {key: [run[key] for run in runs] for key in COMPARED} for name, runs in found.items()}


def _compared(figures: Figures) -> str:
    lines = [f"| build | {' | '.join(COMPARED)} | moves per second of CPU |", "|---|---|---|---|---|"]
    each, by_cpu = {}, {}
    for name, found in figures.items():
        moves, cpu = found["moves_per_s"], found["server_cpu"]
        each[name] = median(moves)
        by_cpu[name] = median(move / spent for move, spent in zip(moves, cpu, strict=True))
        shown = " | ".join(", ".join(str(value) for value in found[key]) for key in COMPARED)
        lines.append(f"| {name} | {shown} | {by_cpu[name]:.0f} |")
    ratios = [found["this"] / found["other"] for found in (each, by_cpu)]
    return "\n".join([*lines, "", f"this over other: {ratios[0]:.2f}; by CPU time: {ratios[1]:.2f}"])


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--deflate", action="store_true", help="clients offer compression, as browsers do")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each load (default: 30)")
    parser.add_argument("--tables", type=int, nargs="*", default=[200, 1000], help="default: 200 1000")
    parser.add_argument("--port", type=int, default=9300, help="where the server listens (default: 9300)")
    parser.add_argument("--against", metavar="PYTHON", help="compare with another build's interpreter")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each build (default: 5)")
    args = parser.parse_args()
    if args.against:
        compared = compare(args.port, args.against, args.rounds, min(args.seconds, 10.0))
        print(json.dumps(compared, indent=1) if args.json else _compared(compared))
        return
    extensions = DEFLATE if args.deflate else ""
    loads = []
    for count, pace in [(FEW, FAST), *((count, PACE) for count in args.tables)]:
        with served(args.port, {game: count // len(GAMES) for game in GAMES}) as server:
            loads.append(asyncio.run(load(server, pace, args.seconds, extensions)))
    figures = {
        "cores": os.cpu_count(),
        "deflate": args.deflate,
        "memory": [memory(args.port, game, extensions) for game in GAMES],
        "loads": loads,
    }
    print(json.dumps(figures, indent=1) if args.json else _shown(figures))


def _shown(figures: Figures) -> str:
    lines = ["| game | KB for a table | KB for each client |", "|---|---|---|"]
    lines += [f"| {row['game']} | {row['table_kb']} | {row['client_kb']} |" for row in figures["memory"]]
    lines += [
        "",
        "| tables | clients | a move every | moves/s | acknowledged, ms: p50, p99, max "
        "| delivered to all, ms: p50, p99, max | server, generator CPU | server MB |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in figures["loads"]:
        keys = ("acknowledged_ms", "delivered_ms")
        acknowledged, told = (", ".join(str(value) for value in row[key].values()) for key in keys)
        lines.append(
            f"| {row['tables']} | {row['clients']} | {row['pace_s']} s | {row['moves_per_s']} "
            f"| {acknowledged} | {told} | {row['server_cpu']}, {row['generator_cpu']} | {row['server_mb']} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
