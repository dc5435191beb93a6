"""Clocks stop while nobody can move: the server is killed, paused or ended for longer than the clock."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sacbe.server.background.heartbeat import HEARTBEAT_SECONDS, LATE_SECONDS, NAME
from tests.server import databases
from tests.server.client import Person, at_random
from tests.server.conftest import on_postgres, on_sqlite, postgres
from tests.server.process import PATIENCE, Server

__all__ = ["postgres"]

CLOCK = 4.0
"""Seconds for a move; each outage is longer."""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    is_sqlite = request.param == "sqlite"
    url = on_sqlite(tmp_path) if is_sqlite else on_postgres(request.getfixturevalue("postgres"))
    server = Server(url, tmp_path / "log")
    server.start()
    yield server
    server.stop()
    assert not server.mistakes()


def kill(server: Server) -> None:
    """A power cut that lasts longer than the clock."""
    server.kill()
    _age(server)
    server.start()


def end(server: Server) -> None:
    """The operator ends the server, and starts it again later."""
    server.stop()
    _age(server)
    server.start()


def _age(server: Server) -> None:
    """Let more time pass than the clock has, by moving all that was stored into the past."""
    seconds = CLOCK + 1
    databases.run(server, "UPDATE rows SET at = at - :seconds", seconds=seconds)
    heartbeat = "UPDATE settings SET value = CAST(CAST(value AS FLOAT) - :seconds AS TEXT) WHERE name = :name"
    databases.run(server, heartbeat, seconds=seconds, name=NAME)


def sleep(server: Server) -> None:
    """The machine sleeps."""
    os.kill(server.pid, signal.SIGSTOP)
    time.sleep(LATE_SECONDS + 1)
    os.kill(server.pid, signal.SIGCONT)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize(
    "outage", [kill, *(pytest.param(other, marks=pytest.mark.long) for other in (end, sleep))]
)
def test_the_time_that_is_left_is_what_it_was(own_server: Server, outage: Callable[[Server], None]) -> None:
    """The server was killed for 20 s; a clock of 15 s forfeited the game at the start."""
    ana, ben = Person(own_server), Person(own_server, "Ben")
    clock = {"per_move": CLOCK, "when_out": "forfeit"}
    table = ana.new_table("mexica", ["me", "open"], clock=clock)
    ben.at(table, "join")
    others = [
        ana.new_table("mexica", ["me", "bot"]),
        ana.new_table("mexica", ["me", "open"], clock={"per_move": 60}),
    ]
    time.sleep(HEARTBEAT_SECONDS)
    (asked,) = ana.state(table)["to_act"]
    before = ana.state(table)["clock"]["seats"][asked]["left"]
    outage(own_server)
    wait_until(lambda: len(_outages(ana, table)) == 1)
    left = ana.state(table)["clock"]["seats"][asked]["left"]
    assert before - HEARTBEAT_SECONDS - 2 < left <= min(CLOCK, before + HEARTBEAT_SECONDS + 1)
    assert [entry["kind"] for entry in ana.entries(table)].count("forfeit") == 0
    assert [_outages(ana, other) for other in others] == [[], []]  # without a clock that runs
    player = (ana, ben)[asked]
    player.play_on(table, at_random(1), 1)
    # And then it runs as before.
    wait_until(lambda: len(ana.state(table)["forfeited"]) == 1)


def _outages(person: Person, table: str) -> list[tuple[float, float]]:
    found = [entry["data"] for entry in person.entries(table) if entry["kind"] == "outage"]
    return [(data["since"], data["until"]) for data in found]
