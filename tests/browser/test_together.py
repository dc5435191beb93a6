"""Two browsers at one table: each sees what the other does, also after a line was cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.server.process import Server


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_two_browsers_play_each_other(browser: Browser, server: Server, game: str) -> None:
    """A friend comes by the link, they play, one takes back, one loses the line and is back without a gap."""
    ana, bea = Visitor(browser, server, seed=4), Visitor(browser, server, seed=5)
    ana.request("POST", "/guests", {"name": "Ana"})
    bea.request("POST", "/guests", {"name": "Bea"})
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = ana.request("POST", "/tables", {"game": game, "seats": seats, "is_open": False})
    ana.open(f"/table/{table['id']}")
    bea.open(f"/table/{table['id']}?invite={table['seats'][1]['invite']}")
    bea.page.get_by_role("button", name="Take a seat").first.click()
    undone = False
    for turn in range(60):
        state = ana.state(table["id"])
        asked = ana if 0 in state["to_act"] else bea
        if turn == 20:
            bea.context.set_offline(True)
        if turn == 24:
            bea.context.set_offline(False)
        if asked is bea and 20 <= turn < 24:
            continue
        if asked.is_asked(table["id"]):
            asked.click_something()
        if not undone and asked.state(table["id"])["can_undo"]:
            asked.page.keyboard.press("u")
            undone = True
    assert undone
    seq = ana.state(table["id"])["seq"]
    for person in (ana, bea):
        expect(person.page.locator("[data-seq]").first).to_have_attribute("data-seq", str(seq))
    bea.faults.clear()  # The browser itself notes the line that was cut.
    ana.close()
    bea.close()
