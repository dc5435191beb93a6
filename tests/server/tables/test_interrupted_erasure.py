"""A deletion of a person that is interrupted at any statement can be asked for again, and leaves nothing."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from sacbe.server.protocol.requests import Join, NewSeat, NewTable
from sacbe.server.storage.models import Base, User
from sacbe.server.tables import commands, erasure, seating
from tests.server.in_process import Worker, begun, worker

NAME, WORDS = "Xiuhcoatl", "my obsidian secret"


class Interrupted(Exception):
    """The power went out."""


async def _set_up(at: Worker) -> str:
    """A person at a game, at an open table, at one of their own, and in the chat of each; the id."""
    playing, (ana, ben) = await begun(at, "mexica", 2)
    ana = await at.people.change(ana, NAME, None)
    three = NewTable("mexica", [NewSeat("me"), NewSeat("open"), NewSeat("open")])
    waiting = await seating.create(at.tables, ben, three)
    await seating.join(at.tables, ana, waiting.id, Join())
    alone = await seating.create(at.tables, ana, NewTable("mexica", [NewSeat("me"), NewSeat("open")]))
    for table in (playing, waiting.id, alone.id):
        await commands.chat(at.tables, ana, table, WORDS)
    await at.people.sign_ins.begin(ana, "browser")
    await at.people.sign_ins.make_token(ana, "bot")
    return ana.id


async def _interrupted_at(at: Worker, user: str, number: int) -> bool:
    """Erase a person, but fail at a statement; was there such a statement?"""
    left = number

    def fail(*ignored: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise Interrupted

    event.listen(at.engine.sync_engine, "before_cursor_execute", fail)
    try:
        await erasure.erase(at.tables, user)
    except Interrupted:
        return True
    finally:
        event.remove(at.engine.sync_engine, "before_cursor_execute", fail)
    return False


async def _stored(at: Worker) -> str:
    async with at.engine.connect() as connection:
        found = [
            str(dict(row))
            for table in Base.metadata.sorted_tables
            if table.name != "notices"
            for row in (await connection.execute(table.select())).mappings()
        ]
    return "\n".join(found)


@pytest.mark.long
def test_an_erasure_that_was_interrupted_is_finished_by_another(tmp_path: Path) -> None:
    """The tables can be opened afterwards, and their rows have no gap."""
    begin = tmp_path / "begin.db"

    async def prepare() -> str:
        async with worker(f"sqlite:///{begin}") as at:
            return await _set_up(at)

    async def interrupt(number: int) -> bool:
        file = tmp_path / f"{number}.db"
        shutil.copy(begin, file)
        async with worker(f"sqlite:///{file}") as at:
            was_interrupted = await _interrupted_at(at, user, number)
        async with worker(f"sqlite:///{file}") as at:
            async with at.tables.store.db_sessions() as session:
                is_there = await session.scalar(select(User.id).where(User.id == user)) is not None
            if is_there:
                await erasure.erase(at.tables, user)
            stored = await _stored(at)
            for text in (NAME, WORDS, user):
                assert text not in stored, (number, text)
        file.unlink()
        return was_interrupted

    user = asyncio.run(prepare())
    number = 0
    while asyncio.run(interrupt(number)):
        number += 1
    assert number > 30
