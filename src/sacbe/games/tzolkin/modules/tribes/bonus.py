"""Itzamná chooses the bonus of any track for an advance beyond the third level."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.rules import technology
from sacbe.games.tzolkin.state import State


def legal_choose_bonus(state: State) -> None:
    """Offer the bonus of every track, also when a building or tile gives the advance (TP-59, TP-61)."""
    for track in range(ids.TRACKS):
        state.offer(actions.BONUS + track)


def apply_choose_bonus(state: State, seat: int, action: int) -> None:
    """Receive the bonus chosen."""
    technology.receive_bonus(state, seat, action - actions.BONUS)
