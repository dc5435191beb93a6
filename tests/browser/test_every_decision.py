"""Every kind of decision of both games, with all modules: whatever is legal can be seen and taken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.positions import by_decision
from tests.browser.user import DESKTOP, PHONE, User
from tests.server.process import Server

ALL = ("tribes", "prophecies", "buildings", "quick_actions")
SAMPLE = [("tzolkin", 5, ALL, DESKTOP), ("mexica", 3, (), PHONE)]
REST = [
    ("tzolkin", 5, ALL, PHONE),
    ("tzolkin", 3, (), DESKTOP),
    ("tzolkin", 3, (), PHONE),
    ("mexica", 3, (), DESKTOP),
]
SECRET = {"keep_wealth", "keep_tribe"}
"""Kinds that all seats answer at once: a position of them cannot be begun from by one."""


@pytest.mark.parametrize(
    ("game", "players", "modules", "size"),
    [*SAMPLE, *(pytest.param(*table, marks=pytest.mark.long) for table in REST)],
)
def test_all_that_is_legal_is_offered(
    browser: Browser, server: Server, game: str, players: int, modules: tuple[str, ...], size: dict[str, int]
) -> None:
    """The actions that can be seen, behind at most one choice of a mode, are those the server lists."""
    ana = User(browser, server, size=size)
    ana.request("POST", "/guests", {"name": "Ana"})
    missing: dict[str, set[str]] = {}
    for kind, position in by_decision(game, players, modules).items():
        if kind in SECRET:
            continue
        table = ana.sit_down_at(game, position, players)
        assert ana.is_asked(table)
        legal = {choice["action"] for choice in ana.settled(table)["choices"]}
        if unseen := ana.unseen(legal):
            missing[kind] = unseen
    assert not missing
    ana.close()
