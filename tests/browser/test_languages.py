"""All four languages: no word is missing, and nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.measure import faults as misfits
from tests.browser.positions import by_decision
from tests.browser.user import DESKTOP, PHONE, User
from tests.server.process import Server

ALL = ("tribes", "prophecies", "buildings", "quick_actions")
SECRET = {"keep_wealth", "keep_tribe"}
TELLING = [("hu", DESKTOP)]
"""The language with the longest words."""
REST = [
    (language, size)
    for language in ("en", "pt", "es", "hu")
    for size in (DESKTOP, PHONE)
    if (language, size) not in TELLING
]
KEYS = r"""[...document.querySelectorAll('body *')].filter(e => !e.children.length && e.checkVisibility())
  .map(e => e.textContent.trim())
  .filter(t => /^(web|log|prompt|action|reason|name|verb|text|source)-[a-z0-9-]+$/.test(t)
  || t.includes('{$') || t.includes('undefined') || t.includes('NaN'))"""
"""Texts that are the key of a message, not the message."""


@pytest.mark.parametrize(
    ("language", "size"),
    [*TELLING, *(pytest.param(*rest, marks=pytest.mark.long) for rest in REST)],
)
def test_no_word_is_missing_and_nothing_is_cut_off(
    browser: Browser, server: Server, language: str, size: dict[str, int]
) -> None:
    """On the home page, the rules, and every question of both tables."""
    ana = User(browser, server, size=size, language=language)
    faults: dict[str, object] = {}
    ana.request("POST", "/guests", {"name": "Ana"})

    def look(where: str) -> None:
        page = ana.page
        found = [page.evaluate(KEYS), misfits(page)]
        if any(found):
            faults[where] = found

    for path in ("/", "/rules/tzolkin/placing", "/replay"):
        ana.open(path)
        ana.page.wait_for_selector("h1")
        ana.page.wait_for_load_state("networkidle")
        look(path)
    for game, players, modules in (("tzolkin", 5, ALL), ("mexica", 3, ())):
        for kind, position in by_decision(game, players, modules, games=2).items():
            if kind not in SECRET:
                ana.sit_down_at(game, position, players)
                ana.page.wait_for_selector("[data-action]")
                look(f"{game} {kind}")
    assert ana.page.evaluate("document.documentElement.lang") == {"pt": "pt-BR"}.get(language, language)
    assert not faults
    ana.close()
