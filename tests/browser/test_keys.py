"""The keys of a table: each does what the sheet says, and none where one writes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.test_hints import at_the_first_turn
from tests.browser.user import User
from tests.games.tzolkin.table import Table
from tests.server.process import Server


@pytest.fixture
def tzolkin(browser: Browser, server: Server) -> Iterator[User]:
    """Her first turn, against one bot."""
    user = User(browser, server)
    user.request("POST", "/guests", {"name": "Ana"})
    user.sit_down_at("tzolkin", Table(players=2, marker=0, to_move=0).position, 2)
    user.page.wait_for_selector("[data-key='1']")
    yield user
    user.close()


@pytest.fixture
def mexica(browser: Browser, server: Server) -> Iterator[User]:
    """Her first turn, against one bot."""
    user = User(browser, server)
    user.request("POST", "/guests", {"name": "Ana"})
    user.sit_down_at("mexica", at_the_first_turn(), 2)
    user.page.wait_for_selector("[data-key='1']")
    yield user
    user.close()


def press(user: User, key: str) -> None:
    """Press a key when nothing is on its way."""
    expect(user.page.locator(".at-table")).to_have_attribute("aria-busy", "false")
    user.page.keyboard.press(key)


def sheet_of(user: User) -> Locator:
    """The sheet of settings and keys, opened by its key."""
    user.page.keyboard.press("?")
    sheet = user.page.get_by_role("dialog", name="Settings and keys")
    expect(sheet.locator("kbd").first).to_be_visible()
    return sheet


def test_a_number_takes_its_choice_u_takes_it_back_and_e_ends_the_turn(tzolkin: User) -> None:
    page = tzolkin.page
    assert page.locator("#prompt [data-key='1']").get_attribute("data-action") == "place palenque"
    end = page.locator("#prompt [data-action=end_turn]")
    for number, back in (("1", "u"), ("2", "r")):
        press(tzolkin, number)
        expect(end).to_be_enabled()
        press(tzolkin, back)
        expect(end).to_have_count(0)
        expect(page.locator("#prompt [data-key='2']")).to_be_visible()
    press(tzolkin, "1")
    expect(end).to_be_enabled()
    press(tzolkin, "e")
    expect(end).to_have_count(0)


def test_where_one_writes_keys_are_letters(tzolkin: User) -> None:
    page = tzolkin.page
    page.get_by_role("tab", name="Chat").click()
    line = page.get_by_role("textbox")
    line.press_sequentially("123 hurtez?")
    expect(line).to_have_value("123 hurtez?")
    expect(page.locator("aside.hint, dialog[open]")).to_have_count(0)
    expect(page.locator("#prompt [data-action=end_turn]")).to_have_count(0)


def test_the_sheet_lists_what_the_game_has_and_numbers_can_be_hidden(tzolkin: User) -> None:
    page = tzolkin.page
    cap = "getComputedStyle(document.querySelector(\"[data-key='1']\"), '::after').content"
    assert page.evaluate(cap) != "none"
    sheet = sheet_of(tzolkin)
    keys = sheet.locator("kbd").all_inner_texts()
    assert {"1–9", "E", "U", "R", "H", "T", "Z", "?"} <= set(keys)
    assert "D" not in keys
    sheet.get_by_label("Numbers on choices").uncheck()
    assert page.evaluate(cap) == "none"
    page.keyboard.press("Escape")
    press(tzolkin, "1")  # The keys work all the same.
    expect(page.locator("#prompt [data-action=end_turn]")).to_be_visible()


def test_mexica_chooses_actions_by_number_and_d_shows_the_districts(mexica: User) -> None:
    page = mexica.page
    press(mexica, "3")
    expect(page.locator("#prompt [data-mode=canal]")).to_have_attribute("aria-pressed", "true")
    switch = page.get_by_role("button", name="Districts")
    before = switch.get_attribute("aria-pressed")
    page.keyboard.press("d")
    expect(switch).not_to_have_attribute("aria-pressed", before or "")
    keys = sheet_of(mexica).locator("kbd").all_inner_texts()
    assert {"D", "S"} <= set(keys)
