# compiled
"""Technology: advancing on the four tracks, its price, and the bonuses beyond the third level."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import holdings, paying
from sacbe.games.tzolkin.state import State


def advance_cost(state: State, seat: int, track: int) -> int:
    """Blocks for the next level: 1, 2, 3, and 1 for the bonus beyond (TZ-23)."""
    level = holdings.level(state, seat, track)
    return hooks.advance_cost(state, seat, level, material.ADVANCE_COST[level])


def price(state: State, seat: int, track: int, how: int) -> int:
    """Blocks for an advance: its cost, or for a free one whatever is due on every advance."""
    return hooks.advance_tax(state) if how == ids.FREE else advance_cost(state, seat, track)


def can_advance(state: State, seat: int, track: int) -> bool:
    """Has the seat the blocks for the next level of a track?"""
    return holdings.blocks(state, seat) >= advance_cost(state, seat, track)


def can_advance_somewhere(state: State, seat: int) -> bool:
    """Has the seat the blocks for some advance?"""
    for track in range(ids.TRACKS):
        if can_advance(state, seat, track):
            return True
    return False


def extra_blocks(state: State, seat: int, block: int) -> int:
    """What extraction adds to a gain of blocks: level 1 wood, level 2 stone, level 3 gold (TZ-17, TZ-18)."""
    return material.EXTRA_BLOCKS[block] if holdings.has_effect(state, seat, ids.EXTRACTION, block + 1) else 0


def raise_level(state: State, seat: int, track: int) -> None:
    """Go up one level; on level 3 the marker stays and the bonus of the track is received (TZ-23, TZ-25)."""
    if holdings.level(state, seat, track) < ids.TOP_LEVEL:
        state.levels[seat * ids.TRACKS + track] += 1
        state.note(ids.ADVANCED, seat, track, holdings.level(state, seat, track))
    elif hooks.may_choose_bonus(state, seat):
        hooks.ask_bonus(state, seat)
    else:
        receive_bonus(state, seat, track)


def receive_bonus(state: State, seat: int, track: int) -> None:
    """Receive what a track gives beyond its third level (TZ-25)."""
    state.note(ids.BONUS_REACHED, seat, track)
    state.ask(ids.RECEIVE, core.AUTOMATIC, seat, ids.FIRST_BONUS + track)


def can_decline(state: State, how: int) -> bool:
    """May the advance be left? The second of two paid ones, and a free one that costs something."""
    return how == ids.PAID_OR_DONE or (how == ids.FREE and hooks.advance_tax(state) > 0)


def legal_advance(state: State, seat: int, how: int) -> None:
    """Offer every track whose next level can be paid; a free advance may be on any (TZ-23 to TZ-25)."""
    for track in range(ids.TRACKS):
        if holdings.blocks(state, seat) >= price(state, seat, track, how):
            state.offer(actions.ADVANCE + track)
    if can_decline(state, how):
        state.offer(actions.DONE)


def apply_advance(state: State, seat: int, left: int, how: int, action: int) -> None:
    """Pay, rise, and ask for another advance if there is one left (TZ-24: one after the other)."""
    if action == actions.DONE:
        return
    track = action - actions.ADVANCE
    if left > 1:
        state.ask(ids.ADVANCE, seat, left - 1, ids.FREE if how == ids.FREE else ids.PAID_OR_DONE)
    pay_and_rise(state, seat, track, price(state, seat, track, how))


def pay_and_rise(state: State, seat: int, track: int, blocks: int) -> None:
    """Pay the blocks, then go up one level."""
    state.ask(ids.RAISE_LEVEL, core.AUTOMATIC, seat, track)
    paying.ask_blocks(state, seat, blocks)
