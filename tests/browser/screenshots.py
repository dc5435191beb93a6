"""`make screenshots`: pictures of every kind of state, at both sizes, in both themes, into screenshots/.

`make pictures`: those of README and docs, each a real moment in the middle of a game among bots.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.chromium import launched
from tests.browser.positions import by_decision, late
from tests.browser.user import DESKTOP, NEWS, PHONE, POLL_MS, User
from tests.server.process import Server

FOLDER = Path("screenshots")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
ALL = ("tribes", "prophecies", "buildings", "quick_actions")
TABLES = [("tzolkin", 4, ()), ("tzolkin", 5, ALL), ("mexica", 3, ()), ("mexica", 2, ())]
PAGES = {"home": "/", "rules": "/rules/tzolkin/placing", "replay": "/replay"}
SETTLE_MS = 600
DOCUMENTS = Path("docs/images")
MOMENTS: dict[str, tuple[int, Callable[[Any], bool]]] = {
    "tzolkin": (4, lambda view: view["day"] >= 17),
    "mexica": (3, lambda view: view["round"] >= 8),
}
"""For each game the number of players, and when to look."""


def pictures(ana: User) -> Iterator[str]:
    """Bring the window to each state in turn, and name it."""
    for name, path in PAGES.items():
        ana.open(path)
        ana.page.wait_for_selector("h1")
        yield name
    ana.request("POST", "/guests", {"name": "Ana"})
    for game, players, modules in TABLES:
        kind = f"{game}-{players}"
        ana.sit_down(game, players, modules)
        yield f"{kind}-set-up"
        ana.sit_down_at(game, late(game, players, modules), players)
        yield f"{kind}-late"
        for question, position in by_decision(game, players, modules).items():
            ana.sit_down_at(game, position, players)
            yield f"{kind}-{question}"
        table = ana.sit_down_at(game, late(game, players, modules), players)
        ana.is_asked(table)
        ana.page.keyboard.press("h")
        ana.page.wait_for_selector(".hint .steps")
        yield f"{kind}-hint"
        play_on(ana, table, until_news=True)
        yield f"{kind}-news"
        play_on(ana, table)
        yield f"{kind}-end"
        ana.open(f"/replay/{table}")
        ana.page.wait_for_selector("h1")
        yield f"{kind}-replay"
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
    waiting = ana.request("POST", "/tables", {"game": "tzolkin", "seats": seats})
    ana.open(f"/table/{waiting['id']}")
    yield "waiting-room"


def play_on(ana: User, table: str, until_news: bool = False) -> None:
    """Answer whatever is asked until the game is over, or until the page shows a food day or a scoring."""
    while not (state := ana.state(table))["over"] and not (until_news and ana.page.query_selector(NEWS)):
        if state["decision"] is None:
            ana.page.wait_for_timeout(POLL_MS)
            continue
        answer = {"decision": state["decision"], "action": state["choices"][-1]["action"]}
        ana.request("POST", f"/tables/{table}/play", answer)


def take_all(browser: Browser, server: Server) -> int:
    """All pictures; how many there are."""
    taken = 0
    for size, extent in SIZES.items():
        for theme in ("light", "dark"):
            ana = User(browser, server, size=extent, dark=theme == "dark")
            folder = FOLDER / f"{size}-{theme}"
            folder.mkdir(parents=True, exist_ok=True)
            for name in pictures(ana):
                ana.page.wait_for_timeout(SETTLE_MS)
                ana.page.screenshot(path=folder / f"{name}.png")
                taken += 1
                print(f"\r{taken} pictures, {folder}/{name}".ljust(79), end="", file=sys.stderr, flush=True)
            ana.context.close()
    return taken


def take_moments(browser: Browser, server: Server) -> int:
    """The pictures of the documents: bots play, then Ana takes back her seat and is asked."""
    for game, (players, has_come) in MOMENTS.items():
        ana = User(browser, server)
        table = ana.sit_down(game, players, opponent={"kind": "bot", "bot": "expert"}, title="Friday")
        ana.request("POST", f"/tables/{table}/leave")
        while not has_come(ana.state(table)["view"]):
            ana.page.wait_for_timeout(POLL_MS)
        ana.request("POST", f"/tables/{table}/return")
        ana.page.reload()
        ana.is_asked(table)
        ana.page.wait_for_timeout(SETTLE_MS)
        ana.page.screenshot(path=DOCUMENTS / f"{game}.png")
        ana.context.close()
    return len(MOMENTS)


def main(take: Callable[[Browser, Server], int]) -> None:
    """Start a server and a browser, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "log")
        server.start()
        try:
            taken = take(browser, server)
        finally:
            server.stop()
    print(f"\n{taken} pictures were taken.", file=sys.stderr)


if __name__ == "__main__":
    main(take_moments if "documents" in sys.argv else take_all)
