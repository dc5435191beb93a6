"""How numbers lie in memory: names for types of C, tables of them, and zeros at first.

A compiled class declares its fields in its body, and a compiled module its tables in capitals; both become
memory of C (tools/declarations.py), which is zero at first. Here is what makes plain Python the same.
"""

from __future__ import annotations

from functools import cache
from inspect import get_annotations
from types import GetSetDescriptorType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

Byte = int
"""8 bits."""

Short = int
"""16 bits."""

Long = int
"""64 bits."""

Word = int
"""64 bits without a sign."""

Single = float
"""A floating point number of 32 bits."""

Shorts = list[Short]
"""An array: of a class with its size, `Annotated[Shorts, size]`; a function gets it without a copy."""

Ints = list[int]
"""The same, of whole numbers."""

Floats = list[float]
"""The same, of floating point numbers."""


def shorts(count: int) -> Shorts:
    """A table of `count` Shorts, all zero."""
    return [0] * count


def ints(count: int) -> Ints:
    """A table of `count` whole numbers, all zero."""
    return [0] * count


def zero(thing: object) -> None:
    """Give a plain object the fields that its class declares, as a compiled one has them from the start."""
    kind: Any = type(thing)
    for name, value in _zeros(kind).items():
        setattr(thing, name, value[:] if isinstance(value, list) else value)


@cache
def _zeros(kind: type) -> dict[str, list[int] | int | None]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: _zero(hint) for name, hint in hints.items() if not hasattr(kind, name)}


def _zero(hint: Any) -> list[int] | int | None:
    if get_origin(hint) is Annotated:
        return [0] * get_args(hint)[1]
    return 0 if hint in (int, float, bool) else None


@cache
def fields(kind: type) -> tuple[str, ...]:
    """The names of the fields that a class declares itself, in their order."""
    annotations = get_annotations(kind)
    if annotations:
        return tuple(name for name in annotations if not hasattr(kind, name))
    # A compiled class has no annotations, but its attributes are in the same order.
    return tuple(name for name, found in vars(kind).items() if isinstance(found, GetSetDescriptorType))
