"""Every page survives a reload at every point of a game: the player's table, the spectator's, the replay."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.positions import late
from tests.browser.user import User
from tests.server.process import Server

ALL = ("tribes", "prophecies", "buildings", "quick_actions")
SAMPLE = [("tzolkin", 2, ALL), ("mexica", 2, ())]
"""Games of which `make test` plays the last quarter."""
WHOLE = [
    *(("tzolkin", players, modules) for players in (2, 3, 4) for modules in ((), ALL)),
    ("tzolkin", 5, ALL),
    *(("mexica", players, ()) for players in (2, 3, 4)),
    ("mexica", 2, ("neutral_very_hard",)),
]
OPPONENT = {"kind": "bot", "bot": "skilled"}
EAGER = ("found", "canal", "lay", "temple", "site")
"""What a player of Mexica would rather do than walk about."""
MAX_ACTIONS = 8
"""Actions of one turn before the player ends it if that is possible."""


@pytest.mark.parametrize(("game", "players", "modules"), SAMPLE)
def test_a_table_is_opened_again_at_every_turn_of_the_last_quarter(
    browser: Browser, server: Server, game: str, players: int, modules: tuple[str, ...]
) -> None:
    """The same as below, of a game that begins late."""
    open_at_every_turn(browser, server, game, players, position=late(game, players, modules))


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "modules"), WHOLE)
def test_a_table_is_opened_again_at_every_turn(
    browser: Browser, server: Server, game: str, players: int, modules: tuple[str, ...]
) -> None:
    """From set-up to the end, with every number of players and all modules."""
    open_at_every_turn(browser, server, game, players, modules=list(modules))


def open_at_every_turn(browser: Browser, server: Server, game: str, players: int, **begins: Any) -> None:
    """The player and a spectator reload: both see what the server has, and no console has a fault."""
    ana, guest = User(browser, server), User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    seats = [{"kind": "me"}, *[OPPONENT] * (players - 1)]
    table = ana.request("POST", "/tables", {"game": game, "seats": seats, **begins})["id"]
    for user in (ana, guest):
        user.open(f"/table/{table}")
    stream = random.Random(players)
    while not (state := ana.settled(table))["over"]:
        if state["decision"] is not None:
            open_again(table, ana, guest)
            play_a_turn(ana, table, state, stream)
    open_again(table, ana, guest)
    look_through_the_replay(guest, table)
    ana.close()
    guest.close()


def open_again(table: str, *users: User) -> None:
    """Reload, and wait for the table as the server has it."""
    for user in users:
        user.page.reload()
        user.settled(table)


def play_a_turn(ana: User, table: str, state: Any, stream: random.Random) -> None:
    """Answer at random, but with some purpose, until somebody else is asked."""
    for taken in range(MAX_ACTIONS * 2):
        choices = [choice["action"] for choice in state["choices"]]
        eager = [action for action in choices if action.startswith(EAGER)]
        ends = [action for action in choices if action == "end_turn"]
        action = stream.choice((ends if taken >= MAX_ACTIONS else eager) or choices)
        ana.request("POST", f"/tables/{table}/play", {"decision": state["decision"], "action": action})
        state = ana.state(table)
        if state["decision"] is None or state["over"] or action == "end_turn":
            return


def look_through_the_replay(guest: User, table: str) -> None:
    """Open the replay at every third end of a turn by its address, and reload it there."""
    steps = guest.request("GET", f"/tables/{table}/replay")["steps"]
    ends = [0, *(step["move"] for step in steps if step["ends_turn"])]
    for move in ends[::3]:
        shown = f"[data-move='{move}'] .board svg:visible"
        guest.open(f"/replay/{table}?move={move}")
        guest.page.wait_for_selector(shown)
        guest.page.reload()
        guest.page.wait_for_selector(shown)
