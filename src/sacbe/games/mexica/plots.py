"""Plots: ground that a few canals would close off as a district of just the size of an open tile.

A plot grows from a corner of the shore, cell by cell, each time where the fewest canals would close it. Every
size that an open tile has on the way is noted with its cells and the canals it still needs; a district that
fits as it is needs none. Plots are found when somebody first asks, and kept in the state until the ground
changes (changes.py). Pillis are overlooked: they come and go.
"""

from __future__ import annotations

from sacbe.games.mexica import ids, material
from sacbe.games.mexica.rules import calpulli
from sacbe.games.mexica.state import State

WIDEST = 7
"""Cells of an edge that may still be closed."""

MOST_CANALS = 4
"""Canal tiles that a plot may need."""

LARGEST = ids.SMALLEST + ids.SIZES - 1
ALIKE = 5
"""Corners among so many first cells of a plot would grow into much the same, and are passed over."""

DEAR = 16
"""More than any two cells of a plot lie apart: new edge counts before compactness."""


def find(state: State) -> None:
    """Note the plots of the position, unless they are known."""
    sizes = calpulli.open_sizes(state)
    if state.plots_known == sizes + 1:
        return
    state.plots_known = sizes + 1
    state.plots = 0
    state.goals_for = 0
    for cell in range(ids.CELLS):
        state.label[cell] = 0
        state.distance[cell] = 0
        state.dig[cell] = 0
    if sizes == 0:
        return
    mark = 1
    for cell in range(ids.CELLS):
        if state.distance[cell] == 0 and is_corner(state, cell):
            grow(state, cell, sizes, mark)
            mark += 2


def is_corner(state: State, cell: int) -> bool:
    """Is this unfounded ground with water on two sides?"""
    district = state.district[cell]
    if district == ids.NOWHERE or state.founded[district] or state.size[district] < ids.SMALLEST:
        return False
    shores = 0
    for side in range(ids.SIDES):
        if not is_dry(state, material.NEIGHBOUR[cell * ids.SIDES + side]):
            shores += 1
    return shores > 1


def is_dry(state: State, cell: int) -> bool:
    """Is there land?"""
    return cell != ids.LAKE and state.district[cell] != ids.NOWHERE


def can_be_dug(state: State, cell: int) -> bool:
    """May a canal lie here once no pilli does?"""
    return state.ground[cell] == ids.DRY and not material.IS_PALACE[cell] and not state.ramp[cell]


def fits(size: int, sizes: int) -> bool:
    """Is a tile of this size among those open, given as bits?"""
    return size >= ids.SMALLEST and (sizes & (1 << (size - ids.SMALLEST))) != 0


# Growing. Cells of the plot bear the mark and lie in the first half of the queue; those of its edge, which
# canals would close, bear the mark + 1 and lie in the second half.


def grow(state: State, seed: int, sizes: int, mark: int) -> None:
    """Let a plot grow from a cell as far as the largest tile."""
    state.label[seed] = mark
    state.queue[0] = seed
    size = 1
    edge = spread(state, seed, mark, 0)
    while edge <= WIDEST:
        if fits(size, sizes):
            consider(state, size, edge)
        if edge == 0 or sizes >> max(0, size + 1 - ids.SMALLEST) == 0:
            return
        place = ids.CELLS + best_of_edge(state, seed, edge, mark)
        cell = state.queue[place]
        state.queue[place] = state.queue[ids.CELLS + edge - 1]
        state.label[cell] = mark
        state.queue[size] = cell
        size += 1
        if size < ALIKE:
            state.distance[cell] = 1
        edge = spread(state, cell, mark, edge - 1)


def spread(state: State, cell: int, mark: int, edge: int) -> int:
    """Add the land beside a new cell of the plot to its edge; the new length of the edge."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if is_dry(state, beside) and state.label[beside] < mark:
            state.label[beside] = mark + 1
            state.queue[ids.CELLS + edge] = beside
            edge += 1
    return edge


def best_of_edge(state: State, seed: int, edge: int, mark: int) -> int:
    """The place of the cell to take in next: one that cannot be dug, or one that lengthens the edge least."""
    best = 0
    least = DEAR * DEAR
    for place in range(edge):
        cell = state.queue[ids.CELLS + place]
        if not can_be_dug(state, cell):
            return place
        rows = material.ROW[cell] - material.ROW[seed]
        columns = material.COLUMN[cell] - material.COLUMN[seed]
        cost = max(rows, -rows) + max(columns, -columns)
        for side in range(ids.SIDES):
            beside = material.NEIGHBOUR[cell * ids.SIDES + side]
            if is_dry(state, beside) and state.label[beside] < mark:
                cost += DEAR
        if cost < least:
            best = place
            least = cost
    return best


# Noting.


def consider(state: State, size: int, edge: int) -> None:
    """Note the plot as it has grown, if canals can close it and a founder and a tile have room."""
    room = 0
    for place in range(size):
        if state.ground[state.queue[place]] == ids.DRY:
            room += 1
    for place in range(edge):
        if not can_be_dug(state, state.queue[ids.CELLS + place]):
            return
    canals = canals_for(state, edge)
    if room < 2 or canals > min(MOST_CANALS, state.doubles + state.singles):
        return
    plot = place_for(state, size, canals, state.queue[size - 1])
    if plot == ids.PLOTS:
        return
    state.plot_size[plot] = size
    state.plot_canals[plot] = canals
    for place in range(size):
        state.plot_cells[plot * LARGEST + place] = state.queue[place]
    for place in range(edge):
        state.dig[state.queue[ids.CELLS + place]] |= 1 << plot


def canals_for(state: State, edge: int) -> int:
    """Tiles that close an edge: a double covers two of its cells that touch, or else reaches beyond it."""
    canals = 0
    paired = 0  # places of the edge that a double has covered, as bits
    for place in range(edge):
        if paired & (1 << place):
            continue
        canals += 1
        for other in range(place + 1, edge):
            if not paired & (1 << other) and touch(state, place, other):
                paired |= 1 << other
                break
    return canals


def touch(state: State, place: int, other: int) -> bool:
    """Do two cells of the edge share a side?"""
    cell = state.queue[ids.CELLS + place]
    beside = state.queue[ids.CELLS + other]
    for side in range(ids.SIDES):
        if material.NEIGHBOUR[cell * ids.SIDES + side] == beside:
            return True
    return False


def place_for(state: State, size: int, canals: int, last: int) -> int:
    """A place for one more plot, if need be that of the worst; PLOTS if it is known or worse than all."""
    worst = 0
    for plot in range(state.plots):
        if state.plot_size[plot] == size and state.plot_canals[plot] == canals and holds(state, plot, last):
            return ids.PLOTS
        if merit(state.plot_size[plot], state.plot_canals[plot]) < merit(
            state.plot_size[worst], state.plot_canals[worst]
        ):
            worst = plot
    if state.plots < ids.PLOTS:
        state.plots += 1
        return state.plots - 1
    if merit(size, canals) <= merit(state.plot_size[worst], state.plot_canals[worst]):
        return ids.PLOTS
    for cell in range(ids.CELLS):
        state.dig[cell] &= ~(1 << worst)
    return worst


def holds(state: State, plot: int, cell: int) -> bool:
    """Is the cell part of a plot that is noted?"""
    for place in range(plot * LARGEST, plot * LARGEST + state.plot_size[plot]):
        if state.plot_cells[place] == cell:
            return True
    return False


def merit(size: int, canals: int) -> int:
    """Large plots for few canals are good."""
    return size - 2 * canals
