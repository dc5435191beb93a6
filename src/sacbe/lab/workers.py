"""Who carries out tasks that do not depend on each other? Processes of this machine, or Ray.

    with workers.open(jobs=2) as team:
        for games in team.as_they_end(play_game, [(arena, 1, 0), (arena, 1, 1)]):
            print(games)
        leads = team.in_order(lead, [(weights, 1), (weights, 2)])

A task is a function of a module, and each item has the arguments of one call; both are pickled. The result
should follow from the arguments alone, a seed among them: then it is the same whoever carries out the task.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from itertools import chain, islice
from operator import itemgetter
from typing import Any, Self, TypeVar, TypeVarTuple

from sacbe.core.errors import BadOptions, SacbeError

QUEUED_PER_JOB = 4
"""Tasks that are handed out at a time, for each that can be carried out at the same time."""

POLL_SECONDS = 1.0
"""Seconds between two checks of which tasks have ended."""

LOCAL = "local"
"""The address of a Ray that is started on this machine, and ends with its caller."""

QUIET_RAY = {"RAY_DEDUP_LOGS_SKIP_REGEX": ".", "RAY_USAGE_STATS_ENABLED": "0"}
"""Ray reads this when it is imported, and then neither prints log lines nor reports how it is used."""

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class WorkerLost(SacbeError):
    """Whoever carried out a task has ended by itself."""


def open(jobs: int, ray: str | None = None) -> Workers:
    """That many processes; or the Ray at an address, which decides by itself unless it is started here."""
    if ray is None:
        from sacbe.lab.processes import Processes

        return Processes(jobs)
    os.environ.update(QUIET_RAY)
    try:
        from sacbe.lab.ray_cluster import RayCluster
    except ModuleNotFoundError as error:
        raise BadOptions("Ray is not installed: pip install 'sacbe[ray]'.") from error
    return RayCluster(jobs, ray)


def cores() -> int:
    """How many processes this machine runs at the same time."""
    return os.cpu_count() or 1


class Workers(ABC):
    """They carry out one call after the other until they are closed."""

    def as_they_end(
        self, task: Callable[[*Arguments], Result], items: Iterable[tuple[*Arguments]]
    ) -> Generator[list[Result]]:
        """Carry out a task for each item; yields the results that have come since the last time, if any.

        If one fails, or the caller stops early, all others end at once.
        """
        waiting = iter(items)
        going_on: set[Future[Result]] = set()
        try:
            while True:
                for arguments in islice(waiting, max(0, QUEUED_PER_JOB * self.count - len(going_on))):
                    going_on.add(self._begin(task, arguments))
                if not going_on:
                    return
                ended, going_on = wait(going_on, POLL_SECONDS, FIRST_COMPLETED)
                yield [self._result(future) for future in ended]
        except BaseException:
            self._abandon(going_on)
            raise

    def in_order(
        self, task: Callable[[*Arguments], Result], items: Iterable[tuple[*Arguments]]
    ) -> list[Result]:
        """Carry out a task for each item; the results in the order of the items."""
        numbered: Iterator[tuple[Any, ...]] = ((number, *arguments) for number, arguments in enumerate(items))
        ended = chain.from_iterable(self.as_they_end(partial(_with_number, task), numbered))
        return [result for _, result in sorted(ended, key=itemgetter(0))]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    @property
    @abstractmethod
    def count(self) -> int:
        """How many tasks can be carried out at the same time."""

    @abstractmethod
    def close(self) -> None:
        """End at once, whatever is going on."""

    @abstractmethod
    def _begin(self, task: Callable[..., Result], arguments: tuple[Any, ...]) -> Future[Result]:
        """Hand out a task."""

    @abstractmethod
    def _result(self, future: Future[Result]) -> Result:
        """The result of a task that has ended; raises what the task raised, or WorkerLost."""

    @abstractmethod
    def _abandon(self, going_on: Collection[Future[Any]]) -> None:
        """End tasks at once because nobody waits for them; others can be handed out afterwards."""


def _with_number(task: Callable[..., Result], number: int, *arguments: Any) -> tuple[int, Result]:
    """The result of a task, and which item it belongs to."""
    return number, task(*arguments)
