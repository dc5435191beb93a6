"""The rules on the page, in the language of the reader."""

from __future__ import annotations

import re
import unicodedata

import pytest
from playwright.sync_api import Browser, expect

import sacbe
from sacbe.cli import rulebook
from tests.browser.user import User
from tests.server.process import Server
from tests.words.files import PAGE, RULES, texts


@pytest.mark.parametrize(
    ("language", "game"), [("hu", "tzolkin"), pytest.param("pt", "mexica", marks=pytest.mark.long)]
)
def test_rules_are_read_and_searched_in_the_language_of_the_reader(
    browser: Browser, server: Server, language: str, game: str
) -> None:
    """English stands in only where a section is out of date, and says so; the search ignores accents."""
    words = sacbe.words(game, language)
    chapter = rulebook.read_book(RULES[game], words)[0]
    rule = chapter.rules[-1]
    note = texts(PAGE / f"{language}.ftl")["web-rules-english"]
    ana = User(browser, server, language=language)
    ana.open(f"/rules/{game}/{chapter.name}")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(chapter.title)
    expect(ana.page.locator("article h2")).to_have_text([section.title for section in chapter.rules])
    notes = ana.page.get_by_text(note)
    expect(notes).to_have_count(sum(section.language != language for section in chapter.sections))
    plain = unicodedata.normalize("NFD", rule.title).encode("ascii", "ignore").decode()
    ana.page.get_by_role("searchbox").fill(plain)
    ana.page.locator("#results").locator("xpath=../..").get_by_role("link", name=rule.id).first.click()
    expect(ana.page).to_have_url(re.compile(f"#{rule.id}$"))
    expect(ana.page.locator(f"article#{rule.id}")).to_be_in_viewport()
    ana.close()
