"""The coach in a short game: it opens, speaks when a turn begins, holds an end once, and can be hushed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import sacbe
from sacbe.core import lessons
from tests.browser.measure import faults
from tests.browser.test_for_everyone import violations
from tests.browser.user import DESKTOP, PHONE, UNTIL_RESTING, User
from tests.server.process import Server

SHORT_GAMES = {"tzolkin": "tz-13-short-game", "mexica": "mx-09-short-game"}
COACH = "[data-coach]"
BEGIN = f"{COACH} [data-mode=opened]"
LYING = {"width": 844, "height": 390}
MOST_FOLDED = 60
"""Pixels of a card that is one line high."""
END = "[data-action=end_turn]:not([disabled]):visible"


def begin(ana: User, game: str) -> str:
    """A short game, begun on the page of lessons; the id of its table."""
    ana.open("/learn")
    ana.page.click(f".short .btn >> nth={list(SHORT_GAMES).index(game)}")
    ana.page.wait_for_selector(BEGIN)
    return str(ana.page.url.rsplit("/", 1)[-1])


def sit_beside_the_coach(ana: User, lesson: str, **changes: Any) -> str:
    """A table from the position of a lesson, at which the coach has said its opening lines."""
    game = "mexica" if lesson.startswith("mx") else "tzolkin"
    position = lessons.of_game(sacbe.game(game))[lesson].position
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, {**position, **changes}, 2)
    kept = json.dumps({table: {"lesson": SHORT_GAMES[game], "isOpened": True}})
    ana.page.evaluate("(kept) => localStorage.setItem('sacbe-coached', kept)", kept)
    ana.page.reload()
    looked(ana)
    return table


def looked(ana: User) -> Locator:
    """The coach's card, once it has looked at the turn."""
    ana.page.wait_for_selector(f"{COACH} :is(.tick, .says, .line)")
    ana.page.wait_for_function(UNTIL_RESTING)
    return ana.page.locator(COACH)


def end_turn(ana: User, table: str) -> None:
    """End the turn, against all warnings, and wait until the learner is asked in the next."""
    turn = ana.page.inner_text(f"{COACH} h2 span")
    while ana.is_asked(table) and ana.page.inner_text(f"{COACH} h2 span") == turn:
        end = ana.page.query_selector(f"dialog[open] {END}") or ana.page.query_selector(END)
        if end:
            end.click()
        else:
            ana.click_something()
        ana.page.wait_for_function(UNTIL_RESTING)


def test_the_coach_sits_through_three_turns(browser: Browser, server: Server) -> None:
    """Opening lines first; then it looks at each turn, also when the page is loaded again; quiet is quiet."""
    ana = User(browser, server)
    table = begin(ana, "tzolkin")
    expect(ana.page.locator(COACH)).to_contain_text("Thirteen days, two food days")
    assert not violations(ana, COACH)
    ana.page.click(BEGIN)
    for turn in (1, 2, 3):
        expect(looked(ana)).to_contain_text(f"turn {turn}")
        assert not faults(ana.page)
        end_turn(ana, table)
    ana.page.reload()
    expect(looked(ana)).to_contain_text("turn 4")
    ana.page.get_by_role("button", name="Quiet").click()
    expect(ana.page.locator(COACH)).to_have_attribute("data-coach", "quiet")
    ana.close()


def test_a_warning_holds_the_end_of_a_turn_once(browser: Browser, server: Server) -> None:
    """TZ-55: the corn for a second worker is what somebody will lack tomorrow."""
    ana = User(browser, server)
    seats = lessons.of_game(sacbe.game("tzolkin"))["tz-05-food"].position["seats"]
    table = sit_beside_the_coach(ana, "tz-05-food", day=7, seats=[{**seats[0], "corn": 6}, seats[1]])
    for place in ("uxmal", "tikal"):
        ana.page.click(f".option[data-action='place {place}']")
        ana.page.wait_for_function(UNTIL_RESTING)
    seq = ana.state(table)["seq"]
    ana.page.click(END)
    expect(ana.page.locator(COACH)).to_contain_text("Tomorrow is a food day")
    expect(ana.page.locator(COACH)).to_contain_text("End it again if you are sure.")
    assert ana.state(table)["seq"] == seq
    assert not violations(ana, COACH)
    ana.page.click(END)
    ana.page.wait_for_function(f"() => Number(document.querySelector('[data-seq]').dataset.seq) > {seq}")
    ana.close()


