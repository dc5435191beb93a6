# compiled
"""Ahau Chamahez: one worker per turn may use an action ahead, for corn (TP-29 to TP-35, TP-154)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import paying, picking
from sacbe.games.tzolkin.state import State


def space_ahead(state: State, seat: int, gear: int, space: int) -> int:
    """One space ahead, with theology 1 up to two on Chichen Itza (TP-29, TP-32, TP-34)."""
    return space + (2 if picking.reaches_ahead(state, seat, gear) else 1)


def reaches(state: State, seat: int, gear: int, space: int, action: int) -> bool:
    """Is this an action ahead, or one to choose on a free choice space ahead (TP-33, TP-154)?"""
    if space == base.LAST_SPACE[gear]:
        return False
    ahead = space_ahead(state, seat, gear, space)
    return space < action <= ahead or ahead >= base.FIRST_FREE_CHOICE[gear]


def can_go_ahead(state: State, seat: int, gear: int, space: int, action: int) -> bool:
    """Paid before the action, also where the usual way costs no more (TP-31, TP-34)."""
    return (
        reaches(state, seat, gear, space, action)
        and state.corn[seat] >= material.AHEAD_CORN
        and picking.can_perform(state, seat, gear, action, state.corn[seat] - material.AHEAD_CORN)
    )


def offer_ahead(state: State, seat: int, gear: int, space: int) -> None:
    """Offer the actions that Ahau Chamahez reaches ahead, for one worker per turn (TP-30)."""
    if state.went_ahead:
        return
    for action in range(1, base.LAST_ACTION[gear] + 1):
        if can_go_ahead(state, seat, gear, space, action):
            state.offer(actions.AHEAD + picking.action_index(gear, action))


def go_ahead(state: State, seat: int, action: int) -> None:
    """Pay the corn, then carry out the action."""
    index = action - actions.AHEAD
    state.went_ahead = 1
    state.note(ids.WENT_AHEAD, seat)
    paying.pay(state, seat, ids.CORN, material.AHEAD_CORN)
    picking.perform(state, seat, picking.gear_of(index), picking.number_of(index))


def end_turn(state: State) -> None:
    """In the next turn a worker may go ahead again (TP-30)."""
    state.went_ahead = 0
