"""When the operator stops a game or removes its table, everyone there reads so, in every language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.server.process import Server


def admin(server: Server, *arguments: str) -> None:
    """Carry out a command on the database of the server, as an operator does."""
    command = [sys.executable, "-m", "sacbe.cli.main", "admin", "--database", server.database]
    subprocess.run([*command, *arguments], check=True, capture_output=True)


def said(language: str, key: str) -> str:
    """A sentence of the page."""
    words = Path(__file__).parents[2] / "web" / "src" / "words" / f"{language}.ftl"
    found = re.search(rf"^{key} = (.+)$", words.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("game", "language"), [("tzolkin", "hu"), ("mexica", "pt")])
def test_a_stopped_game_and_a_removed_table_are_announced(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    ana = User(browser, server, language=language)
    table = ana.sit_down(game, 2)
    ana.settled(table)
    admin(server, "stop", table)
    expect(ana.page.get_by_text(said(language, "web-game-stopped")).first).to_be_visible()
    expect(ana.page.locator("[data-action]:not([disabled])")).to_have_count(0)
    admin(server, "delete-table", table)
    expect(ana.page.get_by_text(said(language, "web-problem-removed")).first).to_be_visible()
    ana.close()
