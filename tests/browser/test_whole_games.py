"""Whole games in the browser, by clicking only what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import Visitor
from tests.server.process import Server

ALL = ("tribes", "prophecies", "buildings", "quick_actions")


@pytest.mark.parametrize(
    ("game", "players", "modules"),
    [
        ("tzolkin", 2, ()),
        ("tzolkin", 5, ALL),
        ("mexica", 2, ("neutral_hard",)),
        ("mexica", 4, ()),
    ],
)
def test_a_guest_plays_a_whole_game_by_mouse(
    browser: Browser, server: Server, game: str, players: int, modules: tuple[str, ...]
) -> None:
    """Against bots, to the end, by clicks on what is lit."""
    ana = Visitor(browser, server)
    table = ana.sit_down(game, players, modules)
    assert ana.play_to_the_end(table) > 10
    ana.close()
