"""Strong bots: what they remember is given back when they have answered, and people's tables come first."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sacbe.server.tables.allowance import MAX_BOTS_ALONE
from tests.server.client import Person
from tests.server.conftest import on_sqlite
from tests.server.process import Server

MEGABYTE = 1 << 20
MASTERS = ({"kind": "bot", "bot": "master"},) * 3


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody else uses."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(on_sqlite(folder), folder / "log")
    server.start()
    yield server
    server.stop()
    assert not server.mistakes()


def memory(server: Server) -> float:
    """The megabytes that a server holds in memory."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def tables_with_masters(person: Person, count: int) -> list[str]:
    """So many tables where three masters play before a person."""
    seats = [*MASTERS, {"kind": "me"}]
    return [person.post("/api/tables", game="tzolkin", seats=seats)["id"] for _ in range(count)]


def wait_for_questions(person: Person, tables: list[str], patience: float) -> float:
    """Wait until every table waits for a person alone; the most memory that the server held meanwhile."""
    end, most, waiting = time.monotonic() + patience, 0.0, list(tables)
    while waiting:
        assert time.monotonic() < end
        waiting = [table for table in waiting if person.state(table)["to_act"] != [len(MASTERS)]]
        most = max(most, memory(person.server))
        time.sleep(0.2)
    return most


def turn_of(person: Person, table: str) -> None:
    """Play a whole turn at a table."""
    while (seen := person.state(table))["decision"] is not None:
        person.at(table, "play", decision=seen["decision"], action=seen["choices"][-1]["action"])


def test_masters_that_wait_for_a_person_hold_little_memory(quiet_server: Server) -> None:
    """Each of three took 60 MB, and kept it."""
    ana = Person(quiet_server)
    before = memory(quiet_server)
    tables = tables_with_masters(ana, 2)
    most = wait_for_questions(ana, tables, 90)
    assert most - before < 200
    assert memory(quiet_server) - before < 60


@pytest.mark.long
def test_forty_masters_that_wait_for_people_hold_less_than_500_megabytes_in_all(quiet_server: Server) -> None:
    people = [Person(quiet_server, f"Guest {number}") for number in range(7)]
    tables = [(person, tables_with_masters(person, 2)) for person in people]
    for _ in range(2):
        for person, mine in tables:
            most = wait_for_questions(person, mine, 600)
            assert most < 500
        for person, mine in tables:
            for table in mine:
                turn_of(person, table)


def test_a_bot_answers_a_person_at_once_while_masters_of_another_think(quiet_server: Server) -> None:
    """It took 39 seconds, for the masters had all threads."""
    ana, ben = Person(quiet_server), Person(quiet_server, "Ben")
    tables = tables_with_masters(ana, 4)
    tables += [ana.post("/api/tables", game="tzolkin", seats=MASTERS)["id"] for _ in range(MAX_BOTS_ALONE)]
    table = ben.new_table("tzolkin", ["me", "bot"])
    wire, answers = ben.wire(table), list[float]()
    for _ in range(4):
        wire.receive_decision()
        while wire.table["decision"] is not None:
            wire.play(lambda choices: str(choices[-1]["action"]))
        began = time.monotonic()
        wire.receive_decision()
        answers.append(time.monotonic() - began)
    assert max(answers) < 8
    assert any(not ana.state(table)["over"] and ana.state(table)["decision"] is None for table in tables)
