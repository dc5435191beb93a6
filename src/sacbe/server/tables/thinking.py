"""Which bot thinks next: bots and hints share a few threads, and nobody's tables keep all others waiting.

Tables where a person waits come first, tables of bots alone come last, and a turn that has begun is finished
before another begins, so that few searches are in memory. Among equals the owners of the tables take turns.
One thread is kept for tables where a person waits, and the tables of one owner never have all threads. Quick
answers to people have a thread of their own and wait for no bot.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

Answer = TypeVar("Answer")


class Urgency(IntEnum):
    """How soon an answer is wanted."""

    WAITED_FOR = 0
    """A player is connected to the table."""
    PLAYED = 1
    """People play, but none of them is connected."""
    BOTS_ALONE = 2


@dataclass
class Job:
    """A decision to be thought about."""

    owner: str
    urgency: Callable[[], Urgency]
    has_begun: bool
    """Does it go on with a turn?"""
    admitted: asyncio.Future[None]


class Thinking:
    """The threads of one worker in which bots think."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or (os.cpu_count() or 1) + 1
        self._pool = ThreadPoolExecutor(self._threads, "thinking")
        self._quick = ThreadPoolExecutor(1, "quick-thinking")
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, list[Job]] = {}
        """What waits for each owner; the owner whose turn is next comes first."""

    @asynccontextmanager
    async def admitted(
        self, owner: str, urgency: Callable[[], Urgency], has_begun: bool = False
    ) -> AsyncIterator[None]:
        """Wait for one's share, and hold it; the urgency is asked for again while others are before it."""
        job = Job(owner, urgency, has_begun, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(owner, []).append(job)
        self._admit()
        try:
            await job.admitted
        except asyncio.CancelledError:
            if job in self._waiting.get(owner, ()):
                self._take(job)
            else:
                self._end(owner)
            raise
        try:
            yield
        finally:
            self._end(owner)

    async def in_thread(self, think: Callable[..., Answer], *arguments: object) -> Answer:
        """Think in one of the threads; only by those who are admitted."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, *arguments)

    async def at_once(self, think: Callable[..., Answer], *arguments: object) -> Answer:
        """Think about something that takes a moment, without waiting for those who are admitted."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, think, *arguments)

    def close(self) -> None:
        """Wait for no one."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _end(self, owner: str) -> None:
        self._running[owner] -= 1
        self._admit()

    def _admit(self) -> None:
        """Admit all whose turn it is."""
        while (job := self._next()) is not None:
            self._take(job)
            # An owner who was served goes to the end.
            if job.owner in self._waiting:
                self._waiting[job.owner] = self._waiting.pop(job.owner)
            self._running[job.owner] += 1
            job.admitted.set_result(None)

    def _next(self) -> Job | None:
        """The first of the most urgent jobs for which there is a thread."""
        free = self._threads - self._running.total()
        if free <= 0:
            return None
        jobs = [
            (job.urgency(), not job.has_begun, job)
            for owner, waiting in self._waiting.items()
            if self._running[owner] < max(1, self._threads - 1)
            for job in waiting
            if not job.admitted.done()
        ]
        urgency, _, first = min(jobs, key=lambda job: job[:2], default=(None, None, None))
        return first if urgency == Urgency.WAITED_FOR or free > 1 or self._threads == 1 else None

    def _take(self, job: Job) -> None:
        waiting = self._waiting[job.owner]
        waiting.remove(job)
        if not waiting:
            del self._waiting[job.owner]
