"""The copying and marking of a state; compiled modules take what the `.pxd` does with its memory instead."""

from __future__ import annotations

from typing import Any

MARKS = (1 << 64) - 1
"""Marks are numbers of 64 bits."""


def twin_of(original: Any) -> Any:
    """A new object with the fields of a state, but without its journal."""
    twin = original.__class__.__new__(original.__class__)
    for name, value in vars(original).items():
        setattr(twin, name, value[:] if isinstance(value, list) else value)
    twin.journal = None
    return twin


def overwrite(twin: Any, original: Any) -> None:
    """Give a state the fields of another of the same game, all but its journal."""
    journal = twin.journal
    for name, value in vars(original).items():
        setattr(twin, name, value[:] if isinstance(value, list) else value)
    twin.journal = journal


def mark_of(state: Any) -> int:
    """A number by which searches know a position again; positions that differ have, but for chance, another.

    Compiled it also counts what a state keeps beside its position, so that a game that does so (Mexica: what
    is known of the ground) has several marks for one position.
    """
    return hash(tuple(state.numbers())) & MARKS
