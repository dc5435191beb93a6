"""The copying of a state's data; compiled modules take the memory copy of the `.pxd` instead."""

from __future__ import annotations

from typing import Any


def copy_data(twin: Any, original: Any) -> None:
    """Copy every field of a state into its twin."""
    for name, value in vars(original).items():
        setattr(twin, name, value[:] if isinstance(value, list) else value)
