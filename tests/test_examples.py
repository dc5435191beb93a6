"""Every example runs and says something; those that need a server or an arena have one."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Server

ROOT = Path(__file__).parent.parent
NOT_ALONE = {"bot", "client", "stream"}
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.py") if path.stem not in NOT_ALONE)
PATIENCE = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the examples play on."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    server.start()
    yield server
    server.stop()


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run an example to its end."""
    command = [sys.executable, str(ROOT / "examples" / f"{name}.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_example_runs(example: Path) -> None:
    result = run(example.stem)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.strip()


def test_a_client_plays_a_game_and_another_follows_it(server: Server) -> None:
    played = run("client", server.url, "tzolkin", "--players", "3", "--modules", "tribes,prophecies")
    assert (played.returncode, played.stderr) == (0, "")
    table, *scores = played.stdout.splitlines()
    assert [line.split(":")[0] for line in scores] == ["Random guest", "skilled", "skilled"]
    followed = run("stream", server.url, table.removeprefix("Table "))
    assert (followed.returncode, followed.stderr) == (0, "")
    assert followed.stdout.splitlines()[0] == "    1 start"
    assert "game_ended" in followed.stdout.splitlines()[-1]


def test_the_clients_say_in_one_sentence_what_the_server_refuses(server: Server) -> None:
    assert "There is no game 'chess'" in run("client", server.url, "chess").stderr
    assert run("stream", server.url, "nowhere").stderr == "There is no such table.\n"


def test_a_bot_of_ones_own_plays_on_a_server(server: Server) -> None:
    played = run("bot", server.url, "mexica", "--players", "2")
    assert (played.returncode, played.stderr) == (0, "")
    assert [line.split(":")[0] for line in played.stdout.splitlines()[1:]] == ["Own bot", "skilled"]


@pytest.mark.parametrize("game", ["mexica", "tzolkin"])
def test_a_bot_of_ones_own_wins_against_random_ones(game: str, tmp_path: Path) -> None:
    # A program's random numbers follow from its command, which must not depend on where this folder is.
    own, other = arena(game, "program:python examples/bot.py", tmp_path)
    assert own["mean_score"] > other["mean_score"]
    assert own["win_share"] > 0.5


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/own-bots.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "bot.py").write_text(source, "utf-8")
    bot = shlex.join([sys.executable, str(tmp_path / "bot.py")])
    first, again = (arena("tzolkin", f"program:{bot}", tmp_path / name)[0] for name in "ab")
    assert first["mean_score"] == again["mean_score"]


def arena(game: str, bot: str, folder: Path) -> list[dict[str, Any]]:
    """Ten games of a bot against a random one; the two lines of the table."""
    command = [sys.executable, "-m", "sacbe.cli.main", "arena", game, "--bots", f"{bot},random"]
    command += ["--games", "10", "--json", "--out", str(folder / "report")]
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    result = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    lines: list[dict[str, Any]] = json.loads(result.stdout)["bots"]
    return lines


@pytest.mark.skipif(shutil.which("curl") is None, reason="the example is told with curl")
def test_the_example_of_the_protocol_page_runs(server: Server, tmp_path: Path) -> None:
    (script,) = re.findall(r"```sh\n(.*?)```", (ROOT / "docs/protocol.md").read_text("utf-8"), re.DOTALL)
    result = subprocess.run(
        ["sh", "-e", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "URL": server.url},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    for sign in ('"name":"Ana"', '"event":"wealth_kept"', '"kind":"stale"', '"other-question"', '"seq":2'):
        assert sign in result.stdout, sign
