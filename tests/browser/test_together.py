"""Two browsers at one table: each sees what the other does, also after a line was cut."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.server.process import Server


def take_turns(people: Sequence[User], table: str, clicks: int) -> None:
    """Whoever is asked clicks something lit; nobody does if only somebody who is away is asked."""
    for _ in range(clicks):
        asked = [person for person in people if person.settled(table)["decision"] is not None]
        if not asked:
            break
        if asked[0].is_asked(table):
            asked[0].click_something()
    for person in people:
        person.settled(table)


def sees(person: User, seq: int) -> None:
    """The window shows the table as a row of its record left it."""
    expect(person.page.locator("[data-seq]")).to_have_attribute("data-seq", str(seq))


@pytest.mark.parametrize("game", [pytest.param("tzolkin", marks=pytest.mark.long), "mexica"])
def test_two_browsers_play_each_other(browser: Browser, server: Server, game: str) -> None:
    """A friend comes by the link, they play, one takes back, one loses the line and is back without a gap."""
    ana, bea = User(browser, server, seed=4), User(browser, server, seed=5)
    ana.request("POST", "/guests", {"name": "Ana"})
    bea.request("POST", "/guests", {"name": "Bea"})
    seats = [{"kind": "me"}, {"kind": "link"}]
    begun = ana.request("POST", "/tables", {"game": game, "seats": seats, "is_open": False})
    table: str = begun["id"]
    ana.open(f"/table/{table}")
    bea.open(f"/table/{table}?invite={begun['seats'][1]['invite']}")
    bea.page.get_by_role("button", name="Take a seat").first.click()
    take_turns([ana, bea], table, 15)
    for person in (ana, bea):
        before = person.settled(table)
        person.page.bring_to_front()
        person.page.keyboard.press("Escape")  # What was only begun is given up; it would be taken back first.
        person.page.keyboard.press("u")
        if before["can_undo"]:
            sees(person, before["seq"] + 1)
    bea.context.set_offline(True)
    take_turns([ana], table, 5)
    bea.context.set_offline(False)
    sees(bea, ana.settled(table)["seq"])
    take_turns([ana, bea], table, 20)
    assert ana.settled(table)["seq"] == bea.settled(table)["seq"] > before["seq"]
    bea.faults.clear()  # The browser itself notes the line that was cut.
    ana.close()
    bea.close()
