"""Presence: everyone at a table is told who else is connected, by little messages of their own."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack

import pytest

from sacbe.server.app import at_work
from sacbe.server.background import notifications
from sacbe.server.background.notifications import Listener, Notifier
from sacbe.server.tables import presence, views
from sacbe.server.tables.live_tables import GATHER_SECONDS
from sacbe.server.tables.presence import NAMED, Presence, Summary
from tests.server.client import Person, Wire
from tests.server.in_process import Worker, begun, worker
from tests.server.process import Server


def _names(wire: Wire) -> list[tuple[str, int | None]]:
    return [(someone["name"], someone["seat"]) for someone in wire.people]


def test_everyone_sees_who_connects_and_disconnects(server: Server) -> None:
    ana, ben, zoe = Person(server, "Ana"), Person(server, "Ben"), Person(server, "Zoe")
    table = ana.new_table("mexica", ["open", "me"])
    first = ana.wire(table)
    first.receive_until(lambda: _names(first) == [("Ana", 1)])
    ben.at(table, "join")
    second, third = ben.wire(table), zoe.wire(table)
    for wire in (first, second, third):
        wire.receive_until(lambda wire=wire: _names(wire) == [("Ben", 0), ("Ana", 1), ("Zoe", None)])
        assert wire.watching == 1
    seen = ana.state(table)
    assert (seen["present"], seen["watching"]) == ([0, 1], 1)
    second.close()
    for wire in (first, third):
        wire.receive_until(lambda wire=wire: _names(wire) == [("Ana", 1), ("Zoe", None)])
    assert ana.state(table)["present"] == [1]
    first.close()
    third.close()


def test_who_sits_down_is_no_spectator_any_more(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open", "open"])
    wire = ben.wire(table)
    wire.receive_until(lambda: _names(wire) == [("Ben", None)])
    ben.at(table, "join")
    wire.receive_until(lambda: _names(wire) == [("Ben", 1)])
    assert wire.watching == 0
    wire.close()


def test_a_second_connection_of_a_person_changes_nothing(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.new_table("mexica", ["me", "open"])
    wire = ben.wire(table)
    wire.receive_until(lambda: bool(wire.people))
    for _ in range(2):
        ana_once = ana.wire(table)
        wire.receive_until(lambda: len(wire.people) == 2)
        since, received = wire.people[0]["since"], len(wire.received)
        ana.wire(table).close()
        wire.do("ping")
        assert (wire.people[0]["since"], len(wire.received)) == (since, received + 1)
        ana_once.close()
        wire.receive_until(lambda: len(wire.people) == 1)
    wire.close()


def test_a_change_of_presence_sends_no_table(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.new_table("mexica", ["me", "bot"])
    wire = ana.wire(table)
    wire.receive_decision()
    wire.do("ping")
    received = len(wire.received)
    strangers = [Person(server, "Zoe").wire(table) for _ in range(3)]
    wire.receive_until(lambda: wire.watching == 3)
    assert all('"presence"' in text and len(text) < 500 for text in wire.received[received:])
    for stranger in (wire, *strangers):
        stranger.close()


def test_whoever_is_not_signed_in_is_counted_but_not_named() -> None:
    here = Presence()
    with here.connected("t", None), here.connected("t", None):
        assert here.summary("t", []) == Summary([], [], 2, [])
    assert here.summary("t", []) == Summary([], [], 0, [])
    assert here.tables() == []


async def _until(at: Worker, table: str, names: list[str]) -> None:
    """Wait until a worker knows these people at a table."""
    end = time.monotonic() + 20
    while [someone.name for someone in at.tables.presence.summary(table, []).people] != names:
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def _told_of(at: Worker) -> tuple[Listener, Notifier]:
    return Listener(at.engine, at.tables), Notifier(at.engine, at.tables.presence)


def test_workers_notify_each_other_of_who_is_connected(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, people = await begun(first, "mexica", 2)
            live = await second.tables.get(table)
            (ear, voice), (other_ear, other_voice) = _told_of(first), _told_of(second)
            async with at_work(ear.run(), voice.run(), other_ear.run(), other_voice.run()):
                with first.tables.presence.connected(table, people[1]):
                    await _until(second, table, ["Guest 1"])
                    assert views.table_view(live, None).present == [1]
                    with second.tables.presence.connected(table, None):
                        await _until(first, table, ["Guest 1"])
                await _until(second, table, [])

    asyncio.run(scene())


def test_the_people_of_a_worker_that_died_vanish(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a quarter of a minute; here ten times as fast."""
    assert presence.SILENT_SECONDS + notifications.HEARTBEAT_SECONDS < 15
    monkeypatch.setattr(presence, "SILENT_SECONDS", presence.SILENT_SECONDS / 10)
    monkeypatch.setattr(notifications, "HEARTBEAT_SECONDS", notifications.HEARTBEAT_SECONDS / 10)

    async def scene() -> None:
        async with worker(database) as first, worker(database) as second:
            table, people = await begun(first, "mexica", 2)
            ear, voice = _told_of(second)
            _, dying = _told_of(first)
            async with at_work(ear.run(), voice.run()):
                with first.tables.presence.connected(table, people[0]):
                    async with at_work(dying.run()):
                        await _until(second, table, ["Guest 0"])
                        await asyncio.sleep(presence.SILENT_SECONDS * 2)
                        await _until(second, table, ["Guest 0"])
                    await _until(second, table, [])

    asyncio.run(scene())


def test_a_notice_fits_into_what_postgresql_sends(database: str) -> None:
    async def scene() -> None:
        async with worker(database) as first:
            crowd = [await first.people.make_guest("\N{GRINNING FACE}" * 30) for _ in range(NAMED + 5)]
            here, there = first.tables.presence, Presence()
            with ExitStack() as stack:
                for person in crowd:
                    stack.enter_context(here.connected("t", person))
                assert len(here.notice("t").encode()) < 8000
                there.receive(here.notice("t"))
                assert there.summary("t", []).watching == len(crowd)

    asyncio.run(scene())


def test_a_flapping_connection_causes_few_messages(server: Server) -> None:
    """One spectator beside 400 caused 800 messages with every visit."""
    ana, zoe = Person(server, "Ana"), Person(server, "Zoe")
    table = ana.new_table("mexica", ["me", "open"])
    crowd = [ana.wire(table) for _ in range(30)]
    visits, began = 20, time.monotonic()
    for _ in range(visits):
        zoe.wire(table).close()
    last = zoe.wire(table)
    for wire in crowd:
        wire.receive_until(lambda wire=wire: len(wire.people) == 2)  # type: ignore[misc]
    seconds = time.monotonic() - began
    for wire in crowd:
        messages = sum('"type":"presence"' in text for text in wire.received)
        assert messages <= 3 + seconds / (GATHER_SECONDS * 30)
        wire.close()
    last.close()
