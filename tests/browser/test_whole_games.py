"""Whole games in the browser, by touching only what is lit: with the mouse, with a finger, by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from sacbe.core import registry
from tests.browser.positions import late
from tests.browser.user import DESKTOP, PHONE, User
from tests.server.process import Server

ALL = ("tribes", "prophecies", "buildings", "quick_actions")


@pytest.mark.parametrize(
    ("game", "players", "modules"),
    [
        ("tzolkin", 2, ()),
        pytest.param("tzolkin", 3, ALL, marks=pytest.mark.long),
        pytest.param("tzolkin", 5, ALL, marks=pytest.mark.long),
        pytest.param("mexica", 4, (), marks=pytest.mark.long),
    ],
)
def test_a_guest_plays_a_whole_game_by_mouse(
    browser: Browser, server: Server, game: str, players: int, modules: tuple[str, ...]
) -> None:
    """Against bots, to the end, by clicks on what is lit."""
    ana = User(browser, server)
    table = ana.sit_down(game, players, modules)
    assert ana.play_to_the_end(table) > 10
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize(("game", "modules"), [("tzolkin", ("tribes",)), ("mexica", ("neutral_hard",))])
def test_a_guest_plays_a_whole_game_by_keyboard(
    browser: Browser, server: Server, game: str, modules: tuple[str, ...]
) -> None:
    """The arrows walk what is lit, Enter takes it."""
    ana = User(browser, server, seed=2)
    table = ana.sit_down(game, 2, modules)
    assert ana.play_to_the_end(table, ana.press_something) > 10
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_guest_plays_a_whole_game_with_a_finger(browser: Browser, server: Server, game: str) -> None:
    """On a phone, held upright."""
    ana = User(browser, server, size=PHONE, seed=3)
    table = ana.sit_down(game, 3)
    assert ana.play_to_the_end(table, ana.tap_something) > 10
    ana.close()


@pytest.mark.parametrize(
    ("game", "by", "size"),
    [
        ("tzolkin", "press_something", DESKTOP),
        ("tzolkin", "tap_something", PHONE),
        ("mexica", "click_something", DESKTOP),
        ("mexica", "tap_something", PHONE),
        pytest.param("mexica", "press_something", DESKTOP, marks=pytest.mark.long),
    ],
)
def test_a_game_is_played_on_to_its_end(
    browser: Browser, server: Server, game: str, by: str, size: dict[str, int]
) -> None:
    """The last quarter of a game; whole games take minutes."""
    ana = User(browser, server, size=size, seed=6)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, 2), 2)
    assert ana.play_to_the_end(table, getattr(ana, by)) > 5
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "modules"),
    [
        (players, modules)
        for players, modules in registry.get("tzolkin").tables()
        if modules in ((), ("prophecies",), ("buildings",), ("quick_actions",), ALL)
    ],
)
def test_every_module_of_tzolkin_is_played_to_the_end(
    browser: Browser, server: Server, players: int, modules: tuple[str, ...]
) -> None:
    """Each module and all together, with every number of players; the fifth comes with the expansion."""
    ana = User(browser, server, seed=players)
    table = ana.sit_down("tzolkin", players, modules)
    assert ana.play_to_the_end(table) > 10
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize(("players", "modules"), [(2, ()), (2, ("neutral_very_hard",)), (3, ()), (4, ())])
def test_every_table_of_mexica_is_played_to_the_end(
    browser: Browser, server: Server, players: int, modules: tuple[str, ...]
) -> None:
    """With every number of players."""
    ana = User(browser, server, seed=players)
    table = ana.sit_down("mexica", players, modules)
    assert ana.play_to_the_end(table) > 10
    ana.close()
