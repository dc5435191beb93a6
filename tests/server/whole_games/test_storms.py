"""Storms: many clients lose the line at the same moment and come back at once, while the game goes on."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from tests.server.client import Json, Person, Wire, at_random
from tests.server.process import PATIENCE, Server


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[list[Person]]:
    """Two who play, and one who watches."""
    yield [Person(server, name) for name in ("Ana", "Ben", "Zoe")]


def _table(people: list[Person]) -> str:
    table = people[0].new_table("mexica", ["me", "open", "bot", "bot"])
    people[1].at(table, "join")
    return table


def _come_and_go(
    person: Person, table: str, gusts: int, together: threading.Barrier, seed: int
) -> list[Json]:
    """Connect and drop so many times, all at the same moments; everything that was received."""
    received: list[Json] = []
    stream = random.Random(seed)
    for _ in range(gusts):
        together.wait(PATIENCE)
        wire = person.wire(table, received[-1]["seq"] if received else 0)
        _listen(wire, stream.randrange(4))
        received += wire.entries
        together.wait(PATIENCE)
        (wire.cut if stream.random() < 0.7 else wire.close)()
    return received


def _listen(wire: Wire, messages: int) -> None:
    with suppress(TimeoutError):
        for _ in range(messages):
            wire.receive(0.1)


def _storm(people: list[Person], clients: int, gusts: int) -> None:
    table, together, is_over = _table(people), threading.Barrier(clients), threading.Event()
    with ThreadPoolExecutor(clients + 2) as pool:
        wires = [person.wire(table) for person in people[:2]]
        players = [pool.submit(_play_until, is_over, wire, seed) for seed, wire in enumerate(wires)]
        storm = [
            pool.submit(_come_and_go, people[number % 3], table, gusts, together, number)
            for number in range(clients)
        ]
        try:
            received = [client.result() for client in storm]
        finally:
            is_over.set()
        assert all(player.result() for player in players)
    for number, entries in enumerate(received):
        stored = people[number % 3].entries(table)
        assert entries and entries == stored[: len(entries)]
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))


def _play_until(is_over: threading.Event, wire: Wire, seed: int) -> int:
    """Play on; how many answers were taken."""
    answers, choose = 0, at_random(seed)
    while not is_over.is_set() and not wire.table["over"]:
        if wire.table["decision"] is None:
            with suppress(TimeoutError):
                wire.receive(0.1)
        else:
            wire.play(choose)
            answers += 1
    wire.close()
    return answers


def test_in_a_storm_no_client_misses_a_row_or_gets_it_twice(people: list[Person]) -> None:
    _storm(people, clients=24, gusts=5)


@pytest.mark.long
def test_in_a_long_storm_no_client_misses_a_row_or_gets_it_twice(people: list[Person]) -> None:
    _storm(people, clients=60, gusts=40)
