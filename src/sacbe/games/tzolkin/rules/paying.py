# compiled
"""Gaining and paying: corn, blocks, skulls and points, and the choice of blocks for a price of any mix."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin.rules import holdings
from sacbe.games.tzolkin.state import State


def gain(state: State, seat: int, good: int, amount: int) -> None:
    """Take goods from the bank; it has only thirteen skulls and is endless otherwise (TZ-19)."""
    if good == ids.SKULL:
        amount = min(amount, state.skull_bank)
    if amount <= 0:
        return
    if hooks.is_taxed_good(state, good):
        hooks.ask_tax(state, seat, good, amount)
    else:
        take(state, seat, good, amount)


def take(state: State, seat: int, good: int, amount: int) -> None:
    """Take goods that are there and that nothing more is due for."""
    if good == ids.SKULL:
        state.skull_bank -= amount
        state.skulls[seat] += amount
    elif good == ids.CORN:
        state.corn[seat] += amount
    else:
        state.blocks[seat * ids.BLOCKS + good] += amount
    state.note(ids.GAINED, seat, good, amount)


def pay(state: State, seat: int, good: int, amount: int) -> None:
    """Give goods back to the bank; a skull paid as a cost returns there too (TZ-22)."""
    if good == ids.SKULL:
        state.skull_bank += amount
        state.skulls[seat] -= amount
    elif good == ids.CORN:
        state.corn[seat] -= amount
    else:
        state.blocks[seat * ids.BLOCKS + good] -= amount
    if amount > 0:
        state.note(ids.PAID_GOODS, seat, good, amount)


def score(state: State, seat: int, source: int, points: int) -> None:
    """Score victory points, which may be negative; they are kept in quarters (TZ-65)."""
    score_quarters(state, seat, source, points * ids.QUARTERS)


def score_quarters(state: State, seat: int, source: int, quarters: int) -> None:
    """Score quarter points."""
    state.points[seat * ids.SOURCES + source] += quarters
    if quarters != 0:
        state.note(ids.SCORED, seat, source, quarters)


def gain_worker(state: State, seat: int, most: int) -> None:
    """Take a worker from the bank to hand; with all workers in play the gain is wasted (TZ-33, TZ-38)."""
    if state.workers[seat] < most:
        state.workers[seat] += 1
        state.hand[seat] += 1
        state.note(ids.WORKER_GAINED, seat)


# A price of any mix of blocks is paid block by block.


def legal_pay_blocks(state: State, seat: int) -> None:
    """Offer each kind of block the seat still has."""
    for block in range(ids.BLOCKS):
        if state.blocks[seat * ids.BLOCKS + block] > 0:
            state.offer(actions.PAY + block)


def apply_pay_blocks(state: State, seat: int, owed: int, action: int) -> None:
    """Pay one block and ask for the rest."""
    pay(state, seat, action - actions.PAY, 1)
    ask_blocks(state, seat, owed - 1)


def ask_blocks(state: State, seat: int, owed: int) -> None:
    """Ask for blocks of any mix; all that a seat has is paid without a question."""
    if owed == 0:
        return
    if holdings.blocks(state, seat) > owed:
        state.ask(ids.PAY_BLOCKS, seat, owed)
        return
    for block in range(ids.BLOCKS):
        pay(state, seat, block, state.blocks[seat * ids.BLOCKS + block])


def legal_gain_blocks(state: State, seat: int) -> None:
    """Offer every kind of block whose tax, if there is one, can be paid."""
    for block in range(ids.BLOCKS):
        if state.corn[seat] >= hooks.corn_tax(state, block):
            state.offer(actions.GAIN + block)


def apply_gain_blocks(state: State, seat: int, left: int, action: int) -> None:
    """Gain one block and ask for the rest."""
    block = action - actions.GAIN
    pay(state, seat, ids.CORN, hooks.corn_tax(state, block))
    take(state, seat, block, 1)
    if left > 1:
        state.ask(ids.GAIN_BLOCKS, seat, left - 1)
