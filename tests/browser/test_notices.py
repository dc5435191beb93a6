"""What the server says of a table besides the game: a forfeit, since when it is someone's turn, a rematch."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, expect

from tests.browser.positions import turns
from tests.browser.screenshots import play_on
from tests.browser.user import User
from tests.server.process import Server

FORFEIT = {"per_move": 1, "bank": 0, "when_out": "forfeit"}
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
LANGUAGES = ["en", *(pytest.param(language, marks=pytest.mark.long) for language in ("pt", "es", "hu"))]


def said(language: str, message: str, **data: str) -> str:
    """A sentence of the page."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text("utf-8")))
    text, _ = bundle.format_pattern(bundle.get_message(message).value, data)
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_loses_by_the_clock_reads_so_and_cannot_come_back(
    browser: Browser, server: Server, language: str
) -> None:
    """The notice stays, and neither it nor the menu offers to return."""
    ana = User(browser, server, language=language)
    ana.sit_down("mexica", 2, clock=FORFEIT)
    expect(
        ana.page.get_by_role("status").filter(has_text=said(language, "web-forfeited-you"))
    ).to_be_visible()
    expect(ana.page.get_by_text(said(language, "web-come-back"))).to_have_count(0)
    ana.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rematch_is_a_link_for_those_who_are_still_there(
    browser: Browser, server: Server, language: str
) -> None:
    """Whoever asks first; the final scores then lead to the same table."""
    ana = User(browser, server, language=language)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at("mexica", turns("mexica", 2, (), seed=3)[-1], 2)
    play_on(ana, table)
    expect(ana.page.locator("dialog[open] article.end")).to_be_visible()
    rematch = ana.request("POST", f"/tables/{table}/rematch")["id"]
    for place in (".notices", "dialog[open]"):
        link = ana.page.locator(f"{place} a[href='/table/{rematch}']")
        expect(link).to_contain_text(said(language, "web-to-rematch"))
    ana.page.locator(f"dialog[open] a[href='/table/{rematch}']").click()
    ana.page.wait_for_url(f"**/table/{rematch}")
    ana.close()
