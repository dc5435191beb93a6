"""What good play looks like: priors of actions, for playouts that get somewhere.

Random play wanders: it walks back and forth, relocates bridges and votes, and most games end by the stall
rule. These weights make a playout found districts, build temples and lay canals first.
"""

from __future__ import annotations

from sacbe.games.mexica import actions
from sacbe.games.mexica.state import State

ALWAYS = 1000
OFTEN = 24
SOMETIMES = 6
SELDOM = 1
NEVER = 0


def prior(state: State, action: int) -> int:
    """How likely sensible play takes an action now, as a weight."""
    if action < actions.CANAL or action > actions.END_TURN:
        return SELDOM  # a cell, an axis, a vote: all alike
    if action < actions.BRIDGE:
        return OFTEN
    if action < actions.RELOCATE:
        return SELDOM
    if action < actions.TEMPLE:
        return NEVER
    if action < actions.FOUND:
        return OFTEN
    if action < actions.STEP:
        return ALWAYS
    if action < actions.BUY_TOKEN:
        return SOMETIMES
    if action == actions.BUY_TOKEN:
        return SELDOM
    if action == actions.SPEND_TOKEN:
        return OFTEN
    if action < actions.END_TURN:
        return NEVER
    return OFTEN if state.action_points == 0 else SELDOM
