"""What a seat may win soon: a plot to found, a district to build in; each less the action points it takes.

All in hundredths of a point, at a glance. Ways are those that walks.py has measured last.
"""

from __future__ import annotations

from sacbe.games.mexica import ids, influence, material, plots, walks, weights
from sacbe.games.mexica.rules import scoring
from sacbe.games.mexica.state import State

POINT = 100
PERCENT = 100
GOALS = 3
"""Plots that a seat digs for at a time."""


# Founding.


def of_founding(state: State) -> int:
    """The best plot."""
    best = 0
    for plot in range(state.plots):
        best = max(best, of_plot(state, plot))
    return best


def of_plot(state: State, plot: int) -> int:
    """The founder's points and a share of the lead there, less the canals and the way."""
    size = state.plot_size[plot]
    taken = state.plot_canals[plot] + way_to_plot(state, plot)
    lead = size * weights.LEAD * (2 if state.period == 1 else 1) // 2
    share = weights.FOUNDING_NOW if taken == 0 else weights.FOUNDING_LATER
    return (material.SECOND[size] * POINT + lead) * share // PERCENT - taken * weights.ACTION_POINT


def is_wanted(state: State, seat: int, cell: int) -> bool:
    """Would a canal on this cell help to close one of the plots that are best for the seat?"""
    find_goals(state, seat)
    return (state.dig[cell] & state.goals) != 0


def find_goals(state: State, seat: int) -> None:
    """Into `goals`: the plots that are best for the seat."""
    plots.find(state)
    choose_goals(state, seat)


def choose_goals(state: State, seat: int) -> None:
    """Into `goals`: the best plots for a seat where its pilli stands, unless they are known."""
    asked = (state.pilli[seat] + 1) * ids.SEATS + seat + 1
    if state.goals_for == asked:
        return
    state.goals_for = asked
    state.goals = 0
    walks.measure(state, seat)
    for _ in range(GOALS):
        best = ids.NOWHERE
        most = 0
        for plot in range(state.plots):
            if state.plot_canals[plot] > 0 and not state.goals & (1 << plot) and of_plot(state, plot) > most:
                best = plot
                most = of_plot(state, plot)
        if best != ids.NOWHERE:
            state.goals |= 1 << best


def way_to_plot(state: State, plot: int) -> int:
    """Action points to the nearest cell of a plot."""
    nearest = material.TELEPORT_COST
    first = plot * plots.LARGEST
    for place in range(first, first + state.plot_size[plot]):
        nearest = min(nearest, state.steps[state.plot_cells[place]])
    return nearest


# Building.


def of_building(state: State, seat: int, district: int, stock: int) -> int:
    """What the lead in a district would add in the scorings to come, less its temples and the way there."""
    levels = influence.best_other(state, seat, district) - influence.own_levels(state, seat, district) + 1
    if levels > stock:
        return 0
    more = lasting_points(state, district, 1) - points_now(state, seat, district)
    gain = more * scorings(state, district) * weights.GOAL // PERCENT
    return gain - max(1, levels) * weights.GOAL_LEVEL - state.away[district] * weights.ACTION_POINT


def points_now(state: State, seat: int, district: int) -> int:
    """Points of the own rank; none without a temple."""
    if influence.own_levels(state, seat, district) == 0:
        return 0
    return lasting_points(state, district, influence.rank(state, seat, district))


def lasting_points(state: State, district: int, rank: int) -> int:
    """Points of a rank in a district, of which canals may leave less."""
    return scoring.value(lasting_size(state, district), state.founded[district] == 1, rank)


def lasting_size(state: State, district: int) -> int:
    """Cells that a district will keep: canals and tiles to come take most of large unfounded ground."""
    size = state.size[district]
    if state.founded[district] or size <= weights.PLOT or (state.triggered and state.period == 2):
        return size
    cells = 2 * state.doubles + state.singles
    for tile in range(ids.TILES):
        if state.tiles[tile] in (ids.FACE_DOWN, ids.OPEN):
            cells += material.SIZE_OF[tile]
    return max(weights.PLOT, size - cells * weights.EROSION // PERCENT)


def scorings(state: State, district: int) -> int:
    """Percent of a scoring still to come, both together."""
    return next_scoring(state, district) + later_scoring(state, district)


def next_scoring(state: State, district: int) -> int:
    """Percent of the next scoring that a district will have as it is: none if it does not count then."""
    if state.founded[district]:
        return PERCENT if state.triggered else weights.NEXT_SCORING
    if state.period == 1:
        return 0
    return PERCENT if state.triggered else weights.UNFOUNDED_2


def later_scoring(state: State, district: int) -> int:
    """The same of the scoring after it."""
    if state.period == 2:
        return 0
    return weights.LATER_SCORING if state.founded[district] else weights.UNFOUNDED_1
