"""A hint at a table against bots: docked, numbered on the board, tried by a key and taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from sacbe.core import registry
from sacbe.core.session import Session
from tests.browser.positions import late
from tests.browser.user import PHONE, User
from tests.server.process import Server

HINT = "aside.hint"


def at_the_first_turn() -> dict[str, Any]:
    """The first turn of Mexica: whatever is good there has a place."""
    session = Session(registry.get("mexica"), 2, seed=3)
    while session.to_act != 0 or session.view(0)["question"]["kind"] != "turn":
        session.play(session.legal()[-1])
    return session.game.position(session.state)


POSITIONS = {"tzolkin": lambda: late("tzolkin", 2), "mexica": at_the_first_turn}


@pytest.fixture(params=["tzolkin", "mexica", "tzolkin on a phone", "mexica on a phone"])
def ana(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[tuple[User, str]]:
    """Where she is asked, on a wide screen or in one hand."""
    game = request.param.split()[0]
    user = User(browser, server, size=PHONE) if "phone" in request.param else User(browser, server)
    user.request("POST", "/guests", {"name": "Ana"})
    table = user.sit_down_at(game, POSITIONS[game](), 2)
    assert user.is_asked(table)
    yield user, table
    user.close()


def numbers(page: Page, where: str) -> set[str]:
    """The numbers of steps in a part of the page."""
    found = page.locator(f"{where} [data-hint]").all()
    return {str(mark.get_attribute("data-hint")) for mark in found}


def test_the_turn_of_a_hint_is_numbered_and_tried_and_taken_back(ana: tuple[User, str]) -> None:
    """The board shows the numbers of the dock; T plays them by one request, and they are taken back."""
    user, table = ana
    before = user.settled(table)
    user.page.keyboard.press("h")
    expect(user.page.locator(f"{HINT} .steps")).to_be_visible()
    expect(user.page.locator(f"{HINT} .running")).to_have_count(0)
    docked, marked = numbers(user.page, HINT), numbers(user.page, "svg.board")
    assert docked and marked and marked <= docked
    user.page.keyboard.press("t")
    expect(user.page.locator(f"[data-seq='{before['seq']}']")).to_have_count(0)
    tried = user.settled(table)
    assert tried["seq"] == before["seq"] + 1
    assert tried["view"]["question"] is not None
    expect(user.page.locator(HINT)).to_have_count(0)
    user.page.keyboard.press("r")
    expect(user.page.locator(f"[data-seq='{tried['seq']}']")).to_have_count(0)
    assert user.settled(table)["view"]["legal"] == before["view"]["legal"]


@pytest.mark.parametrize("ana", ["tzolkin"], indirect=True)
def test_h_shows_the_next_idea_and_escape_closes(ana: tuple[User, str]) -> None:
    user, _ = ana
    user.page.keyboard.press("h")
    place = user.page.locator(f"{HINT} header .place")
    expect(place).to_have_text(re.compile("^1 of [23]$"))
    user.page.keyboard.press("h")
    expect(place).to_have_text(re.compile("^2 of"))
    user.page.get_by_role("button", name="Previous idea").click()
    expect(place).to_have_text(re.compile("^1 of"))
    user.page.keyboard.press("Escape")
    expect(user.page.locator(HINT)).to_have_count(0)


@pytest.mark.parametrize("ana", ["mexica"], indirect=True)
def test_a_quick_answer_is_shown_while_a_better_one_is_sought(ana: tuple[User, str]) -> None:
    """The thorough answer is held back: the quick one is there, and the bar runs."""
    user, _ = ana
    held: list[Route] = []
    user.page.route(re.compile(r"/hint$"), lambda route: held.append(route))
    user.page.keyboard.press("h")
    expect(user.page.locator(f"{HINT} .steps")).to_be_visible()
    expect(user.page.locator(f"{HINT} .running")).to_have_count(1)
    held[0].continue_()
    expect(user.page.locator(f"{HINT} .running")).to_have_count(0)
