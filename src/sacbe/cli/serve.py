"""`sacbe serve`: tables people can join, over HTTP and WebSocket."""

from __future__ import annotations

import argparse
import asyncio
import socket
from typing import Any

from sacbe.cli.arguments import BadCommand, count

DEFAULT_PORT = 8000


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "serve", help="serve tables over the network", description="Serve tables over HTTP and WebSocket."
    )
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help="default: 127.0.0.1")
    parser.add_argument(
        "--port", metavar="N", type=count, default=DEFAULT_PORT, help=f"default: {DEFAULT_PORT}"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=None,
        help="sqlite:///FILE (default: sacbe.db) or postgresql://...",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Bring the database up to date, then serve until interrupted."""
    import uvicorn

    from sacbe.server import database
    from sacbe.server.app import make_app
    from sacbe.server.errors import CannotStart

    url = args.database or database.DEFAULT
    try:
        listener = _listen(args.host, args.port)
        asyncio.run(_prepare(url))
    except CannotStart as error:
        raise BadCommand(str(error)) from None
    print(f"Sacbe is at http://{args.host}:{args.port} (database {url}); Ctrl-C ends it.", flush=True)
    config = uvicorn.Config(make_app(url), log_level="warning", ws_max_size=64 * 1024)
    uvicorn.Server(config).run(sockets=[listener])
    return 0


async def _prepare(url: str) -> None:
    from sacbe.server import database

    engine = database.connect(url)
    try:
        await database.migrate(engine)
    finally:
        await engine.dispose()


def _listen(host: str, port: int) -> socket.socket:
    from sacbe.server.errors import CannotStart

    try:
        listener = socket.create_server((host, port), backlog=1024)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart(f"Port {port} of {host} cannot be used: {reason.lower()}.") from None
    return listener
