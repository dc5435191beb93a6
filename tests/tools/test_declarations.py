"""What the build declares to C follows from the sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import sacbe
from tools import declarations

SOURCES = Path(sacbe.__file__).parent.parent


def declared(tmp_path: Path, **modules: str) -> dict[str, list[str]]:
    """The lines written for modules of a package, without the first, which says where they come from."""
    sources, into = tmp_path / "src", tmp_path / "into"
    (sources / "town").mkdir(parents=True, exist_ok=True)
    for name, source in modules.items():
        (sources / "town" / f"{name}.py").write_text(dedent(source).lstrip(), "utf-8")
    declarations.write(sources, into)
    return {path.stem: path.read_text("utf-8").splitlines()[1:] for path in sorted(into.rglob("*.pxd"))}


IDS = """
    # inlined
    SEATS = 4
    LEVELS = SEATS + 1
    NAMES = ("a", "b")
    """

STATE = """
    # compiled
    from typing import Annotated, NamedTuple
    from sacbe.core.layout import Floats, Ints, Long, Short, Shorts, Word
    from town import ids

    class Stack:
        depth: Short

    class State(Stack):
        kinds: tuple[str, ...] = ()
        before: Stack | None
        mark: Word
        is_over: bool
        corn: Annotated[Shorts, ids.SEATS]
        best: Annotated[Floats, 2 * ids.SEATS]
        visits: memoryview[Long]

    class End(NamedTuple):
        worth: int
    """


def test_functions_of_numbers_and_compiled_classes_are_for_c_and_for_python(tmp_path: Path) -> None:
    rules = """
        # compiled
        from town import state as states
        from town.state import End, State

        def gain(state: State, seat: int, corn: int = 0) -> None:
            state.corn[seat] += corn

        def is_over(state: states.State) -> bool:
            return state.is_over

        def share(state: State, of: int) -> float:
            return of / 2
        """
    assert declared(tmp_path, ids=IDS, state=STATE, rules=rules)["rules"] == [
        "from town cimport state as states",
        "from town.state cimport State",
        "cpdef void gain(State state, int seat, int corn=*) noexcept nogil",
        "cpdef bint is_over(states.State state) noexcept nogil",
        "cpdef double share(State state, int of) noexcept nogil",
    ]


def test_what_needs_python_stays_python(tmp_path: Path) -> None:
    rules = """
        # compiled
        from typing import Any
        from town.state import End, State

        def names(state: State) -> list[str]: ...
        def end_of(state: State) -> End: ...
        def copy_of(state: State) -> State: ...
        def seen_by(state: State, seat: int | None) -> int: ...
        def taken(state: State, *, seat: int) -> int: ...
        def _helper(state: State) -> int: ...
        def worth(state: State) -> int:  # python
            return max(state.corn)
        """
    assert declared(tmp_path, ids=IDS, state=STATE, rules=rules)["rules"] == ["from town.state cimport State"]


def test_a_class_has_the_fields_of_its_body(tmp_path: Path) -> None:
    assert declared(tmp_path, ids=IDS, state=STATE)["state"] == [
        "from town cimport ids",
        "cdef class Stack:",
        "    cdef public short depth",
        "cdef class State(Stack):",
        "    cdef public Stack before",
        "    cdef public unsigned long long mark",
        "    cdef public bint is_over",
        "    cdef public short[ids.SEATS] corn",
        "    cdef public double[2 * ids.SEATS] best",
        "    cdef public long long[::1] visits",
    ]


def test_methods_are_for_c_unless_they_say_otherwise(tmp_path: Path) -> None:
    game = """
        # compiled
        from sacbe.core.layout import Ints
        from town import hints
        from town.state import State

        class Game:
            def __init__(self) -> None: ...
            def step(self, state: State, action: int = 0) -> None: ...
            def rank(self, worths: Ints) -> int: ...
            def legal(self, state: State) -> list[int]:  # cpdef
                return []
            def apply(
                self, state: State, action: int, hints: list[int] | None = None
            ) -> None:  # cpdef
                pass
            def points(self, state: State) -> int:  # with gil
                return 0
            def hints(self, state: State) -> dict[str, int]: ...

        class Chess(Game):
            name = "chess"

        def best(worths: Ints, count: int) -> int: ...
        """
    hints = "# compiled\n"
    assert declared(tmp_path, ids=IDS, state=STATE, hints=hints, game=game)["game"] == [
        "from town.state cimport State",
        "cdef class Game:",
        "    cdef void step(self, State state, int action=*) noexcept nogil",
        "    cdef int rank(self, int* worths) noexcept nogil",
        "    cpdef list legal(self, State state)",
        "    cpdef apply(self, State state, int action, list hints=*)",
        "    cdef int points(self, State state) noexcept with gil",
        "cdef class Chess(Game):",
        "    pass",
        "cdef int best(int* worths, int count) noexcept nogil",
    ]


def test_a_field_without_a_type_of_c_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SyntaxError, match=r"state.py:3: no type of C for name: str"):
        declared(tmp_path, state="# compiled\nclass State:\n    name: str\n")


def test_numbers_and_tables_in_capitals_are_declared(tmp_path: Path) -> None:
    material = """
        # compiled
        import math
        from sacbe.core.layout import Word, ints, shorts
        from town import ids
        PRICE = shorts(ids.SEATS + 1)
        WORTH = ints(3)
        SKULLS = 0
        LOWEST = -1
        MOST = 2 * ids.SEATS
        HALF = 0.5 * SKULLS
        MASK: Word = 0xFF
        WORDS = {"a": 1}
        NAME = "corn"
        found = 7
        """
    assert declared(tmp_path, ids=IDS, material=material)["material"] == [
        "from libc cimport math",
        "from town cimport ids",
        "cdef short[ids.SEATS + 1] PRICE",
        "cdef int[3] WORTH",
        "cdef int SKULLS",
        "cdef int LOWEST",
        "cdef int MOST",
        "cdef double HALF",
        "cdef unsigned long long MASK",
    ]


def test_an_inlined_module_gives_its_numbers_and_the_bodies_of_its_functions(tmp_path: Path) -> None:
    shares = """
        # inlined
        from town import ids
        POINT = ids.SEATS * 25

        def scaled(amount: int, part: int) -> int:
            \"\"\"So many parts.\"\"\"
            if amount < 0:
                return 0
            return amount * part // POINT
        """
    found = declared(tmp_path, ids=IDS, shares=shares)
    assert found["ids"] == ["cdef enum:", "    SEATS = 4", "    LEVELS = 5"]
    assert found["shares"] == [
        "from town cimport ids",
        "cdef enum:",
        "    POINT = 100",
        "cdef inline int scaled(int amount, int part) noexcept nogil:",
        "    if amount < 0:",
        "        return 0",
        "    return amount * part // POINT",
    ]


def test_what_is_written_by_hand_is_taken_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "town"
    folder.mkdir(parents=True)
    (folder / "block.pxd").write_text("# by hand\ncdef inline void copy() noexcept nogil:\n    pass\n")
    user = "# compiled\nfrom town import block\n"
    found = declared(tmp_path, block="def copy() -> None: ...\n", user=user)
    assert found["block"] == ["cdef inline void copy() noexcept nogil:", "    pass"]
    assert found["user"] == ["from town cimport block"]


def test_modules_without_a_mark_are_none_of_c(tmp_path: Path) -> None:
    found = declared(tmp_path, names="SEATS = 4\n", rules="# compiled\nfrom town import names\n")
    assert found == {"rules": []}


def test_a_file_is_written_only_when_it_changes_and_goes_with_its_module(tmp_path: Path) -> None:
    declared(tmp_path, ids=IDS, rules="# compiled\nMOST = 1\n")
    kept, changed = (tmp_path / "into" / "town" / f"{name}.pxd" for name in ("ids", "rules"))
    os.utime(kept, (0, 0))
    os.utime(changed, (0, 0))
    declared(tmp_path, rules="# compiled\nMOST = 0.5\n")
    assert kept.stat().st_mtime == 0 < changed.stat().st_mtime
    (tmp_path / "src" / "town" / "rules.py").unlink()
    assert list(declared(tmp_path)) == ["ids"]


def test_the_package_declares_its_constants_as_python_sees_them(tmp_path: Path) -> None:
    """They are found without importing the package, and an imported one is left alone."""
    before = dict(sys.modules)
    compiled = declarations.write(SOURCES, tmp_path)
    assert {name: sys.modules.get(name) for name in before} == before
    assert compiled["sacbe.core.game"] == SOURCES / "sacbe" / "core" / "game.py"
    assert "sacbe.core.constants" not in compiled
    from sacbe.games.tzolkin import actions

    text = (tmp_path / "sacbe" / "games" / "tzolkin" / "actions.pxd").read_text("utf-8")
    assert f"    QUICK_TILE = {actions.QUICK_TILE}\n" in text
