"""Which processes carry out tasks on this machine, and how do they end? Each has a thread that waits for it.

Each process has a pipe of its own: when it is ended in the middle of a result, however long, its thread
notices at once. (A queue that several processes share, as in `ProcessPoolExecutor`, would wait for the rest.)
"""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from sacbe.lab.workers import Result, WorkerLost, Workers


class Processes(Workers):
    """Processes of this machine, started with the first task."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._renew()

    def _renew(self) -> None:
        self._children: list[Child] = []
        self._idle: SimpleQueue[Child] = SimpleQueue()
        self._threads = ThreadPoolExecutor(self._jobs)

    @property
    def count(self) -> int:
        """How many processes there are."""
        return self._jobs

    def close(self) -> None:
        """End all processes, and then the threads that wait for them."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for child in self._children:
            child.end()
        self._threads.shutdown()

    def _begin(self, task: Callable[..., Result], arguments: tuple[Any, ...]) -> Future[Result]:
        while len(self._children) < self._jobs:
            self._children.append(Child())
            self._idle.put(self._children[-1])
        return self._threads.submit(self._carry_out, task, arguments)

    def _carry_out(self, task: Callable[..., Result], arguments: tuple[Any, ...]) -> Result:
        child = self._idle.get()
        try:
            result: Result = child.carry_out(task, arguments)
            return result
        finally:
            self._idle.put(child)

    def _result(self, future: Future[Result]) -> Result:
        return future.result()

    def _abandon(self, going_on: Collection[Future[Any]]) -> None:
        self.close()
        self._renew()


class Child:
    """A process that carries out one task after the other."""

    def __init__(self) -> None:
        self._connection, there = multiprocessing.Pipe()
        self._process = multiprocessing.Process(target=serve, args=(there, self._connection), daemon=True)
        self._process.start()
        there.close()

    def carry_out(self, task: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """The result of a task; raises what the task raises."""
        try:
            self._connection.send((task, arguments))
            is_well, result = self._connection.recv()
        except (EOFError, ConnectionError) as error:
            raise WorkerLost("A process ended by itself, and its task with it.") from error
        if not is_well:
            raise result
        return result

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.terminate()
        self._process.join()


def serve(connection: Connection, other_end: Connection) -> None:
    """Carry out tasks until nobody is there any more."""
    # An interrupt at the keyboard reaches all processes; the first of them ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # As long as this process has a copy of the other end, it cannot notice that nobody is there.
    other_end.close()
    with suppress(EOFError, ConnectionError):
        while True:
            connection.send(outcome(*connection.recv()))


def outcome(task: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """Has the task ended well? And its result, or what it raised."""
    try:
        return True, task(*arguments)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return False, error
