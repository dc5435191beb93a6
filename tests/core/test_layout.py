"""A class declares its fields once, and compiled and plain have the same."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import Annotated, Any

import pytest

import sacbe
from sacbe.core.layout import Floats, Short, Shorts, fields, ints, shorts, zero

PACKAGE = Path(sacbe.__file__).parent


class Base:
    """What a plain object has in common with others."""

    depth: Short
    before: Base | None


class Position(Base):
    """What a plain object has of its own."""

    kinds: tuple[str, ...] = ()
    corn: Annotated[Shorts, 3]
    best: Annotated[Floats, 2]
    is_over: bool


def test_a_plain_object_is_zero_at_first() -> None:
    position, other = Position(), Position()
    zero(position)
    zero(other)
    position.corn[0] = 1
    assert other.corn == [0, 0, 0]
    assert (other.depth, other.before, other.best, other.is_over) == (0, None, [0, 0], 0)
    assert shorts(2) == ints(2) == [0, 0]


def test_the_fields_of_a_class_are_its_own_in_their_order() -> None:
    kind: Any = Position
    assert fields(kind) == ("corn", "best", "is_over")


@pytest.mark.parametrize("game", ["_template", "mexica", "tzolkin"])
def test_the_fields_of_a_state_are_those_of_its_class_body(game: str) -> None:
    """The keys of records depend on the order, which a compiled class must keep."""
    source = (PACKAGE / "games" / game / "state.py").read_text("utf-8")
    body = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)).body
    declared = tuple(ast.unparse(node.target) for node in body if isinstance(node, ast.AnnAssign))
    assert importlib.import_module(f"sacbe.games.{game}.state").State(2).fields() == declared != ()
