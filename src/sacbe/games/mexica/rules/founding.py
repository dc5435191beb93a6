# compiled
"""Founding a district: a calpulli of exactly its size, points for the founder and those present (MX-8)."""

from __future__ import annotations

from sacbe.games.mexica import actions, changes, geometry, ids, material
from sacbe.games.mexica.rules import calpulli, points, trapping
from sacbe.games.mexica.state import State


def own_district(state: State, seat: int) -> int:
    """The district of a seat's pilli, or NOWHERE: a pilli on a bridge is present in none (MX-6)."""
    return state.district[state.pilli[seat]]


def can_take_tile(state: State, seat: int, cell: int) -> bool:
    """May the calpulli tile be laid on this cell of the seat's district?"""
    return (
        state.district[cell] == own_district(state, seat)
        and state.empty_site[cell] == 1
        and not trapping.would_trap(state, seat, cell, ids.NOWHERE, ids.CALPULLI)
    )


def can_found(state: State, seat: int, size: int) -> bool:
    """Is the seat's pilli in an unfounded district of an open tile's size, with a cell for the tile?"""
    district = own_district(state, seat)
    if district == ids.NOWHERE or state.size[district] != size:
        return False
    if calpulli.open_tiles(state, size) == 0 or geometry.is_founded(state, district):
        return False
    for cell in range(district, ids.CELLS):
        if state.district[cell] == district and can_take_tile(state, seat, cell):
            return True
    return False


def offer_founding(state: State, seat: int) -> None:
    """Offer to found the seat's district; only its size can fit."""
    district = own_district(state, seat)
    if district == ids.NOWHERE:
        return
    size = state.size[district]
    if ids.SMALLEST <= size < ids.SMALLEST + ids.SIZES and can_found(state, seat, size):
        state.offer(actions.FOUND + size - ids.SMALLEST)


def legal_choose_tile_cell(state: State, seat: int) -> None:
    """Offer the cells for the tile."""
    for cell in range(ids.CELLS):
        if can_take_tile(state, seat, cell):
            state.offer(actions.TILE + cell)


def apply_choose_tile_cell(state: State, seat: int, size: int, action: int) -> None:
    """Found the district with the tile there."""
    found(state, seat, size, action - actions.TILE)


def found(state: State, seat: int, size: int, cell: int) -> None:
    """Lay the tile: the second value for the founder, the third for every other player present (MX-8)."""
    calpulli.take_tile(state, size, ids.FOUNDED)
    changes.build_on(state, cell, ids.CALPULLI + size)
    state.founded[state.district[cell]] = 1
    points.note_irreversible(state)
    state.note(ids.DISTRICT_FOUNDED, seat, size, cell)
    points.score(state, seat, ids.FROM_FOUNDING, material.SECOND[size])
    for other in range(state.players):
        if other != seat and own_district(state, other) == state.district[cell]:
            points.score(state, other, ids.FROM_PRESENCE, material.THIRD[size])
    trapping.measure_in_first_round(state)
    calpulli.remove_unfoundable(state)
