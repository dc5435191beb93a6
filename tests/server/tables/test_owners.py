"""What the owner of a table may do while it is open: fill it with bots and so begin, or take it away."""

from __future__ import annotations

import asyncio

import pytest

from sacbe.server.app import at_work
from sacbe.server.background.notifications import Listener
from sacbe.server.errors import NotFound
from sacbe.server.protocol.requests import NewClock, NewSeat, NewTable
from sacbe.server.tables import seating
from tests.server.client import ConnectionClosed, Person, Problem
from tests.server.in_process import listening, worker
from tests.server.process import Server


def _remove(person: Person, table: str) -> int:
    return person.http.delete(f"/api/tables/{table}").status_code


def test_bots_take_the_free_seats_and_the_game_begins(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open", "open", "link"])
    ben.at(table, "join", seat=2)
    described = ana.at(table, "fill", bot="random")
    assert described["state"] == "playing"
    assert [seat["bot"] for seat in described["seats"]] == [None, "random", None, "random"]
    assert [seat["kind"] for seat in described["seats"]] == ["person", "bot", "person", "bot"]
    assert not any("invite" in seat for seat in described["seats"])
    told = [(row["kind"], row["seat"]) for row in ana.entries(table)]
    assert told[:4] == [("join", 2), ("fill", 1), ("fill", 3), ("start", None)]
    assert ana.at(table, "fill")["state"] == "playing"


def test_the_clocks_of_bots_that_filled_a_table_do_not_run(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            ana = await first.people.make_guest("Ana")
            wanted = NewTable("mexica", [NewSeat("me"), NewSeat("open")], clock=NewClock(per_move=60))
            table = await seating.create(first.tables, ana, wanted)
            live = await first.tables.get(table.id)
            await seating.fill(first.tables, ana, table.id, "random")
            assert live.clock is not None and live.clock.away == {1}
            first.tables.in_memory.clear()
            rebuilt = await first.tables.get(table.id)
            assert rebuilt.clock is not None and rebuilt.clock.away == {1}

    asyncio.run(scene())


def test_a_table_that_has_not_begun_can_be_taken_away(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open", "open"])
    ben.at(table, "join")
    wire = ben.wire(table)
    assert _remove(ana, table) == 200
    with pytest.raises(ConnectionClosed) as closed:
        wire.receive_until(lambda: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4004
    for person in (ana, ben):
        with pytest.raises(Problem) as refused:
            person.at(table, "join")
        assert refused.value.kind == "not-found"
    assert table not in str(ana.get("/api/tables?which=mine"))
    assert _remove(ana, table) == 404


def test_a_game_of_several_people_is_not_taken_away(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open"])
    ben.at(table, "join")
    assert _remove(ana, table) == 403
    assert ana.state(table)["begun"]


def test_only_the_owner_fills_or_removes_a_table(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open", "open"])
    ben.at(table, "join")
    with pytest.raises(Problem) as refused:
        ben.at(table, "fill", bot="random")
    assert refused.value.kind == "not-allowed"
    assert _remove(ben, table) == 403
    with pytest.raises(Problem, match="There is no bot"):
        ana.at(table, "fill", bot="genius")
    assert ana.get(f"/api/tables/{table}")["state"] == "open"


def test_other_workers_learn_that_a_table_was_removed(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            ana = await first.people.make_guest("Ana")
            table = await seating.create(
                first.tables, ana, NewTable("mexica", [NewSeat("me"), NewSeat("open")])
            )
            live = await second.tables.get(table.id)
            async with at_work(Listener(second.engine, second.tables).run()):
                await listening(second)
                await seating.remove(first.tables, ana, table.id)
                async with asyncio.timeout(10):
                    while not live.is_removed:
                        await asyncio.sleep(0.02)
            with pytest.raises(NotFound):
                await second.tables.get(table.id)

    asyncio.run(scene())
