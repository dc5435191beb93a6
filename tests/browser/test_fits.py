"""Nothing is cut off and nothing lies on anything else, in every language and every window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.measure import faults
from tests.browser.positions import by_decision, turns
from tests.browser.records import finished, text_file
from tests.browser.user import User
from tests.server.process import Server

LANGUAGES = ("en", "pt", "es", "hu")
ZOOMED = (720, 450)
"""A laptop of 1440 pixels at 200 %."""
LYING = (844, 390)
"""A phone on its side."""
SIZES = (
    *((360, 780), (390, 844), (820, 1180), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)),
    *(LYING, ZOOMED),
)
SAMPLE = (("hu", (1280, 720), 100), ("en", LYING, 100), ("es", (390, 844), 130))
"""A language, a window, and the size of text in percent; the others are for `make check-long`."""
LARGE = 130
ALL = ("tribes", "prophecies", "buildings", "quick_actions")
TABLES = (("tzolkin", 5, ALL), ("tzolkin", 4, ()), ("mexica", 3, ()))
FEW = {"turn", "trade", "lay_double"}
PLACES = {
    "/": "#learn",
    "/rules/tzolkin/placing": "article",
    "/rules/mexica": "article",
    "/learn/tzolkin": "figure > b",
    "/learn/mexica/aid": "article footer",
    "/replay": "h1",
}
"""Each with what is there when it has been read."""
UNFOLD = "() => document.querySelectorAll('.change[aria-expanded=false]').forEach((one) => one.click())"
"""Phones show the set-up of a game only when they are asked to."""
LAST_FOOD_DAY = "dialog[open]:not(:has(.end)) .btn.primary"
"""What leads from the last food day to the final scoring."""
STYLED = """(style) => {
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets[0].replaceSync(style);
}"""


def pages(ana: User) -> Iterator[str]:
    """The pages around the tables, one after the other; first as a stranger sees them."""
    for path, last in PLACES.items():
        ana.open(path)
        ana.page.wait_for_selector(last)
        yield path
    ana.page.locator("input[type=file]").set_input_files(text_file(finished("mexica", 4)))
    expect(ana.page.get_by_role("slider")).to_be_visible()
    yield "a replay"
    ana.request("POST", "/guests", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
    waiting = ana.request("POST", "/tables", {"game": "tzolkin", "seats": seats, "modules": ALL})
    ana.open(f"/table/{waiting['id']}")
    ana.page.wait_for_selector("h1")
    yield "a waiting room"
    ana.sit_down_at("mexica", by_decision("mexica", 4, games=1)["turn"], 4)
    ana.open("/")
    ana.page.wait_for_selector("#tables a")
    yield "home with tables"
    ana.page.locator("button.account").click()
    ana.page.wait_for_selector("dialog[open] form")
    yield "the account"


def tables(ana: User, is_wanted: Callable[[str], bool]) -> Iterator[str]:
    """A table for each kind of decision that is wanted."""
    ana.request("POST", "/guests", {"name": "Ana"})
    for game, players, modules in TABLES:
        for kind, position in by_decision(game, players, modules, games=2).items():
            if is_wanted(kind):
                ana.sit_down_at(game, position, players)
                ana.page.wait_for_selector("[data-action]")
                yield f"{game} for {players}, {kind}"
                if kind == "turn":
                    ana.page.keyboard.press("h")
                    ana.page.wait_for_selector(".hint .steps")
                    yield f"{game} for {players}, a hint"


def endings(ana: User) -> Iterator[str]:
    """Games that are over, with the points by source in front."""
    ana.request("POST", "/guests", {"name": "Ana"})
    for game, players, modules in TABLES:
        table = ana.sit_down_at(game, turns(game, players, modules, seed=3)[-1], players)
        while not (state := ana.settled(table))["over"]:
            if state["decision"] is not None:
                legal = [choice["action"] for choice in state["choices"]]
                answer = {
                    "decision": state["decision"],
                    "action": "end_turn" if "end_turn" in legal else legal[0],
                }
                ana.request("POST", f"/tables/{table}/play", answer)
        ana.open(f"/table/{table}")
        ana.page.wait_for_selector("dialog[open]")
        if ana.page.query_selector(LAST_FOOD_DAY):
            ana.page.click(LAST_FOOD_DAY)
        ana.page.wait_for_selector(".bar .part")
        yield f"{game} for {players}, its end"


def look(ana: User, size: tuple[int, int]) -> list[str]:
    """What does not fit a window of a size, once the page has taken its new shape."""
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    ana.page.evaluate(UNFOLD)
    return faults(ana.page)


def misfits(ana: User, states: Iterator[str], sizes: tuple[tuple[int, int], ...]) -> dict[str, list[str]]:
    """What does not fit, for each state and size."""
    found = {f"{state} at {size[0]}x{size[1]}": look(ana, size) for state in states for size in sizes}
    return {where: what for where, what in found.items() if what}


def listed(found: dict[str, list[str]]) -> str:
    """All of it, a line for each."""
    return "\n".join(f"{where}: {line}" for where, lines in found.items() for line in lines)


@pytest.mark.parametrize(("language", "size", "text"), SAMPLE)
def test_pages_and_some_decisions_fit(
    browser: Browser, server: Server, language: str, size: tuple[int, int], text: int
) -> None:
    """A laptop, a phone on its side, and a phone with large text."""
    ana = User(browser, server, size={"width": size[0], "height": size[1]}, language=language)
    ana.write_at(text)
    found = misfits(ana, pages(ana), (size,)) | misfits(ana, tables(ana, FEW.__contains__), (size,))
    found |= misfits(ana, endings(ana), (size,))
    assert not found, listed(found)
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize("text", [100, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_and_every_decision_fits_every_window(
    browser: Browser, server: Server, language: str, text: int
) -> None:
    """From a small phone to a large screen, on its side and at 200 %; with text of both sizes."""
    ana = User(browser, server, language=language)
    ana.write_at(text)
    found = misfits(ana, pages(ana), SIZES) | misfits(ana, tables(ana, lambda kind: True), SIZES)
    found |= misfits(ana, endings(ana), SIZES)
    assert not found, listed(found)
    ana.close()


def test_what_does_not_fit_is_found(browser: Browser, server: Server) -> None:
    """The measuring itself: a page too wide, a text cut, sticking out or on another, a torn word."""
    ana = User(browser, server)
    ana.open("/")
    ana.page.wait_for_selector("h1")
    assert not look(ana, (1440, 900))
    for style, fault in (
        ("main { min-width: 1500px }", "the page is"),
        ("h1 { width: 120px; overflow: hidden; white-space: nowrap }", "cut at its side"),
        ("h1 { height: 12px; overflow: hidden }", "cut above or below"),
        (".btn.primary { width: 60px; white-space: nowrap }", "wider than its box"),
        ("#content .text p { margin-top: -30px }", "lies on"),
        ("h1 { width: 60px; overflow-wrap: anywhere }", "torn"),
    ):
        ana.page.evaluate(STYLED, style)
        assert any(fault in line for line in faults(ana.page, polls=1)), style
    ana.close()
