# compiled
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


def remove(state: State, size: int, why: int) -> None:
    """Take an open tile out of the game; it is not replaced (MX-21)."""
    take_tile(state, size, ids.REMOVED)
    points.note_irreversible(state)
    state.note(ids.TILE_REMOVED, -1, size, why)


# Proof. Only unfounded districts with room count: two cells without a temple, one of them ordinary.


def count_candidates(state: State) -> None:
    """Into `candidates`: the districts that could still be founded as far as their cells go, by size."""
    for size in range(ids.LARGER + 1):
        state.candidates[size] = 0
    count_built_and_palace(state)
    for cell in range(ids.CELLS):
        if state.district[cell] == cell and state.founded[cell] == 0 and has_capacity(state, cell):
            state.candidates[min(state.size[cell], ids.LARGER)] += 1


def count_built_and_palace(state: State) -> None:
    """Into `label` and `distance`, at the first cell of each district: its temples and its palace cells."""
    for cell in range(ids.CELLS):
        state.label[cell] = 0
        state.distance[cell] = 0
    for cell in range(ids.CELLS):
        if material.IS_PALACE[cell]:
            state.distance[state.district[cell]] += 1
        elif state.ground[cell] != ids.DRY and geometry.is_temple(state.ground[cell]):
            state.label[state.district[cell]] += 1


def has_capacity(state: State, district: int) -> bool:
    """Has the district two cells without a temple, one of them ordinary (MX-22)?"""
    free = state.size[district] - state.label[district]
    return free >= 2 and free > state.distance[district]


def largest_candidate(state: State) -> int:
    """The size of the largest candidate district, or LARGER."""
    for size in range(ids.LARGER, 0, -1):
        if state.candidates[size] > 0:
            return size
    return 0


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


def proof(state: State, size: int, frozen: bool, largest: int) -> int:
    """Which of the three proofs shows that an open tile of this size cannot be founded (MX-22)?"""
    if open_tiles(state, size) == 0:
        return ids.NOT_REMOVED
    fitting = state.candidates[size]
    if frozen:
        return ids.FROZEN if open_tiles(state, size) > fitting else ids.NOT_REMOVED
    if largest < size:
        return ids.TOO_LARGE
    # No district fits, all larger ones are larger by one cell only, and no single canal is left.
    if fitting == 0 and largest == size + 1 and state.singles == 0:
        return ids.ONE_TOO_MANY
    return ids.NOT_REMOVED


def remove_unfoundable(state: State) -> None:
    """Remove every open tile that is proven unfoundable, and test again after each (MX-34)."""
    if not any_tile_open(state):
        return
    count_candidates(state)
    frozen = is_frozen(state)
    largest = largest_candidate(state)
    for size in range(ids.SMALLEST, ids.SMALLEST + ids.SIZES):
        why = proof(state, size, frozen, largest)
        while why != ids.NOT_REMOVED:
            remove(state, size, why)
            why = proof(state, size, frozen, largest)
