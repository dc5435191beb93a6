"""The end of a period of Mexica: night over the lake, then the scoring, once, even over a reload."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from sacbe.bots import specs
from sacbe.core import registry
from sacbe.core.session import Session
from sacbe.lab.match import play
from tests.browser.user import User
from tests.server.process import Server


def last_of_the_period() -> Any:
    """A position in which the first seat ends its turn, and with it the first period."""
    game = registry.get("mexica")
    greedy = specs.read("greedy", game)
    for seed in range(12):
        record = play(game, (greedy, greedy), (), seed).record
        session = Session.replaying(game, record.header)
        for seat, action in record.moves:
            before = game.position(session.state) if seat == 0 and game.ends_turn(action) else None
            kinds = [event.kind for event in session.push(seat, action)]
            if before is not None and "period_ended" in kinds and "district_scored" in kinds:
                return before
    raise AssertionError("No game has such a turn.")


def test_the_districts_light_up_and_the_scoring_opens_once(browser: Browser, server: Server) -> None:
    ana = User(browser, server, motion=True)
    ana.request("POST", "/guests", {"name": "Ana"})
    ana.sit_down_at("mexica", last_of_the_period(), 2)
    ana.page.wait_for_selector("[data-action=end_turn]:not([disabled])")
    ana.page.keyboard.press("e")
    keep = ana.page.locator("dialog[open] [data-action=end_turn]")
    night, scoring = ana.page.locator(".night"), ana.page.get_by_role("dialog", name="Scoring of period 1")
    expect(keep.or_(night)).to_be_visible()
    if keep.is_visible():
        keep.click()
    expect(night.locator(".points").first).to_be_visible()
    ana.page.keyboard.press("Space")
    expect(scoring).to_be_visible()
    expect(night).to_have_count(0)
    ana.page.reload()
    expect(scoring).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(scoring).to_have_count(0)
    ana.page.reload()
    ana.page.wait_for_selector("[data-seq]")
    expect(scoring).to_have_count(0)
    ana.close()