@pytest.mark.long
def test_a_coach_that_does_not_answer_holds_nobody(browser: Browser, server: Server) -> None:
    """A server under load: the table goes on after a moment, and the turn ends all the same."""
    ana = User(browser, server)
    ana.page.route("**/api/tables/*/coach", lambda route: None)
    table = begin(ana, "mexica")
    ana.page.click(BEGIN)
    for turn in (2, 3):
        end_turn(ana, table)
        expect(ana.page.locator(f"{COACH} h2 span")).to_have_text(f"turn {turn}")
    ana.close()


@pytest.mark.long
def test_a_warning_names_what_prevents_it_and_goes_with_it(browser: Browser, server: Server) -> None:
    """TZ-55: the harvester brings the corn; as soon as it is home, nobody is warned any more."""
    ana = User(browser, server)
    sit_beside_the_coach(ana, "tz-05-food")
    expect(ana.page.locator(COACH)).to_contain_text("Pick up the worker on P2")
    expect(ana.page.locator(COACH)).to_contain_text("Tonight is a food day")
    ana.page.click(f"{COACH} [data-mode=show]")
    ana.page.click(".hint .try")
    expect(ana.page.locator(COACH)).to_have_attribute("data-coach", "silent")
    expect(ana.page.locator(f"{COACH} .tick")).to_be_visible()
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_on_a_phone_the_card_takes_a_third_and_folds(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    ana = User(browser, server, size=size)
    sit_beside_the_coach(ana, "tz-05-food")
    card = ana.page.locator(COACH)
    whole = card.bounding_box()
    assert whole is not None and whole["height"] <= size["height"] / 3
    card.get_by_role("button", name="Fold the coach into one line").click()
    folded = card.bounding_box()
    assert folded is not None and folded["height"] < MOST_FOLDED
    expect(card).to_contain_text("Tonight is a food day")
    card.get_by_role("button", name="Unfold the coach").click()
    expect(card.locator("[data-mode=show]")).to_be_visible()
    ana.page.click(f"{COACH} [data-mode=show]")
    expect(ana.page.locator(".hint .try")).to_be_in_viewport()
    assert not violations(ana, COACH)
    ana.close()


@pytest.mark.long
def test_the_short_game_leads_to_a_whole_one(browser: Browser, server: Server) -> None:
    """Two novices, set up as on the home page; the coach comes along."""
    ana = User(browser, server)
    table = sit_beside_the_coach(ana, "mx-08-last-scoring")
    ana.play_to_the_end(table)
    ana.page.keyboard.press("Escape")
    ana.page.click(f"{COACH} [data-mode=whole]")
    ana.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ana.page.wait_for_selector(COACH)
    whole = ana.request("GET", f"/tables/{ana.page.url.rsplit('/', 1)[-1]}")
    assert [seat["bot"] for seat in whole["seats"]] == [None, "novice", "novice"]
    assert json.loads(ana.page.evaluate("localStorage['sacbe-setups']"))["mexica"]["bot"] == "novice"
    ana.close()


@pytest.mark.long
def test_what_the_coach_shows_is_marked_on_the_board(browser: Browser, server: Server) -> None:
    """In the first turns it names the actions, too."""
    ana = User(browser, server)
    sit_beside_the_coach(ana, "mx-05-temple")
    expect(ana.page.locator(COACH)).to_contain_text("Build a temple")
    expect(ana.page.locator(COACH)).to_contain_text("Your pilli is in the district of 13 (T9).")
    ana.page.click(f"{COACH} [data-mode=show]")
    expect(ana.page.locator(".hint .try")).to_be_visible()
    ana.page.keyboard.press("t")
    ana.page.wait_for_function(UNTIL_RESTING)
    expect(ana.page.locator(f"{COACH} [data-mode=show]")).to_have_count(0)
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", SHORT_GAMES)
def test_a_short_game_is_played_to_its_end(
    browser: Browser, server: Server, game: str, size: dict[str, int]
) -> None:
    """The coach closes it, says what made the difference, and the list knows that it was played."""
    ana = User(browser, server, size=size)
    table = begin(ana, game)
    ana.page.click(BEGIN)
    ana.play_to_the_end(table, ana.tap_something if size == PHONE else None)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(COACH)).to_contain_text("That was a real")
    expect(ana.page.locator(f"{COACH} .says + p")).not_to_be_empty()
    assert not violations(ana, COACH)
    kept = json.loads(ana.page.evaluate("localStorage['sacbe-lessons']"))
    assert kept[SHORT_GAMES[game]]["done"]
    ana.close()
