"""The page is for everyone: axe finds nothing serious, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.positions import by_decision, late
from tests.browser.user import DESKTOP, PHONE, User
from tests.games.tzolkin.table import Table, workers_on
from tests.server.process import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PAGES = ("/", "/rules/tzolkin/placing", "/rules/mexica", "/learn/mexica", "/learn/tzolkin/aid", "/replay")


def violations(ana: User, within: str = "html") -> list[str]:
    """What axe finds serious on the page as it stands, or in a part of it."""
    # Evaluated, not added as a script: the page allows no foreign one.
    ana.page.evaluate(AXE.read_text())
    found = ana.page.evaluate("(within) => axe.run(within, {resultTypes: ['violations']})", within)[
        "violations"
    ]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]} ({len(one['nodes'])})"
        for one in found
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize(
    ("size", "dark"),
    [
        pytest.param(DESKTOP, False, id="desktop-light"),
        pytest.param(PHONE, True, id="phone-dark"),
        pytest.param(DESKTOP, True, id="desktop-dark", marks=pytest.mark.long),
        pytest.param(PHONE, False, id="phone-light", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, size: dict[str, int], dark: bool
) -> None:
    """On home, rules, replay, and both tables in the middle of a game, with a turn in the log."""
    ana = User(browser, server, size=size, dark=dark)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        ana.open(path)
        ana.page.wait_for_selector("h1")
        found[path] = violations(ana)
    ana.request("POST", "/guests", {"name": "Ana"})
    for game, players in (("tzolkin", 4), ("mexica", 3)):
        table = ana.sit_down_at(game, late(game, players), players)
        assert ana.is_asked(table)
        while size == DESKTOP and not ana.page.query_selector(".logpanel .turn") and ana.is_asked(table):
            ana.click_something()
        found[game] = violations(ana)
    assert not {page: what for page, what in found.items() if what}
    ana.close()


@pytest.mark.parametrize(
    ("use", "tab", "lit"),
    [("T1", "Tech", ".row.offered"), ("T5", "Temples", ".temple.offered")],
    ids=["technology", "temple"],
)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_where_a_technology_or_a_temple_is_chosen(
    browser: Browser, server: Server, size: dict[str, int], use: str, tab: str, lit: str
) -> None:
    """A whole row, or a whole temple, can be chosen; a phone shows it behind a tab."""
    ana = User(browser, server, size=size)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = Table(seats={0: {"wood": 3}}, gears=workers_on(use))
    table.play(f"pick_up {use}", f"use {use}")
    assert ana.is_asked(ana.sit_down_at("tzolkin", table.position, 4))
    if size == PHONE:
        ana.page.get_by_role("button", name=tab).tap()
    ana.page.locator(lit).first.wait_for()
    assert not violations(ana)
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_axe_finds_nothing_serious_at_any_decision(
    browser: Browser, server: Server, size: dict[str, int], game: str
) -> None:
    """Each kind of decision of a game, all modules in play."""
    ana = User(browser, server, size=size)
    ana.request("POST", "/guests", {"name": "Ana"})
    modules = ("tribes", "prophecies", "buildings", "quick_actions") if game == "tzolkin" else ()
    found: dict[str, list[str]] = {}
    for kind, position in by_decision(game, 3, modules).items():
        assert ana.is_asked(ana.sit_down_at(game, position, 3))
        found[kind] = violations(ana)
    assert not {kind: what for kind, what in found.items() if what}
    ana.close()
