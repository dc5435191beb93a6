"""`sacbe serve`: tables people can join, over HTTP and WebSocket."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing.process
import os
import signal
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Any

from sacbe.cli.arguments import BadCommand, count

if TYPE_CHECKING:
    from litestar import Litestar

DEFAULT_PORT = 8000
OPEN_SECONDS = 1.0
"""How long the browser is kept waiting while the server starts."""
GRACE_SECONDS = 5
"""How long an ending server waits for requests in progress."""


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
    parser.add_argument(
        "--workers",
        metavar="N",
        type=count,
        default=1,
        help="processes; several need PostgreSQL (default: 1)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Bring the database up to date, then serve until interrupted."""
    from sacbe.server import database
    from sacbe.server.errors import CannotStart

    url = args.database or database.DEFAULT
    try:
        listener = _listen(args.host, args.port)
        asyncio.run(_prepare(url, args.workers))
    except CannotStart as error:
        raise BadCommand(str(error)) from None
    address = f"http://{args.host}:{args.port}"
    print(f"Sacbe is at {address} (database {_shown(url)}); Ctrl-C ends it.", flush=True)
    if args.open and _has_screen():
        threading.Timer(OPEN_SECONDS, webbrowser.open, [address]).start()
    _serve(listener, url, args.workers)
    return 0


def _has_screen() -> bool:
    """Is there a desktop to open a browser on, rather than a terminal alone?"""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


async def _prepare(url: str, workers: int) -> None:
    from sacbe.server import database
    from sacbe.server.errors import CannotStart

    engine = database.connect(url)
    try:
        if workers > 1 and not database.is_shared(engine):
            raise CannotStart("Several workers need PostgreSQL; with SQLite there is one.")
        await database.migrate(engine)
    finally:
        await engine.dispose()


def _serve(listener: socket.socket, url: str, workers: int) -> None:
    """Serve from this process, or from several that share the port and are replaced when they die."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    config = uvicorn.Config(
        partial(_app, url),
        factory=True,
        workers=workers,
        # It lets every method through to be refused in our way; play goes over WebSockets anyway.
        http="h11",
        log_level="warning",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listener])
    else:
        Multiprocess(config, sockets=[listener]).run()


def _app(url: str) -> Litestar:
    """The server of one process, which ends when the process that started it does."""
    from sacbe.server.app import make_app

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return make_app(url)


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _listen(host: str, port: int) -> socket.socket:
    from sacbe.server.errors import CannotStart

    try:
        listener = socket.create_server((host, port), backlog=1024)
        # Connections inherit it; without it, the body of an answer waits 40 ms for its head to be confirmed.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart(f"Port {port} of {host} cannot be used: {reason.lower()}.") from None
    return listener


def _shown(url: str) -> str:
    """A database URL without its password."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True)
