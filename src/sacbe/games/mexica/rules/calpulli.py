"""Calpulli that cannot be founded any more: proof, and removal (MX-21, MX-22, MX-34)."""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.rules import points
from sacbe.games.mexica.state import State

# Open tiles.


def open_tiles(state: State, size: int) -> int:
    """Open tiles of a size."""
    count = 0
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN and material.SIZE_OF[tile] == size:
            count += 1
    return count


def open_sizes(state: State) -> int:
    """The sizes of which some tile is open, as bits."""
    sizes = 0
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN:
            sizes |= 1 << (material.SIZE_OF[tile] - ids.SMALLEST)
    return sizes


def any_tile_open(state: State) -> bool:
    """Is some calpulli of this period neither founded nor removed?"""
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN:
            return True
    return False


def take_tile(state: State, size: int, where: int) -> None:
    """Move one open tile of a size away."""
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN and material.SIZE_OF[tile] == size:
            state.tiles[tile] = where
            return


def remove(state: State, size: int) -> None:
    """Take an open tile out of the game; it is not replaced (MX-21)."""
    take_tile(state, size, ids.REMOVED)
    points.note_irreversible(state)
    state.note(ids.TILE_REMOVED, -1, size)


# Proof. Only unfounded districts with capacity count: two cells without a temple, one of them ordinary.


def has_capacity(state: State, district: int) -> bool:
    """Could the district still be founded by somebody, as far as its cells go (MX-22)?"""
    free = 0
    ordinary = 0
    for cell in range(district, ids.CELLS):
        if state.district[cell] == district and not geometry.is_temple(state.ground[cell]):
            free += 1
            if geometry.is_ordinary(cell):
                ordinary += 1
    return free >= 2 and ordinary >= 1


def is_candidate(state: State, district: int) -> bool:
    """Is this the first cell of an unfounded district with capacity?"""
    return (
        geometry.is_district(state, district)
        and state.size[district] >= ids.SMALLEST
        and not geometry.is_founded(state, district)
        and has_capacity(state, district)
    )


def find_candidates(state: State) -> None:
    """Into `label`: 1 at the first cell of every candidate district."""
    for cell in range(ids.CELLS):
        state.label[cell] = 1 if is_candidate(state, cell) else 0


def candidates_of_size(state: State, size: int) -> int:
    """Candidate districts of exactly this size."""
    count = 0
    for cell in range(ids.CELLS):
        if state.label[cell] and state.size[cell] == size:
            count += 1
    return count


def largest_candidate(state: State) -> int:
    """The size of the largest candidate district."""
    largest = 0
    for cell in range(ids.CELLS):
        if state.label[cell]:
            largest = max(largest, state.size[cell])
    return largest


def can_ever_cover(state: State, cell: int) -> bool:
    """Could a canal lie here, pillis and ramps ignored?"""
    return (
        state.ground[cell] == ids.DRY
        and geometry.is_ordinary(cell)
        and not geometry.is_founded(state, state.district[cell])
    )


def is_frozen(state: State) -> bool:
    """Can no canal tile that is left ever be laid (MX-22, first proof)?"""
    if state.singles == 0 and state.doubles == 0:
        return True
    for cell in range(ids.CELLS):
        if not can_ever_cover(state, cell):
            continue
        if state.singles > 0:
            return False
        for side in range(ids.SIDES):
            other = geometry.neighbour(cell, side)
            if other != ids.LAKE and can_ever_cover(state, other):
                return False
    return True


def is_unfoundable(state: State, size: int, frozen: bool) -> bool:
    """Is it proven that an open tile of this size cannot be founded? There are three proofs (MX-22)."""
    fitting = candidates_of_size(state, size)
    if frozen:
        return open_tiles(state, size) > fitting
    largest = largest_candidate(state)
    if largest < size:
        return True
    # No district fits, all larger ones are larger by one cell only, and no single canal is left.
    return fitting == 0 and largest == size + 1 and state.singles == 0


def remove_unfoundable(state: State) -> None:
    """Remove every open tile that is proven unfoundable, and test again after each (MX-34)."""
    find_candidates(state)
    frozen = is_frozen(state)
    for size in range(ids.SMALLEST, ids.SMALLEST + ids.SIZES):
        while open_tiles(state, size) > 0 and is_unfoundable(state, size, frozen):
            remove(state, size)
