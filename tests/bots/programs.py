"""Programs that play, well or badly, each a few lines of Python."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

ANSWERING = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["message"] == "choose":
        print(json.dumps({"action": %s}), flush=True)
"""
GOOD = ANSWERING % 'told["actions"][0]["text"]'
BY_NUMBER = ANSWERING % 'told["actions"][-1]["number"]'
ILLEGAL = ANSWERING % '"sing loudly"'
TRUE = ANSWERING % "True"
NO_JSON = 'print("My pleasure!", flush=True); input(); input(); input()'
NO_OBJECT = 'print("[1]", flush=True); input(); input(); input()'
SILENT = "import time; time.sleep(600)"
MUTE = "import sys; open(%r, 'w'); sys.stdin.read()"
CRASHING = "input(); input(); raise ZeroDivisionError('alas')"
ENDING = ""
DEAF = """
import time
while True:
    print('{"action": "end_turn"}', flush=True)
    time.sleep(0.01)
"""


def program(folder: Path, source: str) -> str:
    """The name of a bot that runs a source."""
    path = folder / "a bot.py"
    path.write_text(source, "utf-8")
    return f"program:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
