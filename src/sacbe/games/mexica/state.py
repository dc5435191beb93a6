# compiled
"""The state of a game of Mexica: its fields, all small integers.

`ground` holds what lies on each island cell. Districts, named by their first cell, and a few facts about each
cell follow from it and are kept up to date by changes.py.
"""

from __future__ import annotations

from typing import Annotated

from sacbe.core.layout import Short, Shorts, Word
from sacbe.core.state import State as CoreState
from sacbe.games.mexica import ids


class Position(CoreState):
    """A position of Mexica."""

    strength: Short  # of the neutral colour
    period: Short
    round: Short  # of the whole game
    first_player: Short
    action_points: Short  # of the turn in progress
    bought: Short  # tokens bought this turn
    proposed: Short  # sizes proposed for removal this turn, as bits
    triggered: Short  # 1 when the period ends with this round
    spent_in_round: Short  # 1 when somebody spent action points or tokens
    events_in_round: Short  # 1 when something irreversible happened
    idle_rounds: Short
    quiet_rounds: Short
    doubles: Short
    singles: Short
    bridges: Short
    tokens_left: Short
    ground: Annotated[Shorts, ids.CELLS]
    pilli: Annotated[Shorts, ids.SEATS]  # the cell of each seat's pilli
    tokens: Annotated[Shorts, ids.SEATS]
    stock: Annotated[Shorts, ids.SEATS * ids.LEVELS]  # temples each seat may still build
    points: Annotated[Shorts, ids.SEATS * ids.SOURCES]
    tiles: Annotated[Shorts, ids.TILES]  # where each calpulli tile is
    reach_at_start: Annotated[Shorts, ids.SEATS]  # reach of each pilli when the turn began (round 1 only)

    def __init__(self, players: int = 0) -> None:
        CoreState.__init__(self, players)
        self.period = 1
        self.round = 1


class State(Position):
    """A position with what follows from it, and working memory of the rules."""

    many_offers: Annotated[Shorts, ids.ANSWERS]
    district: Annotated[Shorts, ids.CELLS]  # the first cell of each cell's district
    size: Annotated[Shorts, ids.CELLS]  # cells of the district, at its first cell
    founded: Annotated[Shorts, ids.CELLS]  # 1 at the first cell of a founded district
    empty_site: Annotated[Shorts, ids.CELLS]  # 1 on an ordinary cell with nothing and nobody on it
    ramp: Annotated[Shorts, ids.CELLS]  # 1 where some bridge rests
    spans: Annotated[Shorts, ids.CELLS]  # axes of a bridge over the canal with land at both ends, as bits
    bridges_built: Short
    bridge_at: Annotated[Shorts, ids.BRIDGES]  # where the bridges are, in the order of the cells
    shore: Annotated[Shorts, ids.CELLS]  # the body of closed ground that a cell belongs to (round 1 only)
    reach_now: Annotated[Shorts, ids.SEATS]
    reach_before: Annotated[Shorts, ids.SEATS]
    candidates: Annotated[Shorts, ids.LARGER + 1]  # districts that may still be founded, by size
    ground_hash: Word  # by which an evaluation knows the ground again
    label: Annotated[Shorts, ids.CELLS]
    distance: Annotated[Shorts, ids.CELLS]
    queue: Annotated[Shorts, 2 * ids.CELLS]

    def offer(self, action: int) -> None:
        """List one answer; a canal may lie nearly everywhere, so the list is long."""
        self.many_offers[self.offered] = action
        self.offered += 1

    def offer_at(self, place: int) -> int:
        """One of the answers listed."""
        return self.many_offers[place]
