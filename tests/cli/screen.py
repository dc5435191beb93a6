"""Programs on a terminal of their own, and what the screen shows."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys

STILL_SECONDS = 2.0
"""A program that writes nothing for so long waits for something."""


def on_terminal(
    *arguments: str, typed: str = "", interrupt: bool = False, **settings: str
) -> tuple[int, str]:
    """Run Python on a terminal; its exit code and what the screen got.

    What is typed, and the interrupt, come after the first prompt.
    """
    ours, theirs = pty.openpty()
    env = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    process = subprocess.Popen(
        [sys.executable, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**env, "TERM": "xterm", "COLUMNS": "100", **settings},
        start_new_session=True,
    )
    os.close(theirs)
    screen, is_prompted = b"", not (typed or interrupt)
    while True:
        if not is_prompted and screen.endswith(b"> "):
            is_prompted = True
            os.write(ours, typed.encode())
            if interrupt:
                process.send_signal(signal.SIGINT)
        if not select.select([ours], [], [], STILL_SECONDS)[0]:
            # An interrupt just before the program waits for a line is noticed only at the next one.
            if interrupt and is_prompted:
                process.send_signal(signal.SIGINT)
            continue
        try:
            part = os.read(ours, 65536)
        except OSError:  # the other side is closed
            break
        if not part:
            break
        screen += part
    os.close(ours)
    return process.wait(timeout=60), screen.decode()
