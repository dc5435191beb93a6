"""Placing workers: which space, at what price."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, ids, material
from sacbe.games.tzolkin.rules import holdings, paying
from sacbe.games.tzolkin.state import State

NO_SPACE = -1


def lowest_free_space(state: State, gear: int) -> int:
    """The numbered space that must be taken on a gear, or NO_SPACE (TZ-5, TZ-7)."""
    for space in range(material.LAST_SPACE[gear] + 1):
        if state.spaces[gear * ids.GEAR_SPACES + space] == ids.NOBODY:
            return space
    return NO_SPACE


def space_cost(state: State, place: int) -> int:
    """The number of the space a worker would take; 0 for the starting player space; or NO_SPACE (TZ-6)."""
    if place != ids.STARTING_PLAYER_SPACE:
        return lowest_free_space(state, place)
    return 0 if state.starting_player_space == ids.NOBODY else NO_SPACE


def surcharge(placed: int) -> int:
    """Corn on top for one more worker when some have been placed this turn (TZ-5)."""
    return material.SURCHARGE[placed + 1] - material.SURCHARGE[placed]


def placing_cost(state: State, place: int, placed: int) -> int:
    """Corn for one more worker at a place, or NO_SPACE."""
    space = space_cost(state, place)
    return space if space == NO_SPACE else space + surcharge(placed)


def can_place(state: State, seat: int, place: int, placed: int) -> bool:
    """Has the seat a worker in hand and the corn for a free space there?"""
    cost = placing_cost(state, place, placed)
    return state.hand[seat] > 0 and cost != NO_SPACE and state.corn[seat] >= cost


def cheapest_placement(state: State) -> int:
    """Corn for the cheapest first worker of a turn."""
    cheapest = material.TEETH[ids.CHICHEN_ITZA]
    for place in range(ids.STARTING_PLAYER_SPACE + 1):
        cost = placing_cost(state, place, 0)
        if cost != NO_SPACE:
            cheapest = min(cheapest, cost)
    return cheapest


def cannot_afford_to_place(state: State, seat: int) -> bool:
    """Must the seat place, and has not the corn for it (TZ-9)?"""
    return holdings.on_gears(state, seat) == 0 and state.corn[seat] < cheapest_placement(state)


def offer_places(state: State, seat: int, placed: int) -> None:
    """Offer every place for one more worker."""
    for place in range(ids.STARTING_PLAYER_SPACE + 1):
        if can_place(state, seat, place, placed):
            state.offer(actions.PLACE + place)


def offer_pity(state: State) -> None:
    """Offer the cheapest places to a seat that can neither pay nor beg (TZ-10)."""
    cheapest = cheapest_placement(state)
    for place in range(ids.STARTING_PLAYER_SPACE + 1):
        if placing_cost(state, place, 0) == cheapest:
            state.offer(actions.PLACE + place)


def place_worker(state: State, seat: int, place: int, placed: int) -> None:
    """Pay and put a worker down; a seat that cannot pay gives up all its corn (TZ-10)."""
    cost = placing_cost(state, place, placed)
    space = space_cost(state, place)
    if cost > state.corn[seat]:
        state.note(ids.PITIED, seat, state.corn[seat])
        cost = state.corn[seat]
    paying.pay(state, seat, ids.CORN, cost)
    state.hand[seat] -= 1
    if place == ids.STARTING_PLAYER_SPACE:
        state.starting_player_space = seat + 1
    else:
        state.spaces[place * ids.GEAR_SPACES + space] = seat + 1
    state.note(ids.PLACED, seat, place, space, cost)


def legal_placing(state: State, seat: int, placed: int) -> None:
    """Offer more placements and the end of the turn; picking up is out of the question now (TZ-4)."""
    offer_places(state, seat, placed)
    state.offer(actions.END_TURN)
