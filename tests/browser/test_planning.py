"""Thinking ahead: a turn planned while another moves is kept, played by one key and taken back by one."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.server.process import Server

TRIED = 40


def play(user: User, table: str) -> None:
    """Answer what is asked, and end the turn as soon as that is possible."""
    state = user.state(table)
    actions = [choice["action"] for choice in state["choices"]]
    action = "end_turn" if "end_turn" in actions else actions[0]
    user.request("POST", f"/tables/{table}/play", {"decision": state["decision"], "action": action})


def until_asked(asked: User, other: User, table: str) -> None:
    """Let whoever is asked answer until it is the turn of one of the two."""
    for _ in range(TRIED):
        state = asked.state(table)
        if state["decision"] is not None and state["view"]["question"]["kind"] == "turn":
            return
        play(asked if state["decision"] is not None else other, table)
    raise AssertionError("no turn came")


def test_a_plan_is_kept_over_a_reload_played_with_enter_and_taken_back_at_once(
    browser: Browser, server: Server
) -> None:
    ana, ben = User(browser, server), User(browser, server)
    for user, name in ((ana, "Ana"), (ben, "Ben")):
        user.request("POST", "/guests", {"name": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ana.request("POST", "/tables", {"game": "mexica", "seats": seats})["id"]
    ben.request("POST", f"/tables/{table}/join", {})
    until_asked(ben, ana, table)
    ana.open(f"/table/{table}")
    page, planned = ana.page, ana.page.locator(".plan li")
    page.wait_for_selector("[data-mode=plan]")
    page.keyboard.press("p")
    for count in (1, 2):
        page.locator(".cell[data-action^=step]").first.click()
        expect(planned).to_have_count(count)
    page.reload()
    expect(planned).to_have_count(2)
    rows = ana.state(table)["seq"]
    until_asked(ana, ben, table)
    page.wait_for_selector("[data-mode=play-plan]")
    assert ana.state(table)["seq"] > rows
    before = ana.state(table)
    page.locator("#prompt").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before["seq"]
    )
    after = ana.state(table)
    assert after["seq"] == before["seq"] + 1
    assert after["view"]["action_points"] == before["view"]["action_points"] - 2
    expect(planned).to_have_count(0)
    page.keyboard.press("u")
    page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=after["seq"]
    )
    assert ana.state(table)["view"]["action_points"] == before["view"]["action_points"]
    ana.close()
    ben.close()
