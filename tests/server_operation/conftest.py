"""One server for all of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    server.start()
    yield server
    server.stop()
