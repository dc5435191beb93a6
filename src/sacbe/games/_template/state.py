# compiled
"""The state: its fields, all small integers.

What a seat has is at index seat (favour[seat]) or seat * width + thing (tokens[seat * TOKENS + token]).
"""

from __future__ import annotations

from typing import Annotated

from sacbe.core.layout import Short, Shorts
from sacbe.core.state import State as CoreState
from sacbe.games._template import ids


class State(CoreState):
    """A position of the game."""

    round: Short
    tiles: Annotated[Shorts, ids.TILES]  # where each tile is
    tokens: Annotated[Shorts, ids.SEATS * ids.TOKENS]
    favour: Annotated[Shorts, ids.SEATS]  # the kind favoured + 1, or NO_FAVOUR
    points: Annotated[Shorts, ids.SEATS * ids.SOURCES]  # points by source

    def __init__(self, players: int = 0) -> None:
        CoreState.__init__(self, players)
        self.round = 1
