# compiled
"""Uxmal: a temple step for corn, the market, a worker, a building for corn, and any other action."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import buildings, paying
from sacbe.games.tzolkin.state import State

TEMPLE_STEP = 1
MARKET = 2
NEW_WORKER = 3
BUILDING_FOR_CORN = 4
ANY_ACTION = 5


def can_act(state: State, seat: int, action: int, corn: int) -> bool:
    """Can the action be used with that much corn? The market and the worker always can (TZ-36 to TZ-39)."""
    if action == TEMPLE_STEP:
        return corn >= material.CORN_PER_STEP
    if action == BUILDING_FOR_CORN:
        return buildings.can_build_for_corn(state, seat, corn)
    if action == ANY_ACTION:
        return corn >= material.CORN_PER_ACTION
    return True


def act(state: State, seat: int, action: int) -> None:
    """Carry out the action, or ask what it needs to know."""
    if action == TEMPLE_STEP:
        paying.pay(state, seat, ids.CORN, material.CORN_PER_STEP)
        state.ask(ids.CLIMB, seat, 1)
    elif action == MARKET:
        state.ask(ids.TRADE, seat)
    elif action == NEW_WORKER:
        paying.gain_worker(state, seat, material.WORKERS_MAX)
    elif action == BUILDING_FOR_CORN:
        state.ask(ids.BUILD, seat, ids.AT_UXMAL_4)
    else:
        state.ask(ids.CHOOSE_ANY_ACTION, seat)


# The market. An exchange that would undo one of the same visit is not offered: it changes nothing, every
# outcome is reached without it, and so a visit always ends.


def can_sell(state: State, seat: int, block: int, bought: int) -> bool:
    """Has the seat such a block, and has it not just bought it (TZ-37)?"""
    return state.blocks[seat * ids.BLOCKS + block] > 0 and not bought & (1 << block)


def can_buy(state: State, seat: int, block: int, sold: int) -> bool:
    """Has the seat the corn for such a block, and has it not just sold it (TZ-37)?"""
    return state.corn[seat] >= buying_price(state, block) and not sold & (1 << block)


def buying_price(state: State, block: int) -> int:
    """Corn for a block at the market, with the tax on it if there is one (TZ-37)."""
    return material.PRICE[block] + hooks.corn_tax(state, block)


def legal_trade(state: State, seat: int, bought: int, sold: int) -> None:
    """Offer what can be sold and bought, and the end of trading."""
    for block in range(ids.BLOCKS):
        if can_sell(state, seat, block, bought):
            state.offer(actions.SELL + block)
    for block in range(ids.BLOCKS):
        if can_buy(state, seat, block, sold):
            state.offer(actions.BUY + block)
    state.offer(actions.DONE)


def apply_trade(state: State, seat: int, bought: int, sold: int, action: int) -> None:
    """Exchange one block and ask again (TZ-37)."""
    if action == actions.DONE:
        return
    if action < actions.BUY:
        block = action - actions.SELL
        paying.pay(state, seat, block, 1)
        paying.gain(state, seat, ids.CORN, material.PRICE[block])
        state.ask(ids.TRADE, seat, bought, sold | (1 << block))
    else:
        block = action - actions.BUY
        paying.pay(state, seat, ids.CORN, buying_price(state, block))
        paying.take(state, seat, block, 1)
        state.ask(ids.TRADE, seat, bought | (1 << block), sold)
