"""Constants stand once for Python and once for C: the two must agree."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import sacbe

PACKAGE = Path(sacbe.__file__).parent
CONSTANT = re.compile(r"^ {4}([A-Z][A-Z0-9_]*) = (-?\d+)$")


def constants_for_c(companion: Path) -> dict[str, int]:
    """The constants of a `.pxd` that holds nothing else."""
    lines = [line for line in companion.read_text("utf-8").splitlines() if line.strip()]
    assert lines[0].startswith("# constants only")
    assert lines[1] == "cdef enum:"
    matches = [CONSTANT.match(line) for line in lines[2:]]
    assert all(matches), companion
    found = [(match[1], int(match[2])) for match in matches if match is not None]
    assert len(dict(found)) == len(found), companion
    return dict(found)


def constants_for_python(companion: Path) -> dict[str, int]:
    """The whole numbers in capitals of the module beside it."""
    name = ".".join(("sacbe", *companion.relative_to(PACKAGE).with_suffix("").parts))
    module = importlib.import_module(name)
    return {
        key: value
        for key, value in vars(module).items()
        if re.fullmatch("[A-Z][A-Z0-9_]*", key) and type(value) is int
    }


COMPANIONS = sorted([*PACKAGE.rglob("ids.pxd"), *PACKAGE.rglob("actions.pxd")])


def test_core_and_every_game_have_their_constants() -> None:
    folders = [path.parent for path in PACKAGE.glob("games/*/ids.py")]
    wanted = [PACKAGE / "core" / "ids.pxd"]
    wanted += [folder / name for folder in folders for name in ("ids.pxd", "actions.pxd")]
    assert sorted(wanted) == COMPANIONS


@pytest.mark.parametrize("companion", COMPANIONS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_constants_are_the_same_for_python_and_for_c(companion: Path) -> None:
    assert constants_for_c(companion) == constants_for_python(companion)


@pytest.mark.parametrize("folder", sorted(path.parent for path in PACKAGE.glob("games/*/game.py")), ids=str)
def test_every_frame_and_event_has_a_name_at_its_number(folder: Path) -> None:
    """The tables of names are indexed by the ids."""
    name = ".".join(("sacbe", *folder.relative_to(PACKAGE).parts))
    frames = importlib.import_module(f"{name}.frames")
    events = importlib.import_module(f"{name}.events")
    numbers = constants_for_c(folder / "ids.pxd")
    for number, frame in enumerate(frames.FRAMES.names):
        assert not frame or numbers[frame.upper()] == number
    names = [kind.name for kind in events.EVENT_KINDS]
    assert len(set(names)) == len(names) == numbers[names[-1].upper()] + 1
