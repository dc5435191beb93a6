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
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from sacbe.cli import listening, settings
from sacbe.cli.arguments import BadCommand, count, port
from sacbe.cli.console import say_if_plain

if TYPE_CHECKING:
    from litestar.types import ASGIApp

OPEN_SECONDS = 1.0
"""How long the browser waits for the server to start."""
GRACE_SECONDS = 5
"""How long an ending server waits for requests in progress."""
SILENCE_SECONDS = 10
"""Seconds of silence after which a worker counts as dead; on a busy machine its start alone takes seconds."""
PROXIES = "127.0.0.1,::1"
"""Proxies that may say where a request comes from; FORWARDED_ALLOW_IPS names others."""


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "serve",
        help="run a server for tables that people can join",
        description="Run a server: the page, and tables that people can join, over HTTP and WebSocket.",
    )
    settings.add(parser)
    parser.add_argument(
        "--host", metavar="HOST", help="the address to listen on (default: 127.0.0.1, or SACBE_HOST)"
    )
    parser.add_argument(
        "--port", metavar="N", type=port, help="the port to listen on (default: 8000, or SACBE_PORT)"
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=count,
        help="the number of processes; more than one needs PostgreSQL (default: 1, or SACBE_WORKERS)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Bring the database up to date, then serve until interrupted."""
    from sacbe.server.errors import CannotStart

    try:
        with listening.listen(args.host, args.port) as listener, _taken(args.database):
            asyncio.run(_prepare(args.database, args.workers))
            address = listening.address(args.host, args.port)
            print(f"Sacbe is at {address} (database {_shown(args.database)}); Ctrl-C ends it.", flush=True)
            say_if_plain()
            if args.open and _has_screen():
                here = listening.address_here(args.host, args.port)
                threading.Timer(OPEN_SECONDS, webbrowser.open, [here]).start()
            _serve(listener, args.database, args.workers)
    except CannotStart as error:
        raise BadCommand(str(error)) from None
    return 0


def _has_screen() -> bool:
    """Is there a desktop to open a browser on, rather than a terminal alone?"""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


@contextmanager
def _taken(url: str) -> Iterator[None]:
    """While the server runs, it has its SQLite file to itself, private and on a disk with free space."""
    from sacbe.server.storage import database, database_file

    file = database_file.find(url)
    if file is None:
        if database.is_in_memory(database.read_url(url)):
            sys.stderr.write("sacbe: this database is in memory: everything is lost when the server ends.\n")
        yield
        return
    with database_file.take(file):
        database_file.check_room(file)
        warning = database_file.keep_private(file)
        if warning is not None:
            sys.stderr.write(f"sacbe: {warning}\n")
        yield


async def _prepare(url: str, workers: int) -> None:
    from sacbe.server.errors import CannotStart
    from sacbe.server.operations import readiness
    from sacbe.server.storage import database

    engine = database.connect(url)
    try:
        if workers > 1 and not database.is_shared(engine):
            raise CannotStart("Several workers need PostgreSQL; with SQLite there is one.")
        await database.migrate(engine)
        await readiness.check_start(engine)
    finally:
        await engine.dispose()


def _serve(listener: socket.socket, url: str, workers: int) -> None:
    """Serve from this process, or from several that share the port and are replaced when they die."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from sacbe.server import connections

    config = uvicorn.Config(
        partial(_app, url),
        factory=True,
        workers=workers,
        # It is h11, which lets every method through to be refused in our way; play uses WebSockets anyway.
        http="sacbe.server.connections:Requests",
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", PROXIES),
        log_level="warning",
        h11_max_incomplete_event_size=connections.MAX_HEAD,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=SILENCE_SECONDS,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listener])
    else:
        Multiprocess(config, sockets=[listener]).run()


def _app(url: str) -> ASGIApp:
    """The server of one process, which ends when the process that started it does."""
    from sacbe.server import connections
    from sacbe.server.app import make_app

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    connections.Requests.limit = connections.max_connections()
    return connections.guarded(make_app(url))


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _shown(url: str) -> str:
    """A database URL without its password."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True)
