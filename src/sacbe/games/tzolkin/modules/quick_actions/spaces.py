# compiled
"""The quick spaces: who may take one, what it costs, and when its action can be performed."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.modules.quick_actions import schedule
from sacbe.games.tzolkin.rules import buildings, paying, placing, technology, turn
from sacbe.games.tzolkin.state import State

NO_QUICK_SPACE = -1


def free_quick_space(state: State) -> int:
    """A quick space that nobody has taken, or NO_QUICK_SPACE (TP-122, TP-123)."""
    for space in range(ids.QUICK_SPACES):
        if state.quick_spaces[space] == ids.NOBODY:
            return space
    return NO_QUICK_SPACE


def space_cost(state: State) -> int:
    """Corn for a quick space, one per turn, or NO_SPACE (TP-120, TP-121)."""
    if state.quick_action != ids.NOT_TAKEN or free_quick_space(state) == NO_QUICK_SPACE:
        return placing.NO_SPACE
    return material.QUICK_SPACE_CORN


def workers_on_quick_spaces(state: State, seat: int) -> int:
    """How many of a seat's workers stand on quick spaces; they are on no gear (TP-150)."""
    count = 0
    for space in range(ids.QUICK_SPACES):
        if state.quick_spaces[space] == seat + 1:
            count += 1
    return count


# Can the action be performed?


def corn_needed(state: State) -> int:
    """Corn that the action in force costs: a building one, gold what is due on it (TP-126, TP-130)."""
    action = schedule.action_in_force(state)
    if action == ids.QUICK_BUILD:
        return material.QUICK_BUILD_CORN
    return hooks.corn_tax(state, ids.GOLD) if action == ids.QUICK_GOLD else 0


def has_blocks_for_it(state: State, seat: int) -> bool:
    """Has the seat the blocks that the action in force costs? Technologies do not help (TP-128, TP-129)."""
    action = schedule.action_in_force(state)
    if action == ids.QUICK_TECHNOLOGY:
        return technology.can_advance_somewhere(state, seat)
    return can_build(state, seat) if action == ids.QUICK_BUILD else True


def can_build(state: State, seat: int) -> bool:
    """Has the seat the blocks for some building? What another construction gives up does not help here."""
    renovated = state.renovated
    state.renovated = 0
    possible = 1 if buildings.can_build_something(state, seat, ids.WITHOUT_ARCHITECTURE) else 0
    state.renovated = renovated
    return possible == 1


def blocks_needed(state: State, seat: int) -> int:
    """Blocks of any kind that the action in force costs at least, where any will do."""
    if schedule.action_in_force(state) != ids.QUICK_TECHNOLOGY:
        return 0
    cheapest = technology.advance_cost(state, seat, 0)
    for track in range(1, ids.TRACKS):
        cheapest = min(cheapest, technology.advance_cost(state, seat, track))
    return cheapest


def corn_then(state: State, seat: int, corn: int) -> int:
    """Corn when the action comes: with the tooth corn of the starting player space (TP-124, TP-126)."""
    return corn + (state.tooth_corn if state.starting_player_space == seat + 1 else 0)


def can_perform(state: State, seat: int) -> bool:
    """Can the action in force be performed, as things are (TP-126)?"""
    return corn_then(state, seat, state.corn[seat]) >= corn_needed(state) and has_blocks_for_it(state, seat)


def can_get_tooth_corn(state: State, seat: int, placed: int, corn: int) -> bool:
    """Would one more worker, on the starting player space, bring the corn that is needed?"""
    if state.starting_player_space != ids.NOBODY or state.hand[seat] < 2:
        return False
    left = corn - placing.surcharge(state, seat, placed + 1)
    return left >= 0 and left + state.tooth_corn >= corn_needed(state)


def may_spend(state: State, seat: int, place: int, placed: int, cost: int) -> bool:
    """May this much corn be spent on a worker, so that a chosen quick action stays possible (TP-127)?"""
    return (
        will_have_corn(state, seat, place, placed, state.corn[seat] - cost) and has_blocks_for_it(state, seat)
    ) or hooks.can_sell_for_quick_action(state, seat)


