"""How often something may be done: by a user, or by an address where nobody is signed in yet.

After a quiet minute a user may do a minute's worth at once. The counts are in the memory of this worker, and
are lost when it restarts.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from sacbe.server.errors import TooMany

MINUTE = 60.0
ALLOWED = {
    "guests": 30,
    "sign-ins": 10,
    "tables": 30,
    "joins": 60,
    "chat": 30,
    "hints": 40,
    "moves": 2000,
    "undos": 120,
    "rewinds": 30,
    "studies": 120,
    "positions": 600,
}
"""How many of each in a minute."""
KEPT = 10_000
"""How many are counted before those who have been quiet are dropped."""
NETWORK = 64
"""The bits of an IPv6 address that are one household's."""


class Limits:
    """What everyone has done in the last minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._quiet_at: dict[tuple[str, str], float] = {}
        """When a count is back at nothing: each request puts that off by its share of a minute."""

    def count(self, what: str, who: str) -> None:
        """Count one request; TooMany if there were too many."""
        now, share = self._now(), MINUTE / ALLOWED[what]
        quiet_at = max(now, self._quiet_at.get((what, who), 0.0)) + share
        if quiet_at > now + MINUTE + share / 2:
            seconds = math.ceil(quiet_at - now - MINUTE)
            raise TooMany(f"That is too often; try again in {seconds} seconds.", seconds=seconds)
        if len(self._quiet_at) >= KEPT:
            self._quiet_at = {key: at for key, at in self._quiet_at.items() if at > now}
        self._quiet_at[what, who] = quiet_at

    def count_address(self, what: str, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count one request of an address; the machine itself is not counted."""
        who = address(connection.client.host) if connection.client is not None else None
        if who is not None:
            self.count(what, who)


LimitsDep = NamedDependency[Limits]


def limit_studies(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard for endpoints that compute much and require no sign-in."""
    limits: Limits = connection.app.state.limits
    limits.count_address("studies", connection)


def limit_positions(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard for endpoints that play on from a position: a lesson asks them often."""
    limits: Limits = connection.app.state.limits
    limits.count_address("positions", connection)


def address(host: str) -> str | None:
    """What is counted as one address: an IPv4 address or an IPv6 network; None for the machine itself."""
    try:
        found = ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        if mapped is None and not found.is_loopback:
            return str(ipaddress.ip_network((int(found), NETWORK), strict=False))
        found = mapped or found
    return None if found.is_loopback else str(found)
