"""How rows get to the disk: in PostgreSQL each in a transaction of its own, in SQLite in common transactions.

SQLite has one writer at a time, who waits for the disk at every commit. So whatever comes while one commit is
under way goes into the next together. Nobody is answered before the commit that holds what he did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

Work = Callable[[AsyncSession], Awaitable[None]]
"""What is done in a transaction; it may be done again if the transaction failed for the sake of another."""


class Commits(Protocol):
    """A way to do some work in a transaction."""

    async def do(self, work: Work) -> None:
        """Do it, and return when it is committed; what it raises is raised, and nothing has changed then."""


class Alone:
    """Each work in a transaction of its own."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self._sessions = sessions

    async def do(self, *works: Work) -> None:
        """Do it, and return when it is committed."""
        async with self._sessions() as session:
            for work in works:
                await work(session)
            await session.commit()


class Together:
    """One writer, who does everything that waits in one transaction."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self._transaction = Alone(sessions)
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, work: Work) -> None:
        """Let it be done with the next transaction."""
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
            await self._transaction.do(*(work for work, _ in taken))
        except Exception as error:
            if len(taken) > 1:
                for one in taken:
                    await self._commit([one])
                return
            _settle(taken[0][1], error)
        for _, done in taken:
            _settle(done, None)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits, if somebody still does."""
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(None)
