"""An operator stops and deletes tables while the server runs: those who are there are told at once."""

from __future__ import annotations

import sqlite3

import pytest

from sacbe.cli.main import main
from tests.server.client import ConnectionClosed, Person, Problem, Wire, at_random
from tests.server.process import Server


def admin(server: Server, *arguments: str) -> int:
    """Carry out a command on the database of a server that runs."""
    return main(["admin", "--database", server.database, *arguments])


def hear_end(wire: Wire) -> ConnectionClosed:
    """Listen until the server hangs up."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            wire.receive()
    return closed.value


def test_a_stopped_game_cannot_go_on_and_everyone_sees_it(any_server: Server) -> None:
    ana, ben = Person(any_server), Person(any_server, "Ben")
    table = ana.new_table("mexica", ["me", "open"])
    ben.at(table, "join")
    wires = [ana.wire(table), ben.wire(table)]
    next(wire for wire in wires if wire.table["decision"] is not None).play(at_random(1))
    assert admin(any_server, "stop", table) == 0
    for wire in wires:
        wire.receive_until(lambda wire=wire: wire.table["stopped"])  # type: ignore[misc]
        assert wire.table["over"] and wire.table["to_act"] == [] and wire.table["choices"] == []
        assert wire.entries[-1]["kind"] == "stop"
    for person, wire in zip((ana, ben), wires, strict=True):
        for what, fields in (("play", {"decision": 1, "action": 0}), ("undo", {}), ("rewind", {"moves": 0})):
            with pytest.raises(Problem):
                person.at(table, what, **fields)
            with pytest.raises(Problem):
                wire.do(what, **fields)
    with pytest.raises(Problem, match="stopped"):
        ana.at(table, "undo")
    with pytest.raises(Problem):
        ana.at(table, "rematch")
    described = ana.get(f"/api/tables/{table}")
    assert (described["state"], described["stopped"], described["to_act"]) == ("over", True, [])
    assert ben.at(table, "chat", text="What happened?")["kind"] == "chat"
    assert ana.http.get(f"/api/tables/{table}/record").is_success
    assert ana.get(f"/api/tables/{table}/replay")["final"] is None


def test_bots_stop_in_the_middle_of_their_game(any_server: Server) -> None:
    """However fast they store rows meanwhile."""
    ana = Person(any_server)
    seats = [{"kind": "bot", "bot": "random"}] * 4
    for _ in range(3):
        table = ana.post("/api/tables", game="mexica", seats=seats)["id"]
        wire = ana.wire(table)
        wire.receive_row(20)
        assert admin(any_server, "stop", table) == 0
        wire.receive_until(lambda wire=wire: wire.table["over"])  # type: ignore[misc]
        assert wire.table["stopped"] and wire.entries[-1]["kind"] == "stop"
        assert ana.at(table, "chat", text="?")["seq"] == wire.seq + 1


def test_a_table_that_is_deleted_or_expires_is_gone_for_those_who_are_there(any_server: Server) -> None:
    ana = Person(any_server)
    playing, waiting = ana.new_table("tzolkin", ["me", "bot"]), ana.new_table("mexica", ["me", "open"])
    wires = [ana.wire(playing), ana.wire(waiting)]
    assert admin(any_server, "delete-table", playing) == 0
    end = hear_end(wires[0])
    assert end.rcvd is not None and (end.rcvd.code, end.rcvd.reason) == (4004, "the table was removed")
    assert admin(any_server, "delete-table", waiting) == 0
    assert hear_end(wires[1]).rcvd is not None
    for table in (playing, waiting):
        with pytest.raises(Problem, match="no such table"):
            ana.state(table)


def test_open_tables_expire_where_nothing_has_happened_for_so_many_days(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    old, talked_at, playing, new = (ana.new_table("tzolkin", ["me", "open", "open"]) for _ in range(4))
    ana.at(playing, "fill")
    ben.at(talked_at, "chat", text="Anyone?")
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as stored:
        for table in (old, talked_at, playing):
            stored.execute("UPDATE tables SET created = created - 8 * 24 * 3600 WHERE id = ?", (table,))
    wire = ana.wire(old)
    capsys.readouterr()
    assert admin(server, "expire", "--days", "7") == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Open tables deleted: 1." and said[1].startswith(old)
    assert hear_end(wire).rcvd is not None
    for table in (talked_at, playing, new):
        assert ana.state(table)


def test_only_a_game_that_is_played_can_be_stopped(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = Person(server)
    waiting = ana.new_table("mexica", ["me", "open"])
    for arguments, sentence in (
        (("stop", waiting), "this table is open."),
        (("stop", "nowhere"), "There is no table 'nowhere'."),
    ):
        assert admin(server, *arguments) == 1
        complaint = capsys.readouterr().err
        assert sentence in complaint and complaint.count("\n") == 1
    with pytest.raises(SystemExit):
        admin(server, "expire", "--days", "soon")
