"""A table begun from a position that an earlier version accepted stays open; nobody can begin one again."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.client import Json, Person, Problem
from tests.server.conftest import on_sqlite
from tests.server.process import Server

GOOD: Json = {"game": "tzolkin", "players": 2, "seats": [{"corn": 9}, {}]}
# Five wealth tiles on a seat, which nobody keeps.
TILES = ["w_uxmal_1", "w_uxmal_3", "w_uxmal_5", "w_tikal_1", "w_tikal_5"]
BAD: Json = {**GOOD, "seats": [{"corn": 9, "wealth": TILES}, {}]}
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_a_stored_position_is_read_though_it_would_be_refused_now(tmp_path: Path) -> None:
    server = Server(on_sqlite(tmp_path), tmp_path / "log")
    server.start()
    owner = Person(server)
    with pytest.raises(Problem, match="wealth must hold up to 2 tiles, not 5"):
        owner.post("/api/tables", game="tzolkin", seats=SEATS, position=BAD)
    with pytest.raises(Problem, match="wealth must hold up to 2 tiles, not 5"):
        owner.post("/api/positions", game="tzolkin", position=BAD)
    table = owner.post("/api/tables", game="tzolkin", seats=SEATS, position=GOOD)["id"]
    server.kill()
    with sqlite3.connect(tmp_path / "tables.db") as stored:
        ((options,),) = stored.execute("SELECT options FROM tables")
        stored.execute(
            "UPDATE tables SET options = ?", [json.dumps({**json.loads(options), "position": BAD})]
        )
    stored.close()
    server.start()
    try:
        state = owner.state(table)
        assert len(state["view"]["seats"][0]["wealth"]) == len(TILES)
        assert state["view"]["seats"][0]["corn"] == 9
    finally:
        server.stop()
    assert not server.mistakes()
