"""An operator: `sacbe admin` on the database of a server that runs."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from sacbe.cli.main import main
from tests.server.process import Server


def admin(server: Server, *arguments: str, typed: str = "") -> str:
    """What the command says."""
    code, said, complaint = _carry_out(server, *arguments, typed=typed)
    assert (code, complaint) == (0, "")
    return said


def refusal(server: Server, *arguments: str, typed: str = "") -> str:
    """The one sentence by which the command refuses."""
    code, said, complaint = _carry_out(server, *arguments, typed=typed)
    assert (code, said) == (1, "")
    (sentence,) = complaint.splitlines()
    return sentence


def _carry_out(server: Server, *arguments: str, typed: str) -> tuple[int, str, str]:
    """The command in this process: its exit code, and what it says."""
    said, complaint = io.StringIO(), io.StringIO()
    command = ["admin", "--database", server.database, *arguments]
    # In a thread of its own, because the tests of the page have an event loop in theirs.
    with (
        redirect_stdout(said),
        redirect_stderr(complaint),
        patch("sys.stdin", io.StringIO(typed)),
        ThreadPoolExecutor(1) as pool,
    ):
        code = pool.submit(main, command).result()
    return code, said.getvalue(), complaint.getvalue()
