"""On a phone, too, whatever is drawn says what it is: in the strip of seats, behind the tabs, in sheets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.positions import late
from tests.browser.test_about import ALL, CARD, UNSAID, hold, middle
from tests.browser.user import PHONE, User
from tests.server.process import Server

LYING = {"width": 844, "height": 390}
SIZES = (PHONE, LYING)
MEANING = {
    "tzolkin": ".strip :is(svg, .goods span), .forecast svg, .heads .seat svg, .line svg, .cities button, "
    ".page > :not(.log) :is(svg:not(:has(g)), text, use), .page .seat svg",
    "mexica": ".strip :is(svg, b), .points svg, .tray svg, dialog[open] .all svg, .mexica .board .cell",
}
"""What is drawn to mean something on a phone."""
OPENED = {
    "tzolkin": [None, ".topbar .btn[aria-pressed]", *(f"nav button >> nth={tab}" for tab in range(1, 5))],
    "mexica": [None, ".strip button >> nth=0"],
}
"""What is opened one after the other: the tabs, or the sheet of the seats."""
LEAST = {"tzolkin": 30, "mexica": 18}
"""Kinds of things that a phone shows at least, all in all."""
IN_SIGHT = """() => [...new Set([...document.querySelectorAll('[data-about]')]
  .filter(element => element.checkVisibility()
    && (!document.querySelector('dialog[open]') || element.closest('dialog[open]')))
  .map(element => element.dataset.about))]"""
"""What is drawn; under a sheet nothing is."""
REST = """async thing => {
  const wait = (ms) => new Promise(done => setTimeout(done, ms));
  const within = document.querySelector('dialog[open]') ?? document;
  const element = [...within.querySelectorAll(`[data-about="${thing}"]`)]
    .find(found => found.checkVisibility());
  element.scrollIntoView({ block: 'center' });
  await wait(60);
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { pointerType: 'mouse', bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
  document.body.dispatchEvent(new PointerEvent('pointerdown', at));
  document.body.dispatchEvent(new PointerEvent('pointermove', at));
  while (document.querySelector('#about-card')) await wait(20);
  const isChoice = element.closest('[data-action], [data-actions]') !== null;
  element.dispatchEvent(isChoice
    ? new PointerEvent('pointerdown', { ...at, pointerType: 'touch' })
    : new PointerEvent('pointermove', at));
  for (let tries = 0; tries < 30; tries++) {
    await wait(50);
    const name = document.querySelector('#about-card h4')?.textContent;
    if (name) return name;
  }
  return '';
}"""
"""A pointer rests on a thing, or a finger stays on what would act; the name on the card."""


@pytest.fixture(params=["tzolkin", "mexica"])
def game(request: pytest.FixtureRequest) -> str:
    """Each game."""
    return str(request.param)


@pytest.fixture(params=SIZES, ids=["upright", "lying"])
def ana(browser: Browser, server: Server, game: str, request: pytest.FixtureRequest) -> Iterator[User]:
    """Late in a game against bots, her turn."""
    ana = User(browser, server, size=request.param)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, 3, ALL if game == "tzolkin" else ()), 3)
    assert ana.is_asked(table)
    ana.settled(table)
    yield ana
    ana.close()


def opened(user: User, game: str) -> Iterator[str | None]:
    """What a phone shows one after the other, each opened by a touch."""
    for way in OPENED[game]:
        if way is None or user.page.locator(way).count():
            if way:
                user.page.locator(way).click()
            yield way


@pytest.mark.long
def test_nothing_on_a_phone_is_drawn_without_a_meaning(ana: User, game: str) -> None:
    for way in opened(ana, game):
        assert ana.page.locator(MEANING[game]).count(), way
        assert ana.page.evaluate(UNSAID, MEANING[game]) == [], way


@pytest.mark.long
def test_every_kind_of_thing_on_a_phone_has_an_answer(ana: User, game: str) -> None:
    """A pointer rests on one thing of each kind; in a sheet the card lies over the sheet."""
    asked, silent = set(), []
    for _ in opened(ana, game):
        for thing in ana.page.evaluate(IN_SIGHT):
            kind = thing.split(":")[0]
            if kind not in asked:
                asked.add(kind)
                silent += [] if ana.page.evaluate(REST, thing) else [thing]
    assert silent == []
    assert len(asked) > LEAST[game]


@pytest.mark.parametrize("game", ["tzolkin"])
@pytest.mark.parametrize("ana", [PHONE], indirect=True)
def test_a_finger_that_stays_on_a_strip_asks_and_opens_nothing(ana: User) -> None:
    """The corn of the first seat; its button would lead to the panel of that seat."""
    corn = ana.page.locator(".strip [data-about^='corn:']:visible").first
    box = corn.bounding_box()
    assert box is not None
    hold(ana, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ana.page.locator(CARD).wait_for()
    assert ana.page.locator(".table:not(.hidden)").count()


@pytest.mark.parametrize("game", ["mexica"])
@pytest.mark.parametrize("ana", [PHONE], indirect=True)
def test_a_card_over_a_sheet_closes_and_its_link_leads_to_the_rule(ana: User) -> None:
    ana.page.locator(OPENED["mexica"][1] or "").click()
    thing = ana.page.locator("dialog[open] .seat [data-about^='points:']:visible").first
    hold(ana, *middle(thing))
    expect(ana.page.locator(CARD)).to_be_visible()
    ana.page.touchscreen.tap(*middle(ana.page.locator("dialog[open] h2").first))
    expect(ana.page.locator(CARD)).to_have_count(0)
    hold(ana, *middle(thing))
    ana.page.locator(f"{CARD} a").click()
    ana.page.wait_for_url("**/rules/mexica**")
