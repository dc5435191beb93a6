"""The home of somebody who comes again: a name, and tables that can be recognised and put away."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.user import User
from tests.server.process import Server

TABLE = re.compile(r"/table/\w+")
PASSWORD = "a long password"
GROUNDS = "(labels) => labels.map((one) => getComputedStyle(one).backgroundColor)"
UNDER = "(links) => links.map((one) => getComputedStyle(one).borderBottomColor)"


def play(page: Page, game: str) -> None:
    """Begin a game against bots, and go home again."""
    page.get_by_role("region", name=game).get_by_role("button", name="Play").first.click()
    page.wait_for_url(TABLE)
    page.goto(page.url.split("/table/")[0])


def test_a_guest_without_a_name_gets_the_one_chosen_with_the_account(
    browser: Browser, server: Server
) -> None:
    """And may take another at any time; every page knows who is there."""
    ana = User(browser, server)
    ana.open("/")
    play(ana.page, "Mexica")
    account = ana.page.get_by_role("banner").locator("button.account")
    account.click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("Name to sign in").fill("andi")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Take an account").click()
    expect(account).to_have_text("andi")
    account.click()
    dialog.get_by_label("Your name").fill("Andrea")
    dialog.get_by_role("button", name="Change name").click()
    expect(account).to_have_text("Andrea")
    for path in ("/rules", "/replay", "/"):
        ana.open(path)
        expect(account).to_have_text("Andrea")
    ana.page.locator("#tables a").first.click()
    ana.page.wait_for_url(TABLE)
    expect(ana.page.get_by_text("Andrea").first).to_be_visible()
    ana.close()


def test_a_guest_keeps_a_name_of_its_own(browser: Browser, server: Server) -> None:
    """The name to sign in is another thing."""
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana María"})
    ana.open("/")
    account = ana.page.get_by_role("banner").locator("button.account")
    account.click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("Name to sign in").fill("anamaria")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Take an account").click()
    expect(dialog).to_be_hidden()
    expect(account).to_have_text("Ana María")
    ana.close()


def test_tables_have_their_own_names_and_can_be_put_away(browser: Browser, server: Server) -> None:
    """A row tells its name, the others and when something happened; what is put away comes back."""
    ana = User(browser, server)
    ana.open("/")
    for _ in range(2):
        play(ana.page, "Mexica")
    rows = ana.page.locator("#tables .row")
    expect(rows).to_have_count(2)
    first, second = rows.locator("strong").all_text_contents()
    assert first != second
    expect(rows.first).to_contain_text("Mexica: Ixchel")
    expect(rows.first).to_contain_text("this minute")
    thumbs = [row.locator(".thumb").inner_html() for row in rows.all()]
    assert thumbs[0] != thumbs[1]
    ana.page.get_by_role("button", name=f"Put {first} away").click()
    expect(rows).to_have_count(1)
    ana.page.reload()
    expect(rows.locator("strong")).to_have_text([second])
    ana.page.get_by_role("button", name="Put away", exact=True).click()
    ana.page.get_by_role("button", name=f"Put {first} back on the list").click()
    expect(ana.page.get_by_text("No table is put away.")).to_be_visible()
    expect(rows).to_have_count(2)
    ana.close()


def test_an_own_table_that_waits_for_players_is_removed(browser: Browser, server: Server) -> None:
    """After a question, because the others lose it too."""
    ana = User(browser, server)
    ana.open("/")
    ana.page.get_by_role("region", name="Mexica").get_by_role("button", name="Invite friends").click()
    ana.page.wait_for_url(TABLE)
    table = ana.page.url.split("/")[-1]
    ana.open("/")
    ana.page.locator("#tables").get_by_role("button", name="Remove").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(ana.page.locator("#tables")).to_have_count(0)
    gone = ana.context.request.get(f"{server.url}/api/tables/{table}")
    assert gone.status == 404
    ana.close()


def test_forced_colours_show_what_is_chosen(browser: Browser, server: Server) -> None:
    """In the forms, the languages and the pages."""
    context = browser.new_context(forced_colors="active", locale="en")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("input[value='4']")
    for group in ("Players", "Bots", "Language"):
        colours = page.get_by_role("radiogroup", name=group).first.locator("label").evaluate_all(GROUNDS)
        assert sorted(map(colours.count, set(colours))) == [1, len(colours) - 1], group
    under = page.get_by_role("navigation", name="Pages").first.locator("a").evaluate_all(UNDER)
    assert under.count(under[0]) == 1
    context.close()
