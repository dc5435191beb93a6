"""Play a whole game on a server by its HTTP API alone, choosing at random: client.py URL GAME.

A guest sets up a table with bots, answers its decisions, and prints the scores (docs/protocol.md).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import httpx

PAUSE = 0.02
"""Seconds between two looks at the table while others are asked."""


Choose = Callable[[dict[str, Any]], str]
"""The action to take at a table that asks."""


def at_random(table: dict[str, Any]) -> str:
    """Any of the choices."""
    action: str = random.choice(table["choices"])["action"]
    return action


def main(name: str = "Random guest", choose: Choose = at_random) -> None:
    """One game from the guest to the scores."""
    parser = argparse.ArgumentParser(description="Play a game on a server.")
    parser.add_argument("url", metavar="URL", help="for example http://127.0.0.1:8000")
    parser.add_argument("game", metavar="GAME", help="for example tzolkin")
    parser.add_argument("--modules", metavar="A,B", default="", help="optional rules, by name")
    parser.add_argument("--players", metavar="N", type=int, default=2, help="default: 2")
    args = parser.parse_args()
    with httpx.Client(base_url=args.url, headers={"x-sacbe": "1"}, timeout=30) as server:
        ask(server, "POST", "/api/guests", {"name": name})
        seats = [{"kind": "me"}, *({"kind": "bot"} for _ in range(args.players - 1))]
        modules = [name for name in args.modules.split(",") if name]
        table = ask(server, "POST", "/api/tables", {"game": args.game, "seats": seats, "modules": modules})
        print(f"Table {table['id']}")
        end = play(server, f"/api/tables/{table['id']}", choose)
        for seat, points in zip(table["seats"], end["scores"], strict=True):
            print(f"{seat['name']}: {points:g}")


def play(server: httpx.Client, path: str, choose: Choose) -> dict[str, Any]:
    """Answer every question until the game is over; the table at its end."""
    while True:
        table: dict[str, Any] = ask(server, "GET", f"{path}/state")
        if table["over"]:
            return table
        if table["decision"] is None:
            time.sleep(PAUSE)
            continue
        ask(server, "POST", f"{path}/play", {"decision": table["decision"], "action": choose(table)})


def ask(server: httpx.Client, method: str, path: str, body: object = None) -> Any:
    """One request; what the server refuses ends the program with its sentence."""
    response = server.request(method, path, json=body)
    if response.is_error:
        raise SystemExit(f"{method} {path}: {response.json()['detail']}")
    return response.json()


if __name__ == "__main__":
    main()
