"""Figures for Prometheus: requests, rows and moves stored and how long it took, tables in memory, clients.

Every figure has the number of its worker's process, because each worker counts by itself.
"""

from __future__ import annotations

import os
from typing import cast

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.types import HTTPScope, Message, Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from sacbe.server.tables.live_tables import LiveTables

MEDIA_TYPE = "text/plain; version=0.0.4"
OTHER = "other"
"""The route of requests to unknown paths, which could fill the memory with their names."""


class Metrics:
    """The figures of one worker."""

    def __init__(self, tables: LiveTables) -> None:
        self._registry = CollectorRegistry()
        self._worker = str(os.getpid())
        self._requests = Counter(
            "sacbe_requests",
            "Requests answered",
            ["worker", "method", "route", "status"],
            registry=self._registry,
        )
        self._moves = Counter("sacbe_moves_stored", "Moves stored", ["worker"], registry=self._registry)
        self._seconds = Histogram(
            "sacbe_store_seconds", "Time to store a row", ["worker", "kind"], registry=self._registry
        )
        held = Gauge("sacbe_live_tables", "Tables in memory", ["worker"], registry=self._registry)
        held.labels(self._worker).set_function(lambda: len(tables.in_memory))
        clients = Gauge("sacbe_connected_clients", "Live connections", ["worker"], registry=self._registry)
        clients.labels(self._worker).set_function(
            lambda: sum(len(table.subscribers) for table in tables.in_memory.values())
        )
        tables.store.stored = self.stored

    async def answered(self, message: Message, scope: Scope) -> None:
        """Count a request when its answer begins."""
        if message["type"] == "http.response.start":
            request = cast(HTTPScope, scope)
            route = request.get("path_template", OTHER)
            self._requests.labels(self._worker, request["method"], route, str(message["status"])).inc()

    def stored(self, kind: str, seconds: float) -> None:
        """Count a row that was stored."""
        self._seconds.labels(self._worker, kind).observe(seconds)
        if kind == "play":
            self._moves.labels(self._worker).inc()

    def text(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self._registry)


@get("/metrics", summary="Figures for Prometheus", tags=["operation"], media_type="text/plain")
async def show(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """The figures of the worker that answers."""
    return Response(metrics.text(), media_type=MEDIA_TYPE)
