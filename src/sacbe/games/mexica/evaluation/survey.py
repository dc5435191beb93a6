# compiled
"""What was measured on one ground, for the evaluation: plots, levels and distances.

Most positions that a search evaluates one after the other have the same ground, so plots (plots.py) and
levels (districts.py) are kept with its hash until another ground is surveyed. So are the distances of each
seat (distances.py), until its pilli moves.
"""

from __future__ import annotations

from typing import Annotated

import cython

from sacbe.core.layout import Short, Shorts, Word, zero
from sacbe.games.mexica import ids
from sacbe.games.mexica.state import State


class Survey:
    """Measurements, each with the ground it was made on."""

    has_plots: Short
    plots_ground: Word
    open_sizes: int  # of the tiles that the plots fit, as bits
    canals_left: Short  # canals that a plot may need
    next_cell: Short  # where the search for plots goes on; they are found when somebody asks for them
    plots: Short
    plot_size: Annotated[Shorts, ids.PLOTS]
    plot_canals: Annotated[Shorts, ids.PLOTS]  # canals that it needs
    plot_cells: Annotated[Shorts, ids.PLOTS * (ids.SIZES + ids.SMALLEST - 1)]
    closing_cells: Annotated[Shorts, ids.CELLS]  # the plots that a canal would help to close, as bits
    chosen_plots: Short  # the plots that are best for a seat, as bits
    chosen_for: Short  # the seat, where its pilli stood and the period then
    has_levels: Short
    levels_ground: Word
    levels: Annotated[Shorts, ids.CELLS * ids.COLOURS]  # of each colour, at the first cell of each district
    sites: Annotated[Shorts, ids.CELLS]
    distances_ground: Word
    has_bridges: Short  # 1 if some were left when the distances were measured
    measured_from: Annotated[Shorts, ids.SEATS]  # where each seat's pilli stood then, from 1; 0 if never
    own: Short  # where the distances of the seat asked about last begin
    cell_distance: Annotated[Shorts, ids.SEATS * ids.CELLS]
    district_distance: Annotated[Shorts, ids.SEATS * ids.CELLS]  # at the first cell of each district
    label: Annotated[Shorts, ids.CELLS]
    distance: Annotated[Shorts, ids.CELLS]
    queue: Annotated[Shorts, 2 * ids.CELLS]

    def __init__(self) -> None:
        if not cython.compiled:
            zero(self)

    def is_of(self, state: State) -> bool:
        """Are its plots those of the ground of a state?"""
        return self.has_plots == 1 and self.plots_ground == state.ground_hash
