# compiled
"""Plots: ground that a few canals would close off as a district of just the size of an open tile.

A plot grows from a corner of the shore, cell by cell, each time where the fewest canals would close it. Every
size that an open tile has on the way is noted with its cells and the canals it still needs; a district that
fits as it is needs none. Plots are kept in the survey until one of another ground is asked for. The search
goes from corner to corner, only as far as the question needs. Pillis are overlooked: they come and go.

What founding a plot is worth follows from its size, its canals and its distance (distances.py).
"""

from __future__ import annotations

from sacbe.games.mexica import ids, material
from sacbe.games.mexica.evaluation import distances
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.rules import calpulli
from sacbe.games.mexica.state import State

POINT = 100
PERCENT = 100
CHOSEN = 3
"""Plots that a seat digs for at a time."""

WIDEST = 7
"""Cells of an edge that may still be closed."""

MAX_CANALS = 4
"""Canal tiles that a plot may need."""

LARGEST = ids.SMALLEST + ids.SIZES - 1
ALIKE = 5
"""Corners among so many first cells of a plot would grow into much the same, and are passed over."""

DEAR = 16
"""More than any two cells of a plot lie apart: new edge counts before compactness."""


def find(survey: Survey, state: State) -> None:
    """Note all plots of the position, unless they are known."""
    begin(survey, state)
    while survey.next_cell < ids.CELLS:
        find_more(survey, state)


def begin(survey: Survey, state: State) -> None:
    """Begin to look for the plots of the position, unless they are those looked for last."""
    sizes = calpulli.open_sizes(state)
    canals = min(MAX_CANALS, state.doubles + state.singles)
    if survey.is_of(state) and survey.open_sizes == sizes and survey.canals_left == canals:
        return
    survey.has_plots = 1
    survey.plots_ground = state.ground_hash
    survey.open_sizes = sizes
    survey.canals_left = canals
    survey.plots = 0
    survey.chosen_for = 0
    survey.next_cell = 0 if sizes != 0 else ids.CELLS
    for cell in range(ids.CELLS):
        survey.label[cell] = 0
        survey.distance[cell] = 0
        survey.closing_cells[cell] = 0


def find_more(survey: Survey, state: State) -> None:
    """Note the plots that grow from the next corner, if there is one more."""
    while survey.next_cell < ids.CELLS:
        cell = survey.next_cell
        survey.next_cell += 1
        if survey.distance[cell] == 0 and is_corner(state, cell):
            grow(survey, state, cell, survey.open_sizes, 2 * cell + 1)
            return


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


def grow(survey: Survey, state: State, seed: int, sizes: int, mark: int) -> None:
    """Let a plot grow from a cell as far as the largest tile."""
    survey.label[seed] = mark
    survey.queue[0] = seed
    size = 1
    edge = spread(survey, state, seed, mark, 0)
    while edge <= WIDEST:
        if fits(size, sizes):
            consider(survey, state, size, edge)
        if edge == 0 or sizes >> max(0, size + 1 - ids.SMALLEST) == 0:
            return
        place = ids.CELLS + best_of_edge(survey, state, seed, edge, mark)
        cell = survey.queue[place]
        survey.queue[place] = survey.queue[ids.CELLS + edge - 1]
        survey.label[cell] = mark
        survey.queue[size] = cell
        size += 1
        if size < ALIKE:
            survey.distance[cell] = 1
        edge = spread(survey, state, cell, mark, edge - 1)


