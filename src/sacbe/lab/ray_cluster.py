"""Which tasks does Ray carry out, and what does it do when a machine is lost? The same tasks, once more.

Every node of a cluster has the same version of Sacbe installed: a task travels as the name of its function.
This module needs Ray (`pip install 'sacbe[ray]'`), so workers.py imports it only for those who ask for Ray.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Collection
from concurrent.futures import Future
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from sacbe.core.errors import BadOptions
from sacbe.lab.workers import LOCAL, Result, WorkerLost, Workers

MAX_RETRIES = 10
"""How often a task may be lost with its node."""

SECONDS_TO_ANSWER = 10.0
"""How long a cluster may take to accept a connection; Ray itself would try for minutes."""


class RayCluster(Workers):
    """A cluster of Ray, or the Ray that is started on this machine for that many tasks at a time."""

    def __init__(self, jobs: int, address: str) -> None:
        if address == LOCAL:
            place: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False}
        else:
            check_address(address)
            place = {}
        try:
            ray.init(address, **place, logging_level=logging.ERROR, log_to_driver=False)
        except Exception as error:  # Ray has no class of its own for this
            cause, *_ = str(error).split("\n")
            raise BadOptions(f"Ray does not start: {cause}") from error
        self._carry_out = ray.remote(num_cpus=1, max_retries=MAX_RETRIES)(carry_out)

    @property
    def count(self) -> int:
        """How many cores the nodes have now; there may be more or fewer later."""
        return max(1, int(ray.cluster_resources().get("CPU", 0)))

    def close(self) -> None:
        """Leave the cluster, which ends what it does for this program."""
        ray.shutdown()

    def _begin(self, task: Callable[..., Result], arguments: tuple[Any, ...]) -> Future[Result]:
        future: Future[Result] = self._carry_out.remote(task, *arguments).future()
        return future

    def _result(self, future: Future[Result]) -> Result:
        try:
            return future.result()
        except RayTaskError as error:
            raise error.cause from error
        except RayError as error:
            raise WorkerLost("Ray lost a task, even after it had tried again.") from error

    def _abandon(self, going_on: Collection[Future[Any]]) -> None:
        for future in going_on:
            ray.cancel(future.object_ref, force=True)  # type: ignore[attr-defined]


def carry_out(task: Callable[..., Result], *arguments: Any) -> Result:
    """Carry out a task on a node."""
    return task(*arguments)


def check_address(address: str) -> None:
    """Refuse an address at which nothing answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError, ValueError) as error:
        raise BadOptions(f"No Ray cluster answers at {address!r}; an address is HOST:PORT.") from error
