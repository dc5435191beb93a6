"""A table is opened again at any point of its game; what happened long ago is not announced as news."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import OPPONENT, POLL_MS, TIMEOUT_MS, User
from tests.server.process import Server

SAID = "[role=status][aria-live=polite]"
"""What a screen reader reads out by itself: the news first."""
OFTEN_MS = 700


def events(ana: User, path: str) -> list[Any]:
    """Everything that happened at a table."""
    return [event for entry in ana.request("GET", f"{path}/entries") for event in entry["events"]]


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_table_is_opened_again_and_again(browser: Browser, server: Server, game: str) -> None:
    """While bots play, until the game is over; its past is in the log, and no news."""
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.request("POST", "/tables", {"game": game, "seats": [OPPONENT] * 2})["id"]
    ana.open(f"/table/{table}")
    end = time.monotonic() + TIMEOUT_MS / 1000
    while not ana.state(table)["over"]:
        assert time.monotonic() < end
        ana.page.wait_for_timeout(OFTEN_MS)
        ana.page.reload()
        expect(ana.page.locator("[data-seq]")).to_be_attached()
    ana.page.reload()
    assert ana.settled(table)["over"]
    ana.page.wait_for_timeout(POLL_MS)
    assert ana.page.locator(SAID).first.text_content() == ""
    ana.close()
