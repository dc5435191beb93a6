"""Abilities of placing: Cit-Bolon-Tum's price and space, Vacub-Caquix's skip, Ah Chuy Kak's pick-up."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import picking, placing
from sacbe.games.tzolkin.state import State

# Cit-Bolon-Tum.


def last_space(last: int) -> int:
    """Each gear has one more space for Cit-Bolon-Tum (TP-50)."""
    return last + 1


def space_beyond(state: State, gear: int) -> int:
    """Cit-Bolon-Tum may be placed on that space when all below are taken (TP-153)."""
    space = last_space(base.LAST_SPACE[gear])
    return space if state.spaces[gear * ids.GEAR_SPACES + space] == ids.NOBODY else placing.NO_SPACE


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


# Vacub-Caquix.


def space_after_skip(state: State, seat: int, gear: int) -> int:
    """The space of a gear if its lowest free one is treated as taken, or NO_SPACE (TP-62, TP-64)."""
    lowest = placing.lowest_free_space(state, seat, gear)
    if lowest == placing.NO_SPACE or state.skipped not in (0, gear * ids.GEAR_SPACES + lowest + 1):
        return placing.NO_SPACE
    return placing.free_space_from(state, seat, gear, lowest + 1)


def skip_cost(state: State, seat: int, gear: int, placed: int) -> int:
    """Corn for a worker that skips the lowest free space, or NO_SPACE (TP-62)."""
    space = space_after_skip(state, seat, gear)
    if space == placing.NO_SPACE:
        return space
    return hooks.gear_cost(state, gear, space) + placing.surcharge(state, seat, placed)


def offer_skips(state: State, seat: int, placed: int) -> None:
    """Offer the gears on which a worker may skip a space; it is optional for each worker (TP-63)."""
    if state.hand[seat] == 0:
        return
    for gear in range(ids.GEARS):
        cost = skip_cost(state, seat, gear, placed)
        if cost != placing.NO_SPACE and placing.can_afford(state, seat, gear, placed, cost):
            state.offer(actions.SKIP + gear)


def skip(state: State, seat: int, gear: int, placed: int) -> None:
    """Place a worker beyond an empty space, which is the one skipped this turn (TP-64)."""
    cost = skip_cost(state, seat, gear, placed)
    space = space_after_skip(state, seat, gear)
    skipped = gear * ids.GEAR_SPACES + placing.lowest_free_space(state, seat, gear)
    state.skipped = skipped + 1
    state.note(ids.SKIPPED, seat, skipped)
    placing.put_on_gear(state, seat, gear, space, cost)


# Ah Chuy Kak.


def remember(state: State, space: int) -> None:
    """Remember a worker of Ah Chuy Kak placed on a gear this turn."""
    state.placed_now[placed_on_gears(state)] = space + 1


def placed_on_gears(state: State) -> int:
    """Workers that Ah Chuy Kak has placed on gears this turn (TP-26)."""
    count = 0
    for place in range(6):
        if state.placed_now[place] > 0:
            count += 1
    return count


def was_placed_now(state: State, space: int) -> bool:
    """Was the worker on this space placed in this turn (TP-27)?"""
    for place in range(6):
        if state.placed_now[place] == space + 1:
            return True
    return False


def offer_pick_up(state: State, seat: int) -> None:
    """After two workers on gears, offer those that were not placed in this turn (TP-25, TP-27)."""
    if placed_on_gears(state) < 2:
        return
    for space in range(ids.SPACES):
        if state.spaces[space] == seat + 1 and not was_placed_now(state, space):
            state.offer(actions.PICK_UP + space)


def pick_up(state: State, seat: int, space: int) -> None:
    """Pick up and use a worker as always; nothing is placed after it (TP-28, TP-149)."""
    state.ask(ids.TURN_OVER, seat)
    picking.take_back(state, seat, space)
