# compiled
"""Xaman Ek: sell a block for corn at any moment of the turn (TP-65 to TP-67, TP-148, TP-157)."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, dispatch, hooks, ids
from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.rules import paying, placing, turn
from sacbe.games.tzolkin.state import State


def begin_turn(state: State, seat: int) -> None:
    """Xaman Ek may sell a block in this turn (TP-65)."""
    state.sale = seat + 1


def end_turn(state: State) -> None:
    """The sale was for this turn alone."""
    state.sale = 0


def sell(state: State, seat: int, block: int) -> None:
    """One block for corn at the market rate, once in the turn (TP-65, TP-67)."""
    state.note(ids.SOLD, seat, block)
    state.sale = 0
    paying.pay(state, seat, block, 1)
    paying.gain(state, seat, ids.CORN, base.PRICE[block])


# Before which questions?


def can_sell(state: State, kind: int, seat: int, a: int, b: int, block: int) -> bool:
    """May the seat sell such a block before it answers the pending question (TP-65, TP-148)?"""
    return (
        state.blocks[seat * ids.BLOCKS + block] > 0
        and not evades_begging(state, kind, seat, a, block)
        and leaves_an_answer(state, kind, seat, a, b, block)
    )


def evades_begging(state: State, kind: int, seat: int, begged: int, block: int) -> bool:
    """Would a seat that must beg have too much corn for it after the sale (TP-148)?"""
    return (
        kind == ids.TURN
        and turn.must_beg(state, seat, begged)
        and state.corn[seat] + base.PRICE[block] > base.BEG_LIMIT
    )


def leaves_an_answer(state: State, kind: int, seat: int, a: int, b: int, block: int) -> bool:
    """Could the seat still answer the pending question after the sale?"""
    listed = state.offered
    move_block(state, seat, block, 1)
    dispatch.legal(state, kind, seat, a, b)
    answers = state.offered - listed
    move_block(state, seat, block, -1)
    state.offered = listed
    return answers > 0


def move_block(state: State, seat: int, block: int, blocks: int) -> None:
    """Try a sale of one block, or take it back with minus one."""
    state.blocks[seat * ids.BLOCKS + block] -= blocks
    state.corn[seat] += blocks * base.PRICE[block]
    state.sale = 0 if blocks > 0 else seat + 1


def offer_sale(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer to sell a block, whatever else is asked in the turn of Xaman Ek (TP-65)."""
    if state.sale != seat + 1:
        return
    for block in range(ids.BLOCKS):
        if can_sell(state, kind, seat, a, b, block):
            state.offer(actions.BARTER + block)


# What a sale would still make possible.


def can_sell_to_place(state: State, seat: int) -> bool:
    """Would a sale pay for the cheapest placement (TP-148)?"""
    for block in range(ids.BLOCKS):
        if state.blocks[seat * ids.BLOCKS + block] > 0 and sale_pays_for_placing(state, seat, block):
            return True
    return False


def sale_pays_for_placing(state: State, seat: int, block: int) -> bool:
    """Would the sale of this block pay for the cheapest placement?"""
    move_block(state, seat, block, 1)
    short = 1 if placing.cannot_afford_to_place(state, seat) else 0
    move_block(state, seat, block, -1)
    return short == 0


def can_sell_for_quick_action(state: State, seat: int) -> bool:
    """Could a sale still bring the corn for a quick action, and leave its blocks (TP-126)?"""
    for block in range(ids.BLOCKS):
        if state.blocks[seat * ids.BLOCKS + block] > 0 and leaves_quick_action(state, seat, block):
            return True
    return False


def leaves_quick_action(state: State, seat: int, block: int) -> bool:
    """Would the sale of this block leave those that the quick action costs?"""
    move_block(state, seat, block, 1)
    left = 1 if hooks.has_blocks_for_quick_action(state, seat) else 0
    move_block(state, seat, block, -1)
    return left == 1
