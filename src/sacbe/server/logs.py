"""The log: one JSON object a line on the standard error, with the table and the seat it is about."""

from __future__ import annotations

import datetime
import json
import logging
import sys

ABOUT = ("table", "seat")
"""What a line may be about, given as `extra` where it is written."""
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access")


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, what it is about, and the traceback of a fault."""
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, object] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in ABOUT if getattr(record, name, None) is not None}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin() -> None:
    """Write everything as such lines: what Sacbe says of its work, and what others say of faults."""
    root = logging.getLogger()
    if not any(isinstance(found.formatter, Lines) for found in root.handlers):
        lines = logging.StreamHandler(sys.stderr)
        lines.setFormatter(Lines())
        root.addHandler(lines)
    logging.getLogger("sacbe").setLevel(logging.INFO)
    for name in UVICORN:
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
