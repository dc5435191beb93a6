"""Playing Mexica in the browser: what a click means, what it sends, what is asked before it is too late."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.positions import turns
from tests.browser.test_site import finished, text_file
from tests.browser.user import PHONE, User
from tests.server.process import Server

LAID = "[data-action^='lay ']"
END = "[data-action=end_turn]"
SETTLE_MS = 400
"""The window's layout follows its size."""
READ = """(selector) => {
  window.read = [];
  const all = () => [...document.querySelectorAll(selector)];
  const note = () => window.read.push(...all().map((one) => one.textContent));
  new MutationObserver(note).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
"""Note every text that some elements ever show."""
CUT = """() => {
  const edge = (one) => one.getBoundingClientRect().right;
  const isShown = (one) => !one.matches('.unseen') && getComputedStyle(one).display !== 'inline';
  const all = '.calpulli header, .calpulli header *, .action, .action *, .seat .name *';
  const texts = [...document.querySelectorAll(all)];
  const wide = texts.filter((one) => isShown(one) && one.scrollWidth > one.clientWidth + 1);
  const outside = texts.filter((one) => edge(one) > edge(one.closest('.calpulli, .action, .seat')));
  return [...wide, ...outside].map((one) => one.textContent);
}"""
"""The texts that do not fit where they are."""
SLOW = """(() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) { setTimeout(() => send.call(this, message), 250); };
})()"""
"""A network on which every message takes a quarter of a second."""


@pytest.fixture
def ana(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Any:
    """Somebody whose first turn has begun, on an island that is almost empty."""
    user = User(browser, server)
    if script := getattr(request, "param", ""):
        user.page.add_init_script(script)
    sit_down(user)
    yield user
    user.close()


def sit_down(user: User, *, players: int = 3) -> str:
    """Bring a window to its first turn; the table."""
    table = user.sit_down("mexica", players)
    begun = user.page.locator(END)
    while not begun.count():
        assert user.is_asked(table)
        if not begun.count():
            user.page.locator("[data-action^='start ']").first.click(force=True)
            user.settled(table)
    user.settled(table)
    return table


def table_of(user: User) -> str:
    """The table that is open."""
    return user.page.url.rsplit("/", 1)[1]


def rows(user: User) -> int:
    """How many rows the table has, once nothing is under way."""
    seq: int = user.settled(table_of(user))["seq"]
    return seq


def cell(user: User, name: str) -> Locator:
    """A cell of the board."""
    return user.page.locator(f".board [data-noun={name}]")


def mine(user: User) -> Any:
    """What the own seat has."""
    return user.state(table_of(user))["view"]["seats"][0]


@pytest.mark.parametrize("ana", [pytest.param("", id="fast"), pytest.param(SLOW, id="slow")], indirect=True)
def test_canal_means_a_double_one_and_stays_lit(ana: User) -> None:
    """Cells glow at once; two of them make a canal, by one row and one undo; Escape leads back to walking."""
    before, stood = rows(ana), mine(ana)["pilli"]
    ana.page.click("[data-mode=canal]")
    for _ in range(2):
        ana.page.locator(LAID).nth(30).click()
        expect(ana.page.get_by_role("heading", name=re.compile("which cell is the second"))).to_be_visible()
        ana.page.locator(LAID).first.click()
        expect(ana.page.locator("[data-action='canal double']")).to_have_attribute("aria-pressed", "true")
    assert rows(ana) == before + 2
    cell(ana, "H7").click(force=True)
    expect(ana.page.locator(".whynot")).to_contain_text("palace")
    ana.page.click("[data-action='canal single']")
    ana.page.locator(LAID).nth(30).click()
    assert rows(ana) == before + 3
    assert mine(ana)["pilli"] == stood
    assert len(ana.state(table_of(ana))["view"]["canals"]) >= 5
    ana.page.keyboard.press("u")
    assert rows(ana) == before + 4
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(LAID)).to_have_count(0)
    expect(ana.page.locator("[data-actions]").first).to_be_attached()


def test_a_line_of_chat_does_not_disturb_what_was_begun(ana: User) -> None:
    """The question for the second cell of a canal stays; it is not asked again after another one."""
    ana.page.click("[data-mode=canal]")
    ana.page.locator(LAID).nth(30).click()
    second = ana.page.get_by_role("heading", name=re.compile("which cell is the second"))
    expect(second).to_be_visible()
    ana.page.evaluate(READ, ".prompt h2")
    seq = ana.request("POST", f"/tables/{table_of(ana)}/chat", {"text": "Good luck"})["seq"]
    expect(ana.page.locator(f"[data-seq='{seq}']")).to_be_attached()
    assert rows(ana) == seq
    expect(second).to_be_visible()
    assert set(ana.page.evaluate("window.read")) <= {second.text_content()}


def test_a_long_route_is_one_request_and_one_undo(ana: User) -> None:
    """However many cells it crosses."""
    before, stood = rows(ana), mine(ana)["pilli"]
    far = max(
        ana.page.locator("[data-actions]").all(),
        key=lambda route: len(route.get_attribute("data-actions") or ""),
    )
    goal = far.get_attribute("data-noun")
    far.click()
    expect(ana.page.locator(f"[data-seq='{before + 1}']")).to_be_attached()
    assert mine(ana)["pilli"] == goal
    ana.page.keyboard.press("u")
    expect(ana.page.locator(f"[data-seq='{before + 2}']")).to_be_attached()
    assert mine(ana)["pilli"] == stood


def test_points_are_not_thrown_away_unasked(ana: User) -> None:
    """To keep playing is the first answer; whoever wants no question gets none; the log says so."""
    before = rows(ana)
    end = ana.page.locator(f".prompt {END}")
    expect(end).not_to_have_class(re.compile("primary"))
    end.click()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    assert rows(ana) == before
    end.click()
    ana.page.get_by_label("Do not ask again").check()
    ana.page.locator(f"dialog {END}").click()
    expect(ana.page.get_by_role("button", name="Ana passed: 6 action points not used.")).to_be_visible()
    assert ana.is_asked(table_of(ana))
    expect(end).to_be_visible()
    before = rows(ana)
    end.click()
    expect(ana.page.locator(f"[data-seq='{before}']")).to_have_count(0)


def test_why_not_answers_for_what_was_meant(ana: User) -> None:
    """A step says what it costs, a bridge that there is no canal."""
    why = ana.page.locator(".whynot")
    taken = {seat["pilli"] for seat in ana.state(table_of(ana))["view"]["seats"]}
    far = next(name for name in ("U7", "T7", "S7", "R7") if name not in taken)
    cell(ana, far).click(force=True)
    expect(why).to_contain_text(re.compile(rf"The way to {far} costs \d+ action points|No way leads"))
    ana.page.click("[data-mode=canal]")
    expect(why).to_have_count(0)
    ana.page.locator(LAID).first.wait_for()
    cell(ana, "H7").click(force=True)
    expect(why).to_contain_text("H7 belongs to the palace.")
    ana.page.click("[data-mode=bridge]")
    cell(ana, "H7").click(force=True)
    expect(why).to_contain_text("H7 is not a canal.")


def test_an_answer_about_an_older_table_is_dropped(ana: User) -> None:
    """A click on a dead cell just before a step: what comes late is not shown."""
    before = rows(ana)
    ana.page.evaluate(
        """([dead, legal]) => {
          for (const one of [dead, legal]) {
            document.querySelector(one).dispatchEvent(new MouseEvent('click', {bubbles: true}));
          }
        }""",
        [".board [data-noun=U7]", ".board [data-action^='step ']"],
    )
    expect(ana.page.locator(f"[data-seq='{before + 1}']")).to_be_attached()
    ana.settled(table_of(ana))
    ana.page.wait_for_timeout(200)
    expect(ana.page.locator(".whynot")).to_have_count(0)


def test_nobody_waits_for_oneself(browser: Browser, server: Server) -> None:
    """While the moves of bots are shown one by one, the prompt never tells Ana to wait for Ana."""
    ana = User(browser, server)
    sit_down(ana, players=2)
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.page.evaluate(READ, "#prompt h2")
    ana.page.locator(f".prompt {END}").click()
    ana.page.locator(f"dialog {END}").click()
    assert ana.is_asked(table_of(ana))
    read = ana.page.evaluate("window.read")
    assert read
    assert not [text for text in read if "Ana" in text]
    ana.close()


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_the_log_ends_with_the_newest(browser: Browser, server: Server, game: str) -> None:
    """It lies at its end, also in another window, and whoever has scrolled up comes back by a click."""
    ana = User(browser, server, size={"width": 1440, "height": 700})
    ana.request("POST", "/guests", {"name": "Ana"})
    begun = turns(game, 4, (), seed=3)
    table = ana.sit_down_at(game, begun[len(begun) // 2], 4)
    log = ana.page.locator(".logpanel ol:visible").first
    while log.evaluate("list => list.scrollHeight < list.clientHeight + 200"):
        assert ana.is_asked(table)
        ana.click_something()
    assert ana.is_asked(table)
    ana.page.keyboard.press("Escape")  # A question or a scoring may lie over the log.
    missing = "list => list.scrollHeight - list.clientHeight - list.scrollTop"
    ana.page.wait_for_function(f"list => ({missing})(list) < 2", arg=log.element_handle())
    log.evaluate("list => { list.scrollTop = 0 }")
    ana.page.get_by_role("button", name="Newest").click()
    assert log.evaluate(missing) < 2
    expect(ana.page.get_by_role("button", name="Newest")).to_have_count(0)
    for height in (1000, 640, 800):
        ana.page.set_viewport_size({"width": 1440, "height": height})
        ana.page.wait_for_timeout(SETTLE_MS)
        assert log.evaluate(missing) < 2, f"in a window {height} high"
    ana.close()


def test_a_lost_line_is_shown_at_once(ana: User) -> None:
    """Within a second, and no longer than it lasts."""
    lost = ana.page.locator(".lost")
    ana.context.set_offline(True)
    expect(lost).to_be_visible(timeout=1_500)
    ana.context.set_offline(False)
    expect(lost).to_have_count(0)
    ana.faults.clear()  # The browser itself notes the line that was cut.


@pytest.mark.parametrize("language", ["en", "pt", "es", "hu"])
def test_nothing_is_cut_in_the_tray_and_on_the_buttons(
    browser: Browser, server: Server, language: str
) -> None:
    """In any language, on a desk and on a laptop."""
    ana = User(browser, server, language=language)
    sit_down(ana)
    for width in (1440, 1280):
        ana.page.set_viewport_size({"width": width, "height": 800})
        assert not ana.page.evaluate(CUT), width
    ana.close()


def test_a_replay_begins_with_nothing_founded(browser: Browser, server: Server) -> None:
    """Its panels show the moment, not the end."""
    ana = User(browser, server)
    ana.open("/replay")
    ana.page.locator("input[type=file]").set_input_files(text_file(finished("mexica", 3)))
    expect(ana.page.get_by_role("slider")).to_have_value("0")
    expect(ana.page.locator(".period")).to_contain_text("0 of 8")
    expect(ana.page.locator(".calpulli header")).to_contain_text("0 of 8 founded")
    ana.close()


def test_on_a_phone_seats_have_names_and_a_first_tap_only_shows(browser: Browser, server: Server) -> None:
    """A token is bought by the second tap, as a cell is gone to by the second."""
    ana = User(browser, server, size=PHONE)
    table = ana.sit_down("mexica", 2)
    assert ana.is_asked(table)
    while not ana.page.locator(END).count():
        ana.tap_something()
        ana.settled(table)
    strip = ana.page.locator(".strip button")
    expect(strip.first).to_contain_text("Ana")
    before = rows(ana)
    ana.page.locator("[data-mode=token]").tap()
    confirm = ana.page.locator(".sheet .primary[data-action=buy_token]")
    expect(confirm).to_be_visible()
    assert rows(ana) == before
    confirm.tap()
    expect(ana.page.locator(f"[data-seq='{before + 1}']")).to_be_attached()
    ana.close()


def test_forced_colours_keep_the_seat_and_the_mode(ana: User) -> None:
    """Whose turn it is and what is chosen can be seen without any colour."""
    ana.page.emulate_media(forced_colors="active")
    for chosen in (".seat.moving", ".action.chosen"):
        border = ana.page.locator(chosen).first.evaluate("one => getComputedStyle(one).borderTopWidth")
        assert border == "3px", chosen
    expect(ana.page.locator(".seat.moving .now")).to_be_visible()
