"""The settings of a table, which a browser remembers, and the keys that its sheet lists."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.games.tzolkin.table import Table
from tests.server.process import Server

WATCH = """() => new MutationObserver(() => {
  const buttons = [...document.querySelectorAll('#prompt button')];
  window.wasShown ||= buttons.some((button) => /Skip/.test(button.textContent));
}).observe(document.body, { childList: true, subtree: true })"""
"""Note whether the moves of others were shown one after the other."""
SIZE = "parseFloat(getComputedStyle(document.querySelector('.topbar h1')).fontSize)"
"""How large the game's name is written."""
MARKS = ".board-of circle.changed"


@pytest.fixture
def ana(browser: Browser, server: Server) -> Iterator[User]:
    """At a table of Tzolk'in where she ends the round and a bot begins the next."""
    user = User(browser, server, motion=True)
    user.request("POST", "/guests", {"name": "Ana"})
    user.sit_down_at("tzolkin", Table(players=2, marker=1, to_move=0).position, 2)
    yield user
    user.close()


def test_a_question_mark_opens_the_settings_and_they_stay_after_a_reload(ana: User) -> None:
    sheet = ana.page.get_by_role("dialog", name="Settings and keys")
    ana.page.wait_for_selector("[data-action='place tikal']")
    ana.page.keyboard.press("?")
    sheet.get_by_role("radiogroup", name="Moves of others").get_by_text("Instant").click()
    sheet.get_by_role("radiogroup", name="Light or dark").get_by_text("Dark").click()
    before = ana.page.evaluate(SIZE)
    sheet.get_by_role("radiogroup", name="Text size").get_by_text("130").click()
    sheet.get_by_label("Ask before anything is wasted").uncheck()
    ana.page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    ana.page.reload()
    ana.page.wait_for_selector("[data-action='place tikal']")
    assert ana.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert ana.page.evaluate(SIZE) == pytest.approx(1.3 * before, rel=0.01)
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("menuitem", name="Settings and keys").click()
    expect(sheet.get_by_role("radio", name="Instant")).to_be_checked()
    expect(sheet.get_by_label("Ask before anything is wasted")).not_to_be_checked()


@pytest.mark.parametrize(("speed", "is_shown"), [("normal", True), ("instant", False)])
def test_e_ends_the_turn_and_the_bot_is_shown_as_fast_as_chosen(
    ana: User, speed: str, is_shown: bool
) -> None:
    ana.page.evaluate("speed => localStorage.setItem('sacbe-speed', speed)", speed)
    ana.page.reload()
    ana.page.click("[data-action='place tikal']")
    ana.page.wait_for_selector("[data-action=end_turn]:not([disabled])")
    ana.page.evaluate(WATCH)
    ana.page.keyboard.press("e")
    ana.page.wait_for_selector("[data-action^=pick_up]:visible, [data-action^=place]:visible")
    assert bool(ana.page.evaluate("window.wasShown")) == is_shown


def test_marks_of_what_changed_can_be_turned_off_and_the_name_be_changed(ana: User) -> None:
    marks = ana.page.locator(MARKS)
    ana.page.click("[data-action='place tikal']")
    ana.page.click("[data-action=end_turn]:not([disabled])")
    ana.page.wait_for_selector("[data-action^=pick_up]:visible, [data-action^=place]:visible")
    expect(marks).not_to_have_count(0)
    ana.page.keyboard.press("?")
    sheet = ana.page.get_by_role("dialog", name="Settings and keys")
    sheet.get_by_label("Marks of what changed").uncheck()
    expect(marks).to_have_count(0)
    sheet.get_by_role("button", name="Ana").click()
    own = ana.page.get_by_role("dialog", name="Create an account")
    own.get_by_label("Your name").fill("Itzel")
    own.get_by_role("button", name="Change name").click()
    expect(sheet.get_by_role("button", name="Itzel")).to_be_attached()
