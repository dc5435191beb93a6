"""The server as a process: started on a database, ended or killed, and started again."""

from __future__ import annotations

import os
import re
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path

import httpx

PATIENCE = 30.0
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
FAULT = re.compile("Traceback|failed|never retrieved")
PROTECTION = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=()",
}
"""Headers that protect a page, and how they begin."""


class Server:
    """`sacbe serve` on a port of its own; its log is kept."""

    def __init__(self, database: str, log: Path, python: Path = Path(sys.executable)) -> None:
        self.database = database
        self.log = log
        self.python = python  # of the installation that serves
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.arguments = ["--port", str(self.port), "--database", database]
        self.environment: dict[str, str] = {}

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [str(self.python), "-m", "sacbe.cli.main", "serve", *self.arguments]
        with self.log.open("ab") as log:
            environment = {**os.environ, **self.environment}
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return self.stranger().get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def stranger(self) -> httpx.Client:
        """Somebody who has never been here; without certificates, which take long to load."""
        return httpx.Client(
            base_url=self.url,
            timeout=PATIENCE,
            verify=NO_CERTIFICATES,
            event_hooks={"response": [check_protection]},
        )

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """Ask it to end."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise

    def mistakes(self) -> str:
        """What the log says of faults; empty if there were none."""
        lines = self.log.read_text().splitlines()
        # uvicorn itself notes a frame that is no UTF-8; such a frame never comes to the server's own code.
        return "\n".join(line for line in lines if FAULT.search(line) and "Invalid UTF-8" not in line)


def check_protection(response: httpx.Response) -> None:
    """Whatever was asked, the answer bears the headers that protect a page."""
    for name, value in PROTECTION.items():
        assert response.headers.get(name, "").startswith(value), (response.request.url, name)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
