"""A person at the browser, who clicks only what is lit."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Error, Page, TimeoutError

from tests.server.process import Server

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 20_000
LIT = "[data-action]:not([disabled])"
"""What performs an action."""
MODES = "[data-mode]"
"""What only chooses which actions are shown: it performs none."""
NEWS = "dialog[open]:not(:has([data-action]))"
"""What tells of a food day or a scoring, and asks for nothing but to be closed."""
ROUND_MS, ROUNDS = 2_000, 15
CLICK_MS = 3_000
PATIENT = 20
"""So often in a row something lit may slip away under the hand."""
MOST = 3_000


class Visitor:
    """One browser window with cookies of its own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        seed: int = 1,
    ) -> None:
        is_phone = size["width"] < 600
        self.server = server
        self.context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            is_mobile=is_phone,
            has_touch=is_phone,
            device_scale_factor=2 if is_phone else 1,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._note)
        self._stream = random.Random(seed)

    def _note(self, said: ConsoleMessage) -> None:
        """What the page says of faults; that a stranger is not signed in is none."""
        if said.type == "error" and "401" not in said.text:
            self.faults.append(said.text)

    def close(self) -> None:
        """Leave; the page must have had no fault."""
        self.context.close()
        assert not self.faults, self.faults

    # At the server, without the page.

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something with this window's cookie."""
        answer = self.context.request.fetch(
            f"{self.server.url}/api{path}", method=method, data=body, headers={"x-sacbe": "1"}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def sit_down(self, game: str, players: int, modules: Sequence[str] = (), **fields: Any) -> str:
        """A table against bots, open in the window; its id."""
        self.request("POST", "/guests", {"name": "Ana"})
        bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
        wanted = {"game": game, "seats": [{"kind": "me"}, *bots], "modules": list(modules), **fields}
        table: str = self.request("POST", "/tables", wanted)["id"]
        self.open(f"/table/{table}")
        return table

    def sit_down_at(self, game: str, position: Any, players: int) -> str:
        """A table that begins from a position, open in the window; its id."""
        bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
        wanted = {"game": game, "seats": [{"kind": "me"}, *bots], "position": position}
        table: str = self.request("POST", "/tables", wanted)["id"]
        self.open(f"/table/{table}")
        return table

    def open(self, path: str) -> None:
        """Go to an address of the page."""
        self.page.goto(self.server.url + path)

    # At the table.

    def state(self, table: str) -> Any:
        """The table as the server tells it to this window."""
        return self.request("GET", f"/tables/{table}/state")

    def lit(self) -> list[ElementHandle]:
        """Everything visible that performs an action."""
        return [element for element in self.page.query_selector_all(LIT) if element.is_visible()]

    def offered(self) -> set[str]:
        """The actions that can be seen."""
        return {element.get_attribute("data-action") or "" for element in self.lit()}

    def offered_in_all_modes(self) -> set[str]:
        """The actions that can be seen now, or after one of the buttons that only choose what is shown."""
        found = self.offered()
        names = [mode.get_attribute("data-mode") for mode in self.page.query_selector_all(MODES)]
        for name in dict.fromkeys(names):
            with suppress(Error):
                self.page.click(f"[data-mode={name}]:visible", timeout=CLICK_MS)
                found |= self.offered()
                self.page.keyboard.press("Escape")
        return found

    def is_asked(self, table: str) -> bool:
        """Wait until something is lit; False if the game is over instead."""
        for _ in range(ROUNDS):
            with suppress(TimeoutError):
                self.page.wait_for_selector(f"{LIT}, {NEWS}", timeout=ROUND_MS)
                if self.page.query_selector(NEWS):
                    self.page.keyboard.press("Escape")
                    continue
                return True
            if self.state(table)["over"]:
                return False
        raise AssertionError("nothing is lit, and the game is not over")

    def click_something(self) -> str:
        """Click one of the lit things; the action."""
        return self._take(lambda element: element.click(timeout=CLICK_MS))

    def tap_something(self) -> str:
        """The same with a finger; what a first tap only shows, the second does."""
        return self._take(lambda element: element.tap(timeout=CLICK_MS))

    def press_something(self) -> str:
        """The same by keyboard: walk to it with the arrow keys, and press Enter."""
        for _ in range(self._stream.randrange(1, 12)):
            self.page.keyboard.press("ArrowRight")
        action: str = self.page.evaluate("document.activeElement.dataset.action ?? ''")
        if action:
            self.page.keyboard.press("Enter")
        return action

    def _take(self, touch: Callable[[ElementHandle], None]) -> str:
        lit = self.lit()
        if not lit:
            return ""
        element = self._stream.choice(lit)
        # The table may have changed under the hand; then it is looked at anew.
        with suppress(Error):
            action = element.get_attribute("data-action") or ""
            touch(element)
            return action
        return ""

    def play_to_the_end(self, table: str, touch: Callable[[], str] | None = None) -> int:
        """Take lit things until the game is over; how many were taken."""
        taken = failed = 0
        while self.is_asked(table):
            if (touch or self.click_something)():
                taken, failed = taken + 1, 0
            else:
                failed += 1
            assert failed < PATIENT and taken < MOST, f"stuck after {taken} at {self.offered()}"
        return taken
