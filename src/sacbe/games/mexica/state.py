"""The state of a game of Mexica: its fields, all small integers.

`ground` holds what lies on each island cell. Districts, named by their first cell, and a few facts about each
cell follow from it and are kept up to date by changes.py. Fields not in FIELDS are such facts, or room for
searches, and no part of the position.
"""

from __future__ import annotations

import cython

from sacbe.core import game
from sacbe.games.mexica import ids


class State(game.State):
    """A position of Mexica."""

    FIELDS = (
        "strength",
        "period",
        "round",
        "first_player",
        "action_points",
        "bought",
        "proposed",
        "triggered",
        "spent_in_round",
        "events_in_round",
        "idle_rounds",
        "quiet_rounds",
        "doubles",
        "singles",
        "bridges",
        "tokens_left",
        "ground",
        "pilli",
        "tokens",
        "stock",
        "points",
        "tiles",
        "reach_at_start",
    )

    def __init__(self, players: int = 0) -> None:
        game.State.__init__(self, players)
        self.strength = ids.STANDARD  # of the neutral colour
        self.period = 1
        self.round = 1  # of the whole game
        self.first_player = 0
        self.action_points = 0  # of the turn in progress
        self.bought = 0  # tokens bought this turn
        self.proposed = 0  # sizes proposed for removal this turn, as bits
        self.triggered = 0  # 1 when the period ends with this round
        self.spent_in_round = 0  # 1 when somebody spent action points or tokens
        self.events_in_round = 0  # 1 when something irreversible happened
        self.idle_rounds = 0
        self.quiet_rounds = 0
        self.doubles = 0
        self.singles = 0
        self.bridges = 0
        self.tokens_left = 0
        self.bridges_built = 0
        self.influence_known = 0  # 1 until the ground changes
        self.plots = 0
        self.goals = 0  # the plots that are best for a seat, as bits
        self.goals_for = 0  # the seat and where its pilli stood then
        self.plots_known = 0  # 1 + the open sizes, as bits, for which plots are known; 0 if none are
        if not cython.compiled:
            self.long_list = [0] * ids.ANSWERS
            self.ground = [0] * ids.CELLS
            self.pilli = [0] * ids.SEATS  # the cell of each seat's pilli
            self.tokens = [0] * ids.SEATS
            self.stock = [0] * (ids.SEATS * ids.LEVELS)  # temples each seat may still build
            self.points = [0] * (ids.SEATS * ids.SOURCES)
            self.tiles = [0] * ids.TILES  # where each calpulli tile is
            self.reach_at_start = [0] * ids.SEATS  # reach of each pilli when the turn began (round 1 only)
            self.reach_now = [0] * ids.SEATS
            self.reach_before = [0] * ids.SEATS
            self.district = [0] * ids.CELLS  # the first cell of each cell's district
            self.size = [0] * ids.CELLS  # cells of the district, at its first cell
            self.founded = [0] * ids.CELLS  # 1 at the first cell of a founded district
            self.empty_site = [0] * ids.CELLS  # 1 on an ordinary cell with nothing and nobody on it
            self.ramp = [0] * ids.CELLS  # 1 where some bridge rests
            self.spans = [0] * ids.CELLS  # axes of a bridge over the canal with land at both ends, as bits
            self.bridge_at = [0] * ids.BRIDGES  # where the bridges are, in the order of the cells
            self.shore = [0] * ids.CELLS  # the body of closed ground that a cell belongs to (round 1 only)
            self.candidates = [0] * (ids.LARGER + 1)  # districts that may still be founded, by size
            self.plot_size = [0] * ids.PLOTS  # plots.py: the cells of each plot, canals it needs, which cells
            self.plot_canals = [0] * ids.PLOTS
            self.plot_cells = [0] * (ids.PLOTS * (ids.SIZES + ids.SMALLEST - 1))
            self.dig = [0] * ids.CELLS  # the plots that a canal would help to close, as bits
            self.levels = [0] * (ids.CELLS * ids.COLOURS)  # influence.py: at the first cell of each district
            self.sites = [0] * ids.CELLS
            self.steps = [0] * ids.CELLS  # walks.py: action points to each cell
            self.away = [0] * ids.CELLS  # and to each district, at its first cell
            self.label = [0] * ids.CELLS
            self.distance = [0] * ids.CELLS
            self.queue = [0] * (2 * ids.CELLS)

    def offer(self, action: int) -> None:
        """List one answer; a canal may lie nearly everywhere, so the list is long."""
        self.long_list[self.offered] = action
        self.offered += 1

    def offer_at(self, place: int) -> int:
        """One of the answers listed."""
        return self.long_list[place]
