# compiled
"""Points and spending: what a seat scores, what it pays, and what the round remembers of it."""

from __future__ import annotations

from sacbe.games.mexica import ids
from sacbe.games.mexica.state import State


def score(state: State, seat: int, source: int, points: int) -> None:
    """Score points."""
    state.points[seat * ids.SOURCES + source] += points
    if points != 0:
        state.note(ids.SCORED, seat, source, points)


def total(state: State, seat: int) -> int:
    """A seat's points from all sources."""
    points = 0
    for source in range(ids.SOURCES):
        points += state.points[seat * ids.SOURCES + source]
    return points


def can_spend(state: State, cost: int) -> bool:
    """Does the seat whose turn it is have this many action points left?"""
    return state.action_points >= cost


def spend(state: State, seat: int, cost: int) -> None:
    """Spend action points; the round is no idle one any more (MX-31)."""
    state.action_points -= cost
    state.spent_in_round = 1
    state.note(ids.SPENT, seat, cost, state.action_points)


def note_irreversible(state: State) -> None:
    """Something happened that cannot be undone: canal, founding, temple or removal (MX-31)."""
    state.events_in_round = 1
