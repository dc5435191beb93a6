"""A person at the browser, who clicks only what is lit."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Page

from tests.server.process import Server

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 20_000
LIT = "[data-action]:not([disabled])"
"""What performs an action."""
SETTLED = "document.documentElement.dataset.settled !== 'no'"


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
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self._stream = random.Random(seed)

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

    def click_something(self) -> str:
        """Click one of the lit things; the action."""
        element = self._stream.choice(self.lit())
        action = element.get_attribute("data-action") or ""
        element.click()
        return action

    def play_to_the_end(self, table: str, most: int = 3000) -> int:
        """Click lit things until the game is over; the number of clicks."""
        clicks = 0
        while not self.wait_for_turn():
            self.click_something()
            clicks += 1
            assert clicks < most, "the game does not end"
        assert self.state(table)["over"]
        return clicks

    def wait_for_turn(self) -> bool:
        """Wait until something is lit, or the game is over (True)."""
        self.page.wait_for_selector(f"{LIT}, [data-over]", state="attached")
        return self.page.query_selector("[data-over]") is not None
