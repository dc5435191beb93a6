"""The page brings its own type: the same letters everywhere, and nothing moves when they arrive."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from sacbe.server.api import pages
from tests.browser.user import User
from tests.server.process import Server

LIMIT = 180_000
"""Bytes of all fonts together."""
ONE_LINE = 40
ARRIVED = """async () => { await document.fonts.ready; return [...document.fonts]
  .filter(face => face.status === 'loaded').map(face => face.family.replaceAll('"', '')) }"""
SIZES = """() => Object.fromEntries([...document.querySelectorAll('h1, h2, h3, p')]
  .filter(element => element.checkVisibility()).map(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const {width, height} = range.getBoundingClientRect()
    return [element.textContent.trim(), [width, height]]
  }))"""
"""Headings and paragraphs, with the width and height of each."""


def test_all_fonts_together_are_small() -> None:
    """Four files: two fonts, each with the common and the rarer Latin letters."""
    fonts = list((pages.BUILT / "assets").glob("*.woff2"))
    assert len(fonts) == 4
    assert sum(font.stat().st_size for font in fonts) < LIMIT


@pytest.mark.parametrize(("language", "are_needed"), [("en", False), ("hu", True)])
def test_rarer_letters_load_only_where_they_occur(
    browser: Browser, server: Server, language: str, are_needed: bool
) -> None:
    """English needs the common letters alone; Hungarian has ő and ű."""
    ana = User(browser, server, language=language)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.open("/")
    ana.page.wait_for_selector("h1")
    assert {"Source Sans 3", "Alegreya"} <= set(ana.page.evaluate(ARRIVED))
    assert any("latin-ext" in url for url in asked) is are_needed
    ana.close()


def test_nothing_moves_when_the_fonts_arrive(browser: Browser, server: Server) -> None:
    """Before the fonts arrive, texts take almost the same room and lines are exactly as high."""
    sizes = []
    for are_there in (True, False):
        ana = User(browser, server)
        if not are_there:
            ana.page.route("**/*.woff2", lambda route: route.abort())
        ana.open("/rules/tzolkin/placing")
        ana.page.wait_for_selector("h1")
        ana.page.evaluate(ARRIVED)
        sizes.append(ana.page.evaluate(SIZES))
        ana.context.close()
    own, fallback = sizes
    assert len(own) > 5
    assert own.keys() == fallback.keys()
    of_one_line = [text for text, (_, height) in own.items() if height < ONE_LINE]
    assert len(of_one_line) > 5
    for text in of_one_line:
        assert fallback[text] == pytest.approx(own[text], rel=0.08), text
