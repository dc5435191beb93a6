"""All games, made known to the registry."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from sacbe.core import registry
from sacbe.games.mexica import causes as causes_of_mexica
from sacbe.games.mexica import choices as choices_of_mexica
from sacbe.games.mexica import coaching as coaching_of_mexica
from sacbe.games.mexica import digest as digest_of_mexica
from sacbe.games.mexica import effects as effects_in_mexica
from sacbe.games.mexica.game import Mexica
from sacbe.games.tzolkin import causes as causes_of_tzolkin
from sacbe.games.tzolkin import choices as choices_of_tzolkin
from sacbe.games.tzolkin import coaching as coaching_of_tzolkin
from sacbe.games.tzolkin import digest as digest_of_tzolkin
from sacbe.games.tzolkin import effects as effects_in_tzolkin
from sacbe.games.tzolkin.game import Tzolkin


def register_all(others: Sequence[str] = ()) -> None:
    """Make every game known, and others by their folders here, such as `_template`."""
    registry.register(
        Mexica(),
        causes_of_mexica.causes,
        effects_in_mexica.effects,
        digest_of_mexica.Reader,
        coaching_of_mexica.COACHING,
        choices_of_mexica.CHOICES,
    )
    registry.register(
        Tzolkin(),
        causes_of_tzolkin.causes,
        effects_in_tzolkin.effects,
        digest_of_tzolkin.Reader,
        coaching_of_tzolkin.COACHING,
        choices_of_tzolkin.CHOICES,
    )
    for folder in others:
        rules = import_module(f"{__name__}.{folder}.game")
        registry.register(getattr(rules, folder.strip("_").title())())
