"""Every test here that asks for a `table` runs on each of them."""

from __future__ import annotations

import pytest

from tests.contract.tables import Table, tables


@pytest.fixture(params=tables(), ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found
