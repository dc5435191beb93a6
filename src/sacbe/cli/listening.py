"""Where a server listens: a port of an address, IPv4 or IPv6, and how both are written."""

from __future__ import annotations

import socket

from sacbe.cli.arguments import BadCommand

BACKLOG = 1024
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The addresses that mean all of this machine's, and one of those that a browser can open."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; `::` takes IPv4 too. Refused with one sentence if the port is not available."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        # A name such as localhost may mean both; then IPv4 is taken.
        family, _, _, _, place = min(found, key=lambda each: each[0] != socket.AF_INET)
        has_both = host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server(place, family=family, backlog=BACKLOG, dualstack_ipv6=has_both)
        # Connections inherit it; without it, the body of an answer waits 40 ms for its head to be confirmed.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadCommand(f"Port {port} of {host or 'nowhere'} cannot be used: {reason.lower()}.") from None
    return listener


def address(host: str, port: int) -> str:
    """The address of a server, as a browser reads it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def address_here(host: str, port: int) -> str:
    """The same for a browser on this machine."""
    return address(EVERYWHERE.get(host, host), port)
