"""How rows get to the disk: in PostgreSQL each in its own transaction, in SQLite in shared transactions.

SQLite has one writer at a time, which waits for the disk at every commit. So all work that arrives during one
commit goes into the next together. A client gets its answer after the commit that holds its change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

Work = Callable[[AsyncSession], Awaitable[None]]
"""What runs in a transaction; it may run again if the transaction failed because of another."""


class Commits(Protocol):
    """A way to run work in a transaction."""

    async def run(self, work: Work) -> None:
        """Do it, and return when it is committed; what it raises is raised, and nothing has changed then."""


class SingleCommits:
    """Each work in a transaction of its own."""

    def __init__(self, db_sessions: async_sessionmaker[AsyncSession]) -> None:
        self._db_sessions = db_sessions

    async def run(self, *works: Work) -> None:
        """Do it, and return when it is committed."""
        async with self._db_sessions() as db:
            for work in works:
                await work(db)
            await db.commit()


class GroupCommits:
    """One writer that runs everything that waits in one transaction."""

    def __init__(self, db_sessions: async_sessionmaker[AsyncSession]) -> None:
        self._transaction = SingleCommits(db_sessions)
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def run(self, work: Work) -> None:
        """Run it with the next transaction."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            taken, self._waiting = self._waiting, []
            await self._commit(taken)
        self._writing = None

    async def _commit(self, taken: list[tuple[Work, asyncio.Future[None]]]) -> None:
        """Commit some works; if one of them fails each is done by itself, so that it fails alone."""
        try:
            await self._transaction.run(*(work for work, _ in taken))
        except Exception as error:
            if len(taken) > 1:
                for one in taken:
                    await self._commit([one])
                return
            _settle(taken[0][1], error)
        for _, done in taken:
            _settle(done, None)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Wake the waiting task, if it still waits."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(None)
