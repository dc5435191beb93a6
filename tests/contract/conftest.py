"""Every test here that asks for a `table` runs on each of them.

In `make test` these are all numbers of players without modules and with all, and each module alone with three
players; the rest is for `make check-long`.
"""

from __future__ import annotations

import pytest

from tests.contract.tables import Table, tables

THREE = 3


def is_telling(table: Table) -> bool:
    """Has the table no modules, all of them, or one of several with three players?"""
    most = max(len(other.modules) for other in tables() if other.game is table.game)
    return len(table.modules) in (0, most) or (len(table.modules) == 1 and table.players == THREE)


@pytest.fixture(
    params=[pytest.param(table, marks=() if is_telling(table) else pytest.mark.long) for table in tables()],
    ids=str,
)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found
