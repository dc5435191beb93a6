# compiled
"""The rest of a turn after a pass, a late pick-up or a quick action: nothing more is placed or picked up."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks
from sacbe.games.tzolkin.modules.quick_actions import spaces
from sacbe.games.tzolkin.rules import turn
from sacbe.games.tzolkin.state import State


def legal_turn_over(state: State, seat: int) -> None:
    """Offer the quick action, if one was chosen, or the end of the turn."""
    if hooks.may_end_turn(state):
        state.offer(actions.END_TURN)
    spaces.offer_quick_action(state, seat)


def apply_turn_over(state: State, seat: int, action: int) -> None:
    """Carry out what may also end a turn of placing."""
    turn.apply_placing(state, seat, 0, action)
