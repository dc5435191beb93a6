"""Whatever is drawn at a table says what it is: to a resting pointer, to the keys, to a finger that stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from tests.browser.positions import late
from tests.browser.user import DESKTOP, PHONE, User
from tests.games.tzolkin.table import Table
from tests.server.process import Server

ALL = ("tribes", "prophecies", "buildings", "quick_actions")
CARD = "#about-card"
ANSWER_MS = 2000
"""However busy the machine is, an answer is there by then."""
HELD_MS = 800
"""Longer than a finger must stay."""
THINGS = """() => [...new Map([...document.querySelectorAll('[data-about]')]
  .filter(element => element.checkVisibility())
  .map(element => [element.dataset.about, element.getBoundingClientRect()])
  .filter(([, {x, y, width, height}]) => width && height && x > 0 && y > 0
    && x + width < innerWidth && y + height < innerHeight)
  .map(([thing, {x, y, width, height}]) => [thing, [x + width / 2, y + height / 2]])).entries()]"""
"""Each thing in sight, and its middle."""
MEANING = {
    "tzolkin": ".board :is(text, use), .columns .panel :is(svg:not(:has(g)), text, use), .seats .seat svg",
    "mexica": ".mexica .right .panel svg, .seats .seat svg, .mexica.board .cell, .mexica.board .chip",
}
"""What is drawn to mean something: figures, words and icons of the board and the panels."""
UNSAID = """selector => [...document.querySelectorAll(selector)]
  .filter(element => element.checkVisibility() && !element.closest('[data-about], [data-action]'))
  .map(element => element.outerHTML.slice(0, 160))"""
COVERED = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-about]') === null"
"""Does something without a meaning lie over a place, such as the map of the board?"""
ABOUT = f"document.querySelector('{CARD} h4')?.textContent ?? ''"


GAMES = ["tzolkin", pytest.param("mexica", marks=pytest.mark.long)]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game."""
    return str(request.param)


@pytest.fixture
def ana(browser: Browser, server: Server, game: str, request: pytest.FixtureRequest) -> Iterator[User]:
    """Late in a game against bots, her turn; at a desk, if nothing else is said."""
    ana = User(browser, server, size=getattr(request, "param", DESKTOP))
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, 3, ALL if game == "tzolkin" else ()), 3)
    assert ana.is_asked(table)
    ana.settled(table)
    yield ana
    ana.close()


