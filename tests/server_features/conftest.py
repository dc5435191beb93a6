"""One server for these tests, and a PostgreSQL for those that need workers."""

from __future__ import annotations

from tests.server.conftest import server
from tests.server_workers.conftest import database, postgres

__all__ = ["database", "postgres", "server"]
