"""A start that cannot go well is refused with one sentence: the port, the address, the file, the disk."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.program import complaint, run
from tests.server.client import Person, at_random
from tests.server.operators import admin
from tests.server.process import Server


def served(folder: Path, *arguments: str) -> Server:
    """A server on a file in a folder."""
    server = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    server.arguments = [*server.arguments, *arguments]
    return server


def refusal(*arguments: str) -> str:
    """The one sentence with which a start is refused."""
    (sentence,) = complaint(*arguments)
    assert sentence.startswith("sacbe")
    return sentence


def mode(file: Path) -> int:
    """The rights of a file."""
    return stat.S_IMODE(file.stat().st_mode)


# One server for a file.


@pytest.mark.parametrize("end", [Server.kill, pytest.param(Server.stop, marks=pytest.mark.long)])
def test_a_second_server_on_the_same_file_is_refused_until_the_first_ends_or_is_killed(
    tmp_path: Path, end: Callable[[Server], None]
) -> None:
    first, second = served(tmp_path), served(tmp_path)
    link = tmp_path / "other.db"
    link.symlink_to(tmp_path / "tables.db")
    first.start()
    for name in ("tables.db", "other.db"):
        sentence = refusal("serve", "--port", str(second.port), "--database", f"sqlite:///{tmp_path}/{name}")
        assert f"already served by the process {first.pid}" in sentence
    assert first.stranger().get("/ready").status_code == 200
    end(first)
    second.start()
    second.stop()


@pytest.mark.long
def test_an_operator_looks_after_the_file_while_it_is_served(tmp_path: Path) -> None:
    server = served(tmp_path)
    server.start()
    Person(server).new_table("tzolkin", ["me", "open"])
    for command in (["tables"], ["users"], ["backup", str(tmp_path / "copy.db")]):
        result = run("admin", "--database", server.database, *command)
        assert (result.returncode, result.stderr) == (0, "")
    server.stop()


# Who may read it.


@pytest.mark.parametrize(
    "rights", [0o666, *(pytest.param(other, marks=pytest.mark.long) for other in (None, 0o644))]
)
def test_nobody_else_can_read_the_files_of_a_database(tmp_path: Path, rights: int | None) -> None:
    server, file = served(tmp_path), tmp_path / "tables.db"
    if rights is not None:
        with sqlite3.connect(file) as before:
            before.execute("PRAGMA journal_mode=WAL")
            before.execute("VACUUM")
        file.chmod(rights)
    umask = os.umask(0)
    try:
        server.start()
    finally:
        os.umask(umask)
    Person(server)
    found = sorted(tmp_path.glob("tables.db*"))
    assert [file.name.removeprefix("tables.db") for file in found] == ["", "-shm", "-wal", ".lock"]
    assert {mode(file) for file in found} == {0o600}
    server.stop()


def test_nobody_else_can_read_a_backup_or_an_exported_table(server: Server, tmp_path: Path) -> None:
    table = Person(server).new_table("tzolkin", ["me", "open"])
    umask = os.umask(0)
    try:
        admin(server, "backup", f"{tmp_path}/copy.db")
        admin(server, "export", table, f"{tmp_path}/table.json")
    finally:
        os.umask(umask)
    assert mode(tmp_path / "copy.db") == mode(tmp_path / "table.json") == 0o600


# The disk.


@contextmanager
def mounted(folder: Path, *how: str) -> Iterator[None]:
    """Something mounted on a folder; only root can."""
    done = subprocess.run(["mount", *how, str(folder)], capture_output=True, check=False)
    if done.returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.long
def test_a_full_disk_is_refused_and_nothing_of_the_database_is_touched(tmp_path: Path) -> None:
    with mounted(tmp_path, "-t", "tmpfs", "-o", "size=3m", "none"):
        server = served(tmp_path)
        server.start()
        Person(server)
        server.stop()
        with (tmp_path / "filling").open("wb", buffering=0) as filling, pytest.raises(OSError, match="space"):
            while True:
                filling.write(b"x" * 4096)
        before = (tmp_path / "tables.db").read_bytes()
        sentence = refusal("serve", "--port", str(server.port), "--database", server.database)
        assert "The disk of" in sentence and "is full" in sentence
        assert (tmp_path / "tables.db").read_bytes() == before
        (tmp_path / "filling").unlink()
        server.start()
        server.stop()


def test_a_disk_that_is_full_from_the_beginning_is_refused(tmp_path: Path) -> None:
    with mounted(tmp_path, "-t", "tmpfs", "-o", "size=64k", "none"):
        assert "is full" in refusal(
            "serve", "--database", f"sqlite:///{tmp_path}/tables.db", "--port", free()
        )


@pytest.mark.long
def test_a_disk_that_can_only_be_read_is_refused(tmp_path: Path) -> None:
    server = served(tmp_path)
    server.start()
    server.stop()
    with mounted(tmp_path, "--bind", "-o", "ro", str(tmp_path)):
        sentence = refusal("serve", "--port", str(server.port), "--database", server.database)
    assert "read-only" in sentence


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    sentence = refusal("serve", "--database", f"sqlite:///{tmp_path}/nowhere/tables.db", "--port", free())
    assert "no such file or directory" in sentence


@pytest.mark.parametrize("url", ["sqlite://", pytest.param("sqlite:///:memory:", marks=pytest.mark.long)])
def test_a_database_in_memory_is_served_with_a_warning(url: str, tmp_path: Path) -> None:
    server = Server(url, tmp_path / "log")
    server.start()
    ana = Person(server)
    wire = ana.wire(ana.new_table("tzolkin", ["me", "bot"]))
    assert len(wire.play_on(at_random(1), 5)) == 5
    wire.close()
    server.stop()
    assert server.log.read_text().count("everything is lost") == 1


# Where it listens.


def free() -> str:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.mark.parametrize("port", ["99999", "65536", "0", "-1", "8000.5", "http", "", "٨٠٠٠"])
def test_a_port_that_is_none_is_refused(port: str, tmp_path: Path) -> None:
    assert "--port" in refusal("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/tables.db")


@pytest.mark.parametrize("host", ["", "300.1.1.1", "nowhere.invalid", ":::", "[::1]", "a" * 300, "192.0.2.1"])
def test_an_address_that_is_not_here_is_refused(host: str, tmp_path: Path) -> None:
    assert "cannot be used" in refusal(
        "serve", "--host", host, "--port", free(), "--database", f"sqlite:///{tmp_path}/tables.db"
    )


@pytest.mark.parametrize(
    ("host", "shown", "reached"),
    [
        ("::", "http://[::]:{}", ["[::1]", "127.0.0.1"]),
        pytest.param("::1", "http://[::1]:{}", ["[::1]"], marks=pytest.mark.long),
        pytest.param("0.0.0.0", "http://0.0.0.0:{}", ["127.0.0.1"], marks=pytest.mark.long),
        pytest.param("localhost", "http://localhost:{}", ["127.0.0.1"], marks=pytest.mark.long),
    ],
)
def test_it_listens_at_the_given_address_and_prints_it(
    tmp_path: Path, host: str, shown: str, reached: list[str]
) -> None:
    server = served(tmp_path, "--host", host)
    server.url = f"http://{reached[0]}:{server.port}"
    server.start()
    assert server.log.read_text().startswith(f"Sacbe is at {shown.format(server.port)} (")
    for address in reached:
        assert httpx.get(f"http://{address}:{server.port}/health", timeout=30).status_code == 200
    ana = Person(server)
    wire = ana.wire(ana.new_table("tzolkin", ["me", "open"]))
    assert wire.do("chat", text="hello")["kind"] == "chat"
    wire.close()
    server.stop()
