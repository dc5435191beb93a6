"""The examples that learn: quickly where their libraries are installed, whole in the long tests."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "examples" / "learning"
LIBRARIES = {"ppo": "torch", "maskable_ppo": "sb3_contrib"}
PATIENCE = 3000
LAST = re.compile(r"wins \d+% \[(\d+)%, \d+%\] of \d+ games")


@pytest.fixture(params=LIBRARIES)
def example(request: pytest.FixtureRequest) -> str:
    """Each example whose library is installed."""
    name = str(request.param)
    pytest.importorskip(
        LIBRARIES[name], reason=f"{LIBRARIES[name]} is not installed: examples/learning/{name}.py"
    )
    return name


def learn(name: str, out: Path, *arguments: str) -> str:
    """What an example says, when it has drawn its curve."""
    command = [sys.executable, str(FOLDER / f"{name}.py"), "--out", str(out), *arguments]
    result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert out.read_text("utf-8").startswith("<svg")
    return result.stdout


def test_it_runs(example: str, tmp_path: Path) -> None:
    assert LAST.findall(learn(example, tmp_path / "curve.svg", "--quick"))


@pytest.mark.long
def test_it_beats_random_opponents_clearly(example: str, tmp_path: Path) -> None:
    """The whole interval lies above the share of an equal."""
    said = learn(example, tmp_path / "curve.svg")
    assert int(LAST.findall(said)[-1]) > 60
