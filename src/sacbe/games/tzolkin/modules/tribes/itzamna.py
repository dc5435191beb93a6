# compiled
"""Itzamná: cheaper levels, and a free choice of the bonus beyond the third (TP-58 to TP-61)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import technology
from sacbe.games.tzolkin.state import State


def advance_cost(level: int) -> int:
    """Itzamná's levels cost 0, 1 and 2 blocks, the bonus beyond one (TP-58, TP-59)."""
    return material.OWN_ADVANCE_COST[level]


def legal_choose_bonus(state: State) -> None:
    """Offer the bonus of every track, also when a building or tile gives the advance (TP-59, TP-61)."""
    for track in range(ids.TRACKS):
        state.offer(actions.BONUS + track)


def apply_choose_bonus(state: State, seat: int, action: int) -> None:
    """Receive the bonus chosen."""
    technology.receive_bonus(state, seat, action - actions.BONUS)
