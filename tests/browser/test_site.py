"""The pages around the tables: how people come to a table, read the rules, and look at games again."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from sacbe.core import registry
from sacbe.core.session import Session
from tests.browser.records import finished, text_file
from tests.browser.user import DESKTOP, PHONE, User
from tests.server.process import Server

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
TABLE = re.compile(r"/table/\w+")
A_MINUTE_OF_CHAT, CHATTER = 29, 90
"""What somebody may say at once, all but the last; and more than can be said while it is typed."""
SET_UP = """async ([game, players, modules]) => {
  const inputs = () => [...document.querySelectorAll(`#setup-${game} input:not(:disabled)`)];
  const isWrong = ({type, value, checked}) => type === 'radio'
    ? !checked && (modules.includes(value) || (value === '' && !modules.length))
    : checked !== modules.includes(value);
  inputs().find(({value}) => value === String(players)).click();
  for (const {value} of inputs()) {
    await new Promise((resolve) => setTimeout(resolve));
    inputs().find((input) => input.value === value && isWrong(input))?.click();
  }
  const chosen = JSON.parse(localStorage.getItem('sacbe-setups'))[game];
  return chosen.players === players && String(chosen.modules.toSorted()) === String(modules.toSorted());
}"""
"""Try to set up a game with some players and modules; whether it can be done."""


@SIZES
@pytest.mark.parametrize("name", ["Tzolk’in", "Mexica"])
def test_a_newcomer_plays_after_one_click(
    browser: Browser, server: Server, size: dict[str, int], name: str
) -> None:
    """No account, no name asked: Play leads to a table that begins."""
    ana = User(browser, server, size=size)
    ana.open("/")
    ana.page.get_by_role("region", name=name).get_by_role("button", name="Play").first.click()
    ana.page.wait_for_url(TABLE)
    expect(ana.page.locator("[data-action]").first).to_be_attached()
    ana.close()


def test_what_was_set_up_is_remembered(browser: Browser, server: Server) -> None:
    """The next visit begins with the players chosen last."""
    ana = User(browser, server)
    ana.open("/")
    mexica = ana.page.get_by_role("region", name="Mexica")
    mexica.get_by_role("radio", name="3").check(force=True)
    ana.page.reload()
    expect(mexica.get_by_role("radio", name="3")).to_be_checked()
    ana.close()


@pytest.mark.parametrize("game", registry.names())
def test_what_can_be_set_up_is_what_can_be_played(browser: Browser, server: Server, game: str) -> None:
    """Of all players with all sets of modules, the form lets one choose those that the game allows."""
    ana, rules = User(browser, server), registry.get(game)
    sets = [
        modules
        for size in range(len(rules.modules) + 1)
        for modules in itertools.combinations(rules.modules, size)
    ]
    ana.open("/")
    for players in range(rules.min_players, rules.max_players + 1):
        radio = ana.page.locator(f"#setup-{game} input[value='{players}']")
        expect(radio).to_be_attached()
        radio.check(force=True)
        chosen = [modules for modules in sets if ana.page.evaluate(SET_UP, [game, players, list(modules)])]
        assert chosen == [modules for modules in sets if rules.allows(players, modules)]
    ana.close()


@SIZES
def test_a_friend_comes_by_the_link_and_bots_fill_the_rest(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    """Both wait in the same room and see each other, until bots sit down."""
    ana, bea = User(browser, server, size=size), User(browser, server, size=size)
    ana.open("/")
    ana.page.get_by_role("region", name="Mexica").get_by_role("button", name="Invite friends").click()
    ana.page.wait_for_url(TABLE)
    bea.page.goto(ana.page.get_by_label("Link").input_value())
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take a seat").click()
    expect(ana.page.get_by_text("Bea")).to_be_visible()
    ana.page.get_by_role("button", name="Fill with bots and begin").click()
    for person in (ana, bea):
        expect(person.page.locator("[data-seq]")).to_be_attached()
    ana.close()
    bea.close()


def test_rules_are_found_while_typing(browser: Browser, server: Server) -> None:
    """The slash leads to the search, a hit to its rule; links between chapters stay on the page."""
    ana = User(browser, server)
    ana.open("/rules/tzolkin/setup?from=abc")
    ana.page.wait_for_selector("article")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("TZ-5")
    ana.page.get_by_role("region", name="Search").get_by_role("link", name="TZ-5").first.click()
    expect(ana.page).to_have_url(re.compile(r"/rules/tzolkin/placing\?from=abc#TZ-5$"))
    expect(ana.page.locator("article#TZ-5")).to_be_in_viewport()
    expect(ana.page.get_by_role("link", name="Back to the table")).to_have_attribute("href", "/table/abc")
    ana.page.locator("article a").first.click()
    expect(ana.page).to_have_url(re.compile(r"/rules/tzolkin/\w+\?from=abc#TZ-\d+$"))
    ana.close()


def test_a_rule_is_found_when_it_has_moved_to_another_chapter(browser: Browser, server: Server) -> None:
    ana = User(browser, server)
    ana.open("/rules/tzolkin/scoring#TZ-71")
    expect(ana.page.locator("article#TZ-71")).to_be_in_viewport()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Misprints set right")
    ana.close()


@SIZES
@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_record_from_disk_is_looked_at_and_played_on(
    browser: Browser, server: Server, game: str, size: dict[str, int]
) -> None:
    """Keys move through it; from a position in the middle one goes on against bots."""
    ana = User(browser, server, size=size)
    ana.open("/replay")
    ana.page.locator("input[type=file]").set_input_files(text_file(finished(game, 3)))
    slider = ana.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for key, moves in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        ana.page.keyboard.press(key)
        expect(slider).to_have_value(str(moves))
    ana.page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    for _ in range(5):
        ana.page.keyboard.press("ArrowUp")
    ana.page.get_by_role("button", name="Play from here").click()
    ana.page.wait_for_url(TABLE)
    expect(ana.page.locator("[data-seq]")).to_be_attached()
    ana.close()


def test_a_replay_of_a_file_survives_a_reload(browser: Browser, server: Server) -> None:
    """It opens again at the same move; another file can be opened instead."""
    ana = User(browser, server)
    ana.open("/replay")
    ana.page.locator("input[type=file]").set_input_files(text_file(finished("mexica", 2)))
    slider = ana.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_url("**/replay?move=3")
    ana.page.reload()
    expect(slider).to_have_value("3")
    ana.page.get_by_role("button", name="Open another").click()
    expect(ana.page.locator("input[type=file]")).to_be_attached()
    ana.page.reload()
    expect(ana.page.locator("input[type=file]")).to_be_attached()
    ana.close()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(browser: Browser, server: Server) -> None:
    """And the page stays where it is."""
    ana = User(browser, server)
    ana.open("/replay")
    ana.page.locator("input[type=file]").set_input_files(text_file("Dear Ana"))
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.faults.clear()  # The browser itself notes the refusal.
    ana.close()


def test_language_and_theme_change_without_a_reload(browser: Browser, server: Server) -> None:
    """The page is the same page in another language, and dark."""
    ana = User(browser, server)
    ana.open("/")
    ana.page.evaluate("window.isTheSame = true")
    ana.page.get_by_role("button", name="Language").click()
    ana.page.get_by_role("menuitemradio", name="Magyar").click()
    expect(ana.page.locator("h1")).to_have_text("Két város, egy fehér út")
    ana.page.get_by_role("button", name="Világos vagy sötét").click()
    ana.page.get_by_role("menuitemradio", name="Sötét").click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ana.page.evaluate("window.isTheSame")
    ana.close()


def test_a_guest_takes_an_account_and_signs_in_again(browser: Browser, server: Server) -> None:
    """What was played as a guest is still there."""
    ana = User(browser, server)
    ana.sit_down("mexica", 2)
    ana.open("/")
    ana.page.get_by_role("button", name="Ana", exact=True).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("Username").fill("ana")
    dialog.get_by_label("Password").fill("a long password")
    dialog.get_by_role("button", name="Create an account").click()
    expect(dialog).to_be_hidden()
    ana.page.get_by_role("button", name="Ana", exact=True).click()
    dialog.get_by_role("button", name="Sign out").click()
    ana.page.get_by_role("button", name="Sign in").click()
    dialog.get_by_label("Username").fill("ana")
    dialog.get_by_label("Password").fill("a long password")
    dialog.get_by_role("button", name="Sign in").click()
    expect(ana.page.locator("#tables [data-table]")).to_have_count(1)
    ana.close()


def test_what_the_server_refuses_is_said_once(browser: Browser, server: Server) -> None:
    """If you chat too much, the foot of the page says so, the line is kept, and you play on."""
    ana = User(browser, server)
    table = ana.sit_down("mexica", 2)
    ana.page.get_by_role("tab", name="Chat").click()
    field = ana.page.get_by_label("Say something")
    said = ana.page.locator(".toast.wrong")
    for _ in range(A_MINUTE_OF_CHAT):
        ana.request("POST", f"/tables/{table}/chat", {"text": "hello"})
    for number in range(CHATTER):
        if said.count():
            break
        field.fill(f"hello {number}")
        field.press("Enter")
        expect(said.or_(ana.page.get_by_text(re.compile(rf"hello {number}$"))).first).to_be_visible()
    expect(said).to_have_count(1)
    expect(field).not_to_have_value("")  # What was refused is kept.
    assert ana.is_asked(table)
    ana.close()


def at_the_first_turn() -> dict[str, Any]:
    """The first turn of Mexica: whatever is good there has a place."""
    session = Session(registry.get("mexica"), 2, seed=3)
    while session.to_act != 0 or session.view(0)["question"]["kind"] != "turn":
        session.play(session.legal()[-1])
    return session.game.position(session.state)
