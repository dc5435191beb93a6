# compiled
"""Every change of the board, and what follows from it for each cell.

The rules ask the same few questions about every cell again and again: is it an empty site, a ramp, can a
bridge lie over it, where are the bridges? The answers (geometry.py) change seldom. They are noted in the
state whenever the ground or a pilli changes, and the rules read them there.
"""

from __future__ import annotations

from sacbe.core.layout import Word
from sacbe.games.mexica import geometry, ids
from sacbe.games.mexica.state import State

MASK: Word = 0xFFFFFFFFFFFFFFFF
MIX_1: Word = 0x9E3779B97F4A7C15
MIX_2: Word = 0xBF58476D1CE4E5B9


def survey(state: State) -> None:
    """Note everything that follows from the ground and the pillis."""
    geometry.find_districts(state)
    state.bridges_built = 0
    state.ground_hash = 0
    for cell in range(ids.CELLS):
        state.ground_hash ^= cell_hash(cell, state.ground[cell])
        note_site(state, cell)
        note_ramp(state, cell)
        note_spans(state, cell)
        # A document may hold more bridges than there are; it is refused later.
        if geometry.is_bridge(state.ground[cell]) and state.bridges_built < ids.BRIDGES:
            list_bridge(state, cell)


def set_ground(state: State, cell: int, ground: int) -> None:
    """Change what lies on a cell, and the hash of the ground with it."""
    state.ground_hash ^= cell_hash(cell, state.ground[cell]) ^ cell_hash(cell, ground)
    state.ground[cell] = ground


def cell_hash(cell: int, ground: int) -> Word:
    """The part of a cell in the hash of the ground, which is all of these, exclusive or."""
    word = ((cell * ids.GROUNDS + ground + 1) * MIX_1) & MASK
    word = ((word ^ (word >> 30)) * MIX_2) & MASK
    return word ^ (word >> 31)


def move_pilli(state: State, seat: int, cell: int) -> None:
    """Set a pilli on a cell."""
    left = state.pilli[seat]
    state.pilli[seat] = cell
    note_site(state, cell)
    if left != ids.NOWHERE:
        note_site(state, left)


def build_on(state: State, cell: int, ground: int) -> None:
    """Put a temple or a tile on a dry cell, or clear it."""
    set_ground(state, cell, ground)
    note_site(state, cell)


def flood_cell(state: State, cell: int) -> None:
    """Turn a dry cell of an unfounded district into a canal."""
    set_ground(state, cell, ids.CANAL)
    note_site(state, cell)
    note_spans(state, cell)
    for side in range(ids.SIDES):
        beside = geometry.neighbour(cell, side)
        if beside != ids.LAKE:
            note_spans(state, beside)
    geometry.shrink_district(state, cell)


def set_bridge(state: State, cell: int, axis: int) -> None:
    """Set a bridge over a canal."""
    set_ground(state, cell, geometry.bridge_along(axis))
    note_ramp(state, geometry.ramp(cell, axis, 0))
    note_ramp(state, geometry.ramp(cell, axis, 1))
    list_bridge(state, cell)


def lift_bridge(state: State, cell: int) -> None:
    """Take a bridge off its canal."""
    axis = geometry.axis_of(state.ground[cell])
    set_ground(state, cell, ids.CANAL)
    note_ramp(state, geometry.ramp(cell, axis, 0))
    note_ramp(state, geometry.ramp(cell, axis, 1))
    strike_bridge(state, cell)


def note_site(state: State, cell: int) -> None:
    """Note whether something may be built on a cell."""
    state.empty_site[cell] = 1 if geometry.is_empty_site(state, cell) else 0


def note_ramp(state: State, cell: int) -> None:
    """Note whether some bridge rests on a cell."""
    state.ramp[cell] = 1 if geometry.is_ramp(state, cell) else 0


def note_spans(state: State, cell: int) -> None:
    """Note the axes that a bridge over a canal could have."""
    state.spans[cell] = 0
    if not geometry.is_water(state.ground[cell]):
        return
    for axis in range(2):
        if geometry.rests_on_land(state, cell, axis):
            state.spans[cell] |= 1 << axis


def list_bridge(state: State, cell: int) -> None:
    """Add a bridge to the list of all, which is in the order of the cells."""
    place = state.bridges_built
    while place > 0 and state.bridge_at[place - 1] > cell:
        state.bridge_at[place] = state.bridge_at[place - 1]
        place -= 1
    state.bridge_at[place] = cell
    state.bridges_built += 1


def strike_bridge(state: State, cell: int) -> None:
    """Strike a bridge off the list."""
    state.bridges_built -= 1
    place = 0
    while state.bridge_at[place] != cell:
        place += 1
    while place < state.bridges_built:
        state.bridge_at[place] = state.bridge_at[place + 1]
        place += 1
