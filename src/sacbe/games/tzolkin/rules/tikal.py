# compiled
"""Tikal: technology, construction, and a block for two temple steps."""

from __future__ import annotations

from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.rules import buildings, holdings, paying, technology
from sacbe.games.tzolkin.state import State

ONE_ADVANCE = 1
ONE_BUILDING = 2
TWO_ADVANCES = 3
TWO_BUILDINGS_OR_MONUMENT = 4
TWO_TEMPLES = 5


def can_act(state: State, seat: int, action: int) -> bool:
    """An action here needs the blocks it costs (TZ-23, TZ-27, TZ-45)."""
    if action in (ONE_ADVANCE, TWO_ADVANCES):
        return technology.can_advance_somewhere(state, seat)
    if action == ONE_BUILDING:
        return buildings.can_build_something(state, seat, ids.AT_TIKAL_2)
    if action == TWO_BUILDINGS_OR_MONUMENT:
        return buildings.can_build_something(state, seat, ids.AT_TIKAL_4)
    return holdings.blocks(state, seat) > 0


def act(state: State, seat: int, action: int) -> None:
    """Ask what the action needs to know."""
    if action == ONE_ADVANCE:
        state.ask(ids.ADVANCE, seat, 1, ids.PAID)
    elif action == ONE_BUILDING:
        state.ask(ids.BUILD, seat, ids.AT_TIKAL_2)
    elif action == TWO_ADVANCES:
        state.ask(ids.ADVANCE, seat, 2, ids.PAID)
    elif action == TWO_BUILDINGS_OR_MONUMENT:
        state.ask(ids.BUILD, seat, ids.AT_TIKAL_4)
    else:
        # One block, then one step in each of two different temples (TZ-45).
        state.ask(ids.CLIMB, seat, 2)
        paying.ask_blocks(state, seat, 1)
