"""All games, made known to the registry."""

from __future__ import annotations

from sacbe.core import registry
from sacbe.games.mexica.game import Mexica
from sacbe.games.tzolkin.game import Tzolkin


def register_all() -> None:
    """Make every game known."""
    registry.register(Mexica())
    registry.register(Tzolkin())
