"""Players who play on whatever happens to the line, and who keep every receipt to compare it at the end."""

from __future__ import annotations

import threading
import time
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Choose, Json, Person, Problem, Wire
from tests.server.process import PATIENCE

LOST = (httpx.TransportError, WebSocketException, OSError, EOFError)
"""How a line breaks."""


class Player:
    """Somebody at a table: what was answered, what was acknowledged, what was received."""

    def __init__(self, person: Person, table: str, choose: Choose) -> None:
        self.person, self.table, self.choose = person, table, choose
        self.was_acknowledged = threading.Event()
        self._answered: set[int] = set()
        """The decisions that were answered, with or without a receipt."""
        self._receipts: list[Json] = []
        self._received: list[Json] = []
        self._fault: Exception | None = None

    def begin(self, is_ending: threading.Event) -> None:
        """Play in a thread until told to end."""
        self._is_ending = is_ending
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._is_ending.is_set():
            try:
                self._play_on()
            except LOST:
                time.sleep(0.1)
            except Problem as refused:
                # An answer that was stored, though its receipt was lost, is refused when it is sent again.
                if refused.kind != "stale":
                    self._fault = refused
                    return

    def _play_on(self) -> None:
        """Play until the line breaks or the end has come."""
        raise NotImplementedError

    def _acknowledge(self, receipt: Json) -> None:
        self._receipts.append(receipt)
        self.was_acknowledged.set()

    def end(self) -> None:
        """Stop playing; what was acknowledged and received is stored, and each answer counts once."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive() and self._fault is None, self._fault
        stored, seen = self.person.entries(self.table), self.person.state(self.table)
        assert [entry["seq"] for entry in stored] == list(range(1, len(stored) + 1))
        assert self._receipts
        for receipt in self._receipts:
            assert stored[receipt["seq"] - 1] == receipt
        assert self._received == stored[: len(self._received)]
        own = [entry for entry in stored if entry["kind"] == "play" and entry["seat"] == seen["seat"]]
        assert len(own) == len(self._answered - {seen["decision"]})


class LivePlayer(Player):
    """A player over a WebSocket, who connects again behind the last row received."""

    def _play_on(self) -> None:
        wire = self.person.wire(self.table, self._received[-1]["seq"] if self._received else 0)
        try:
            while not self._is_ending.is_set() and not wire.table["over"]:
                self._go_on(wire)
        finally:
            self._received += wire.entries
            wire.cut()
        self._is_ending.wait()

    def _go_on(self, wire: Wire) -> None:
        if (decision := wire.table["decision"]) is None:
            with suppress(TimeoutError):
                wire.receive(0.2)
            return
        self._answered.add(decision)
        number = wire.send("play", decision=decision, action=self.choose(wire.table["choices"]))
        receipt = wire.answer(number)
        self._acknowledge(receipt)
        wire.receive_row(receipt["seq"])


class PlainPlayer(Player):
    """A player over HTTP, who asks how the table stands before every answer."""

    def _play_on(self) -> None:
        while not self._is_ending.is_set():
            seen = self.person.state(self.table)
            self._received += self.person.entries(self.table, len(self._received))
            if (decision := seen["decision"]) is None:
                time.sleep(0.1)
                continue
            self._answered.add(decision)
            action = self.choose(seen["choices"])
            self._acknowledge(self.person.at(self.table, "play", decision=decision, action=action))
