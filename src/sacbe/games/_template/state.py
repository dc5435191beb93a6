"""The state: its fields, all small integers.

What a seat has stands at index seat (favour[seat]) or seat * width + thing (tokens[seat * TOKENS + token]).
"""

from __future__ import annotations

import cython

from sacbe.core import game
from sacbe.games._template import ids


class State(game.State):
    """A position of the game."""

    FIELDS = ("round", "tiles", "tokens", "favour", "points")

    def __init__(self, players: int = 0) -> None:
        game.State.__init__(self, players)
        self.round = 1
        if not cython.compiled:
            self.tiles = [0] * ids.TILES  # where each tile is
            self.tokens = [0] * (ids.SEATS * ids.TOKENS)
            self.favour = [0] * ids.SEATS  # the kind favoured + 1, or NO_FAVOUR
            self.points = [0] * (ids.SEATS * ids.SOURCES)  # points by source
