"""Is the period about to end, and who will have another turn before its scoring?"""

from __future__ import annotations

from sacbe.core import ids as core
from sacbe.games.mexica import ids, material
from sacbe.games.mexica.rules import periods
from sacbe.games.mexica.state import State


def is_ending(state: State) -> bool:
    """Will the period end with this round, as things stand?"""
    if state.triggered or state.quiet_rounds >= material.QUIET_ROUNDS - 1:
        return True
    return state.idle_rounds >= material.IDLE_ROUNDS - 1 or periods.period_is_complete(state)


def has_turn_left(state: State, seat: int) -> bool:
    """Is the seat's turn in this round still to begin? The round keeps count of the turns begun."""
    if state.depth == 0 or state.frames[0] != ids.ROUND:
        return True
    place = (seat - state.first_player + state.players) % state.players
    return place >= state.frames[core.FRAME - 2]


def can_act(state: State, seat: int) -> bool:
    """Will the seat have a turn before the period is scored, the one in progress not counted?"""
    return has_turn_left(state, seat) or not is_ending(state)
