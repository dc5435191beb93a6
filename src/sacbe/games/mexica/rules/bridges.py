# compiled
"""Bridges: over one canal cell, with land at both ends; relocated when the supply is empty."""

from __future__ import annotations

from sacbe.games.mexica import actions, changes, geometry, ids
from sacbe.games.mexica.rules import points, trapping
from sacbe.games.mexica.state import State

NO_BRIDGE = -1
"""The origin of a bridge that comes from the supply."""


def has_ramps(state: State, cell: int, axis: int) -> bool:
    """Is there dry land at both ends of a bridge over this cell?"""
    return (state.spans[cell] & (1 << axis)) != 0


def can_span(state: State, cell: int, axis: int) -> bool:
    """A canal without a bridge, with dry land at both ends (MX-9). The lake is never spanned."""
    return state.ground[cell] == ids.CANAL and has_ramps(state, cell, axis)


def can_build(state: State, cell: int) -> bool:
    """May a bridge from the supply be built over this cell, along some axis?"""
    return points.can_spend(state, 1) and state.bridges > 0 and can_span_somehow(state, cell)


def can_span_somehow(state: State, cell: int) -> bool:
    """Can the cell be spanned along some axis?"""
    return state.ground[cell] == ids.CANAL and state.spans[cell] != 0


def offer_bridges(state: State) -> None:
    """Offer the cells for a bridge from the supply."""
    if not points.can_spend(state, 1) or state.bridges == 0:
        return
    for cell in range(ids.CELLS):
        if can_span_somehow(state, cell):
            state.offer(actions.BRIDGE + cell)


# Relocating: the bridge is lifted first, then the goal is tested (MX-11).


def is_time_to_relocate(state: State) -> bool:
    """No bridge is left in the supply, but an action point is."""
    return state.bridges == 0 and points.can_spend(state, 1)


def can_lift(state: State, cell: int) -> bool:
    """An empty bridge, while there is none in the supply."""
    return (
        is_time_to_relocate(state)
        and geometry.is_bridge(state.ground[cell])
        and not geometry.has_pilli(state, cell)
    )


def can_move_to(state: State, seat: int, origin: int, goal: int, axis: int) -> bool:
    """May the bridge be set there? Not where it was with the same axis, and nobody may be trapped by it."""
    if goal == origin:
        if axis == geometry.axis_of(state.ground[origin]) or not has_ramps(state, goal, axis):
            return False
    elif not can_span(state, goal, axis):
        return False
    return not trapping.would_trap_by_moving(state, seat, origin, goal, axis)


def can_move_somewhere(state: State, seat: int, origin: int, goal: int) -> bool:
    """May the bridge be set over this cell along some axis?"""
    return can_move_to(state, seat, origin, goal, ids.H) or can_move_to(state, seat, origin, goal, ids.V)


def can_relocate(state: State, seat: int, origin: int) -> bool:
    """May this bridge be lifted and set somewhere else?"""
    if not can_lift(state, origin):
        return False
    for goal in range(ids.CELLS):
        if is_goal(state, origin, goal) and can_move_somewhere(state, seat, origin, goal):
            return True
    return False


def is_goal(state: State, origin: int, goal: int) -> bool:
    """Can a bridge lie here: over a canal without one, or its own?"""
    return state.spans[goal] != 0 and (state.ground[goal] == ids.CANAL or goal == origin)


def legal_choose_goal(state: State, seat: int, origin: int) -> None:
    """Offer the cells for a relocated bridge."""
    for goal in range(ids.CELLS):
        if is_goal(state, origin, goal) and can_move_somewhere(state, seat, origin, goal):
            state.offer(actions.BRIDGE + goal)


def apply_choose_goal(state: State, seat: int, origin: int, action: int) -> None:
    """Ask for the axis there; nothing is lifted yet."""
    state.ask(ids.CHOOSE_AXIS, seat, action - actions.BRIDGE, origin)


def some_canal_is_free(state: State) -> bool:
    """Can some canal be spanned? Then every empty bridge has a goal, except under the first-turn ban."""
    for cell in range(ids.CELLS):
        if can_span_somehow(state, cell):
            return True
    return False


def offer_relocations(state: State, seat: int) -> None:
    """Offer every bridge that may be lifted and set somewhere else."""
    if not is_time_to_relocate(state):
        return
    free = not trapping.is_banned_time(state) and some_canal_is_free(state)
    for number in range(state.bridges_built):
        cell = state.bridge_at[number]
        if not geometry.has_pilli(state, cell) and (free or can_relocate(state, seat, cell)):
            state.offer(actions.RELOCATE + cell)


# The axis is chosen by the builder and kept (MX-10).


def can_take_axis(state: State, seat: int, cell: int, origin: int, axis: int) -> bool:
    """May the bridge over this cell lie along this axis?"""
    if origin == NO_BRIDGE:
        return can_span(state, cell, axis)
    return can_move_to(state, seat, origin, cell, axis)


def legal_choose_axis(state: State, seat: int, cell: int, origin: int) -> None:
    """Offer the axes."""
    for axis in range(2):
        if can_take_axis(state, seat, cell, origin, axis):
            state.offer(actions.AXIS + axis)


def apply_choose_axis(state: State, seat: int, cell: int, origin: int, action: int) -> None:
    """Build the bridge along the chosen axis."""
    build(state, seat, cell, origin, action - actions.AXIS)


def build(state: State, seat: int, cell: int, origin: int, axis: int) -> None:
    """Build the bridge, or set the lifted one, for one action point."""
    points.spend(state, seat, 1)
    if origin == NO_BRIDGE:
        state.bridges -= 1
    else:
        changes.lift_bridge(state, origin)
        state.note(ids.BRIDGE_LIFTED, seat, origin)
    changes.set_bridge(state, cell, axis)
    state.note(ids.BRIDGE_BUILT, seat, cell, axis)
    trapping.measure_in_first_round(state)
