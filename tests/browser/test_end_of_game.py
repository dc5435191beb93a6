"""The end of a game: who has won and what won it, at the table and in the replay, in both games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.session import Session
from tests.browser.user import User
from tests.server.process import Server

Json = Any
PLAYERS = 2


def before_the_end(name: str) -> tuple[Json, list[str]]:
    """A position in which the last actions of a random game begin with the first seat, and these actions."""
    game, stream = registry.get(name), Stream(4)
    session = Session(game, PLAYERS, seed=4)
    position, left = game.position(session.state), list[str]()
    while not session.is_over:
        if session.to_act == 0 and session.view(0)["question"]["kind"] == "turn":
            position, left = game.position(session.state), []
        legal = game.legal(session.state)
        action = legal[stream.draw(len(legal))]
        left.append(game.text(action))
        session.play(action)
    return position, left


@pytest.fixture(params=["tzolkin", "mexica"])
def over(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[tuple[User, str]]:
    """Two people have played a game to its end."""
    position, left = before_the_end(request.param)
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    ben = User(browser, server)
    ben.request("POST", "/guests", {"name": "Ben"})
    wanted = {"game": request.param, "seats": [{"kind": "me"}, {"kind": "link"}], "position": position}
    begun = ana.request("POST", "/tables", wanted)
    table = begun["id"]
    ben.request("POST", f"/tables/{table}/join", {"invite": begun["seats"][1]["invite"]})
    for action in left:
        for user in (ana, ben):
            decision = user.state(table)["decision"]
            if decision is not None:
                user.request("POST", f"/tables/{table}/play", {"decision": decision, "action": action})
                break
    yield ana, table
    ben.close()
    ana.close()


def sentences(page: Page) -> list[str]:
    """What is said of the largest swings."""
    return [item.inner_text() for item in page.locator("section:has-text('What won it') li").all()]


def test_the_end_shows_the_winner_and_what_won_it(over: tuple[User, str]) -> None:
    ana, table = over
    state = ana.state(table)
    assert state["over"], json.dumps(state["view"]["question"])
    ana.open(f"/table/{table}")
    expect(ana.page.get_by_role("heading", name="What won it")).to_be_visible()
    account = state["account"]
    told = sentences(ana.page)
    assert len(told) == len(account["swings"]) + (account["lines"][0] is not None)
    for swing, said in zip(account["swings"], told, strict=False):
        assert f"{abs(int(swing['own'] or swing['other']))}" in said
    ana.open(f"/replay/{table}")
    expect(ana.page.get_by_role("heading", name="What won it")).to_be_visible()
    assert sentences(ana.page) == told[: len(account["swings"])]
