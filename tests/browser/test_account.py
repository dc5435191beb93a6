"""The account of a person on the page: password, where it is signed in, tokens, and its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.user import DESKTOP, PHONE, User
from tests.server.client import Person, eagerly
from tests.server.operators import admin
from tests.server.process import Server
from tests.server.tables.test_erasure import near_the_end

PASSWORD, OTHER = "a long password", "another long password"
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def with_account(browser: Browser, server: Server, size: dict[str, int]) -> tuple[User, str]:
    """Somebody with an account, at the page; the login."""
    ana = User(browser, server, size=size)
    login: str = ana.request("POST", "/guests", {"name": "Ana"})["id"]
    ana.request("POST", "/accounts", {"login": login, "password": PASSWORD})
    ana.open("/")
    return ana, login


def opened(user: User, fold: str) -> Locator:
    """A fold of the account's dialog."""
    dialog = user.page.get_by_role("dialog")
    if not dialog.is_visible():
        user.page.get_by_role("banner").locator("button.account").click()
    found = dialog.locator("details").filter(has_text=fold)
    found.locator("summary").click()
    return found


@SIZES
def test_a_password_is_changed_on_the_page(browser: Browser, server: Server, size: dict[str, int]) -> None:
    ana, login = with_account(browser, server, size)
    fold = opened(ana, "Change password")
    fold.get_by_label("Current password").fill("not the password")
    fold.get_by_label("New password").fill(OTHER)
    fold.get_by_role("button", name="Change password").click()
    expect(fold.get_by_role("alert")).to_have_text("The password is wrong.")
    fold.get_by_label("Current password").fill(PASSWORD)
    fold.get_by_role("button", name="Change password").click()
    expect(ana.page.get_by_text("other browsers are signed out")).to_be_visible()
    ana.request("POST", "/sessions", {"login": login, "password": OTHER})
    # The browser itself notes the refusal.
    ana.faults = [fault for fault in ana.faults if "403" not in fault]
    ana.close()


@SIZES
def test_a_person_signs_out_elsewhere(browser: Browser, server: Server, size: dict[str, int]) -> None:
    ana, login = with_account(browser, server, size)
    other = User(browser, server)
    other.request("POST", "/sessions", {"login": login, "password": PASSWORD})
    fold = opened(ana, "Signed in on")
    expect(fold.get_by_role("listitem")).to_have_count(2)
    expect(fold).to_contain_text("this browser")
    fold.get_by_role("button", name="Sign out on").click()
    expect(fold.get_by_role("listitem")).to_have_count(1)
    other.open("/")
    expect(other.page.get_by_role("banner").locator("button.account")).to_have_text("Sign in")
    other.close()
    fold.get_by_role("button", name="Sign out everywhere").click()
    expect(ana.page.get_by_role("banner").locator("button.account")).to_have_text("Sign in")
    ana.close()


@SIZES
def test_a_token_is_made_shown_once_and_revoked(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    ana, _ = with_account(browser, server, size)
    fold = opened(ana, "Tokens for programs")
    fold.get_by_label("What is it for?").fill("my bot")
    fold.get_by_role("button", name="Create token").click()
    token = fold.get_by_role("textbox", name="Token", exact=True).input_value()
    bearer = {"authorization": f"Bearer {token}"}
    assert ana.context.request.get(f"{server.url}/api/me", headers=bearer).ok
    expect(fold.get_by_role("listitem")).to_contain_text("my bot")
    fold.get_by_role("button", name="Revoke my bot").click()
    expect(fold.get_by_role("listitem")).to_have_count(0)
    assert ana.context.request.get(f"{server.url}/api/me", headers=bearer).status == 401
    ana.close()


@SIZES
@pytest.mark.parametrize("is_guest", [True, False], ids=["guest", "account"])
def test_a_person_is_deleted_on_the_page(
    browser: Browser, server: Server, size: dict[str, int], is_guest: bool
) -> None:
    if is_guest:
        ana = User(browser, server, size=size)
        ana.request("POST", "/guests", {"name": "Ana"})
        ana.open("/")
    else:
        ana, _ = with_account(browser, server, size)
    fold = opened(ana, "Delete my data")
    if is_guest:
        fold.get_by_label("Yes, delete for good").check()
    else:
        fold.get_by_label("Password").fill(PASSWORD)
    fold.get_by_role("button", name="Delete my data").click()
    expect(ana.page.get_by_text("Your data are deleted.")).to_be_visible()
    expect(ana.page.get_by_role("banner").locator("button.account")).to_have_text("Sign in")
    ana.close()


def test_the_start_of_the_page_is_quiet_for_whoever_comes(browser: Browser, server: Server) -> None:
    """A stranger, a guest, and a guest who was signed out elsewhere: the console says nothing."""
    ana = User(browser, server)
    ana.open("/")
    account = ana.page.get_by_role("banner").locator("button.account")
    expect(account).to_have_text("Sign in")
    person = ana.request("POST", "/guests", {"name": "Ana"})["id"]
    table = ana.request("POST", "/tables", {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}]})[
        "id"
    ]
    ana.open("/")
    expect(account).to_have_text("Ana")
    admin(server, "sign-out", person)
    for path in ("/", f"/table/{table}", "/replay", "/rules"):
        ana.open(path)
        ana.page.wait_for_load_state("networkidle")
    ana.open("/")
    expect(account).to_have_text("Sign in")
    ana.close()


def test_a_closed_server_says_so(browser: Browser, server: Server) -> None:
    """In the words of the page's language."""
    zoe = User(browser, server, language="es")
    zoe.open("/")
    admin(server, "close-registration")
    try:
        zoe.page.get_by_role("region", name="Mexica").get_by_role("button", name="Jugar").first.click()
        expect(zoe.page.get_by_text("no admite a nadie nuevo")).to_be_visible()
    finally:
        admin(server, "open-registration")
    zoe.faults = [fault for fault in zoe.faults if "403" not in fault]
    zoe.close()


def test_chat_that_is_deleted_leaves_the_screen(browser: Browser, server: Server) -> None:
    ana, eve = User(browser, server), User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    wanted = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = ana.request("POST", "/tables", wanted)["id"]
    person = eve.request("POST", "/guests", {"name": "Eve"})["id"]
    eve.request("POST", f"/tables/{table}/join", {})
    ana.request("POST", f"/tables/{table}/fill", {"bot": "greedy"})
    eve.request("POST", f"/tables/{table}/chat", {"text": "something rude"})
    ana.open(f"/table/{table}")
    ana.page.get_by_role("tab", name=re.compile("Chat")).first.click()
    said = ana.page.get_by_text("something rude")
    expect(said).to_be_visible()
    admin(server, "delete-chat", "--user", person)
    expect(said).to_have_count(0)
    eve.close()
    ana.close()


def test_a_deleted_player_of_a_finished_game_has_a_number(browser: Browser, server: Server) -> None:
    ana, eve = User(browser, server), Person(server, "Eve")
    ana.request("POST", "/guests", {"name": "Ana"})
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    wanted = {"game": "tzolkin", "seats": seats, "position": near_the_end()}
    table = ana.request("POST", "/tables", wanted)["id"]
    eve.at(table, "join")
    eve.play_on(table, eagerly(1))
    ana.open(f"/replay/{table}")
    expect(ana.page.get_by_text("Eve").first).to_be_visible()
    eve.delete("/api/me", password="")
    for path in (f"/replay/{table}", f"/table/{table}"):
        ana.open(path)
        expect(ana.page.get_by_text("Player 2").first).to_be_visible()
        expect(ana.page.get_by_text("Eve", exact=True)).to_have_count(0)
    ana.close()
