# compiled
"""Picking up workers: the action of the space, a lower one for corn, or nothing."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import chichen_itza, holdings, palenque, paying, tikal, uxmal, yaxchilan
from sacbe.games.tzolkin.state import State

OUT_OF_REACH = 100
"""The fee of an action that a worker cannot use from its space."""


def step_fee(state: State, seat: int, gear: int, space: int, action: int) -> int:
    """Corn for using an action from a space, before the action's own cost, or OUT_OF_REACH."""
    return hooks.step_fee(state, seat, gear, space, action, base_fee(state, seat, gear, space, action))


def base_fee(state: State, seat: int, gear: int, space: int, action: int) -> int:
    """The fee by the rules that hold for all.

    One corn for each step down (TZ-11); nothing on a free choice space (TZ-12). Theology 1 reaches one space
    ahead on Chichen Itza: the next action, or from the last but one space a free choice (TZ-41).
    """
    if space >= material.FIRST_FREE_CHOICE[gear]:
        return 0
    if reaches_ahead(state, seat, gear) and (
        action == space + 1 or space + 1 == material.FIRST_FREE_CHOICE[gear]
    ):
        return 0
    return space - action if action <= space else OUT_OF_REACH


def reaches_ahead(state: State, seat: int, gear: int) -> bool:
    """Does theology 1 let the seat use the space ahead on this gear (TZ-41)?"""
    return gear == ids.CHICHEN_ITZA and holdings.has_effect(state, seat, ids.THEOLOGY, 1)


def can_perform(state: State, seat: int, gear: int, action: int, corn: int) -> bool:
    """Can an action be carried out by a seat that has this much corn left for it?"""
    if gear == ids.PALENQUE:
        return palenque.can_act(state, seat, action)
    if gear == ids.YAXCHILAN:
        return True
    if gear == ids.TIKAL:
        return tikal.can_act(state, seat, action)
    if gear == ids.UXMAL:
        return uxmal.can_act(state, seat, action, corn)
    return chichen_itza.can_act(state, seat, action)


def perform(state: State, seat: int, gear: int, action: int) -> None:
    """Carry out an action."""
    state.note(ids.ACTION_USED, seat, action_index(gear, action))
    if gear == ids.PALENQUE:
        palenque.act(state, seat, action)
    elif gear == ids.YAXCHILAN:
        yaxchilan.act(state, seat, action)
    elif gear == ids.TIKAL:
        tikal.act(state, seat, action)
    elif gear == ids.UXMAL:
        uxmal.act(state, seat, action)
    else:
        chichen_itza.act(state, seat, action)


# Actions are numbered five to a small gear, then those of Chichen Itza.


def action_index(gear: int, action: int) -> int:
    """An action's place among all actions."""
    return gear * 5 + action - 1


def gear_of(index: int) -> int:
    """The gear of an action, from its place among all actions."""
    return min(index // 5, ids.CHICHEN_ITZA)


def number_of(index: int) -> int:
    """The number of an action on its gear, from its place among all actions."""
    return index - gear_of(index) * 5 + 1


# Which worker.


def offer_workers(state: State, seat: int) -> None:
    """Offer each of the seat's workers on the gears."""
    left = holdings.on_gears(state, seat)
    space = 0
    while left > 0:
        if state.spaces[space] == seat + 1:
            state.offer(actions.PICK_UP + space)
            left -= 1
        space += 1


def legal_picking(state: State, seat: int) -> None:
    """Offer more workers and the end of the turn; placing is no longer possible (TZ-4, TZ-13)."""
    offer_workers(state, seat)
    state.offer(actions.END_TURN)


def pick_up(state: State, seat: int, place: int) -> None:
    """Take a worker back and use it, then ask for more."""
    state.ask(ids.PICKING, seat)
    take_back(state, seat, place)


def take_back(state: State, seat: int, place: int) -> None:
    """Take a worker back, and ask what it does."""
    gear = min(place // ids.GEAR_SPACES, ids.CHICHEN_ITZA)
    space = place - gear * ids.GEAR_SPACES
    state.spaces[place] = ids.NOBODY
    state.hand[seat] += 1
    state.note(ids.PICKED_UP, seat, place)
    state.ask(ids.USE_ACTION, seat, gear, space)


# Which action.


def can_use(state: State, seat: int, gear: int, space: int, action: int) -> bool:
    """Can a worker from this space use the action, fee and cost included (TZ-11)?"""
    fee = step_fee(state, seat, gear, space, action)
    if fee == OUT_OF_REACH or state.corn[seat] < fee:
        return False
    return can_perform(state, seat, gear, action, state.corn[seat] - fee)


def legal_use_action(state: State, seat: int, gear: int, space: int) -> None:
    """Offer the actions the worker can use; doing nothing is always possible (TZ-11)."""
    other = hooks.paired_gear(state, seat, gear)
    offer_actions(state, seat, min(gear, other), space)
    if other != gear:
        offer_actions(state, seat, max(gear, other), space)
    state.offer(actions.NOTHING)
    hooks.offer_ahead(state, seat, gear, space)


def offer_actions(state: State, seat: int, gear: int, space: int) -> None:
    """Offer the actions of a gear that a worker on a space of this number can use."""
    for action in range(1, material.LAST_ACTION[gear] + 1):
        if can_use(state, seat, gear, space, action):
            state.offer(actions.USE + action_index(gear, action))


def apply_use_action(state: State, seat: int, gear: int, space: int, action: int) -> None:
    """Pay the fee, then carry out the action; a negative fee is corn gained."""
    if action == actions.NOTHING:
        state.note(ids.DID_NOTHING, seat)
        return
    if action > actions.NOTHING:
        hooks.go_ahead(state, seat, action)
        return
    of_gear = gear_of(action - actions.USE)
    number = number_of(action - actions.USE)
    fee = step_fee(state, seat, of_gear, space, number)
    if fee < 0:
        paying.gain(state, seat, ids.CORN, -fee)
    else:
        paying.pay(state, seat, ids.CORN, fee)
    perform(state, seat, of_gear, number)


# Any action of the small gears, at Uxmal 5 or by an icon.


def can_use_any(state: State, seat: int, index: int) -> bool:
    """Can the seat pay a corn for this action and carry it out? Uxmal 5 itself would gain nothing (TZ-39)."""
    gear = gear_of(index)
    number = number_of(index)
    left = state.corn[seat] - material.CORN_PER_ACTION
    if left < 0 or gear == ids.CHICHEN_ITZA or (gear == ids.UXMAL and number == uxmal.ANY_ACTION):
        return False
    return can_perform(state, seat, gear, number, left)


def legal_choose_any_action(state: State, seat: int, optional: int) -> None:
    """Offer the actions of the four small gears; an icon may be declined (TZ-32, TZ-39)."""
    for index in range(ids.CHICHEN_ITZA * 5):
        if can_use_any(state, seat, index):
            state.offer(actions.USE + index)
    if optional:
        state.offer(actions.DONE)


def apply_choose_any_action(state: State, seat: int, action: int) -> None:
    """Pay the corn and carry out the action with its own cost (TZ-39)."""
    if action == actions.DONE:
        return
    paying.pay(state, seat, ids.CORN, material.CORN_PER_ACTION)
    perform(state, seat, gear_of(action - actions.USE), number_of(action - actions.USE))
