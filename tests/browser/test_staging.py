"""How the turns of others are shown: beat by beat, in the light, skippable, and once more when asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.positions import late
from tests.browser.user import SHOWN, UNTIL_RESTING, User
from tests.games.tzolkin.table import Table
from tests.server.process import Server

CAPTION = "div.caption"
WATCH = """() => {
  window.seen = [];
  const drawn = () => document.querySelectorAll('[data-place] .worker use[href="#i-p-yellow"]').length;
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const isInside = ({left, top, right, bottom}) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const look = () => {
    const flies = Boolean(document.querySelector('.sky use[href="#i-p-yellow"]'));
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [caption, light] = [box('div.caption'), box('[data-light]')];
    const distance = caption && light ? apart(caption, light) : null;
    window.seen.push({flies, drawn: drawn(), distance, inside: !caption || isInside(caption)});
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note at every frame whether a piece of the second seat flies, how many are drawn, where the caption is."""


def at_a_table(browser: Browser, server: Server, game: str, position: Any, players: int) -> tuple[User, str]:
    """Ana at a table against bots, where things move."""
    ana = User(browser, server, motion=True)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, position, players)
    ana.is_asked(table)
    return ana, table


def end_turn(ana: User, table: str) -> None:
    """Play by the server until the turn can end, and end it; the page shows what the bots answer."""
    action = ""
    while action != "end_turn":
        state = ana.state(table)
        legal = [choice["action"] for choice in state["choices"]]
        action = "end_turn" if "end_turn" in legal else legal[0]
        ana.request("POST", f"/tables/{table}/play", {"decision": state["decision"], "action": action})


def test_a_turn_is_shown_in_the_light_and_nothing_is_at_its_goal_before_it_arrives(
    browser: Browser, server: Server
) -> None:
    """A bot places workers: the caption stands beside the gear, and a piece is drawn once it has landed."""
    position = Table(players=2, marker=1, to_move=0).position
    ana, table = at_a_table(browser, server, "tzolkin", position, 2)
    ana.page.evaluate(WATCH)
    end_turn(ana, table)
    expect(ana.page.locator(CAPTION)).to_be_visible()
    expect(ana.page.locator(CAPTION).locator("i")).to_have_css("background-color", re.compile(r"rgb\("))
    ana.is_asked(table)
    ana.page.wait_for_function("() => window.seen.at(-1).drawn > window.seen[0].drawn")
    seen: list[dict[str, Any]] = ana.page.evaluate("window.seen")
    distances = [frame["distance"] for frame in seen if frame["distance"] is not None]
    assert distances and all(0 <= distance <= 40 for distance in distances)
    assert all(frame["inside"] for frame in seen)
    counts = [frame["drawn"] for frame in seen]
    first = next(place for place, count in enumerate(counts) if count > counts[0])
    assert any(frame["flies"] for frame in seen[:first]), "it has flown before it is there"
    assert not any(frame["flies"] for frame in seen[first : first + 1]), "it is there once it has landed"
    expect(ana.page.locator("circle.changed")).not_to_have_count(0)

    # Opening the table again shows no motion, but the traces.
    ana.page.reload()
    ana.settled(table)
    expect(ana.page.locator("circle.changed")).not_to_have_count(0)
    expect(ana.page.locator(CAPTION)).to_have_count(0)

    # Z shows the round once more, Space ends it, and one's own choices are there again.
    state, shown = ana.state(table), ana.page.evaluate(SHOWN)
    ana.page.keyboard.press("z")
    expect(ana.page.locator(CAPTION)).to_be_visible()
    expect(ana.page.locator("[data-action]")).to_have_count(0)
    ana.page.keyboard.press("Space")
    ana.page.keyboard.press("Space")
    ana.page.wait_for_function(UNTIL_RESTING)
    assert ana.state(table) == state and ana.page.evaluate(SHOWN) == shown
    assert ana.unseen({choice["action"] for choice in state["choices"]}) == set()
    ana.close()


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("tzolkin", 3), ("mexica", 3)])
def test_the_last_round_is_shown_again_to_its_end(
    browser: Browser, server: Server, game: str, players: int
) -> None:
    """Late in a game: the round is played, shown again, and the table is as it was."""
    ana, table = at_a_table(browser, server, game, late(game, players), players)
    end_turn(ana, table)
    ana.is_asked(table)
    state = ana.settled(table)
    drawn = ana.page.inner_html("svg.board")
    ana.page.keyboard.press("z")
    ana.page.wait_for_selector("[aria-busy=true]", state="attached")
    ana.page.wait_for_function(UNTIL_RESTING)
    assert ana.state(table) == state
    expect(ana.page.locator(CAPTION)).to_have_count(0)
    expect(ana.page.locator("svg.board")).to_have_js_property("innerHTML", drawn)
    ana.close()


THINGS = """() => [...document.querySelectorAll('svg.board, .seats, .right')].flatMap((part) => [
  part.textContent,
  ...[...part.querySelectorAll('[data-about]')].map(({dataset}) => dataset.about),
  ...[...part.querySelectorAll('use')].map((use) => use.getAttribute('href')).sort(),
])"""
"""What the board and the panels say and hold."""


@pytest.mark.long
@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_after_many_changes_a_table_is_drawn_as_when_it_is_opened(
    browser: Browser, server: Server, game: str
) -> None:
    """Of a change only what it touches is drawn again; nothing of an older table stays."""
    ana = User(browser, server)
    table = ana.sit_down(game, 2)
    for _ in range(16):
        assert ana.is_asked(table)
        ana.click_something()
        ana.settled(table)
    ana.is_asked(table)
    ana.settled(table)
    changed = ana.page.evaluate(THINGS)
    ana.page.reload()
    ana.is_asked(table)
    ana.settled(table)
    assert ana.page.evaluate(THINGS) == changed
    ana.close()
