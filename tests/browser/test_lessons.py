"""Every lesson is played to its end by doing what has the ring: with a mouse, a finger, keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, ElementHandle, expect

from sacbe.core import lessons, registry
from tests.browser.measure import faults
from tests.browser.test_fits import LANGUAGES, SIZES
from tests.browser.test_for_everyone import violations
from tests.browser.user import DESKTOP, PHONE, UNTIL_RESTING, User
from tests.server.process import Server

LESSONS = [
    id
    for name in registry.names()
    for id, lesson in lessons.of_game(registry.get(name)).items()
    if lesson.steps
]
QUICK = (
    ("tz-01-first-worker", "keys"),
    ("tz-06-jungle", "mouse"),
    ("mx-01-first-canal", "finger"),
)
"""Those of `make test`; the others take longer together."""
ASKS = "body:not(:has([aria-busy=true])) [data-wanted]:visible"
"""Something has the ring, and nothing is under way."""
END = ".coach .onward"
COVER = "dialog[open]"
COACH = ".coach"
WAITS = f"{ASKS}, {END}, {COVER}"
HAS_FOCUS = "(element) => element === document.activeElement"
AT_THE_CARD = (
    "() => document.activeElement?.matches('.coach') || document.activeElement?.dataset.wanted != null"
)
MOST = 40
FRAMES = 300


def with_mouse(ana: User, wanted: ElementHandle) -> None:
    """Click it."""
    wanted.click()


def with_finger(ana: User, wanted: ElementHandle) -> None:
    """Tap it; on the board the first tap shows what the second does."""
    wanted.tap()


def with_keys(ana: User, wanted: ElementHandle) -> None:
    """One key leads from the coach's card to it, and Enter does it."""
    ana.page.wait_for_function(AT_THE_CARD)
    if ana.page.eval_on_selector(COACH, HAS_FOCUS):
        ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")


HANDS: dict[str, tuple[Callable[[User, ElementHandle], None], dict[str, int]]] = {
    "mouse": (with_mouse, DESKTOP),
    "finger": (with_finger, PHONE),
    "keys": (with_keys, DESKTOP),
}
CASES = [
    pytest.param(lesson, hand, marks=() if (lesson, hand) in QUICK else pytest.mark.long)
    for lesson in LESSONS
    for hand in HANDS
]


def begin(ana: User, lesson: str) -> None:
    """Open a lesson, and wait until it asks."""
    ana.open(f"/learn/{lesson}")
    ana.page.wait_for_selector(ASKS)


def step_of(ana: User) -> str:
    """Which step the coach asks for."""
    return ana.page.inner_text(f"{COACH} small")


def play(ana: User, act: Callable[[User, ElementHandle], None], until: str = END) -> None:
    """Do what has the ring until something is there; what covers the table is closed."""
    for _ in range(MOST):
        ana.page.wait_for_selector(WAITS)
        if ana.page.query_selector(COVER):
            ana.page.keyboard.press("Escape")
        elif ana.page.query_selector(until):
            return
        elif wanted := ana.page.query_selector(ASKS):
            act(ana, wanted)
            ana.page.wait_for_timeout(FRAMES)
    raise AssertionError(f"{step_of(ana)}: {ana.page.inner_text(COACH)}")


@pytest.mark.parametrize(("lesson", "hand"), CASES)
def test_a_lesson_is_played_to_its_end(browser: Browser, server: Server, lesson: str, hand: str) -> None:
    """What has the ring leads to the end, where the goal is named; the list shows the lesson as done."""
    act, size = HANDS[hand]
    ana = User(browser, server, size=size)
    begin(ana, lesson)
    play(ana, act)
    expect(ana.page.locator(".coach .goal")).to_be_visible()
    ana.open("/learn")
    expect(ana.page.locator(f"a[href='/learn/{lesson}'] .done")).to_be_visible()
    ana.close()


