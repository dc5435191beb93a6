"""How much does the page work while the turns of others are shown? Measured by Chromium's own trace.

Run `python -m benchmarks.page`; it looks at a round of bots late in a game. Times are those that the page's
main thread spent on the processor: other work on the machine changes them less than the clock. A frame is
everything up to the moment it is handed over to be drawn: script, style and layout, with painting apart.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.chromium import launched
from tests.browser.positions import late
from tests.browser.user import User
from tests.server.process import Server

Trace = list[dict[str, Any]]
GAMES = (("tzolkin", 4), ("mexica", 4))
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
FRAME = "Commit"
"""What ends a frame: it is handed over to be drawn."""
TASK = "RunTask"
PARTS = {
    "script": {
        "EvaluateScript",
        "EventDispatch",
        "FireAnimationFrame",
        "FunctionCall",
        "RunMicrotasks",
        "TimerFire",
        "V8.GC_SCAVENGER",
    },
    "style": {"UpdateLayoutTree", "RecalculateStyles"},
    "layout": {"Layout"},
    "paint": {"PrePaint", "Paint", "Layerize", "Commit", "CompositeLayers", "RasterTask"},
}
"""Names in the trace by what they are; what lies within another of them is counted there."""


def main_thread(trace: Trace) -> Trace:
    """The events of the page's main thread that took time, in their order."""
    where = statistics.mode((event["pid"], event["tid"]) for event in trace if event["name"] == FRAME)
    mine = [event for event in trace if (event["pid"], event["tid"]) == where]
    return sorted((event for event in mine if "dur" in event), key=_begin)


def _begin(event: dict[str, Any]) -> float:
    begin: float = event["ts"]
    return begin


def milliseconds(event: dict[str, Any]) -> float:
    """How long the processor worked on an event."""
    worked: float = event.get("tdur", event["dur"])
    return worked / 1000


def frames(events: Trace) -> Iterator[dict[str, float]]:
    """For each frame the milliseconds of each part."""
    spent: dict[str, float] = dict.fromkeys(PARTS, 0.0)
    until = 0.0
    for event in events:
        if event["name"] == FRAME:
            yield spent
            spent = dict.fromkeys(PARTS, 0.0)
        part = next((part for part, names in PARTS.items() if event["name"] in names), None)
        if part is None or event["ts"] < until:
            if part in ("style", "layout"):
                # Asked for by a script, within whose time it lies.
                spent[part] += milliseconds(event)
                spent["script"] -= milliseconds(event)
            continue
        spent[part] += milliseconds(event)
        until = event["ts"] + event["dur"]


def measured(browser: Browser, server: Server, game: str, players: int) -> dict[str, float]:
    """One round of bots, late in a game."""
    ana = User(browser, server, motion=True)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, players), players)
    ana.is_asked(table)

    def act(is_last: bool) -> None:
        """Play the own turn up to its end, or end it, so that the others act."""
        while True:
            state = ana.state(table)
            legal = [choice["action"] for choice in state["choices"]]
            is_end = "end_turn" in legal
            if is_end and not is_last:
                ana.settled(table)
                return
            action = "end_turn" if is_end else legal[0]
            ana.request("POST", f"/tables/{table}/play", {"decision": state["decision"], "action": action})
            if is_end:
                return

    act(is_last=False)
    browser.start_tracing(page=ana.page, categories=CATEGORIES)
    act(is_last=True)
    ana.page.wait_for_selector("[aria-busy=true]", state="attached")
    ana.settled(table)
    events = main_thread(json.loads(browser.stop_tracing())["traceEvents"])
    ana.context.close()
    worked = [one for one in frames(events) if sum(one.values()) > 0]
    scripted = sorted(one["script"] + one["style"] + one["layout"] for one in worked)
    tasks = sorted(milliseconds(event) for event in events if event["name"].endswith(TASK))
    return {
        "frames": len(worked),
        "frame p50": statistics.median(scripted),
        "frame p95": scripted[int(len(scripted) * 0.95)],
        "frame max": scripted[-1],
        "over 8 ms": sum(time > 8 for time in scripted),
        "paint p50": statistics.median(one["paint"] for one in worked),
        "task max": tasks[-1],
        "over 50 ms": sum(time > 50 for time in tasks),
    }


def main() -> None:
    """Measure both games, a few rounds of each, and print the median of each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/page.db", Path(folder) / "server.log")
        server.start()
        with launched() as browser:
            for game, players in GAMES:
                found = [measured(browser, server, game, players) for _ in range(rounds)]
                middle = {key: round(statistics.median(one[key] for one in found), 1) for key in found[0]}
                print(json.dumps({"game": game, "players": players, "load": os.getloadavg()[0], **middle}))
        server.stop()


if __name__ == "__main__":
    main()
