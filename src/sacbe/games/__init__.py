"""All games, made known to the registry."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from sacbe.core import registry
from sacbe.games.mexica.game import Mexica
from sacbe.games.tzolkin.game import Tzolkin


def register_all(others: Sequence[str] = ()) -> None:
    """Make every game known, and others by their folders here, such as `_template`."""
    registry.register(Mexica())
    registry.register(Tzolkin())
    for folder in others:
        rules = import_module(f"{__name__}.{folder}.game")
        registry.register(getattr(rules, folder.strip("_").title())())
