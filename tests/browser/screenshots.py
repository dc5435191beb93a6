"""`make screenshots`: pictures of every kind of state, at both sizes, in both themes, into screenshots/."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import launched
from tests.browser.positions import by_question, late
from tests.browser.visitor import DESKTOP, GLANCE_MS, NEWS, PHONE, Visitor
from tests.server.process import Server

FOLDER = Path("screenshots")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
ALL = ("tribes", "prophecies", "buildings", "quick_actions")
TABLES = [("tzolkin", 4, ()), ("tzolkin", 5, ALL), ("mexica", 3, ()), ("mexica", 2, ())]
PAGES = {"home": "/", "rules": "/rules/tzolkin/placing", "replay": "/replay"}
SETTLE_MS = 600


def pictures(ana: Visitor) -> Iterator[str]:
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
        for question, position in by_question(game, players, modules).items():
            ana.sit_down_at(game, position, players)
            yield f"{kind}-{question}"
        table = ana.sit_down_at(game, late(game, players, modules), players)
        ana.is_asked(table)
        ana.page.keyboard.press("h")
        ana.page.wait_for_selector(".hint ol")
        yield f"{kind}-hint"
        play_on(ana, table, until_told=True)
        yield f"{kind}-told"
        play_on(ana, table)
        yield f"{kind}-end"
        ana.open(f"/replay/{table}")
        ana.page.wait_for_selector("h1")
        yield f"{kind}-replay"
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
    waiting = ana.request("POST", "/tables", {"game": "tzolkin", "seats": seats})
    ana.open(f"/table/{waiting['id']}")
    yield "waiting-room"


def play_on(ana: Visitor, table: str, until_told: bool = False) -> None:
    """Answer whatever is asked until the game is over, or until the page tells of a food day or a scoring."""
    while not (state := ana.state(table))["over"] and not (until_told and ana.page.query_selector(NEWS)):
        if state["decision"] is None:
            ana.page.wait_for_timeout(GLANCE_MS)
            continue
        answer = {"decision": state["decision"], "action": state["choices"][-1]["action"]}
        ana.request("POST", f"/tables/{table}/play", answer)


def take_all(browser: Browser, server: Server) -> int:
    """All pictures; how many there are."""
    taken = 0
    for size, extent in SIZES.items():
        for theme in ("light", "dark"):
            ana = Visitor(browser, server, size=extent, dark=theme == "dark")
            folder = FOLDER / f"{size}-{theme}"
            folder.mkdir(parents=True, exist_ok=True)
            for name in pictures(ana):
                ana.page.wait_for_timeout(SETTLE_MS)
                ana.page.screenshot(path=folder / f"{name}.png")
                taken += 1
                print(f"\r{taken} pictures, {folder}/{name}".ljust(79), end="", file=sys.stderr, flush=True)
            ana.context.close()
    return taken


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "log")
        server.start()
        try:
            taken = take_all(browser, server)
        finally:
            server.stop()
    print(f"\n{taken} pictures are in {FOLDER}/.", file=sys.stderr)


if __name__ == "__main__":
    main()