def test_a_wrong_action_is_answered_and_not_played(browser: Browser, server: Server) -> None:
    """Three of them, and "Show me" stands out; the wanted one clears the answer."""
    ana = User(browser, server)
    begin(ana, "tz-02-patience")
    seq = ana.page.get_attribute("[data-seq]", "data-seq")
    for _ in range(3):
        ana.page.click("svg.board [data-action='pick_up Y2']")
        expect(ana.page.locator(".answer")).to_contain_text("One stone and 1 corn")
    assert ana.page.get_attribute("[data-seq]", "data-seq") == seq
    expect(ana.page.locator(".show.primary")).to_be_visible()
    ana.page.click("svg.board [data-action='place yaxchilan']")
    ana.page.click("svg.board [data-action='place chichen_itza']")
    expect(ana.page.locator(".answer")).to_contain_text("That is allowed.")
    ana.page.click(ASKS)
    expect(ana.page.locator(".answer")).to_have_count(0)
    expect(ana.page.locator(".then")).to_be_visible()
    ana.close()


def test_a_refused_action_gets_the_answer_of_the_lesson_or_its_reason(
    browser: Browser, server: Server
) -> None:
    """Size 3 is answered by the lesson, any other size by the reason of the rules."""
    ana = User(browser, server)
    begin(ana, "mx-01-first-canal")
    ana.page.click(".tiles [data-noun='3']")
    expect(ana.page.locator(".answer")).to_contain_text("Not yet")
    ana.page.click(".tiles [data-noun='9']")
    expect(ana.page.locator(".answer")).not_to_contain_text("Not yet")
    expect(ana.page.locator(".answer")).not_to_be_empty()
    expect(ana.page.locator(".whynot")).to_have_count(0)
    ana.close()


def test_the_keys_show_go_back_and_leave_a_mode_before_the_lesson(browser: Browser, server: Server) -> None:
    """G shows, Backspace goes back, Escape leaves what was begun first and the lesson after a question."""
    ana = User(browser, server)
    begin(ana, "mx-01-first-canal")
    ana.page.click("[data-mode=canal]")
    ana.page.click(".options [data-action='canal single']")
    expect(ana.page.locator(f"{COACH} small")).to_have_text("step 2 of 4")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(f"{COACH} small")).to_have_text("step 1 of 4")
    assert not ana.page.query_selector(COVER)
    ana.page.wait_for_selector(ASKS)
    ana.page.keyboard.press("g")
    expect(ana.page.locator(f"{COACH} small")).to_have_text("step 2 of 4")
    ana.page.wait_for_selector(ASKS)
    ana.page.keyboard.press("Backspace")
    expect(ana.page.locator(f"{COACH} small")).to_have_text("step 1 of 4")
    ana.page.wait_for_selector(ASKS)
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Leave", exact=True).last.click()
    expect(ana.page).to_have_url(f"{server.url}/learn")
    ana.close()


def kept(ana: User, progress: str) -> None:
    """What this browser knows of earlier visits."""
    ana.page.evaluate("(progress) => localStorage.setItem('sacbe-lessons', progress)", progress)


def test_a_lesson_that_was_left_goes_on_where_it_was(browser: Browser, server: Server) -> None:
    """After a reload; a path that the lesson no longer wants begins it again, and it says so."""
    ana = User(browser, server)
    begin(ana, "tz-01-first-worker")
    play(ana, with_mouse, until=".coach .steps i.done + i.done + i.now")
    ana.page.reload()
    ana.page.wait_for_selector(ASKS)
    assert step_of(ana) == "step 3 of 4"
    ana.open("/learn")
    expect(ana.page.locator(".left")).to_contain_text("at step 3 of 4")
    kept(ana, '{"tz-01-first-worker": {"step": 1, "path": ["place tikal"], "done": false}}')
    begin(ana, "tz-01-first-worker")
    assert step_of(ana) == "step 1 of 4"
    expect(ana.page.locator(COACH)).to_contain_text("begins again")
    ana.close()


