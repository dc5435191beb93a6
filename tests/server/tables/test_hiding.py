"""Tables that somebody has put away: out of the own list, and back."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.client import Person, Problem, at_random
from tests.server.process import Server
from tests.server.schemas import bring_to


def _listed(person: Person, which: str) -> list[str]:
    return [table["id"] for table in person.get(f"/api/tables?which={which}")]


def test_a_table_against_bots_is_hidden_and_comes_back(any_server: Server) -> None:
    """Hiding twice is hiding once; the table itself is as it was."""
    ana = Person(any_server)
    kept, hidden = (ana.new_table("mexica", ["me", "bot"]) for _ in range(2))
    for _ in range(2):
        ana.at(hidden, "hide")
    assert (_listed(ana, "mine"), _listed(ana, "hidden")) == ([kept], [hidden])
    assert ana.state(hidden)["begun"]
    for _ in range(2):
        ana.at(hidden, "hide", is_hidden=False)
    assert (set(_listed(ana, "mine")), _listed(ana, "hidden")) == ({kept, hidden}, [])


def test_others_have_the_table_in_their_lists(any_server: Server) -> None:
    """A game that is over is put away by each for oneself."""
    ana, ben = Person(any_server), Person(any_server, "Ben")
    table = ana.new_table("tzolkin", ["bot", "bot", "open"])
    ben.at(table, "join")
    ben.at(table, "leave")
    ana.play_on(table, at_random(1))
    ben.at(table, "hide")
    assert (_listed(ben, "mine"), _listed(ana, "mine")) == ([], [table])


def test_nobody_loses_sight_of_a_table_where_others_wait(any_server: Server) -> None:
    """Who has left may put it away, and who returns has it again."""
    ana, ben, zoe = Person(any_server), Person(any_server, "Ben"), Person(any_server, "Zoe")
    table = ana.new_table("mexica", ["me", "open"])
    with pytest.raises(Problem, match="not begun"):
        ana.at(table, "hide")
    ben.at(table, "join")
    for person, why in ((ana, "Others play"), (ben, "Others play"), (zoe, "not one of yours")):
        with pytest.raises(Problem, match=why) as refused:
            person.at(table, "hide")
        assert refused.value.kind == "not-allowed"
    ben.at(table, "leave")
    ben.at(table, "hide")
    assert _listed(ben, "mine") == []
    ben.at(table, "return")
    assert (_listed(ben, "mine"), _listed(ben, "hidden")) == ([table], [])


def test_a_table_shows_when_it_was_set_up_and_when_something_happened_last(any_server: Server) -> None:
    before = time.time()
    ana = Person(any_server)
    table = ana.new_table("mexica", ["me", "open"])
    described = ana.get(f"/api/tables/{table}")
    assert before <= described["created"] == described["last"] <= time.time()
    ana.at(table, "chat", text="hello")
    (listed,) = ana.get("/api/tables?which=mine")
    assert listed["last"] == ana.entries(table)[-1]["at"] > listed["created"] == described["created"]


def test_a_database_of_the_version_before_can_hide_its_tables(tmp_path: Path) -> None:
    """And the step can be taken back."""
    file = tmp_path / "old.db"
    asyncio.run(bring_to(file, "0002"))
    with sqlite3.connect(file) as old:
        old.execute("INSERT INTO users VALUES ('u', 'Ana', NULL, NULL, 0)")
        old.execute(
            "INSERT INTO tables VALUES ('t', 'u', '', 'mexica', 2, '[]', '{}', 1, 'over', 0, NULL, NULL)"
        )
    asyncio.run(bring_to(file, "head"))
    with sqlite3.connect(file) as new:
        new.execute("PRAGMA foreign_keys = ON")
        new.execute("INSERT INTO hidden VALUES ('u', 't')")
        new.execute("DELETE FROM tables")
        assert new.execute("SELECT * FROM hidden").fetchall() == []
    asyncio.run(bring_to(file, "0002"))
    with sqlite3.connect(file) as again:
        assert len(again.execute("SELECT * FROM users").fetchall()) == 1
