"""Technology: advancing on the four tracks, its price, and the bonuses beyond the third level."""

from __future__ import annotations

from sacbe.core import ids as core
from sacbe.games.tzolkin import actions, ids, material
from sacbe.games.tzolkin.rules import holdings, paying
from sacbe.games.tzolkin.state import State


def advance_cost(state: State, seat: int, track: int) -> int:
    """Blocks for the next level: 1, 2, 3, and 1 for the bonus beyond (TZ-23)."""
    return material.ADVANCE_COST[holdings.level(state, seat, track)]


def can_advance(state: State, seat: int, track: int) -> bool:
    """Has the seat the blocks for the next level of a track?"""
    return holdings.blocks(state, seat) >= advance_cost(state, seat, track)


def can_advance_somewhere(state: State, seat: int) -> bool:
    """Has the seat the blocks for some advance?"""
    for track in range(ids.TRACKS):
        if can_advance(state, seat, track):
            return True
    return False


def raise_level(state: State, seat: int, track: int) -> None:
    """Go up one level; on level 3 the marker stays and the bonus of the track is received (TZ-23, TZ-25)."""
    if holdings.level(state, seat, track) < ids.TOP_LEVEL:
        state.levels[seat * ids.TRACKS + track] += 1
        state.note(ids.ADVANCED, seat, track, holdings.level(state, seat, track))
    else:
        state.note(ids.BONUS_REACHED, seat, track)
        state.ask(ids.RECEIVE, core.AUTOMATIC, seat, ids.FIRST_BONUS + track)


def legal_advance(state: State, seat: int, how: int) -> None:
    """Offer every track whose next level can be paid; a free advance may be on any (TZ-23 to TZ-25)."""
    for track in range(ids.TRACKS):
        if how == ids.FREE or can_advance(state, seat, track):
            state.offer(actions.ADVANCE + track)
    if how == ids.PAID_OR_DONE:
        state.offer(actions.DONE)


def apply_advance(state: State, seat: int, left: int, how: int, action: int) -> None:
    """Pay, rise, and ask for another advance if there is one left (TZ-24: one after the other)."""
    if action == actions.DONE:
        return
    track = action - actions.ADVANCE
    if left > 1:
        state.ask(ids.ADVANCE, seat, left - 1, ids.FREE if how == ids.FREE else ids.PAID_OR_DONE)
    if how == ids.FREE:
        raise_level(state, seat, track)
        return
    state.ask(ids.RAISE_LEVEL, core.AUTOMATIC, seat, track)
    paying.ask_blocks(state, seat, advance_cost(state, seat, track))
