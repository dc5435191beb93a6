"""A person at a table, as a small typed client: requests over HTTP, live play over a WebSocket."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.process import PATIENCE, Server

Json = dict[str, Any]
Choose = Callable[[list[Json]], str]


class Problem(Exception):
    """The server refused; its problem details."""

    def __init__(self, body: Json) -> None:
        super().__init__(body["detail"])
        self.body = body
        self.kind: str = body["kind"]


def at_random(seed: int) -> Choose:
    """A way to choose among the actions that a seat may answer."""
    stream = random.Random(seed)

    def choose(choices: list[Json]) -> str:
        action: str = stream.choice(choices)["action"]
        return action

    return choose


def eagerly(seed: int) -> Choose:
    """A way to choose what brings most, by which a game ends soon."""
    stream = random.Random(seed)

    def choose(choices: list[Json]) -> str:
        best: Json = max(choices, key=lambda choice: (len(choice.get("brings", ())), stream.random()))
        return str(best["action"])

    return choose


class Person:
    """One guest of the server, known by the cookie that it was given, or by a token."""

    def __init__(self, server: Server, name: str = "Ana", *, token: str | None = None) -> None:
        self.server = server
        self.http = server.stranger()
        self.http.headers["x-sacbe"] = "1"
        if token is not None:
            self.http.headers["authorization"] = f"Bearer {token}"
        else:
            self.id: str = self.post("/api/guests", name=name)["id"]

    def get(self, path: str) -> Any:
        """What is at a path."""
        return self._answered(self.http.get(path))

    def patch(self, path: str, **fields: Any) -> Any:
        """Change something."""
        return self._answered(self.http.patch(path, json=fields))

    def post(self, path: str, **fields: Any) -> Any:
        """Send a request."""
        return self._answered(self.http.post(path, json=fields))

    def put(self, path: str, **fields: Any) -> Any:
        """Put something in the place of another."""
        return self._answered(self.http.put(path, json=fields))

    def delete(self, path: str, **fields: Any) -> Any:
        """Take something away."""
        return self._answered(self.http.request("DELETE", path, json=fields or None))

    def _answered(self, response: httpx.Response) -> Any:
        if response.is_success:
            return response.json()
        raise Problem(problem(response))

    # Tables.

    def new_table(self, game: str, seats: Sequence[str], **fields: Any) -> str:
        """Set up a table; its id."""
        described = [{"kind": kind} for kind in seats]
        table: Json = self.post("/api/tables", game=game, seats=described, **fields)
        return str(table["id"])

    def state(self, table: str) -> Json:
        """The table as this person sees it."""
        seen: Json = self.get(f"/api/tables/{table}/state")
        return seen

    def entries(self, table: str, after: int = 0) -> list[Json]:
        """What happened at a table."""
        rows: list[Json] = self.get(f"/api/tables/{table}/entries?after={after}")
        return rows

    def at(self, table: str, what: str, **fields: Any) -> Json:
        """Do something at a table."""
        done: Json = self.post(f"/api/tables/{table}/{what}", **fields)
        return done

    def asked(self, table: str) -> Json:
        """The table as soon as this person is asked something there, or the game is over."""
        end = time.monotonic() + PATIENCE
        while (seen := self.state(table))["decision"] is None and not seen["over"]:
            assert time.monotonic() < end, f"asked: {seen['to_act']}"
            time.sleep(0.02)
        return seen

    def play_on(self, table: str, choose: Choose, most: int = 10_000) -> list[Json]:
        """Answer over HTTP whatever is asked, until the game is over or so many answers are given."""
        given: list[Json] = []
        while len(given) < most and not (seen := self.asked(table))["over"]:
            given.append(self.at(table, "play", decision=seen["decision"], action=choose(seen["choices"])))
        return given

    def wire(self, table: str, after: int | str = 0) -> Wire:
        """A live connection to a table."""
        return Wire(self, table, after)


class Wire:
    """A WebSocket at one table: everything it received, and the table as of the last update."""

    def __init__(self, person: Person, table: str, after: int | str = 0) -> None:
        self.person, self.id = person, table
        self.entries: list[Json] = []
        self.cards: list[Json] = []
        self.table: Json = {}
        self.people: list[Json] = []
        self.watching = 0
        self.received: list[str] = []
        self._numbers = 0
        self._answers: dict[int | None, Json] = {}
        self.socket = _connect(person, f"/api/tables/{table}/live?after={after}")
        self.receive()

    @property
    def seq(self) -> int:
        """The last row this client knows."""
        return int(self.entries[-1]["seq"]) if self.entries else 0

    def receive(self, patience: float = PATIENCE) -> Json:
        """Wait for one message, and take it in."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.entries += message["entries"]
            self.table = message["table"]
            if "digest" in message:
                self.cards[message["digest"]["first"] :] = message["digest"]["cards"]
        elif message["type"] == "presence":
            self.people, self.watching = message["people"], message["watching"]
        else:
            self._answers[message["id"]] = message
        return message

    def receive_until(self, is_so: Callable[[], bool]) -> None:
        """Receive until something is so."""
        while not is_so():
            self.receive()

    def receive_row(self, seq: int) -> None:
        """Receive until a row has come."""
        self.receive_until(lambda: self.seq >= seq)

    def receive_decision(self) -> None:
        """Receive until this seat is asked, or the game is over."""
        self.receive_until(lambda: self.table["decision"] is not None or self.table["over"])

    def send(self, do: str, **fields: Any) -> int:
        """Send a message without waiting; the number that its answer will bear."""
        self._numbers += 1
        self.socket.send(json.dumps({"do": do, "id": self._numbers, **fields}))
        return self._numbers

    def answer(self, number: int | None) -> Json:
        """The result of what was sent; Problem if it was refused."""
        self.receive_until(lambda: number in self._answers)
        message = self._answers.pop(number)
        if message["type"] == "problem":
            raise Problem(message)
        result: Json = message["result"]
        return result

    def do(self, do: str, **fields: Any) -> Json:
        """Send a message and wait for its result; if it is a row, until the row has come, too."""
        result = self.answer(self.send(do, **fields))
        self.receive_until(lambda: self.table["seq"] >= result.get("seq", 0) <= self.seq)
        return result

    def play(self, choose: Choose) -> Json:
        """Answer the pending decision."""
        return self.do("play", decision=self.table["decision"], action=choose(self.table["choices"]))

    def play_on(self, choose: Choose, most: int = 10_000) -> list[Json]:
        """Answer whatever is asked, until the game is over or so many answers are given."""
        given: list[Json] = []
        while len(given) < most and not self.table["over"]:
            if self.table["decision"] is None:
                self.receive()
            else:
                given.append(self.play(choose))
        return given

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def cut(self) -> None:
        """Lose the connection without closing it."""
        self.socket.socket.close()


def _connect(person: Person, path: str) -> ClientConnection:
    url = person.server.url.replace("http", "ws", 1) + path
    headers = {
        "cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items()),
        **{name: value for name, value in person.http.headers.items() if name == "authorization"},
    }
    return connect(url, additional_headers=headers, max_size=None, legacy=True)


def problem(response: httpx.Response) -> Json:
    """The problem details of an answer: one sentence, and nothing of the server's insides."""
    assert response.headers["content-type"].startswith("application/problem+json"), response.text
    body: Json = response.json()
    assert body["status"] == response.status_code >= 400
    detail = body["detail"]
    assert isinstance(detail, str) and detail.endswith(".") and "\n" not in detail, detail
    assert "Traceback" not in response.text and "site-packages" not in response.text
    return body


__all__ = ["ConnectionClosed", "Json", "Person", "Problem", "Wire", "at_random", "eagerly", "problem"]
