"""Shares of thinking: people first, owners in turns, and never all threads for one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from sacbe.server.tables.thinking import Thinking, Urgency

WAITED_FOR, PLAYED, BOTS_ALONE = Urgency


class Scene:
    """Jobs that end when they are told to, and the order in which they were admitted."""

    def __init__(self, threads: int) -> None:
        self.thinking = Thinking(threads)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, owner: str, urgency: Urgency, has_begun: bool = False) -> None:
        """Let a job be asked for."""
        self._ends[name] = asyncio.Event()

        async def job() -> None:
            async with self.thinking.admitted(owner, lambda: urgency, has_begun):
                self.begun.append(name)
                await self._ends[name].wait()

        self._tasks[name] = asyncio.create_task(job())
        await asyncio.sleep(0)

    async def end(self, *names: str) -> None:
        """Let jobs end, one after the other."""
        for name in names:
            self._ends[name].set()
            await self._tasks[name]
            await asyncio.sleep(0)

    async def cancel(self, name: str) -> None:
        """Give a job up."""
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await asyncio.sleep(0)


def ordered(threads: int, first: Sequence[str], jobs: Sequence[tuple[str, str, Urgency]]) -> list[str]:
    """In which order jobs are done that wait while others think."""

    async def scene() -> list[str]:
        at = Scene(threads)
        for name in first:
            await at.ask(name, name, WAITED_FOR)
        assert at.begun == list(first)
        for job in jobs:
            await at.ask(*job)
        done: list[str] = []
        while len(done) < len(at.begun):
            done.append(at.begun[len(done)])
            await at.end(done[-1])
        return at.begun[len(first) :]

    return asyncio.run(scene())


def test_tables_where_people_wait_come_first_and_tables_of_bots_alone_last() -> None:
    jobs = [("1", "ana", BOTS_ALONE), ("2", "bo", PLAYED), ("3", "cy", WAITED_FOR), ("4", "di", WAITED_FOR)]
    assert ordered(2, ["x", "y"], jobs) == ["3", "4", "2", "1"]


def test_twenty_tables_of_one_owner_do_not_keep_the_single_one_of_another_waiting() -> None:
    jobs = [(f"ana {number}", "ana", WAITED_FOR) for number in range(20)]
    order = ordered(3, ["x", "y", "z"], [*jobs, ("bo", "bo", WAITED_FOR)])
    assert order.index("bo") <= 1 and len(order) == 21


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_one_owner_never_has_all_threads_and_one_is_kept_for_people_who_wait(threads: int) -> None:
    async def scene() -> None:
        at = Scene(threads)
        for number in range(10):
            await at.ask(f"ana {number}", "ana", WAITED_FOR)
        assert len(at.begun) == threads - 1
        await at.ask("bots", "bo", BOTS_ALONE)
        await at.ask("nobody there", "cy", PLAYED)
        assert len(at.begun) == threads - 1
        await at.ask("di", "di", WAITED_FOR)
        assert at.begun[-1] == "di"

    asyncio.run(scene())


def test_a_turn_that_has_begun_is_finished_before_another_begins() -> None:
    async def scene() -> None:
        at = Scene(2)
        await at.ask("running", "x", PLAYED)
        await at.ask("new", "ana", PLAYED)
        await at.ask("goes on", "bo", PLAYED, has_begun=True)
        await at.end("running")
        assert at.begun == ["running", "goes on"]

    asyncio.run(scene())


def test_who_gives_up_gives_the_share_to_the_next() -> None:
    async def scene() -> None:
        at = Scene(2)
        for name in ("running", "waiting", "next"):
            await at.ask(name, name, PLAYED)
        await at.cancel("waiting")
        assert at.begun == ["running"]
        await at.cancel("running")
        assert at.begun == ["running", "next"]

    asyncio.run(scene())


def test_all_may_give_up_at_once() -> None:
    async def scene() -> None:
        thinking = Thinking(2)

        async def job(owner: str) -> None:
            async with thinking.admitted(owner, lambda: PLAYED):
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(job(f"owner {number}")) for number in range(5)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends)

    asyncio.run(scene())


def test_who_comes_to_a_table_while_its_bot_waits_makes_it_urgent() -> None:
    async def scene() -> None:
        at, urgency = Scene(2), [PLAYED]
        begun: list[str] = []

        async def job() -> None:
            async with at.thinking.admitted("late", lambda: urgency[0]):
                begun.append("late")

        await at.ask("running", "x", PLAYED)
        await at.ask("first", "ana", PLAYED)
        late = asyncio.create_task(job())
        await asyncio.sleep(0)
        urgency[0] = WAITED_FOR
        await at.end("running")
        await late
        assert begun == ["late"]

    asyncio.run(scene())


def test_a_quick_answer_waits_for_nobody() -> None:
    """All threads think, and it comes all the same."""

    async def scene() -> int:
        at = Scene(1)
        await at.ask("long", "ana", WAITED_FOR)
        found = await at.thinking.at_once(sum, (1, 2))
        await at.end("long")
        at.thinking.close()
        return found

    assert asyncio.run(scene()) == 3
