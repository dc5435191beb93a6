# compiled
"""Placing workers: which space, at what price."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import holdings, paying
from sacbe.games.tzolkin.state import State

NO_SPACE = -1


def lowest_free_space(state: State, seat: int, gear: int) -> int:
    """The numbered space that must be taken on a gear, or NO_SPACE (TZ-5, TZ-7)."""
    return free_space_from(state, seat, gear, 0)


def free_space_from(state: State, seat: int, gear: int, first: int) -> int:
    """The first free numbered space of a gear at or above a number, or NO_SPACE."""
    for space in range(first, material.LAST_SPACE[gear] + 1):
        if state.spaces[gear * ids.GEAR_SPACES + space] == ids.NOBODY:
            return space
    return hooks.space_beyond(state, seat, gear)


def surcharge(state: State, seat: int, placed: int) -> int:
    """Corn on top for one more worker when some have been placed this turn (TZ-5)."""
    return hooks.surcharge(state, seat, placed, material.SURCHARGE[placed + 1] - material.SURCHARGE[placed])


def space_cost(state: State, seat: int, place: int) -> int:
    """Corn for the space a worker would take; 0 for the starting player space; or NO_SPACE (TZ-5, TZ-6)."""
    if place == ids.STARTING_PLAYER_SPACE:
        return 0 if state.starting_player_space == ids.NOBODY else NO_SPACE
    if place > ids.STARTING_PLAYER_SPACE:
        return hooks.space_cost(state, place)
    space = lowest_free_space(state, seat, place)
    return space if space == NO_SPACE else hooks.gear_cost(state, place, space)


def placing_cost(state: State, seat: int, place: int, placed: int) -> int:
    """Corn for one more worker at a place, or NO_SPACE."""
    cost = space_cost(state, seat, place)
    return cost if cost == NO_SPACE else cost + surcharge(state, seat, placed)


def can_place(state: State, seat: int, place: int, placed: int) -> bool:
    """Has the seat a worker in hand and the corn for a free space there?"""
    return state.hand[seat] > 0 and can_take(state, seat, place, placed, surcharge(state, seat, placed))


def can_take(state: State, seat: int, place: int, placed: int, extra: int) -> bool:
    """Is a space there free, and does the seat have the corn for it and for what is due on top?"""
    cost = space_cost(state, seat, place)
    return cost != NO_SPACE and can_afford(state, seat, place, placed, cost + extra)


def can_afford(state: State, seat: int, place: int, placed: int, cost: int) -> bool:
    """Has the seat the corn for one more worker, and may it spend it on that?"""
    return state.corn[seat] >= cost and hooks.may_spend(state, seat, place, placed, cost)


def cheapest_placement(state: State, seat: int) -> int:
    """Corn for the cheapest first worker of a turn."""
    cheapest = material.TEETH[ids.CHICHEN_ITZA]
    for place in range(ids.STARTING_PLAYER_SPACE + 1):
        cost = placing_cost(state, seat, place, 0)
        if cost != NO_SPACE:
            cheapest = min(cheapest, cost)
    return hooks.cheapest_placement(state, seat, cheapest)


def cannot_afford_to_place(state: State, seat: int) -> bool:
    """Must the seat place although it lacks the corn for it (TZ-9)?"""
    return (
        holdings.on_gears(state, seat) == 0
        and state.corn[seat] < cheapest_placement(state, seat)
        and not hooks.can_place_otherwise(state, seat)
    )


def offer_places(state: State, seat: int, placed: int) -> None:
    """Offer every place for one more worker."""
    if state.hand[seat] == 0:
        return
    extra = surcharge(state, seat, placed)
    if state.corn[seat] < extra:
        return
    for place in range(ids.STARTING_PLAYER_SPACE + 1):
        if can_take(state, seat, place, placed, extra):
            state.offer(actions.PLACE + place)
    hooks.offer_places(state, seat, placed)


def offer_pity(state: State, seat: int) -> None:
    """Offer the cheapest places to a seat that can neither pay nor beg (TZ-10)."""
    cheapest = cheapest_placement(state, seat)
    for place in range(ids.STARTING_PLAYER_SPACE + 1):
        if placing_cost(state, seat, place, 0) == cheapest:
            state.offer(actions.PLACE + place)
    hooks.offer_pity(state, seat, cheapest)


def place_worker(state: State, seat: int, place: int, placed: int) -> None:
    """Pay and put a worker down."""
    cost = placing_cost(state, seat, place, placed)
    if place < ids.STARTING_PLAYER_SPACE:
        put_on_gear(state, seat, place, lowest_free_space(state, seat, place), cost)
        return
    cost = pay_for_placing(state, seat, cost)
    if place == ids.STARTING_PLAYER_SPACE:
        state.starting_player_space = seat + 1
        state.note(ids.PLACED, seat, place, 0, cost)
    else:
        hooks.put_elsewhere(state, seat, place, cost)


def put_on_gear(state: State, seat: int, gear: int, space: int, cost: int) -> None:
    """Pay and put a worker down on a space of a gear."""
    cost = pay_for_placing(state, seat, cost)
    state.spaces[gear * ids.GEAR_SPACES + space] = seat + 1
    state.note(ids.PLACED, seat, gear, space, cost)
    hooks.track_placement(state, seat, gear * ids.GEAR_SPACES + space)


def pay_for_placing(state: State, seat: int, cost: int) -> int:
    """Take a worker from hand and pay, or give up all corn if it is not enough (TZ-10); what was paid."""
    if cost > state.corn[seat]:
        state.note(ids.PITIED, seat, state.corn[seat])
        cost = state.corn[seat]
    paying.pay(state, seat, ids.CORN, cost)
    state.hand[seat] -= 1
    return cost


def legal_placing(state: State, seat: int, placed: int) -> None:
    """Offer more placements and the end of the turn; picking up is no longer possible (TZ-4)."""
    offer_places(state, seat, placed)
    hooks.offer_pick_up(state, seat)
    if hooks.may_end_turn(state):
        state.offer(actions.END_TURN)
    hooks.offer_placing(state, seat, placed)
