"""Two browsers at one table: each sees what the other does, also after a line was cut."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import GLANCE_MS, GLANCES, PATIENCE_MS, Visitor
from tests.server.process import Server


def take_turns(people: Sequence[Visitor], clicks: int) -> None:
    """Whoever sees something lit clicks; if somebody who is away is asked, nobody does."""
    glances = 0
    while clicks and glances < GLANCES:
        for person in people:
            person.page.bring_to_front()
            if person.is_lit() and person.click_something():
                clicks, glances = clicks - 1, 0
        people[0].page.wait_for_timeout(GLANCE_MS)
        glances += 1


def sees(person: Visitor, seq: int) -> None:
    """The window shows the table as a row of its record left it."""
    shown = person.page.locator("[data-seq]").first
    expect(shown).to_have_attribute("data-seq", str(seq), timeout=PATIENCE_MS)


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
    take_turns([ana, bea], 15)
    for person in (ana, bea):
        before = person.state(table["id"])
        person.page.keyboard.press("u")
        if before["can_undo"]:
            sees(person, before["seq"] + 1)
    bea.context.set_offline(True)
    take_turns([ana], 5)
    bea.context.set_offline(False)
    sees(bea, ana.state(table["id"])["seq"])
    take_turns([ana, bea], 20)
    for person in (ana, bea):
        sees(person, ana.state(table["id"])["seq"])
    bea.faults.clear()  # The browser itself notes the line that was cut.
    ana.close()
    bea.close()
