"""What does a seat see of a position, as whole numbers? The observations of environments, kept exactly."""

from __future__ import annotations

from array import array

from sacbe.core import observation
from sacbe.core.game import Game
from sacbe.core.state import State


class Observer:
    """Writes what a seat sees (core/observation.py) in parts of `sparse.ONE`, with the zeros between."""

    def __init__(self, game: Game) -> None:
        self.blocks = observation.blocks_of(game)
        seen, mask = observation.room(self.blocks.size, "f"), observation.room(len(game.actions), "b")
        self._observer = observation.Observer(game, seen, mask)

    def observation(self, state: State, seat: int) -> array[int]:
        """What a seat sees, own seat first, and what it is asked."""
        seen = array("h", bytes(2 * self.blocks.size))
        for place, amount in self._observer.seen(state, seat):
            seen[place] += amount
        return seen
