"""What moves on the table of Tzolk'in: the calendar turns as a whole, and pieces are drawn where they are."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.games.tzolkin.table import Table
from tests.server.process import Server

TURN_MS = 700
WATCH = """() => {
  window.seen = [];
  const wheel = document.querySelector('.calendar > g');
  const look = (at) => {
    window.seen.push([at, Number(/rotate\\(([-\\d.]+)/.exec(wheel.getAttribute('transform'))[1])]);
    window.watched = requestAnimationFrame(look);
  };
  look(performance.now());
}"""
"""Note at every frame where the wheel is."""
PLACE_ON_TIKAL = "[data-place=tikal-0] [data-action='place tikal']"
WATCH_FLIGHT = """() => {
  window.drawn = [];
  const look = () => {
    const flies = Boolean(document.querySelector('.sky use[href="#i-p-red"]'));
    const isThere = Boolean(document.querySelector('[data-place=tikal-0] .worker'));
    if (flies || isThere) window.drawn.push([flies, isThere]);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note at every frame whether the piece flies, and whether it is drawn on its space."""
SKIP = """() => {
  const skip = [...document.querySelectorAll("button")].find((button) => button.textContent.includes("Skip"));
  skip?.click();
  return Boolean(skip);
}"""
"""Press the button in the frame in which it appears: it moves, and is gone when the turn is over."""
STEP = 360 / 26
"""Degrees of a day."""


def last_of_the_round(**fields: Any) -> Any:
    """A position in which the first seat ends the round, and a bot begins the next."""
    return Table(players=2, marker=1, to_move=0, **fields).position


def turned(ana: User, days: int, skips: bool = False) -> list[tuple[float, float]]:
    """End the round and wait for the bot: when the wheel was between two days, and how far it had turned."""
    ana.page.click("[data-action='place tikal']")
    ana.page.wait_for_selector("[data-action=end_turn]")
    ana.page.evaluate(WATCH)
    ana.page.click("[data-action=end_turn]")
    if skips:
        ana.page.wait_for_function(SKIP)
    ana.page.wait_for_selector("[data-action^=pick_up]:visible, [data-action^=place]:visible")
    ana.page.wait_for_timeout(TURN_MS)
    seen: list[tuple[float, float]] = ana.page.evaluate("window.seen")
    shown = [(at, round(abs(angle - seen[0][1]) / STEP, 4)) for at, angle in seen]
    assert shown[-1][1] == days, "the wheel has come to rest"
    return [(at, day) for at, day in shown if 0 < day < days]


@pytest.mark.parametrize("skips", [False, True], ids=["watching", "skipping"])
def test_the_calendar_turns_whole_while_a_bot_answers(browser: Browser, server: Server, skips: bool) -> None:
    """Whoever ends the round sees the turn to its end, also if what the bot does is shown meanwhile."""
    ana = User(browser, server, motion=True)
    ana.request("POST", "/guests", {"name": "Ana"})
    ana.sit_down_at("tzolkin", last_of_the_round(), 2)
    moved = turned(ana, 1, skips)
    (begun, first), (ended, last) = moved[0], moved[-1]
    assert ended - begun > (last - first) * TURN_MS * 0.4, "it turns at its pace, slowest at its ends"
    assert all(before[1] <= after[1] for before, after in pairwise(moved))
    assert last > 0.9, "it does not jump to its end"
    ana.close()


def test_nothing_turns_where_motion_is_not_wanted(browser: Browser, server: Server) -> None:
    """With reduced motion the new day is there at once."""
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    ana.sit_down_at("tzolkin", last_of_the_round(), 2)
    assert not turned(ana, 1)
    ana.close()


def test_a_worker_is_not_at_its_goal_before_it_lands(browser: Browser, server: Server) -> None:
    """While the piece flies, its space is empty; then it is there."""
    ana = User(browser, server, motion=True)
    ana.request("POST", "/guests", {"name": "Ana"})
    ana.sit_down_at("tzolkin", last_of_the_round(), 2)
    ana.page.wait_for_selector(PLACE_ON_TIKAL)
    ana.page.evaluate(WATCH_FLIGHT)
    ana.page.click(PLACE_ON_TIKAL)
    ana.page.wait_for_function("() => window.drawn.length && !document.querySelector('.sky span')")
    seen: list[tuple[bool, bool]] = ana.page.evaluate("window.drawn")
    assert any(flies for flies, _ in seen)
    assert not any(flies and is_there for flies, is_there in seen)
    expect(ana.page.locator("[data-place=tikal-0] .worker")).to_be_attached()
    ana.close()
