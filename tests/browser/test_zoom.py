"""Boards are sized and moved: by wheel, drag, double click and keys; what can be chosen is still chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.positions import late
from tests.browser.user import PHONE, User
from tests.server.process import Server

ZOOM = "() => Number(document.querySelector('.zoom').style.getPropertyValue('--zoom'))"
LEGAL = ".zoom .drawing [data-noun]:is([data-action], [data-actions])"
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.zoom .drawing text')]
  .filter(text => text.textContent.trim() && text.checkVisibility())
  .map(text => parseFloat(getComputedStyle(text).fontSize)
    * text.getScreenCTM().a / Math.cos(Math.atan2(text.getScreenCTM().b, text.getScreenCTM().a))))"""
"""The smallest text of the board, in pixels."""
READABLE = 11.9
PINCH_STEPS = 8


def middle(place: Locator) -> tuple[float, float]:
    found = place.bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_wheel_drag_and_keys_size_and_move_the_board(browser: Browser, server: Server, game: str) -> None:
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, 3), 3)
    assert ana.is_asked(table)
    page, place = ana.page, ana.page.locator(LEGAL).first
    x, y = middle(place)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -240)
    page.wait_for_function(f"() => ({ZOOM})() > 1.5")
    assert middle(place) == pytest.approx((x, y), abs=2), "what is under the pointer stays there"
    page.mouse.wheel(0, -5000)
    page.wait_for_function(f"() => Math.abs(({ZOOM})() - 4) < .01")
    seq = ana.state(table)["seq"]
    page.mouse.move(*middle(place))
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    assert ana.state(table)["seq"] == seq, "a drag that begins on a legal place chooses nothing"
    page.keyboard.press("0")
    page.wait_for_function(f"() => ({ZOOM})() === 1")
    page.keyboard.press("+")
    page.wait_for_function(f"() => ({ZOOM})() > 1.2")
    page.locator(".zoom > .frame").dispatch_event("dblclick")
    page.wait_for_function(f"() => ({ZOOM})() === 1")
    place.click()
    assert ana.settled(table)["seq"] > seq
    ana.close()


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_on_a_phone_the_board_opens_where_it_can_be_read(browser: Browser, server: Server, game: str) -> None:
    """Something legal is in sight, and the smallest text has 12 pixels."""
    ana = User(browser, server, size=PHONE)
    ana.request("POST", "/guests", {"name": "Ana"})
    assert ana.is_asked(ana.sit_down_at(game, late(game, 4), 4))
    ana.page.wait_for_function(f"() => ({ZOOM})() > 1")
    assert ana.page.evaluate(SMALLEST) >= READABLE
    frame = ana.page.locator(".zoom > .frame").bounding_box()
    assert frame is not None
    seen = [middle(place) for place in ana.page.locator(LEGAL).all()]
    assert any(
        frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]
        for x, y in seen
    )
    ana.close()


def pinch(ana: User, at: tuple[float, float], begin: float, end: float) -> None:
    """Put two fingers left and right of a point, move them from one distance to another, and lift them."""
    hands = ana.context.new_cdp_session(ana.page)

    def touch(kind: str, apart: float | None) -> None:
        fingers = [] if apart is None else [-apart / 2, apart / 2]
        points = [{"x": at[0] + by, "y": at[1], "id": nth} for nth, by in enumerate(fingers)]
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", begin)
    for step in range(1, PINCH_STEPS + 1):
        touch("touchMove", begin + (end - begin) * step / PINCH_STEPS)
    touch("touchEnd", None)


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_two_fingers_size_the_board_and_choose_nothing(browser: Browser, server: Server, game: str) -> None:
    ana = User(browser, server, size=PHONE)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, 4), 4)
    assert ana.is_asked(table)
    ana.page.wait_for_function(f"() => ({ZOOM})() > 1")
    seq, before = ana.state(table)["seq"], ana.page.evaluate(ZOOM)
    at = middle(ana.page.locator(".zoom > .frame"))
    pinch(ana, at, 80, 200)
    ana.page.wait_for_function(f"() => ({ZOOM})() > {before} * 1.3")
    pinch(ana, at, 240, 40)
    ana.page.wait_for_function(f"() => ({ZOOM})() === 1")
    assert ana.page.evaluate("visualViewport.scale") == 1, "the page itself keeps its size"
    assert ana.state(table)["seq"] == seq
    ana.close()
