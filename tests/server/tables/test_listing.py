"""Lists of tables: whose turn it is and since when, those that wait for me first, at little cost."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from sqlalchemy import event

from sacbe.core.chance import Stream
from sacbe.server.protocol.requests import NewSeat, NewTable
from sacbe.server.tables import listing
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.seating import create
from tests.server.client import Person, at_random
from tests.server.in_process import answer, begun, worker
from tests.server.process import Server


def test_a_table_shows_who_is_to_act_and_since_when(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open"])
    described = ana.get(f"/api/tables/{table}")
    assert (described["to_act"], described["turn_since"]) == ([], None)
    before = time.time()
    ben.at(table, "join")
    people = {0: ana, 1: ben}
    for _ in range(30):
        described, state = ana.get(f"/api/tables/{table}"), ana.state(table)
        assert described["to_act"] == state["to_act"]
        assert before <= described["turn_since"] <= time.time()
        (seat,) = state["to_act"]
        people[seat].play_on(table, at_random(1), 1)


def test_after_going_back_a_table_shows_who_is_to_act(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            table, people = await begun(first, "tzolkin", 3)
            live, stream, to_act = await first.tables.get(table), Stream(4), dict[int, list[int]]()
            for _ in range(60):
                to_act[len(live.playing().record.moves)] = live.to_act()
                await first.tables.change(table, lambda live: answer(live, stream))
            for moves in sorted(to_act, reverse=True)[::7]:
                rewind = partial(LiveTable.plan_rewind, seat=0, user=None, moves=moves)
                await first.tables.change(table, rewind)
                described = await listing.show(first.tables.store, table, people[0])
                assert sorted(described.to_act) == sorted(live.to_act())
                assert sorted(described.to_act) == sorted(to_act[moves])

    asyncio.run(scene())


def test_a_game_that_is_over_asks_nobody(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("tzolkin", ["bot", "bot"])
    ana.play_on(table, at_random(1))
    described = ana.get(f"/api/tables/{table}")
    assert (described["state"], described["to_act"], described["turn_since"]) == ("over", [], None)


def test_my_tables_begin_with_those_that_wait_for_me(server: Server) -> None:
    ana, ben = Person(server), Person(server, "Ben")
    waiting = _turn_of(ana, ben)
    over = ana.new_table("tzolkin", ["bot", "bot"])
    ana.play_on(over, at_random(1))
    open_one = ana.new_table("mexica", ["me", "open"])
    others = _turn_of(ben, ana)
    left = _turn_of(ana, ben)
    ana.at(left, "leave")
    newest = ana.new_table("mexica", ["me", "open"])
    mine = [table["id"] for table in ana.get("/api/tables?which=mine")]
    assert mine[0] == waiting and set(mine[1:3]) == {others, left}
    assert mine[3:] == [newest, open_one, over]


def _turn_of(person: Person, other: Person) -> str:
    """A new table of two people where it is the turn of one of them."""
    table = person.new_table("mexica", ["me", "open"])
    other.at(table, "join")
    while person.state(table)["decision"] is None:
        other.play_on(table, at_random(1), 1)
    return table


def test_a_list_of_many_tables_asks_the_database_three_times(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            ana = await first.people.make_guest("Ana")
            for _ in range(25):
                await create(first.tables, ana, NewTable("mexica", [NewSeat("me"), NewSeat("open")]))
            asked: list[str] = []
            event.listen(
                first.engine.sync_engine, "before_cursor_execute", lambda *call: asked.append(call[2])
            )
            found = await listing.find(first.tables.store, ana, "mine")
            assert len(found) == 25
            assert len(asked) == 3, asked
            assert all(table.owner == "Ana" and len(table.seats) == 2 for table in found)

    asyncio.run(scene())


def test_the_decision_alone_equals_that_of_the_table(server: Server) -> None:
    ana, zoe = Person(server), Person(server, "Zoe")
    table = ana.new_table("mexica", ["me", "bot"])
    state = ana.asked(table)
    question = ana.get(f"/api/tables/{table}/legal")
    assert question == {"decision": state["decision"], "choices": state["choices"]}
    assert zoe.get(f"/api/tables/{table}/legal") == {"decision": None, "choices": []}
