"""The log: one JSON object a line on the standard error, with the table and the seat it is about.

What comes in floods is written once a minute: outages of the database, and what uvicorn says of bad requests.
"""

from __future__ import annotations

import datetime
import json
import logging
import sys
import time
from collections.abc import Callable

from sacbe.server.storage import outages

ABOUT = ("table", "seat", "address", "times")
"""What a line may be about, given as `extra` where it is written; `times`: how many lines it stands for."""
SELDOM = {"is_seldom": True}
"""The `extra` of a line that would come in floods."""
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access")
MAX_MESSAGE, MAX_EXCEPTION = 500, 8000
"""Characters of what others sent that a line may copy."""
MINUTE = 60.0


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, what it is about, and the traceback of a fault."""
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, object] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _short(record.getMessage(), MAX_MESSAGE),
        }
        line |= {name: getattr(record, name) for name in ABOUT if getattr(record, name, None) is not None}
        if record.exc_info:
            line["exception"] = _short(self.formatException(record.exc_info), MAX_EXCEPTION)
        return json.dumps(line, ensure_ascii=False, default=str)


def _short(text: str, most: int) -> str:
    """A text without its middle, if it is too long."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"


class Seldom(logging.Filter):
    """Lets what comes in floods through once a minute, an outage of the database as a line of its own."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._written: dict[tuple[str, str], float] = {}
        self._held: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Shall a record be written?"""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and outages.is_outage(error):
            key = (record.name, str(record.msg))
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = "%s: %s", (record.getMessage(), outages.reason(error))
            record.exc_info = record.exc_text = None
            return self._is_due(record, key)
        is_of_uvicorn = record.name in UVICORN and record.levelno <= logging.WARNING
        is_seldom = is_of_uvicorn or getattr(record, "is_seldom", False)
        return not is_seldom or self._is_due(record, (record.name, str(record.msg)))

    def _is_due(self, record: logging.LogRecord, key: tuple[str, str]) -> bool:
        """Has there been no such line for a minute? The line then says how many it stands for."""
        now, held = self._now(), self._held.get(key, 0) + 1
        is_due = now - self._written.get(key, -MINUTE) >= MINUTE
        if is_due:
            self._written[key] = now
            record.times = held if held > 1 else None
        self._held[key] = 0 if is_due else held
        return is_due


def begin() -> None:
    """Write everything as such lines: Sacbe's own, and the faults of libraries."""
    root = logging.getLogger()
    if not any(isinstance(found.formatter, Lines) for found in root.handlers):
        lines = logging.StreamHandler(sys.stderr)
        lines.setFormatter(Lines())
        lines.addFilter(Seldom())
        root.addHandler(lines)
    logging.getLogger("sacbe").setLevel(logging.INFO)
    for name in UVICORN:
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
