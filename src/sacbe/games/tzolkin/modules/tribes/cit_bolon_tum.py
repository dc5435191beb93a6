# compiled
"""Cit-Bolon-Tum: one worker per turn at a fixed price, and one more space on each gear (TP-45 to TP-52)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import placing
from sacbe.games.tzolkin.state import State


def last_space(last: int) -> int:
    """Each gear has one more space for Cit-Bolon-Tum (TP-50)."""
    return last + 1


def space_beyond(state: State, gear: int) -> int:
    """Cit-Bolon-Tum may be placed on that space when all below are taken (TP-153)."""
    space = last_space(base.LAST_SPACE[gear])
    return space if state.spaces[gear * ids.GEAR_SPACES + space] == ids.NOBODY else placing.NO_SPACE


# The fixed price.


def bargain_cost(state: State, seat: int, gear: int, placed: int) -> int:
    """Corn for a worker at the fixed price, or NO_SPACE where the price is no help (TP-45 to TP-49)."""
    space = placing.lowest_free_space(state, seat, gear)
    if space <= material.FIXED_PRICE:
        return placing.NO_SPACE
    return hooks.gear_cost(state, gear, material.FIXED_PRICE) + placing.surcharge(state, seat, placed)


def offer_bargains(state: State, seat: int, placed: int) -> None:
    """Offer the gears on which a worker may be placed at the fixed price, once per turn (TP-45)."""
    if state.bargained or state.hand[seat] == 0:
        return
    for gear in range(ids.GEARS):
        cost = bargain_cost(state, seat, gear, placed)
        if cost != placing.NO_SPACE and placing.can_afford(state, seat, gear, placed, cost):
            state.offer(actions.BARGAIN + gear)


def bargain(state: State, seat: int, gear: int, placed: int) -> None:
    """Place a worker at the fixed price."""
    cost = bargain_cost(state, seat, gear, placed)
    state.bargained = 1
    state.note(ids.BARGAINED, seat)
    placing.put_on_gear(state, seat, gear, placing.lowest_free_space(state, seat, gear), cost)


def cheapest_placement(state: State, seat: int, cheapest: int) -> int:
    """The fixed price counts where it is the cheapest placement (TP-141)."""
    for gear in range(ids.GEARS):
        cost = bargain_cost(state, seat, gear, 0)
        if cost != placing.NO_SPACE:
            cheapest = min(cheapest, cost)
    return cheapest


def offer_pity(state: State, seat: int, cheapest: int) -> None:
    """Offer the fixed price where it is the cheapest placement."""
    for gear in range(ids.GEARS):
        if bargain_cost(state, seat, gear, 0) == cheapest:
            state.offer(actions.BARGAIN + gear)


def end_turn(state: State) -> None:
    """In the next turn a worker may have the fixed price again (TP-45)."""
    state.bargained = 0
