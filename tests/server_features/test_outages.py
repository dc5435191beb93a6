"""Clocks do not run while nobody can move: the server is killed, stopped for a while, or ended."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sacbe.server.heartbeat import BEAT_SECONDS
from tests.server.client import Person, at_random
from tests.server.conftest import on_postgres, on_sqlite, postgres
from tests.server.process import PATIENCE, Server

__all__ = ["postgres"]

CLOCK = 6.0
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
    time.sleep(CLOCK + 1)
    server.start()


def end(server: Server) -> None:
    """The operator ends the server, and starts it again later."""
    server.stop()
    time.sleep(CLOCK + 1)
    server.start()


def sleep(server: Server) -> None:
    """The machine sleeps."""
    os.kill(server.process_id, signal.SIGSTOP)
    time.sleep(CLOCK + 1)
    os.kill(server.process_id, signal.SIGCONT)


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
    time.sleep(BEAT_SECONDS)
    (asked,) = ana.state(table)["to_act"]
    before = ana.state(table)["clock"]["seats"][asked]["left"]
    outage(own_server)
    wait_until(lambda: len(_outages(ana, table)) == 1)
    left = ana.state(table)["clock"]["seats"][asked]["left"]
    assert before - BEAT_SECONDS - 2 < left <= min(CLOCK, before + BEAT_SECONDS + 1)
    assert [entry["kind"] for entry in ana.entries(table)].count("forfeit") == 0
    player = (ana, ben)[asked]
    player.play_on(table, at_random(1), 1)
    # And then it runs as before.
    wait_until(lambda: len(ana.state(table)["forfeited"]) == 1)


def _outages(person: Person, table: str) -> list[tuple[float, float]]:
    found = [entry["data"] for entry in person.entries(table) if entry["kind"] == "outage"]
    return [(data["since"], data["until"]) for data in found]


def test_a_table_whose_clock_does_not_run_is_told_of_no_outage(tmp_path: Path) -> None:
    server = Server(on_sqlite(tmp_path), tmp_path / "log")
    server.start()
    ana = Person(server)
    tables = [
        ana.new_table("mexica", ["me", "bot"]),
        ana.new_table("mexica", ["me", "open"], clock={"per_move": 60}),
    ]
    server.kill()
    server.start()
    assert [_outages(ana, table) for table in tables] == [[], []]
    server.stop()
    assert not server.mistakes()
