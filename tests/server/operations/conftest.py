"""A server for the tests of what hosts see: some of them make it fail, and its log says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import on_sqlite
from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(on_sqlite(folder), folder / "log")
    server.start()
    yield server
    server.stop()
