"""Follow a table live as a spectator, and print the events of each entry: stream.py URL TABLE.

If the connection breaks, it connects again and resumes after the last entry seen (docs/protocol.md).
"""

from __future__ import annotations

import argparse
import json
import time
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosedError, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

PAUSE = 1.0
"""Seconds before it connects again."""


def main() -> None:
    """Everything that happens at the table, from its beginning."""
    parser = argparse.ArgumentParser(description="Follow a table live.")
    parser.add_argument("url", metavar="URL", help="for example http://127.0.0.1:8000")
    parser.add_argument("table", metavar="TABLE", help="the id of the table")
    args = parser.parse_args()
    live = f"{args.url.replace('http', 'ws', 1)}/api/tables/{args.table}/live"
    seen, over = 0, False
    while not over:
        try:
            with connect(f"{live}?after={seen}", max_size=None) as socket:
                seen, over = follow(socket, seen)
        except (OSError, InvalidHandshake, InvalidURI):
            raise SystemExit(f"{live} cannot be reached.") from None
        time.sleep(0 if over else PAUSE)


def follow(socket: ClientConnection, seen: int) -> tuple[int, bool]:
    """Print what comes until the game or the connection ends; the last entry seen, and is the game over?"""
    with suppress(ConnectionClosedError):
        for text in socket:
            message = json.loads(text)
            if message["type"] == "problem":
                raise SystemExit(message["detail"])
            for entry in message.get("entries", ()):
                show(entry)
                seen = entry["seq"]
            if message["type"] == "update" and message["table"]["over"]:
                return seen, True
    return seen, False


def show(entry: dict[str, Any]) -> None:
    """One entry and its events, each on a line."""
    print(f"{entry['seq']:5} {entry['kind']}", *entry.get("data", {}).values())
    for event in entry["events"]:
        particulars = [f"{key} {value}" for key, value in event.items() if key != "event"]
        print("     ", event["event"], *particulars)


if __name__ == "__main__":
    main()
