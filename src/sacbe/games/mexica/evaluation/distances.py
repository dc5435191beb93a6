# compiled
"""Distances: how many action points it takes a seat's pilli to get somewhere, roughly.

Steps, bridges and boats are followed, and bridges that could still be built. What is farther than a teleport
is as far as a teleport. Other pillis are overlooked.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.rules import reach
from sacbe.games.mexica.state import State

CROSSING = 3
"""Action points to build a bridge and walk over it."""


def measure(survey: Survey, state: State, seat: int) -> None:
    """Into `cell_distance` and, at first cells of districts, `district_distance`: what is not yet known."""
    survey.own = seat * ids.CELLS
    if is_measured(survey, state, seat):
        return
    survey.measured_from[seat] = state.pilli[seat] + 1
    for cell in range(survey.own, survey.own + ids.CELLS):
        survey.cell_distance[cell] = material.TELEPORT_COST
        survey.district_distance[cell] = material.TELEPORT_COST
    survey.cell_distance[survey.own + state.pilli[seat]] = 0
    for steps in range(material.TELEPORT_COST - 1):
        go_on(survey, state, steps)
    for cell in range(ids.CELLS):
        district = state.district[cell]
        if district != ids.NOWHERE:
            nearest = min(from_pilli(survey, cell), survey.district_distance[survey.own + district])
            survey.district_distance[survey.own + district] = nearest


def is_measured(survey: Survey, state: State, seat: int) -> bool:
    """Are the distances of a seat known? Those of all are forgotten with the ground and the last bridge."""
    has_bridges = 1 if state.bridges > 0 else 0
    if survey.distances_ground != state.ground_hash or survey.has_bridges != has_bridges:
        survey.distances_ground = state.ground_hash
        survey.has_bridges = has_bridges
        for other in range(ids.SEATS):
            survey.measured_from[other] = 0
    return survey.measured_from[seat] == state.pilli[seat] + 1


def from_pilli(survey: Survey, cell: int) -> int:
    """Action points to a cell, for the seat asked about last."""
    return survey.cell_distance[survey.own + cell]


def to_district(survey: Survey, district: int) -> int:
    """Action points to the nearest cell of a district, for the seat asked about last."""
    return survey.district_distance[survey.own + district]


def go_on(survey: Survey, state: State, here: int) -> None:
    """Go on from all cells at one distance. Boats bring more of them, each of which is queued once."""
    tail = 0
    for cell in range(ids.CELLS):
        if survey.cell_distance[survey.own + cell] == here:
            survey.queue[tail] = cell
            tail += 1
    head = 0
    on_lake = 0
    while head < tail:
        cell = survey.queue[head]
        head += 1
        walk_on(survey, state, cell, here)
        if geometry.is_water(state.ground[cell]):
            tail = float_on(survey, state, cell, here, tail)
            if material.TOUCHES_LAKE[cell] and not on_lake:
                on_lake = 1
                tail = cross_lake(survey, state, here, tail)


def walk_on(survey: Survey, state: State, cell: int, here: int) -> None:
    """Go on from a cell to all sides on foot."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if beside == ids.LAKE:
            continue
        if reach.is_step(state, state.ground[cell], beside, side):
            arrive(survey, beside, here + 1)
        elif state.ground[beside] == ids.CANAL and could_cross(state, cell, beside, side):
            arrive(survey, material.NEIGHBOUR[beside * ids.SIDES + side], here + CROSSING)


def float_on(survey: Survey, state: State, cell: int, here: int, tail: int) -> int:
    """Go on by boat, from a bridge or from the canal reached; the new end of the queue."""
    for side in range(ids.SIDES):
        beside = material.NEIGHBOUR[cell * ids.SIDES + side]
        if beside != ids.LAKE and geometry.is_water(state.ground[beside]):
            tail = moor(survey, state, beside, here, tail)
    return tail


def cross_lake(survey: Survey, state: State, here: int, tail: int) -> int:
    """Go on by boat over the lake to every canal that opens into it; the new end of the queue."""
    for cell in range(ids.CELLS):
        if material.TOUCHES_LAKE[cell] and geometry.is_water(state.ground[cell]):
            tail = moor(survey, state, cell, here, tail)
    return tail


def moor(survey: Survey, state: State, cell: int, here: int, tail: int) -> int:
    """Arrive by boat: at a bridge for an action point (MX-16), on a canal now; the new end of the queue."""
    if geometry.is_bridge(state.ground[cell]):
        arrive(survey, cell, here + 1)
    elif here < survey.cell_distance[survey.own + cell]:
        survey.cell_distance[survey.own + cell] = here
        survey.queue[tail] = cell
        tail += 1
    return tail


def could_cross(state: State, cell: int, canal: int, side: int) -> bool:
    """Is there a bridge left to go from land over a canal to free land beyond?"""
    if state.bridges == 0 or geometry.is_water(state.ground[cell]):
        return False
    spans = state.spans[canal] & (1 << axis_towards(side))
    return spans != 0 and state.ground[material.NEIGHBOUR[canal * ids.SIDES + side]] == ids.DRY


def arrive(survey: Survey, cell: int, steps: int) -> None:
    """Note a shorter route to a cell."""
    survey.cell_distance[survey.own + cell] = min(survey.cell_distance[survey.own + cell], steps)


def axis_towards(side: int) -> int:
    """The axis of a bridge that leads to a side."""
    return ids.H if side in (ids.EAST, ids.WEST) else ids.V
