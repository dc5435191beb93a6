"""Which C files the build makes again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import outdated

DECLARATIONS = {
    "game.state": "cdef class State:\n    cdef public int day\n",
    "game.rules.turn": "from game.state cimport State\ncpdef void act(State state) noexcept nogil\n",
    "game.rules.apart": "cpdef int one() noexcept nogil\n",
    "game.bot": "from game.rules cimport apart, turn\n",
}
"""`bot` takes in `state` by way of `turn`."""


@pytest.fixture
def made(tmp_path: Path) -> dict[str, Path]:
    """C files that are newer than all declarations."""
    files = {}
    for name, text in DECLARATIONS.items():
        declared = outdated.file_of(name, tmp_path)
        declared.parent.mkdir(parents=True, exist_ok=True)
        declared.write_text(text)
        os.utime(declared, ns=(1000, 1000))
        files[name] = tmp_path / f"{name}.c"
        files[name].touch()
        os.utime(files[name], ns=(2000, 2000))
    return files


@pytest.mark.parametrize(
    ("changed", "gone"),
    [
        ("game.state", {"game.state", "game.rules.turn", "game.bot"}),
        ("game.rules.apart", {"game.rules.apart", "game.bot"}),
        ("game.bot", {"game.bot"}),
    ],
)
def test_what_takes_in_a_change_is_made_again(
    made: dict[str, Path], tmp_path: Path, changed: str, gone: set[str]
) -> None:
    os.utime(outdated.file_of(changed, tmp_path), ns=(3000, 3000))
    outdated.remove(made, tmp_path)
    assert {name for name, path in made.items() if not path.exists()} == gone


def test_without_a_change_everything_stays(made: dict[str, Path], tmp_path: Path) -> None:
    outdated.remove(made, tmp_path)
    assert all(path.exists() for path in made.values())
