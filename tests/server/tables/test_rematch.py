"""A rematch: the same people and bots on the same seats, at one new table that everyone is told of."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from sacbe.server.operations import operator
from sacbe.server.tables import rematch
from tests.server.client import Json, Person, Problem, eagerly
from tests.server.in_process import begun, play, worker
from tests.server.process import Server


def _over(server: Server, **fields: object) -> tuple[Person, Person, str]:
    """Two people who have played a game with a bot to its end: they left it to bots."""
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.new_table("tzolkin", ["bot", "me", "open"], **fields)
    ben.at(table, "join", invite=ana.get(f"/api/tables/{table}")["invite"])
    ana.at(table, "leave")
    ben.at(table, "leave")
    Person(server, "Zoe").play_on(table, eagerly(1))
    return ana, ben, table


def _seats(described: Json) -> list[tuple[str, str | None]]:
    return [(seat["name"], seat["bot"]) for seat in described["seats"]]


def test_the_same_people_play_the_same_game_on_the_same_seats(server: Server) -> None:
    clock = {"per_move": 600, "when_out": "forfeit"}
    ana, ben, table = _over(server, clock=clock, title="Friday", modules=["prophecies"], is_open=False)
    new = ben.at(table, "rematch")
    assert new["id"] != table and new["state"] == "playing"
    assert _seats(new) == [("skilled", "skilled"), ("Ana", None), ("Ben", None)]
    old = ana.get(f"/api/tables/{table}")
    for name in ("game", "players", "modules", "clock", "title", "is_open"):
        assert new[name] == old[name]
    assert (new["owner"], old["owner"]) == ("Ben", "Ana")
    assert ana.state(new["id"])["seat"] == 1 and ana.state(new["id"])["begun"]


def test_asking_again_gives_the_same_table_and_everyone_gets_one_entry(server: Server) -> None:
    ana, ben, table = _over(server)
    wire = ana.wire(table)
    with ThreadPoolExecutor(6) as threads:
        found = list(threads.map(lambda who: who.at(table, "rematch")["id"], [ana, ben] * 3))
    assert len(set(found)) == 1
    wire.receive_until(lambda: wire.entries[-1]["kind"] == "rematch")
    told = [entry["data"] for entry in ana.entries(table) if entry["kind"] == "rematch"]
    assert told == [{"table": found[0]}]
    assert ana.get(f"/api/tables/{table}")["rematch"] == found[0]
    wire.close()


def test_a_rematch_is_for_those_who_sat_there_and_for_a_game_that_is_over(server: Server) -> None:
    ana, _, table = _over(server)
    with pytest.raises(Problem) as refused:
        Person(server, "Zoe").at(table, "rematch")
    assert refused.value.kind == "not-allowed"
    new = ana.at(table, "rematch")["id"]
    with pytest.raises(Problem, match="over"):
        ana.at(new, "rematch")


def test_of_two_workers_that_are_asked_one_sets_the_table_up(database: str) -> None:
    """And if somebody takes that table out of the database, there may be another."""

    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, people = await begun(first, "tzolkin", 2)
            await play(first, table, 10_000)
            asked = [rematch.ask(at.tables, people[n % 2], table) for n in range(3) for at in (first, second)]
            (found,) = set(await asyncio.gather(*asked))
            live = await second.tables.get(found)
            assert [seat.user_id for seat in live.seats] == [person.id for person in people]
            assert live.session is not None
            async with first.tables.store.db_sessions() as session:
                await operator.delete(session, found)
            assert await rematch.ask(second.tables, people[0], table) != found

    asyncio.run(scene())
