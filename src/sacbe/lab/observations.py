"""What does a seat see of a position, as numbers in a fixed order? All observations come from here."""

from __future__ import annotations

from array import array

from sacbe.core import network
from sacbe.core.game import Game
from sacbe.core.learned import LearnedEvaluation
from sacbe.core.network import Network
from sacbe.core.state import State


class Observer:
    """Writes the inputs of a game (`sacbe lab layout`), in parts of `sparse.ONE`, with the zeros between."""

    def __init__(self, game: Game) -> None:
        self.size = game.blocks.size
        if game.stages:
            # A network that says nothing: an evaluation by it writes the inputs, and adds nothing.
            weights = array("h", bytes(2 * network.size(self.size, 1, game.stages)))
            silent = Network(self.size, 1, game.stages, weights)
            self._evaluation = LearnedEvaluation(game, silent, game.evaluation())

    def observation(self, state: State, seat: int) -> array[int]:
        """What a seat sees, own seat first; nothing in a game that has no inputs."""
        seen = array("h", bytes(2 * self.size))
        if self.size:
            self._evaluation.evaluate(state, seat)
            for place, amount in self._evaluation.features.listed():
                seen[place] = amount
        return seen
