"""Every test here that asks for a `table` runs on each of them.

Each module alone and all together run in `make test`; the sets between are for `make check-long`.
"""

from __future__ import annotations

import pytest

from tests.contract.tables import Table, tables


def is_between(table: Table) -> bool:
    """Has the table some modules of several, but not all?"""
    largest = max(len(other.modules) for other in tables() if other.game is table.game)
    return 1 < len(table.modules) < largest


@pytest.fixture(
    params=[pytest.param(table, marks=[pytest.mark.long] * is_between(table)) for table in tables()], ids=str
)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found
