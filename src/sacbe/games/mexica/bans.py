# compiled
"""Why the first-turn ban forbids something: whose pilli would be trapped, and what it could reach (MX-14)."""

from __future__ import annotations

from collections.abc import Callable

import cython

from sacbe.core.reasons import Reason
from sacbe.games.mexica import geometry, ids, names
from sacbe.games.mexica.rules import reach, trapping
from sacbe.games.mexica.state import State

NO_CELL = ""
"""In a reason: not one cell but all that would do otherwise."""


def alone_forbids(state: State, question: Callable[[State], bool]) -> Reason | None:
    """The ban, if without it the answer to a question would be yes."""
    later: State = cython.cast(State, state.copy())
    later.round += 1
    if trapping.is_banned_time(state) and question(later):
        return Reason("would-trap", "MX-14", {"cell": NO_CELL})
    return None


def would_trap(state: State, seat: int, cell: int, other: int, ground: int) -> Reason:
    """Whom something on a cell, and on another one (or NOWHERE), would trap."""
    trial: State = cython.cast(State, state.copy())
    trapping.put(trial, cell, other, ground)
    return _trapped(state, trial, seat, cell)


def would_trap_by_moving(state: State, seat: int, origin: int, goal: int, axes: list[int]) -> Reason:
    """Whom a bridge that is relocated along one of these axes would trap."""
    trial: State = cython.cast(State, state.copy())
    axis = next(axis for axis in axes if trapping.would_trap_by_moving(trial, seat, origin, goal, axis))
    trial.ground[origin] = ids.CANAL
    trial.ground[goal] = geometry.bridge_along(axis)
    return _trapped(state, trial, seat, goal)


def _trapped(state: State, trial: State, seat: int, cell: int) -> Reason:
    """Whose pilli a change would trap: its reach when the turn began, and after the change."""
    who = trapping.first_trapped(trial, seat, reach.movers(state))
    return Reason(
        "would-trap",
        "MX-14",
        {
            "cell": names.CELLS[cell],
            "seat": who,
            "before": state.reach_at_start[who],
            "after": reach.reach_of(trial, who),
        },
    )
