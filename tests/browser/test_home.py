"""The home of somebody who comes again: what waits, what is over, and who one is."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.user import User
from tests.server.client import Person, at_random
from tests.server.process import Server

TABLE = re.compile(r"/table/\w+")
PASSWORD = "a long password"
GREEN = "#1f7558"
FOR_TWO = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}]}
LATER = 12
"""A row of the record by which something has been done."""
BOARDS = (("Mexica", "Period 1", ".mexica.board"), ("Tzolk’in", "Age I", ".tzolkin .board"))
GROUNDS = "(labels) => labels.map((one) => getComputedStyle(one).backgroundColor)"
UNDER = "(links) => links.map((one) => getComputedStyle(one).borderBottomColor)"


def play(page: Page, game: str) -> None:
    """Begin a game against bots, and go home again; by one press where games were played before."""
    again = page.get_by_role("region", name="New game").get_by_role("button", name=game, exact=True)
    first = page.get_by_role("region", name=game).get_by_role("button", name="Play").first
    again.or_(first).first.click()
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
    dialog.get_by_label("Username").fill("andi")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Create an account").click()
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
    dialog.get_by_label("Username").fill("anamaria")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Create an account").click()
    expect(dialog).to_be_hidden()
    expect(account).to_have_text("Ana María")
    ana.close()


def test_what_waits_shows_the_real_position_and_can_be_put_away(browser: Browser, server: Server) -> None:
    """A card shows the board, where the game stands and who plays; what is put away comes back."""
    ana = User(browser, server)
    ana.open("/")
    for game in ("Mexica", "Tzolk’in"):
        play(ana.page, game)
    cards = ana.page.locator("#tables [data-table]")
    expect(cards).to_have_count(2)
    for game, where, board in BOARDS:
        card = cards.filter(has_text=game)
        expect(card).to_contain_text(where)
        expect(card).to_contain_text("Ixchel")
        expect(card.locator(board)).to_be_visible()
        assert card.locator("[inert] svg").count() and not card.locator("[data-action]").count()
    title = cards.first.locator("strong").inner_text()
    ana.page.get_by_role("button", name=f"Put {title} away").press("Enter")
    expect(cards).to_have_count(1)
    ana.page.reload()
    expect(cards).to_have_count(1)
    ana.page.get_by_role("button", name="Put away", exact=True).press("Enter")
    ana.page.get_by_role("button", name=f"Put {title} back on the list").press("Enter")
    expect(ana.page.get_by_text("No table is put away.")).to_be_visible()
    expect(cards).to_have_count(2)
    ana.page.get_by_role("button", name=f"Remove {title}").press("Enter")
    ana.page.get_by_role("dialog").get_by_role("button", name="Remove").press("Enter")
    expect(cards).to_have_count(1)
    cards.locator("a").press("Enter")
    ana.page.wait_for_url(TABLE)
    ana.close()


def test_others_are_thinking(browser: Browser, server: Server) -> None:
    """The card says who and for how long, and what was done last."""
    ana, bea = User(browser, server), Person(server, "Bea")
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.request("POST", "/tables", {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "id"
    ]
    bea.at(table, "join")
    while (state := ana.state(table))["to_act"] != [1] or state["seq"] < LATER:
        if state["decision"] is None:
            bea.play_on(table, at_random(1), 1)
        else:
            action = at_random(state["seq"])(state["choices"])
            ana.request("POST", f"/tables/{table}/play", {"decision": state["decision"], "action": action})
    ana.open("/")
    expect(ana.page.get_by_text("Nothing waits for you.")).to_be_visible()
    card = ana.page.locator(f"[data-table='{table}']")
    expect(card).to_contain_text("Bea, this minute")
    expect(card.locator(".last")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Remove")).to_have_count(0)
    ana.close()


def test_a_finished_game_counts_and_is_listed_with_the_model_games(browser: Browser, server: Server) -> None:
    """With place and points at home and under replays; removed, it counts no more."""
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ana.request("POST", "/tables", {"game": "tzolkin", "seats": seats, "title": "First rain"})["id"]
    while not (state := ana.state(table))["over"]:
        if state["decision"] is not None:
            legal = [choice["action"] for choice in state["choices"]]
            action = "end_turn" if "end_turn" in legal else legal[0]
            ana.request("POST", f"/tables/{table}/play", {"decision": state["decision"], "action": action})
    ana.open("/")
    row = ana.page.locator(f"li[data-table='{table}']")
    expect(row).to_contain_text(re.compile("(1st|2nd) of 2"))
    results = ana.page.get_by_role("region", name="Your results")
    expect(results.get_by_role("row", name="Tzolk’in")).to_have_text(re.compile(r"Tzolk’in\s*1\s*[01]"))
    last = ana.page.get_by_role("region", name="Last game")
    expect(last).to_contain_text(re.compile("First rain: you (won|came second), .+ (ahead of|behind) Ixchel"))
    ana.page.get_by_role("link", name="All games and archive").click()
    expect(row).to_contain_text("Ixchel")
    ana.page.reload()
    ana.page.get_by_role("link", name="Skulls against monuments").click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_text("Pakal").first).to_be_visible()
    ana.open("/replay")
    ana.page.get_by_role("button", name="Remove First rain").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    assert ana.request("GET", "/me/results") == {"games": [], "last": []}
    ana.close()


def test_a_sign_is_chosen_and_shown_at_tables(browser: Browser, server: Server) -> None:
    """By the keyboard; it stays, and the waiting room shows it to others."""
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    ana.open("/")
    account = ana.page.get_by_role("banner").locator("button.account")
    account.click()
    ana.page.get_by_role("radio", name="Jaguar").check(force=True)
    ana.page.get_by_role("radio", name="green").check(force=True)
    expect(account.locator("circle")).to_have_attribute("fill", GREEN)
    ana.page.reload()
    expect(account.locator("circle")).to_have_attribute("fill", GREEN)
    assert ana.request("GET", "/me")["sign"] == "jaguar-green"
    table = ana.request("POST", "/tables", {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "id"
    ]
    ben = User(browser, server)
    ben.open(f"/table/{table}")
    expect(ben.page.locator(f"li circle[fill='{GREEN}']")).to_be_visible()
    ben.close()
    ana.close()


def test_the_settings_are_one_press_away_on_every_page(browser: Browser, server: Server) -> None:
    ana = User(browser, server)
    for path in ("/", "/replay", "/rules"):
        ana.open(path)
        ana.page.get_by_role("banner").get_by_role("button", name="Settings").click()
        expect(ana.page.get_by_role("dialog").get_by_role("radiogroup", name="Language")).to_be_visible()
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
    expect(ana.page.get_by_role("region", name="Mexica")).to_be_visible()
    gone = ana.context.request.get(f"{server.url}/api/tables/{table}")
    assert gone.status == 404
    ana.close()


def test_forced_colours_show_what_is_chosen(browser: Browser, server: Server) -> None:
    """In the forms and the pages."""
    context = browser.new_context(forced_colors="active", locale="en")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("input[value='4']")
    for group in ("Players", "Bots"):
        colours = page.get_by_role("radiogroup", name=group).first.locator("label").evaluate_all(GROUNDS)
        assert sorted(map(colours.count, set(colours))) == [1, len(colours) - 1], group
    under = page.get_by_role("navigation", name="Pages").first.locator("a").evaluate_all(UNDER)
    assert under.count(under[0]) == 1
    context.close()
