"""Invitations: to a table as a whole, and to one of its seats; a table that is not listed needs one."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.client import Person, Problem
from tests.server.process import Server
from tests.server.schemas import bring_to


def _invite(person: Person, table: str) -> str | None:
    found: str | None = person.get(f"/api/tables/{table}").get("invite")
    return found


def test_the_invitation_of_a_table_is_shown_to_its_owner_and_to_those_who_sit_there(server: Server) -> None:
    ana, ben, zoe = Person(server), Person(server, "Ben"), Person(server, "Zoe")
    table = ana.new_table("mexica", ["open", "open", "open"])
    invite = _invite(ana, table)
    assert invite and _invite(ben, table) is None
    ben.at(table, "join", invite=invite)
    assert _invite(ben, table) == invite
    assert _invite(zoe, table) is None
    listed = zoe.get("/api/tables?which=open")
    assert invite not in str(listed) and table in str(listed)


def test_it_opens_the_first_free_seat_of_whatever_kind(server: Server) -> None:
    ana, ben, cleo = Person(server), Person(server, "Ben"), Person(server, "Cleo")
    table = ana.new_table("mexica", ["bot", "me", "link", "open"])
    invite = _invite(ana, table)
    assert ben.at(table, "join", invite=invite) == {"seat": 2}
    assert ben.at(table, "join", invite=invite) == {"seat": 2}
    assert cleo.at(table, "join", invite=invite) == {"seat": 3}
    assert ana.state(table)["begun"]


def test_the_invitation_of_a_seat_opens_that_seat_and_no_other(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open", "link"])
    link = ana.get(f"/api/tables/{table}")["seats"][2]["invite"]
    with pytest.raises(Problem):
        ben.at(table, "join", invite=link, seat=1)
    assert ben.at(table, "join", invite=link) == {"seat": 2}


def test_a_seat_with_a_link_is_not_taken_without_one(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "link"])
    for fields in ({}, {"seat": 1}, {"invite": ""}, {"invite": "0" * 16}, {"invite": "é"}):
        with pytest.raises(Problem) as refused:
            ben.at(table, "join", **fields)
        assert refused.value.kind == "not-allowed"


def test_a_table_that_is_not_listed_is_joined_only_with_its_invitation(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["open", "open"], is_open=False)
    for fields in ({}, {"seat": 0}, {"invite": "0" * 16}):
        with pytest.raises(Problem) as refused:
            ben.at(table, "join", **fields)
        assert refused.value.kind == "not-allowed"
    assert ben.at(table, "join", invite=_invite(ana, table)) == {"seat": 0}
    assert ana.at(table, "join") == {"seat": 1}


def test_a_database_of_the_version_before_keeps_its_tables_and_gets_invitations(tmp_path: Path) -> None:
    """And the step can be taken back."""
    file = tmp_path / "old.db"
    asyncio.run(bring_to(file, "0001"))
    with sqlite3.connect(file) as old:
        old.execute("INSERT INTO users VALUES ('u', 'Ana', NULL, NULL, 0)")
        old.execute("INSERT INTO tables VALUES ('t', 'u', '', 'mexica', 2, '[]', '{}', 1, 'open', 0)")
        old.execute("INSERT INTO seats VALUES ('t', 0, 'person', 'u', NULL, NULL)")
        old.execute("INSERT INTO rows VALUES ('t', 1, 0, 'chat', NULL, 'u', '{}')")
    asyncio.run(bring_to(file, "head"))
    with sqlite3.connect(file) as new:
        ((invite, rematch),) = new.execute("SELECT invite, rematch FROM tables").fetchall()
        assert len(invite) == 16 and rematch is None
        assert new.execute("SELECT asked_since, has_forfeited FROM seats").fetchall() == [(None, 0)]
    asyncio.run(bring_to(file, "0001"))
    with sqlite3.connect(file) as again:
        for name in ("tables", "seats", "rows"):
            assert len(again.execute(f"SELECT * FROM {name}").fetchall()) == 1
