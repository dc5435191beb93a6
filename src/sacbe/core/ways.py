"""Ways: how a seat gets somewhere by several actions in a row, for games whose pieces travel.

A game that knows such ways has a module `ways` of its own. They are only a convenience: each is a list of
actions that could be taken one by one.
"""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.core import registry
from sacbe.core.game import Game, State


@dataclass(frozen=True)
class Way:
    """The cheapest way to a place: what it costs in all, and the actions that make it."""

    to: str
    cost: int
    actions: tuple[str, ...]


def ways(game: Game, state: State) -> list[Way]:
    """The places that the seat asked can get to now; none in a game without ways."""
    find = registry.part(game, "ways", "ways")
    return list(find(game, state)) if find else []