def test_an_account_goes_on_in_another_browser(browser: Browser, server: Server) -> None:
    """What was reached is on the server; a browser that knows less takes it over."""
    ana, login = User(browser, server), {"login": "learner", "password": "correct horse"}
    ana.request("POST", "/guests", {"name": "Ana"})
    ana.request("POST", "/accounts", login)
    begin(ana, "mx-04-boat")
    play(ana, with_mouse)
    elsewhere = User(browser, server)
    elsewhere.request("POST", "/sessions", login)
    elsewhere.open("/learn")
    expect(elsewhere.page.locator("a[href='/learn/mx-04-boat'] .done")).to_be_visible()
    ana.close()
    elsewhere.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_first_game_leads_newcomers_to_the_first_lesson(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    """By two clicks."""
    ana = User(browser, server, size=size)
    ana.open("/")
    ana.page.get_by_role("link", name="First game").first.click()
    ana.page.click(".left a")
    ana.page.wait_for_selector(ASKS)
    expect(ana.page.locator(COACH)).to_contain_text("Lesson 1 of")
    ana.close()


def test_the_short_game_begins_from_its_position(browser: Browser, server: Server) -> None:
    """As a table of one's own against the bot that the lesson names."""
    ana = User(browser, server)
    ana.open("/learn")
    ana.page.click(".short .btn >> nth=0")
    ana.page.wait_for_selector("[data-seq]")
    view: dict[str, Any] = ana.state(ana.page.url.rsplit("/", 1)[-1])["view"]
    assert view["day"] == 15
    ana.close()


@pytest.mark.parametrize(
    ("size", "dark"),
    [
        pytest.param(DESKTOP, True, id="desktop-dark"),
        pytest.param(PHONE, False, id="phone-light", marks=pytest.mark.long),
        pytest.param(PHONE, True, id="phone-dark", marks=pytest.mark.long),
        pytest.param(DESKTOP, False, id="desktop-light", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, size: dict[str, int], dark: bool
) -> None:
    """In the list, in a lesson of each game, and at the end of one."""
    ana = User(browser, server, size=size, dark=dark)
    ana.open("/learn")
    ana.page.wait_for_selector("h1")
    found = {"list": violations(ana)}
    for lesson in ("tz-02-patience", "mx-03-bridge"):
        begin(ana, lesson)
        found[lesson] = violations(ana)
    play(ana, with_finger if size == PHONE else with_mouse)
    found["end"] = violations(ana)
    assert not {where: what for where, what in found.items() if what}
    ana.close()


def misfits(ana: User, language: str, size: tuple[int, int]) -> dict[str, list[str]]:
    """What does not fit in the list, and in the steps of a lesson of each game."""
    width, height = size
    ana.page.set_viewport_size({"width": width, "height": height})
    ana.open("/learn")
    ana.page.wait_for_selector("h1")
    found = {f"list {language} {width}": faults(ana.page)}
    for lesson in ("tz-08-technology", "mx-05-temple"):
        begin(ana, lesson)
        found[f"{lesson} {language} {width}"] = faults(ana.page)
        with_mouse(ana, ana.page.wait_for_selector(ASKS))
        ana.page.wait_for_function(UNTIL_RESTING)
        found[f"{lesson} 2 {language} {width}"] = faults(ana.page)
    return {where: what for where, what in found.items() if what}


@pytest.mark.parametrize(
    ("language", "size"), [("hu", (1280, 720)), ("es", (360, 780))], ids=["hu-laptop", "es-phone"]
)
def test_lessons_fit(browser: Browser, server: Server, language: str, size: tuple[int, int]) -> None:
    """The longest texts in the narrowest places."""
    ana = User(browser, server, language=language)
    assert not misfits(ana, language, size)
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_fit_in_every_window(browser: Browser, server: Server, language: str) -> None:
    """All windows in each language."""
    ana = User(browser, server, language=language)
    found: dict[str, list[str]] = {}
    for size in SIZES:
        found |= misfits(ana, language, size)
    assert not found
    ana.close()
