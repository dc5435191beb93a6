"""`sacbe serve --workers N` as processes: which worker a client is at, and what happens when one dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.client import Person, Wire
from tests.server.process import PATIENCE, Server


class Workers(Server):
    """Two workers that share a port."""

    def start(self) -> None:
        """Start, and wait until both answer."""
        command = [sys.executable, "-m", "sacbe.cli.main", "serve", "--workers", "2"]
        arguments = ["--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen([*command, *arguments], stdout=log, stderr=log)
        wait_until(lambda: self._answers() and len(self.pids()) == 2)

    @property
    def parent(self) -> int:
        """The process that looks after the workers."""
        assert self._process is not None
        return self._process.pid

    def pids(self) -> list[int]:
        """The processes of the workers."""
        children = Path(f"/proc/{self.parent}/task/{self.parent}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def worker_of(self, wire: Wire) -> int:
        """The worker that a live connection has come to."""
        port = wire.socket.socket.getsockname()[1]
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        inode = next(
            line[9]
            for line in lines
            if line[1].endswith(f":{self.port:04X}") and line[2].endswith(f":{port:04X}")
        )
        return next(pid for pid in self.pids() if _holds(pid, f"socket:[{inode}]"))

    def wire_at(self, person: Person, table: str, pid: int) -> Wire:
        """A live connection to one of the workers; connections come to either, so it may take a few."""
        others: list[Wire] = []
        while True:
            wire = person.wire(table)
            if self.worker_of(wire) == pid:
                break
            others.append(wire)
            assert len(others) < 200
        for other in others:
            other.close()
        return wire


def _holds(pid: int, name: str) -> bool:
    return any(
        str(file.readlink()) == name for file in Path(f"/proc/{pid}/fd").iterdir() if file.is_symlink()
    )


def kill(*pids: int) -> None:
    """End processes at once, as a fault would."""
    for pid in pids:
        os.kill(pid, signal.SIGKILL)


def is_running(pid: int) -> bool:
    """Is there such a process, and has it not ended?"""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def wait_until(is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)
