"""A person at the browser, who clicks only what is lit."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Error, Page

from tests.server.process import Server

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TIMEOUT_MS = 60_000
"""Longer than anything takes on a slow machine: what lasts so long hangs."""
LIT = "[data-action]:not([disabled])"
"""What performs an action."""
SEVERAL = "[data-actions]"
"""What performs several, one after the other."""
WHAT = "({dataset: {action, actions, mode}}) => action ?? actions ?? mode ?? ''"
"""What an element is there for."""
FOCUSED = f"({WHAT})(document.activeElement)"
ACTIONS = "elements => elements.map(element => element.dataset.action)"
SHOWN = "document.querySelector('[data-seq]')?.dataset.seq"
"""The row of the record that the table on show ends with."""
RESTING = "document.querySelector('[data-seq][aria-busy=false]')?.dataset.seq"
"""The same, but nothing while a change is on its way."""
UNTIL_RESTING = "() => !document.querySelector('[aria-busy=true]')"
LIT_NOW = f"body:not(:has([aria-busy=true])) {LIT}:visible"
MODES = "[data-mode]:not([data-action]):not([aria-disabled=true])"
"""What only chooses which actions are shown: it performs none."""
NEWS = "dialog[open]:not(:has([data-action]))"
"""News of a food day or a scoring, which asks for nothing but to be closed."""
ASKED = "dialog[open]:has([data-mode=keep])"
"""The question before something is thrown away; what lies under it cannot be reached."""
SOUND_SETTLED = "localStorage['sacbe-sound'] ??= 'off'"
"""Sound is asked for at a first table only."""
POLL_MS, POLLS, ROUNDS = 50, 40, 30
OPPONENT = {"kind": "bot", "bot": "greedy"}
"""Quick, and it brings a game to its end; random bots wander."""
CLICK_MS = 3_000
"""Something lit may lie under something else; then another is tried."""
MAX_ACTIONS = 3_000


class User:
    """One browser window with cookies of its own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        motion: bool = False,
        seed: int = 1,
        knows_sound: bool = True,
    ) -> None:
        is_phone = size["width"] < 600
        self.server = server
        self.context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            is_mobile=is_phone,
            has_touch=is_phone,
            device_scale_factor=2 if is_phone else 1,
        )
        if knows_sound:
            self.context.add_init_script(SOUND_SETTLED)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT_MS)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._note)
        self._stream = random.Random(seed)

    def _note(self, said: ConsoleMessage) -> None:
        """What the page says of faults."""
        if said.type == "error":
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

    def sit_down(
        self,
        game: str,
        players: int,
        modules: Sequence[str] = (),
        opponent: dict[str, str] = OPPONENT,
        **fields: Any,
    ) -> str:
        """A table against bots, open in the window; its id."""
        self.request("POST", "/guests", {"name": "Ana"})
        bots = [opponent] * (players - 1)
        wanted = {"game": game, "seats": [{"kind": "me"}, *bots], "modules": list(modules), **fields}
        table: str = self.request("POST", "/tables", wanted)["id"]
        self.open(f"/table/{table}")
        return table

    def sit_down_at(self, game: str, position: Any, players: int) -> str:
        """A table that begins from a position, open in the window; its id."""
        bots = [OPPONENT] * (players - 1)
        wanted = {"game": game, "seats": [{"kind": "me"}, *bots], "position": position}
        table: str = self.request("POST", "/tables", wanted)["id"]
        self.open(f"/table/{table}")
        return table

    def open(self, path: str) -> None:
        """Go to an address of the page."""
        self.page.goto(self.server.url + path)

    def write_at(self, percent: int) -> None:
        """Choose the size of text, as the settings do; from the next page on."""
        self.page.add_init_script(f"localStorage.setItem('sacbe-text-size', '{percent}')")

    # At the table.

    def state(self, table: str) -> Any:
        """The table as the server shows it to this window."""
        return self.request("GET", f"/tables/{table}/state")

    def settled(self, table: str) -> Any:
        """Wait until the window shows the table as the server has it and nothing is under way; the table."""
        for _ in range(ROUNDS * POLLS):
            shown, state = self.page.evaluate(RESTING), self.state(table)
            self.page.wait_for_timeout(POLL_MS)
            if shown == self.page.evaluate(RESTING) == str(state["seq"]):
                return state
        raise AssertionError(f"row {self.page.evaluate(SHOWN)} is shown, the server has {self.state(table)}")

    def lit(self) -> list[ElementHandle]:
        """Everything visible that performs actions, or shows others."""
        within = self.page.query_selector(ASKED) or self.page
        return within.query_selector_all(f":is({LIT}, {SEVERAL}, {MODES}):visible")

    def is_lit(self) -> bool:
        """Is anything lit, and no answer on its way? News is closed first."""
        if self.page.query_selector(NEWS):
            self.page.keyboard.press("Escape")
        return self.page.query_selector(LIT_NOW) is not None

    def offered(self) -> set[str]:
        """The actions that can be seen."""
        return set(self.page.eval_on_selector_all(f"{LIT}:visible", ACTIONS))

    def unseen(self, legal: set[str]) -> set[str]:
        """Those of the legal actions that cannot be seen, not even behind a button that shows others."""
        left = legal - self.offered()
        for name in {mode.get_attribute("data-mode") for mode in self.page.query_selector_all(MODES)}:
            shows = f"[data-mode={name}]:visible"
            if left and self.page.query_selector(shows):
                self.page.click(shows)
                left -= self.offered()
                self.page.keyboard.press("Escape")
        return left

    def is_asked(self, table: str) -> bool:
        """Wait until something is lit; False if the game is over instead."""
        self.page.bring_to_front()
        for _ in range(ROUNDS):
            for _ in range(POLLS):
                if self.is_lit():
                    return True
                self.page.wait_for_timeout(POLL_MS)
            if self.state(table)["over"]:
                return False
        asked, shown = self.state(table), self.page.evaluate(SHOWN)
        raise AssertionError(f"nothing is lit at row {shown} of {asked['seq']}, asked: {asked['to_act']}")

    def click_something(self) -> str:
        """Click one of the lit things; the action."""
        return self._take(lambda element: element.click(timeout=CLICK_MS))

    def tap_something(self) -> str:
        """The same with a finger; what a first tap only shows, the second does."""
        return self._take(self._tap)

    def _tap(self, element: ElementHandle) -> None:
        before = self.page.evaluate(SHOWN)
        element.tap(timeout=CLICK_MS)
        self.page.wait_for_function(UNTIL_RESTING)
        is_shown = self.page.evaluate(SHOWN) == before and not element.get_attribute("data-mode")
        if is_shown and element.is_visible():
            element.tap(timeout=CLICK_MS)

    def press_something(self) -> str:
        """The same by keyboard: move to it with the arrow keys, or to the answer of a question; Enter."""
        if asked := self.page.query_selector(f"{ASKED} [data-action]"):
            asked.focus()
        for _ in range(0 if asked else self._stream.randrange(1, 12)):
            self.page.keyboard.press("ArrowRight")
        chosen: str = self.page.evaluate(FOCUSED)
        if chosen:
            self.page.keyboard.press("Enter")
        return chosen

    def _take(self, touch: Callable[[ElementHandle], None]) -> str:
        lit = self.lit()
        if not lit:
            return ""
        element = self._stream.choice(lit)
        # The table may have changed under the hand; then it is looked at again.
        with suppress(Error):
            chosen: str = element.evaluate(WHAT)
            touch(element)
            return chosen
        return ""

    def play_to_the_end(self, table: str, touch: Callable[[], str] | None = None) -> int:
        """Take lit things until the game is over; how many were taken."""
        taken, taken_at = 0, time.monotonic()
        while self.is_asked(table):
            if (touch or self.click_something)():
                taken, taken_at = taken + 1, time.monotonic()
            is_stuck = time.monotonic() - taken_at > TIMEOUT_MS / 1000
            assert not is_stuck and taken < MAX_ACTIONS, f"stuck after {taken} at {self.offered()}"
        return taken
