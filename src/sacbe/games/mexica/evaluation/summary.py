# compiled
"""What an encoding counts and sorts before it writes: working memory of one thread."""

from __future__ import annotations

from typing import Annotated

import cython

from sacbe.core.layout import Ints, Short, Shorts, zero
from sacbe.games.mexica import ids, inputs


class Summary:
    """A position in numbers of each seat, and sums by class."""

    district_count: Short
    districts: Annotated[Shorts, ids.CELLS]  # the first cells of all districts
    others: Annotated[Shorts, ids.SEATS]  # the other seats, the one with the best standing first
    value: Annotated[Ints, ids.SEATS]  # of each seat, by hand
    founding: Annotated[Ints, ids.SEATS]  # its terms
    building: Annotated[Ints, ids.SEATS]
    settled: Annotated[Ints, ids.SEATS]  # the term of each seat's districts
    founded_points: Annotated[Ints, ids.SEATS]  # points of districts if they were scored now
    unfounded_points: Annotated[Ints, ids.SEATS]
    plots: Annotated[Ints, inputs.PLOTS_SIZE]  # points of the best plot of each class
    others_plots: Annotated[Ints, inputs.OTHERS_PLOTS_SIZE]
    reach: Annotated[Ints, inputs.REACH_SIZE]

    def __init__(self) -> None:
        if not cython.compiled:
            zero(self)