def spread(survey: Survey, state: State, cell: int, mark: int, edge: int) -> int:
    """Add the land beside a new cell of the plot to its edge; the new length of the edge."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if is_dry(state, beside) and survey.label[beside] < mark:
            survey.label[beside] = mark + 1
            survey.queue[ids.CELLS + edge] = beside
            edge += 1
    return edge


def best_of_edge(survey: Survey, state: State, seed: int, edge: int, mark: int) -> int:
    """The place of the cell to take in next: one that cannot be dug, or one that lengthens the edge least."""
    best = 0
    least = DEAR * DEAR
    for place in range(edge):
        cell = survey.queue[ids.CELLS + place]
        if not can_be_dug(state, cell):
            return place
        rows = material.ROW[cell] - material.ROW[seed]
        columns = material.COLUMN[cell] - material.COLUMN[seed]
        cost = max(rows, -rows) + max(columns, -columns)
        for side in range(ids.SIDES):
            beside = material.NEIGHBOUR[cell * ids.SIDES + side]
            if is_dry(state, beside) and survey.label[beside] < mark:
                cost += DEAR
        if cost < least:
            best = place
            least = cost
    return best


# Noting.


def consider(survey: Survey, state: State, size: int, edge: int) -> None:
    """Note the plot as it has grown, if canals can close it and a founder and a tile have room."""
    room = 0
    for place in range(size):
        if state.ground[survey.queue[place]] == ids.DRY:
            room += 1
    for place in range(edge):
        if not can_be_dug(state, survey.queue[ids.CELLS + place]):
            return
    canals = canals_for(survey, edge)
    if room < 2 or canals > survey.canals_left:
        return
    plot = slot_for(survey, size, canals, survey.queue[size - 1])
    if plot == ids.PLOTS:
        return
    survey.plot_size[plot] = size
    survey.plot_canals[plot] = canals
    for place in range(size):
        survey.plot_cells[plot * LARGEST + place] = survey.queue[place]
    for place in range(edge):
        survey.closing_cells[survey.queue[ids.CELLS + place]] |= 1 << plot


def canals_for(survey: Survey, edge: int) -> int:
    """Tiles that close an edge: a double covers two of its cells that touch, or else reaches beyond it."""
    canals = 0
    paired = 0  # places of the edge that a double has covered, as bits
    for place in range(edge):
        if paired & (1 << place):
            continue
        canals += 1
        for other in range(place + 1, edge):
            if not paired & (1 << other) and touch(survey, place, other):
                paired |= 1 << other
                break
    return canals


def touch(survey: Survey, place: int, other: int) -> bool:
    """Do two cells of the edge share a side?"""
    cell = survey.queue[ids.CELLS + place]
    beside = survey.queue[ids.CELLS + other]
    for side in range(ids.SIDES):
        if material.NEIGHBOUR[cell * ids.SIDES + side] == beside:
            return True
    return False


def slot_for(survey: Survey, size: int, canals: int, last: int) -> int:
    """A place for one more plot, if need be that of the worst; PLOTS if it is known or worse than all."""
    worst = 0
    for plot in range(survey.plots):
        if (
            survey.plot_size[plot] == size
            and survey.plot_canals[plot] == canals
            and holds(survey, plot, last)
        ):
            return ids.PLOTS
        if merit(survey.plot_size[plot], survey.plot_canals[plot]) < merit(
            survey.plot_size[worst], survey.plot_canals[worst]
        ):
            worst = plot
    if survey.plots < ids.PLOTS:
        survey.plots += 1
        return survey.plots - 1
    if merit(size, canals) <= merit(survey.plot_size[worst], survey.plot_canals[worst]):
        return ids.PLOTS
    for cell in range(ids.CELLS):
        survey.closing_cells[cell] &= ~(1 << worst)
    return worst


def holds(survey: Survey, plot: int, cell: int) -> bool:
    """Is the cell part of a plot that is noted?"""
    for place in range(plot * LARGEST, plot * LARGEST + survey.plot_size[plot]):
        if survey.plot_cells[place] == cell:
            return True
    return False


def merit(size: int, canals: int) -> int:
    """Large plots for few canals are good."""
    return size - 2 * canals


# Founding.


def founding_value(weights: Weights, survey: Survey, state: State) -> int:
    """The best plot."""
    best = 0
    for plot in range(survey.plots):
        best = max(best, plot_value(weights, survey, state, plot))
    return best


def plot_value(weights: Weights, survey: Survey, state: State, plot: int) -> int:
    """The founder's points and a share of the lead there, less the canals and the way."""
    return value_from(weights, survey, state, plot, plot_distance(survey, plot))


def value_from(weights: Weights, survey: Survey, state: State, plot: int, distance: int) -> int:
    """The same for a pilli at this distance."""
    size = survey.plot_size[plot]
    taken = survey.plot_canals[plot] + distance
    lead = size * weights.lead * (2 if state.period == 1 else 1) // 2
    share = weights.founding_now if taken == 0 else weights.founding_later
    return (material.SECOND[size] * POINT + lead) * share // PERCENT - taken * weights.action_point


def is_some_worth_digging(weights: Weights, survey: Survey, state: State, seat: int) -> bool:
    """Would a seat dig for some plot? The first that is worth a teleport will do."""
    begin(survey, state)
    while survey.next_cell < ids.CELLS:
        if is_some_worth_teleport(weights, survey, state):
            return True
        find_more(survey, state)
    choose_plots(weights, survey, state, seat)
    return survey.chosen_plots != 0


def is_some_worth_teleport(weights: Weights, survey: Survey, state: State) -> bool:
    """Is a plot found so far worth its canals from anywhere?"""
    for plot in range(survey.plots):
        if (
            survey.plot_canals[plot] > 0
            and value_from(weights, survey, state, plot, material.TELEPORT_COST) > 0
        ):
            return True
    return False


def is_closing_cell(weights: Weights, survey: Survey, state: State, seat: int, cell: int) -> bool:
    """Would a canal on this cell help to close one of the plots that are best for the seat?"""
    choose_plots(weights, survey, state, seat)
    return (survey.closing_cells[cell] & survey.chosen_plots) != 0


def choose_plots(weights: Weights, survey: Survey, state: State, seat: int) -> None:
    """Into `chosen_plots`: the best plots for a seat where its pilli stands, unless they are known."""
    find(survey, state)
    asked = ((state.pilli[seat] + 1) * ids.SEATS + seat) * 2 + state.period
    if survey.chosen_for == asked:
        return
    survey.chosen_for = asked
    survey.chosen_plots = 0
    distances.measure(survey, state, seat)
    for _ in range(CHOSEN):
        best = ids.NOWHERE
        most = 0
        for plot in range(survey.plots):
            if (
                survey.plot_canals[plot] > 0
                and not survey.chosen_plots & (1 << plot)
                and plot_value(weights, survey, state, plot) > most
            ):
                best = plot
                most = plot_value(weights, survey, state, plot)
        if best != ids.NOWHERE:
            survey.chosen_plots |= 1 << best


def plot_distance(survey: Survey, plot: int) -> int:
    """Action points to the nearest cell of a plot."""
    nearest = material.TELEPORT_COST
    first = plot * LARGEST
    for place in range(first, first + survey.plot_size[plot]):
        nearest = min(nearest, survey.cell_distance[survey.own + survey.plot_cells[place]])
    return nearest
