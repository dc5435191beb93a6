"""The file of an SQLite database: private, served by one process, and with free space on its disk."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import IO

from sacbe.server.errors import CannotStart
from sacbe.server.storage.database import is_in_memory, read_url

try:
    import fcntl
except ImportError:  # Windows; there a second server is not noticed.
    fcntl = None  # type: ignore[assignment]

PRIVATE = 0o600
OTHERS = 0o077
MIN_FREE = 1024 * 1024


def find(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory, or for another kind of database."""
    parsed = read_url(url)
    if not parsed.drivername.startswith("sqlite") or is_in_memory(parsed):
        return None
    return Path((parsed.database or "").removeprefix("file:")).resolve()


def create_private(path: Path) -> None:
    """Make an empty file that nobody else can read; FileExistsError if there is one."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def keep_private(path: Path) -> str | None:
    """See that nobody else can read a database; a sentence if others still can.

    SQLite gives the files beside it, `-wal` and `-shm`, the rights that the database has.
    """
    with suppress(FileExistsError, FileNotFoundError):
        create_private(path)
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        try:
            rights = file.stat().st_mode
            if rights & OTHERS:
                file.chmod(rights & ~OTHERS)
        except FileNotFoundError:
            continue
        except PermissionError:
            return f"Others can read {file}, with chat and hashed passwords; write chmod 600 {file}."
    return None


def take(path: Path) -> IO[str]:
    """Make sure that no other server has a database; as long as the answer is open, none will.

    The mark is a lock of the operating system on a file beside it, which ends with the process however that
    ends. The file stays.
    """
    mark = path.with_name(path.name + ".lock")
    try:
        file = os.fdopen(os.open(mark, os.O_CREAT | os.O_RDWR, PRIVATE), "r+")
    except OSError as error:
        raise CannotStart(f"Nothing can be written beside {path}: {_reason(error)}.") from None
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
    except BlockingIOError:
        file.seek(0)
        raise CannotStart(
            f"The database {path} is already served by the process {file.read() or 'before this one'}."
        ) from None
    except OSError as error:
        raise CannotStart(f"The database {path} cannot be locked: {_reason(error)}.") from None
    return file


def check_room(path: Path) -> None:
    """Refuse a disk that is full."""
    free = shutil.disk_usage(path.parent).free
    if free < MIN_FREE:
        raise CannotStart(f"The disk of {path} is full: {free:,} bytes are free.")


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
