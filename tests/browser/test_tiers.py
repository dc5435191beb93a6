"""Windows of every kind: a phone on its side, a page at 200 %, a tablet, a large screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.positions import late
from tests.browser.user import User
from tests.games.tzolkin.table import Table
from tests.server.process import Server

SMALL = [(844, 390), (720, 450), (640, 360)]
"""A phone on its side; laptops of 1440 and 1280 pixels at 200 %."""
GAMES = [("tzolkin", 4), ("mexica", 4)]
BOARD = {"tzolkin": ".stage", "mexica": ".zoom"}
FRAME, DRAWING = ".zoom .frame", ".zoom .drawing"
SEAT = {"tzolkin": "[data-seat='1']", "mexica": ".strip button >> nth=1"}
MIN_WIDTH, MIN_HEIGHT = 0.45, 0.9
"""Of the window: what the board must have."""
RAIL = 280
STEPS = 8
HEIGHTS = """() => {
  window.heights = new Set();
  const look = () => {
    const stage = document.querySelector('.stage');
    if (stage) window.heights.add(Math.round(stage.getBoundingClientRect().height));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note how high the board is, at every frame."""


def window(width: int, height: int) -> dict[str, int]:
    return {"width": width, "height": height}


def box(place: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    found = place.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("size", SMALL, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_table_is_played_in_a_low_window(
    browser: Browser, server: Server, game: str, players: int, size: tuple[int, int]
) -> None:
    """The board is left and large; the prompt, the undo and the panels are beside it."""
    width, height = size
    ana = User(browser, server, size=window(width, height))
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, players), players)
    assert ana.is_asked(table)
    left, top, right, bottom = box(ana.page.locator(BOARD[game]))
    assert right - left >= MIN_WIDTH * width and bottom - top >= MIN_HEIGHT * height
    prompt = ana.page.locator("#prompt")
    assert box(prompt)[0] >= right - 1 and box(prompt)[2] - box(prompt)[0] >= RAIL - 1
    expect(prompt.get_by_role("heading")).to_be_in_viewport()
    expect(prompt.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=0.9)
    before = ana.settled(table)["seq"]
    for _ in range(STEPS):
        if ana.is_asked(table):
            ana.click_something()
    assert ana.settled(table)["seq"] > before
    ana.page.get_by_role("button", name="Log").first.click()
    expect(ana.page.get_by_role("list", name="Log").first).to_be_in_viewport()
    ana.close()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_tablet_shows_the_whole_board_and_names_the_seats(
    browser: Browser, server: Server, game: str, players: int
) -> None:
    ana = User(browser, server, size=window(820, 1180))
    ana.request("POST", "/guests", {"name": "Ana"})
    assert ana.is_asked(ana.sit_down_at(game, late(game, players), players))
    frame, board = (box(ana.page.locator(place).first) for place in (FRAME, DRAWING))
    assert all(
        edge >= -1
        for edge in (board[0] - frame[0], board[1] - frame[1], frame[2] - board[2], frame[3] - board[3])
    )
    assert board[2] - board[0] > 0.8 * (frame[2] - frame[0])
    expect(ana.page.locator(SEAT[game])).to_contain_text("Ixchel")
    ana.close()


@pytest.mark.parametrize(
    ("game", "place"), [("tzolkin", "[data-seat='0'] .name"), ("mexica", ".seat .name b >> nth=0")]
)
def test_panels_grow_on_a_large_screen(browser: Browser, server: Server, game: str, place: str) -> None:
    """At 2560 pixels they are 1.4 times as large as at 1440, and at 1920 between."""
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    assert ana.is_asked(ana.sit_down_at(game, late(game, 3), 3))
    heights = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        ana.page.set_viewport_size({"width": width, "height": height})
        _, top, _, bottom = box(ana.page.locator(place))
        heights.append(bottom - top)
    assert [round(height / heights[0], 2) for height in heights] == pytest.approx([1, 1.15, 1.4], abs=0.05)
    ana.close()


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=str)
def test_the_board_keeps_its_size_through_a_round(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """Own choices, the turns of others and a hint all fit the prompt that stands under it."""
    ana = User(browser, server, size=window(*size), motion=True)
    ana.request("POST", "/guests", {"name": "Ana"})
    gears = {"uxmal": {1: 0, 2: 1}, "tikal": {2: 0}}
    table = ana.sit_down_at("tzolkin", Table(players=3, seats={0: {"corn": 9}}, gears=gears).position, 3)
    assert ana.is_asked(table)
    ana.page.evaluate(HEIGHTS)
    ana.page.click("[data-action='place yaxchilan']")
    ana.settled(table)
    ana.page.click("#prompt [data-action=end_turn]")
    assert ana.is_asked(table)
    heights = ana.page.evaluate("[...window.heights]")
    assert max(heights) - min(heights) <= 1, heights
    ana.close()


def test_a_tablet_shows_whole_seats_and_the_hint_beside_the_prompt(browser: Browser, server: Server) -> None:
    """Workers, temples and technologies of all seats; neither the hint nor a chip lies over anything."""
    ana = User(browser, server, size=window(820, 1180))
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at("tzolkin", late("tzolkin", 4), 4)
    assert ana.is_asked(table)
    expect(ana.page.locator(".heads .levels")).to_have_count(4)
    expect(ana.page.locator(".cities")).to_have_count(0)
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector("aside.hint .steps")
    hint, question = box(ana.page.locator("aside.hint")), box(ana.page.locator("#prompt"))
    assert question[2] <= hint[0] + 1 and abs(hint[3] - question[3]) < 2
    ana.close()
