"""The tables that environments are tried at, and how to play there."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from sacbe.core import registry
from sacbe.envs import mexica_v0, tzolkin_v0
from tests.contract.conftest import is_telling
from tests.contract.tables import Table, tables

VERSIONS: dict[str, ModuleType] = {"tzolkin": tzolkin_v0, "mexica": mexica_v0}
"""By the name of the game, what its version offers."""

QUICK = {("tzolkin", 4), ("mexica", 2)}
"""Tables without modules that `make test` tries, beside each game with all its modules."""


def is_quick(table: Table) -> bool:
    """Is the table among the few that `make test` tries?"""
    if table.modules:
        return is_telling(table) and table.players == table.game.max_players
    return (table.game.name, table.players) in QUICK


def of_registered_games() -> list[Any]:
    """Every table of a registered game; most of them for `make check-long`."""
    return [
        pytest.param(table, marks=() if is_quick(table) else pytest.mark.long, id=str(table))
        for table in tables()
        if table.game.name in registry.names()
    ]


EVERY_TABLE = pytest.mark.parametrize("table", of_registered_games())
BOTH_GAMES = pytest.mark.parametrize("name", list(VERSIONS))
