"""How a state is copied, overwritten and hashed; compiled modules take memory.pxd, on its memory, instead."""

from __future__ import annotations

from typing import Any

MASK = (1 << 64) - 1
"""Hashes are numbers of 64 bits."""


def copy_of(original: Any) -> Any:
    """A new object with the fields of a state, but without its journal."""
    copy = original.__class__.__new__(original.__class__)
    for name, value in vars(original).items():
        setattr(copy, name, value[:] if isinstance(value, list) else value)
    copy.journal = None
    return copy


def overwrite(state: Any, original: Any) -> None:
    """Give a state the fields of another of the same game, all but its journal."""
    journal = state.journal
    for name, value in vars(original).items():
        setattr(state, name, value[:] if isinstance(value, list) else value)
    state.journal = journal


def hash_of(state: Any) -> int:
    """A number by which searches find a position again; two positions have the same one only by chance.

    Compiled it also counts what a state keeps beside its position, so that a game that does so (Mexica: what
    is known of the ground) has several hashes for one position.
    """
    return hash(tuple(state.numbers())) & MASK
