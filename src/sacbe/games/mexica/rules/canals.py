# compiled
"""Canals: single and double tiles, and all that bans them from a cell."""

from __future__ import annotations

from sacbe.games.mexica import actions, changes, geometry, ids
from sacbe.games.mexica.rules import calpulli, points, trapping
from sacbe.games.mexica.state import State

# A cell of the tile that is being laid.


def can_cover(state: State, cell: int) -> bool:
    """Ordinary, empty, no ramp, not in a founded district (MX-5)."""
    return state.empty_site[cell] == 1 and state.ramp[cell] == 0 and state.founded[state.district[cell]] == 0


def can_lay_single(state: State, seat: int, cell: int) -> bool:
    """May a single tile be laid on this cell?"""
    return can_cover(state, cell) and not trapping.would_trap(state, seat, cell, ids.NOWHERE, ids.CANAL)


def can_lay_double(state: State, seat: int, cell: int, other: int) -> bool:
    """May a double tile be laid on these two cells, which must touch?"""
    return geometry.is_beside(cell, other) and can_cover(state, cell) and can_extend(state, seat, cell, other)


def can_extend(state: State, seat: int, cell: int, other: int) -> bool:
    """May a double tile that begins on a cell end on this one beside it?"""
    return can_cover(state, other) and not trapping.would_trap(state, seat, cell, other, ids.CANAL)


def can_begin_double(state: State, seat: int, cell: int) -> bool:
    """May a double tile be laid on this cell and some cell beside it?"""
    if not can_cover(state, cell):
        return False
    for side in range(ids.SIDES):
        other = geometry.neighbour(cell, side)
        if other != ids.LAKE and can_extend(state, seat, cell, other):
            return True
    return False


def can_lay_some(state: State, seat: int, tile: int) -> bool:
    """Is such a tile left, and a place and an action point for it?"""
    if not points.can_spend(state, 1) or tiles_left(state, tile) == 0:
        return False
    for cell in range(ids.CELLS):
        if can_lay_single(state, seat, cell) if tile == ids.SINGLE else can_begin_double(state, seat, cell):
            return True
    return False


def tiles_left(state: State, tile: int) -> int:
    """Canal tiles of a kind in the supply."""
    return state.singles if tile == ids.SINGLE else state.doubles


# Choosing the cells.


def legal_lay_single(state: State, seat: int) -> None:
    """Offer the cells for a single tile."""
    for cell in range(ids.CELLS):
        if can_lay_single(state, seat, cell):
            state.offer(actions.LAY + cell)


def apply_lay_single(state: State, seat: int, action: int) -> None:
    """Lay the single tile."""
    lay(state, seat, action - actions.LAY, ids.NOWHERE)


def legal_lay_first(state: State, seat: int) -> None:
    """Offer the first cells for a double tile."""
    for cell in range(ids.CELLS):
        if can_begin_double(state, seat, cell):
            state.offer(actions.LAY + cell)


def apply_lay_first(state: State, seat: int, action: int) -> None:
    """Ask for the second cell; nothing is laid yet."""
    state.ask(ids.LAY_SECOND, seat, action - actions.LAY)


def legal_lay_second(state: State, seat: int, first: int) -> None:
    """Offer the second cells for a double tile, in the order of their numbers."""
    for side in range(ids.SIDES):
        other = geometry.neighbour(first, side)
        if other != ids.LAKE and can_lay_double(state, seat, first, other):
            state.offer(actions.LAY + other)


def apply_lay_second(state: State, seat: int, first: int, action: int) -> None:
    """Lay the double tile."""
    lay(state, seat, first, action - actions.LAY)


def lay(state: State, seat: int, cell: int, other: int) -> None:
    """Lay a tile for one action point; districts change, and tiles may become unfoundable (MX-34)."""
    points.spend(state, seat, 1)
    changes.flood_cell(state, cell)
    if other == ids.NOWHERE:
        state.singles -= 1
    else:
        changes.flood_cell(state, other)
        state.doubles -= 1
    state.note(ids.CANAL_LAID, seat, cell, other)
    points.note_irreversible(state)
    trapping.measure_in_first_round(state)
    calpulli.remove_unfoundable(state)