def will_have_corn(state: State, seat: int, place: int, placed: int, corn: int) -> bool:
    """Is the corn left after placing a worker enough for the action, or can it become enough?"""
    if place == ids.STARTING_PLAYER_SPACE:
        return corn + state.tooth_corn >= corn_needed(state)
    return corn_then(state, seat, corn) >= corn_needed(state) or can_get_tooth_corn(state, seat, placed, corn)


def offer_places(state: State, seat: int, placed: int) -> None:
    """Offer a quick space."""
    if placing.can_place(state, seat, ids.QUICK_ACTION_SPACE, placed):
        state.offer(actions.PLACE + ids.QUICK_ACTION_SPACE)


# Pity (TP-141, TP-150).


def counts_for_pity(state: State, seat: int) -> bool:
    """Can a quick space be taken, and its action performed after all corn is given up (TP-150)?"""
    return (
        space_cost(state) != placing.NO_SPACE
        and corn_then(state, seat, 0) >= corn_needed(state)
        and has_blocks_for_it(state, seat)
    )


def cheapest_placement(state: State, seat: int, cheapest: int) -> int:
    """A quick space counts where its action costs no corn."""
    return min(cheapest, space_cost(state)) if counts_for_pity(state, seat) else cheapest


def offer_pity(state: State, seat: int, cheapest: int) -> None:
    """Offer a quick space where it is the cheapest placement."""
    if counts_for_pity(state, seat) and space_cost(state) == cheapest:
        state.offer(actions.PLACE + ids.QUICK_ACTION_SPACE)


# Taking a space and leaving it.


def take_space(state: State, seat: int, cost: int) -> None:
    """Put the worker down; its action follows all placements of the turn (TP-125)."""
    space = free_quick_space(state)
    state.quick_spaces[space] = seat + 1
    state.quick_action = ids.TAKEN
    state.note(ids.PLACED, seat, ids.QUICK_ACTION_SPACE, space, cost)


def return_workers(state: State) -> None:
    """Workers return from the quick spaces in the calendar step; idle ones stay (TP-134, TP-150)."""
    for space in range(ids.QUICK_SPACES):
        piece = state.quick_spaces[space]
        if piece != ids.NOBODY and piece != ids.IDLE:
            state.quick_spaces[space] = ids.NOBODY
            state.hand[piece - 1] += 1
            state.note(ids.QUICK_WORKER_RETURNED, piece - 1)


# Performing.


def may_pick_up(state: State, seat: int) -> bool:
    """May the placements be complete now, so that a worker may be picked up before the action (TP-126)?"""
    return state.quick_action != ids.TAKEN or can_perform(state, seat)


def offer_quick_action(state: State, seat: int) -> None:
    """Offer to complete the placements and perform the action (TP-126)."""
    if state.quick_action != ids.NOT_TAKEN and can_perform(state, seat):
        state.offer(actions.QUICK_ACTION)


def perform(state: State, seat: int) -> None:
    """Take the tooth corn, then carry out the action in force, without technologies (TP-124, TP-128)."""
    turn.take_tooth_corn(state, seat)
    state.quick_action = ids.NOT_TAKEN
    state.ask(ids.TURN_OVER, seat)
    action = schedule.action_in_force(state)
    state.note(ids.QUICK_ACTION_USED, seat, schedule.tile_in_force(state))
    if action == ids.QUICK_TECHNOLOGY:
        state.ask(ids.ADVANCE, seat, 1, ids.PAID)
    elif action == ids.QUICK_TRADE:
        state.ask(ids.TRADE, seat)
    elif action == ids.QUICK_BUILD:
        paying.pay(state, seat, ids.CORN, material.QUICK_BUILD_CORN)
        state.ask(ids.BUILD, seat, ids.WITHOUT_ARCHITECTURE)
    else:
        paying.pay(state, seat, ids.CORN, corn_needed(state))
        for good in range(ids.GOODS):
            amount = material.QUICK_GAIN[action * ids.GOODS + good]
            if amount > 0:
                paying.take(state, seat, good, amount)
