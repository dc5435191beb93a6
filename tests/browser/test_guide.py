"""What teaches a game: the overview with a numbered board, and the player aid on one sheet of paper."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, expect

import sacbe
from sacbe.core.words import LANGUAGES
from tests.browser.measure import faults as misfits
from tests.browser.user import DESKTOP, PHONE, User
from tests.server.process import Server
from tests.words.files import PAGE, texts

GAMES = PAGE.parent / "games"
WORDS = PAGE.parent / "pages" / "guide" / "words"
NUMBERS = [str(number) for number in range(1, 10)]
SAMPLE = [("tzolkin", "es"), ("mexica", "en")]
REST = [(game, language) for game in ("tzolkin", "mexica") for language in LANGUAGES]
EVERYWHERE = pytest.mark.parametrize(
    ("game", "language"),
    [*SAMPLE, *(pytest.param(*pair, marks=pytest.mark.long) for pair in REST if pair not in SAMPLE)],
)
PAGES_OF_PDF = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_the_board_of_the_overview_is_a_position_as_anyone_sees_it(game: str) -> None:
    folder = GAMES / game / "guide"
    position = json.loads((folder / "position.json").read_text("utf-8"))
    assert json.loads((folder / "view.json").read_text("utf-8")) == sacbe.from_position(position).view(None)


@EVERYWHERE
def test_the_overview_numbers_a_board_and_explains_each_number(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    words = texts(WORDS / f"{language}.ftl")
    ana = User(browser, server, language=language)
    ana.open(f"/learn/{game}")
    expect(ana.page.locator("figure > b")).to_have_text(NUMBERS)
    expect(ana.page.locator("figure svg.board")).to_be_visible()
    expect(ana.page.locator("main ol b")).to_have_text(
        [words[f"guide-{game}-{number}"] for number in NUMBERS]
    )
    for size in (PHONE, DESKTOP):
        ana.page.set_viewport_size(size)
        assert misfits(ana.page) == []
    ana.page.locator(f"main nav a[href='/learn/{game}/aid']").click()
    expect(ana.page).to_have_url(re.compile(f"/learn/{game}/aid$"))
    expect(ana.page.locator("article footer")).to_be_visible()
    ana.close()


@EVERYWHERE
def test_the_player_aid_is_one_sheet_of_paper(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    ana = User(browser, server, language=language)
    ana.open(f"/learn/{game}/aid")
    expect(ana.page.locator("article footer")).to_be_visible()
    for size in (PHONE, DESKTOP):
        ana.page.set_viewport_size(size)
        assert misfits(ana.page) == []
    sheet = ana.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(PAGES_OF_PDF.findall(sheet)) == 1
    ana.close()
