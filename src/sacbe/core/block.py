"""The copying of a state; compiled modules take the memory copy of the `.pxd` instead."""

from __future__ import annotations

from typing import Any


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
