# compiled
"""Moving the pilli: on foot, by boat, or anywhere for five points."""

from __future__ import annotations

from sacbe.games.mexica import actions, changes, geometry, ids, material
from sacbe.games.mexica.rules import points, reach
from sacbe.games.mexica.state import State

# On foot (MX-15).


def can_step(state: State, seat: int, side: int) -> bool:
    """One cell to a side: land or bridge, along the axis of a bridge, nobody and nothing in the way."""
    cell = state.pilli[seat]
    beside = geometry.neighbour(cell, side)
    if not points.can_spend(state, 1) or beside == ids.LAKE or geometry.has_pilli(state, beside):
        return False
    return reach.is_step(state, state.ground[cell], beside, side)


def offer_steps(state: State, seat: int) -> None:
    """Offer the cells one step away."""
    if not points.can_spend(state, 1):
        return
    for side in range(ids.SIDES):
        if can_step(state, seat, side):
            state.offer(actions.STEP + geometry.neighbour(state.pilli[seat], side))


def step(state: State, seat: int, cell: int) -> None:
    """Go one cell for one action point."""
    points.spend(state, seat, 1)
    changes.move_pilli(state, seat, cell)
    state.note(ids.STEPPED, seat, cell)


# By boat (MX-16).


def is_on_bridge(state: State, seat: int) -> bool:
    """A boat starts from a bridge only."""
    return geometry.is_bridge(state.ground[state.pilli[seat]])


def boat_cost(state: State, seat: int, goal: int) -> int:
    """Points for a boat to a bridge, or FAR if there is no way or it is taken."""
    if not is_on_bridge(state, seat) or not geometry.is_bridge(state.ground[goal]):
        return geometry.FAR
    if geometry.has_pilli(state, goal):
        return geometry.FAR
    geometry.measure_boat_routes(state, state.pilli[seat])
    return state.distance[goal]


def offer_boats(state: State, seat: int) -> None:
    """Offer every empty bridge that the points left reach by water."""
    if not points.can_spend(state, 1) or not is_on_bridge(state, seat):
        return
    geometry.measure_boat_routes(state, state.pilli[seat])
    for number in range(state.bridges_built):
        cell = state.bridge_at[number]
        if state.distance[cell] <= state.action_points and not geometry.has_pilli(state, cell):
            state.offer(actions.BOAT + cell)


def sail(state: State, seat: int, goal: int) -> None:
    """Go to another bridge by boat, a point for each bridge reached or passed under."""
    cost = boat_cost(state, seat, goal)
    points.spend(state, seat, cost)
    changes.move_pilli(state, seat, goal)
    state.note(ids.SAILED, seat, goal, cost)


# Anywhere (MX-17).


def can_land(state: State, cell: int) -> bool:
    """Any empty land cell or bridge, the palace included."""
    ground = state.ground[cell]
    return (ground == ids.DRY or geometry.is_bridge(ground)) and not geometry.has_pilli(state, cell)


def can_teleport(state: State) -> bool:
    """Five points; there is always room somewhere (MX-29)."""
    return points.can_spend(state, material.TELEPORT_COST)


def legal_choose_landing(state: State) -> None:
    """Offer every empty place."""
    for cell in range(ids.CELLS):
        if can_land(state, cell):
            state.offer(actions.LAND + cell)


def apply_choose_landing(state: State, seat: int, action: int) -> None:
    """Go to the chosen place."""
    teleport(state, seat, action - actions.LAND)


def teleport(state: State, seat: int, cell: int) -> None:
    """Go anywhere for five points."""
    points.spend(state, seat, material.TELEPORT_COST)
    changes.move_pilli(state, seat, cell)
    state.note(ids.TELEPORTED, seat, cell)
