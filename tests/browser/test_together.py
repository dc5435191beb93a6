"""Two browsers at one table: each sees what the other does, also after a line was cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.server.process import Server


def take_turns(ana: Visitor, bea: Visitor | None, table: str, clicks: int) -> None:
    """Whoever is asked clicks; if that is somebody who is away, nobody does."""
    for _ in range(clicks):
        asked = ana if 0 in ana.state(table)["to_act"] else bea
        if asked is None or not asked.is_asked(table):
            return
        asked.click_something()


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
    take_turns(ana, bea, table["id"], 15)
    if not ana.state(table["id"])["can_undo"] and not bea.state(table["id"])["can_undo"]:
        take_turns(ana, bea, table["id"], 1)
    for person in (ana, bea):
        before = person.state(table["id"])
        person.page.keyboard.press("u")
        if before["can_undo"]:
            expect(person.page.locator("[data-seq]").first).to_have_attribute(
                "data-seq", str(before["seq"] + 1)
            )
    bea.context.set_offline(True)
    take_turns(ana, None, table["id"], 5)
    bea.context.set_offline(False)
    take_turns(ana, bea, table["id"], 20)
    seq = ana.state(table["id"])["seq"]
    for person in (ana, bea):
        expect(person.page.locator("[data-seq]").first).to_have_attribute("data-seq", str(seq))
    bea.faults.clear()  # The browser itself notes the line that was cut.
    ana.close()
    bea.close()
