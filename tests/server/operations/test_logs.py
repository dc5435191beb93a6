"""The log is one JSON object a line, and tells what a fault was about."""

from __future__ import annotations

import datetime
import io
import json
import logging
import sqlite3
import sys
from typing import Any

import pytest

from sacbe.server.operations.logs import Lines, Seldom
from tests.server.client import Person, Problem
from tests.server.process import Server


def lines(server: Server) -> list[dict[str, Any]]:
    """What the log says, behind the greeting."""
    greeting, *rest = server.log.read_text().splitlines()
    assert greeting.startswith("Sacbe is at ")
    return [json.loads(line) for line in rest]


def test_the_log_has_one_line_for_the_start(server: Server) -> None:
    (line,) = [line for line in lines(server) if line["message"] == "the server has started"]
    assert (line["level"], line["logger"]) == ("info", "sacbe.server")
    assert datetime.datetime.fromisoformat(line["time"]).tzinfo is not None


def test_a_fault_gives_the_client_one_sentence_and_the_log_table_and_traceback(
    server: Server,
) -> None:
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "bot"])
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30) as behind_its_back:
        behind_its_back.execute("ALTER TABLE rows RENAME TO lost")
    try:
        with pytest.raises(Problem, match="The server made a mistake") as fault:
            ana.at(table, "chat", text="hello")
    finally:
        with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30) as behind_its_back:
            behind_its_back.execute("ALTER TABLE lost RENAME TO rows")
    assert fault.value.kind == "fault"
    (line,) = [line for line in lines(server) if line["message"] == "a request failed"]
    assert (line["level"], line["table"]) == ("error", table)
    assert "no such table: rows" in line["exception"]
    ana.at(table, "chat", text="hello")


def test_a_line_stays_one_line_whatever_it_contains() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Lines())
    log = logging.Logger("sacbe.test")
    log.addHandler(handler)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        log.warning("a bot\n%s", "failed", exc_info=sys.exc_info(), extra={"table": "ab", "seat": 2})
    log.info("nothing in particular")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert (first["message"], first["table"], first["seat"]) == ("a bot\nfailed", "ab", 2)
    assert "ValueError: two\nlines" in first["exception"]
    assert set(second) == {"time", "level", "logger", "message"}


class Written:
    """A log in memory, with a clock that is set by hand."""

    def __init__(self) -> None:
        self.text, self.time = io.StringIO(), 1000.0
        handler = logging.StreamHandler(self.text)
        handler.setFormatter(Lines())
        handler.addFilter(Seldom(lambda: self.time))
        self.log = logging.Logger("sacbe.test")
        self.log.addHandler(handler)

    def lines(self) -> list[dict[str, Any]]:
        """What was written."""
        return [json.loads(line) for line in self.text.getvalue().splitlines()]


def test_a_line_copies_little_of_what_others_send() -> None:
    written = Written()
    path = "/" + "a" * 100_000
    try:
        raise ValueError(path)
    except ValueError:
        written.log.exception("nothing is at %s", path)
    (line,) = written.lines()
    assert len(line["message"]) < 600 and len(line["exception"]) < 9_000
    assert line["message"].startswith("nothing is at /aaa") and "Traceback" in line["exception"]


def test_an_outage_is_one_line_a_minute_without_a_traceback_and_a_fault_a_line_each_time() -> None:
    written = Written()
    for _ in range(3):
        for _ in range(40):
            try:
                raise ConnectionRefusedError("nobody listens")
            except OSError:
                written.log.exception("a bot failed", extra={"table": "ab"})
            written.time += 0.1
        written.time += 60
    first, *later = written.lines()
    assert (first["message"], first["level"], first["table"]) == (
        "a bot failed: nobody listens",
        "warning",
        "ab",
    )
    assert "times" not in first and "exception" not in first
    assert [line["times"] for line in later] == [40, 40]
    for _ in range(5):
        written.log.error("a request failed", exc_info=ValueError("wrong"))
    assert len([line for line in written.lines() if "exception" in line]) == 5
