"""A game without a folder of its own in the page: a guest plays it to its end at the generic table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.measure import faults
from tests.browser.user import DESKTOP, PHONE, User
from tests.server.process import Server

BOARD = "pre[aria-label]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also knows the template; people's servers do not."""
    folder: Path = tmp_path_factory.mktemp("generic")
    server = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    server.environment = {"SACBE_GAMES": "_template"}
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("size", "language"), [pytest.param(DESKTOP, "en", marks=pytest.mark.long), (PHONE, "hu")]
)
def test_a_guest_plays_the_template_to_its_end(
    browser: Browser, server: Server, size: dict[str, int], language: str
) -> None:
    """From home, with prompt, choices, log and the board as text; afterwards there is the replay."""
    ana = User(browser, server, size=size, language=language)
    ana.open("/")
    card = ana.page.locator("section.game", has_text="Template")
    card.locator("button.play").click()
    ana.page.wait_for_url(re.compile("/table/"))
    table = ana.page.url.rpartition("/")[2]
    assert ana.is_asked(table)
    expect(ana.page.locator(BOARD)).to_contain_text("(+")
    legal = {choice["action"] for choice in ana.state(table)["choices"]}
    assert ana.offered() == legal
    assert not faults(ana.page)
    ana.play_to_the_end(table, ana.tap_something if size == PHONE else None)
    ana.page.locator("main .btn.primary:not([data-action])").click()
    expect(ana.page.locator("dialog[open] .picture")).to_be_visible()
    ana.open(f"/replay/{table}?move=9")
    expect(ana.page.locator(BOARD)).to_contain_text("market")
    ana.close()


def test_people_never_see_the_template(browser: Browser, tmp_path: Path) -> None:
    """Without the setting no server knows it."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    server.start()
    ana = User(browser, server)
    assert [game["name"] for game in ana.request("GET", "/games")] == ["mexica", "tzolkin"]
    ana.open("/")
    expect(ana.page.locator("section.game")).to_have_count(2)
    ana.close()
    server.stop()