def middle(thing: Locator) -> tuple[float, float]:
    """Where a pointer points at it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(user: User, x: float, y: float) -> None:
    """Put a finger on the page, and lift it after a while."""
    session = user.context.new_cdp_session(user.page)
    touch = {"touchPoints": [{"x": x, "y": y}]}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
    user.page.wait_for_timeout(HELD_MS)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_nothing_is_drawn_without_an_answer(ana: User, game: str) -> None:
    """Every figure and icon belongs to a thing, and every thing has an answer of its own."""
    page = ana.page
    assert page.evaluate(UNSAID, MEANING[game]) == []
    things = page.evaluate(THINGS)
    assert len(things) > 90
    page.keyboard.press("i")
    expect(page.locator(".asks")).to_be_visible()
    page.mouse.move(*things[0][1])
    expect(page.locator(CARD)).to_be_visible()
    silent = []
    for thing, (x, y) in things:
        page.mouse.move(1, 1)
        page.mouse.move(x, y)
        try:
            page.wait_for_function(f"() => {ABOUT}", timeout=ANSWER_MS)
        except TimeoutError:
            silent.append(thing)
    assert silent == []


def test_a_pointer_that_rests_asks_and_one_that_chooses_does_not(ana: User, game: str) -> None:
    """The card has a name, a sentence and its rule; Escape closes it; what acts is not covered."""
    page = ana.page
    seq = page.evaluate("document.querySelector('[data-seq]').dataset.seq")
    quiet = page.locator(".seats .seat [data-about^='points:']").first
    quiet.hover()
    card = page.locator(CARD)
    expect(card).to_contain_text("The points so far.")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".board :is([data-action], [data-actions])").first.hover()
    page.wait_for_timeout(HELD_MS)
    expect(card).to_have_count(0)
    quiet.hover()
    link = card.get_by_role("link")
    expect(link).to_have_text("Rule TZ-64" if game == "tzolkin" else "Rule MX-25")
    assert page.evaluate("document.querySelector('[data-seq]').dataset.seq") == seq
    link.click()
    page.wait_for_url(f"**/rules/{game}?from=*#*")
    expect(page.get_by_role("link", name="Back to the table")).to_be_visible()


def test_the_keys_walk_from_thing_to_thing(ana: User) -> None:
    """I asks; the arrows lead on; nothing acts meanwhile; Escape gives the table back."""
    page = ana.page
    before = page.evaluate("document.querySelector('[data-seq]').dataset.seq")
    page.keyboard.press("i")
    names = set()
    for key in ["ArrowDown", "ArrowRight"] * 12 + ["ArrowUp", "ArrowLeft"] * 3:
        page.keyboard.press(key)
        expect(page.locator(CARD)).to_be_visible()
        names.add(page.locator(".said").text_content())
    assert len(names) > 12, "each is read out"
    page.locator("#prompt [data-action], #prompt [data-mode]").first.click()
    page.keyboard.press("e")
    assert page.evaluate("document.querySelector('[data-seq]').dataset.seq") == before
    page.keyboard.press("Escape")
    expect(page.locator(f".asks, {CARD}")).to_have_count(0)


@pytest.mark.parametrize("game", ["tzolkin"])
def test_what_has_the_focus_explains_itself(ana: User) -> None:
    """A building that cannot be constructed now is reached with Tab; leaving it closes the card."""
    page = ana.page
    page.keyboard.press("Tab")
    page.locator(".columns button.card:not([data-action])").first.focus()
    expect(page.locator(CARD)).to_contain_text("Cost:")
    page.locator("#prompt").focus()
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("ana", [PHONE], indirect=True)
def test_a_finger_that_stays_asks_and_does_nothing_else(ana: User, game: str) -> None:
    """The card stays when the finger leaves; a short touch is a touch."""
    page = ana.page
    before = page.evaluate("document.querySelector('[data-seq]').dataset.seq")
    things = page.evaluate(THINGS)
    kinds = {thing.split(":")[0]: (thing, at) for thing, at in things}
    assert len(kinds) > 5
    for thing, (x, y) in kinds.values():
        if page.evaluate(COVERED, [x, y]):
            continue
        hold(ana, x, y)
        expect(page.locator(CARD), thing).to_be_visible()
        page.touchscreen.tap(PHONE["width"] / 2, 2)
        expect(page.locator(CARD)).to_have_count(0)
    assert page.evaluate("document.querySelector('[data-seq]').dataset.seq") == before
    assert not page.locator("[role=tooltip]:visible").count()


@pytest.mark.long
def test_while_a_turn_is_shown_nothing_lies_over_it(browser: Browser, server: Server) -> None:
    """The card comes back with the last beat, if the pointer still rests there."""
    ana = User(browser, server, motion=True)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at("tzolkin", Table(players=3, seats={0: {"corn": 9}}).position, 3)
    assert ana.is_asked(table)
    ana.page.click("[data-action='place tikal']")
    ana.settled(table)
    ana.page.locator(".seat [data-about='points:0']").hover()
    expect(ana.page.locator(CARD)).to_be_visible()
    ana.page.keyboard.press("e")
    ana.page.locator("#prompt").get_by_role("button", name="Skip").wait_for()
    assert ana.page.locator(CARD).count() == 0
    ana.page.keyboard.press(" ")
    expect(ana.page.locator(CARD)).to_be_visible()
    ana.close()
