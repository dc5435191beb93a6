"""The base rules know no module: without `modules/`, and its lines in the hooks, the base game still plays.

The package is copied without the folder, the hooks lose every `if` that leads to a module, the decisions lose
their rules from modules, and the tests of the base game run on what is left.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sacbe
from sacbe.games.tzolkin import names

PACKAGE = Path(sacbe.__file__).parent
TESTS = Path(__file__).parents[2]
MODULES = "sacbe.games.tzolkin.modules"
OF_MODULES = ("tribes", "prophecies", "calamities", "taxes", "expansion", "renovation", "new_buildings")
OF_MODULES += ("quick", "fifth", "interactions", "modules", "reserve", "position_origins", "events")
OF_MODULES += ("words", "slow")
"""Beginnings of the names of test files that need the modules, or are slow without the compiled core."""
BASE = "not modules and not pity and not sale_is_free and not income_before_feeding"
"""Of the tests in other files those that need no module: tribes pity and sell, new buildings have income."""


class Taken(ast.NodeTransformer):
    """Takes the modules out of a file: their imports, and every `if` and rule that leads to them."""

    def __init__(self) -> None:
        self.imported: set[str] = set()

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        """Drop the import of a module."""
        if node.module is None or not node.module.startswith(MODULES):
            return node
        self.imported |= {alias.asname or alias.name for alias in node.names}
        return None

    def visit_If(self, node: ast.If) -> ast.If | None:
        """Drop what is done for a module."""
        mentioned = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
        asks = any(isinstance(part, ast.Attribute) and part.attr == "modules" for part in ast.walk(node.test))
        return None if asks or mentioned & self.imported else node

    def visit_keyword(self, node: ast.keyword) -> ast.keyword | None:
        """Drop a rule of a module from the decision that names it."""
        mentioned = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
        return None if mentioned & self.imported else node


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without the modules."""
    root = tmp_path_factory.mktemp("bare")
    copy = root / "sacbe"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    game = copy / "games" / "tzolkin"
    shutil.rmtree(game / "modules")
    for name in ("hooks.py", "extensions.py", "decisions.py"):
        hooks = game / name
        hooks.write_text(ast.unparse(Taken().visit(ast.parse(hooks.read_text("utf-8")))), "utf-8")
    return root


def run(bare: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the bare package, uncompiled."""
    environment = {**os.environ, "PYTHONPATH": f"{bare}{os.pathsep}{TESTS.parent}", "SACBE_PLAIN": "1"}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=TESTS.parent, capture_output=True, text=True
    )


def test_no_module_is_left(bare: Path) -> None:
    """TP-1: nothing imports a module any more, and the tests run on the copy."""
    left = [path for path in bare.rglob("*.py") if f"from {MODULES}" in path.read_text("utf-8")]
    assert left == []
    where = run(bare, "-c", "import sacbe; print(sacbe.__file__)").stdout
    assert where.startswith(str(bare))


@pytest.mark.long
def test_the_base_game_plays_without_the_modules(bare: Path) -> None:
    """TP-1: the tests of the base rules pass on it."""
    files = sorted(path for path in Path(__file__).parent.glob("test_*.py") if _is_base(path))
    assert len(files) > 15
    result = run(bare, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", BASE, *map(str, files))
    assert result.returncode == 0, result.stdout[-3000:]


def _is_base(path: Path) -> bool:
    name = path.stem.removeprefix("test_")
    return not name.startswith(OF_MODULES) and path != Path(__file__)


def test_the_base_rules_name_no_tribe_and_no_prophecy() -> None:
    """TP-1: what a module is called stands in the modules, the data and the words alone."""
    for path in (PACKAGE / "games" / "tzolkin" / "rules").glob("*.py"):
        source = path.read_text("utf-8").lower()
        for name in (*names.TRIBES, *names.PROPHECIES, *names.NEW_BUILDINGS):
            assert not re.search(rf"\b{name}\b", source), (path.name, name)
