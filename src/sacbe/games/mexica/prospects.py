"""What a seat may found soon: districts that fit an open tile, and ground that a few canals would cut off.

All in hundredths of a point, at a glance.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material, weights
from sacbe.games.mexica.rules import calpulli, founding
from sacbe.games.mexica.state import State

POINT = 100
PERCENT = 100
WIDEST_CUT = 6
"""Cells that three canal tiles fill."""

LARGEST_TILE = ids.SMALLEST + ids.SIZES - 1


def of_founding(state: State, seat: int) -> int:
    """The best district that fits an open tile, by its distance; or ground that could become one."""
    sizes = calpulli.open_sizes(state)
    if sizes == 0:
        return 0
    own = founding.own_district(state, seat)
    best = 0
    for district in range(ids.CELLS):
        if geometry.is_district(state, district) and can_be_founded(state, district, sizes):
            share = weights.FOUNDING_HERE
            if district != own:
                away = geometry.distance(state.pilli[seat], district)
                share = max(0, weights.FOUNDING_ELSEWHERE - away * weights.FOUNDING_DISTANCE)
            best = max(best, material.SECOND[state.size[district]] * share)
    return max(best, of_cuts(state, seat, sizes))


def can_be_founded(state: State, district: int, sizes: int) -> bool:
    """Does an open tile fit the district as it is?"""
    return fits(state.size[district], sizes) and not geometry.is_founded(state, district)


def fits(size: int, sizes: int) -> bool:
    """Is a tile of this size among those open, given as bits?"""
    return ids.SMALLEST <= size <= LARGEST_TILE and (sizes & (1 << (size - ids.SMALLEST))) != 0


# Ground that one straight line of canals would cut off.


def of_cuts(state: State, seat: int, sizes: int) -> int:
    """The best ground that a few canals in a line would cut off, from shore to shore."""
    for cell in range(ids.CELLS):
        state.label[cell] = 0
    best = 0
    mark = 0
    for cell in range(ids.CELLS):
        if state.empty_site[cell] == 0 or state.founded[state.district[cell]]:
            continue
        for side in range(ids.EAST, ids.SOUTH + 1):
            if is_shore(state, geometry.neighbour(cell, ids.SIDES - 1 - side)):
                width = line_to_shore(state, cell, side)
                if width > 0:
                    mark += 3
                    best = max(best, of_cut(state, seat, cell, side, width, sizes, mark))
    return best


def is_shore(state: State, cell: int) -> bool:
    """Is there water: the lake or a canal?"""
    return cell == ids.LAKE or geometry.is_water(state.ground[cell])


def line_to_shore(state: State, cell: int, side: int) -> int:
    """Cells from here to the next water on one side, or 0 if it is far or something stands in the way."""
    for width in range(1, WIDEST_CUT + 1):
        if state.empty_site[cell] == 0:
            return 0
        cell = geometry.neighbour(cell, side)
        if is_shore(state, cell):
            return width
    return 0


def of_cut(state: State, seat: int, cell: int, side: int, width: int, sizes: int, mark: int) -> int:
    """What a line of canals would let one found on either side of it, less the canals and the way there."""
    here = cell
    for _ in range(width):
        state.label[here] = mark
        here = geometry.neighbour(here, side)
    across = ids.NORTH if side == ids.EAST else ids.WEST
    best = of_ground(ground_behind(state, cell, side, width, across, mark), sizes)
    best = max(best, of_ground(ground_behind(state, cell, side, width, ids.SIDES - 1 - across, mark), sizes))
    way = max(0, geometry.distance(state.pilli[seat], cell) - 1)
    return max(0, best - (width + 1) // 2 * weights.ACTION_POINT - way * weights.STEP)


def ground_behind(state: State, cell: int, side: int, width: int, across: int, mark: int) -> int:
    """Cells of the ground on one side of a marked line, or 0 if it is larger than any tile."""
    tail = 0
    for _ in range(width):
        beside = geometry.neighbour(cell, across)
        if tail == 0 and not is_shore(state, beside):
            state.queue[0] = beside
            tail = 1
        cell = geometry.neighbour(cell, side)
    if tail == 0:
        return 0
    # Both sides are flooded with marks of their own, above that of the line.
    own = mark + 1 if across in (ids.NORTH, ids.WEST) else mark + 2
    state.label[state.queue[0]] = own
    head = 0
    while head < tail:
        here = state.queue[head]
        head += 1
        for way in range(ids.SIDES):
            beside = geometry.neighbour(here, way)
            if beside == ids.LAKE or state.label[beside] == own or state.label[beside] == mark:
                continue
            if not geometry.is_water(state.ground[beside]):
                if tail > LARGEST_TILE:
                    return 0
                state.label[beside] = own
                state.queue[tail] = beside
                tail += 1
    return tail


def of_ground(size: int, sizes: int) -> int:
    """The founder's share for ground of a size; less if it is a cell too large."""
    if fits(size, sizes):
        return material.SECOND[size] * weights.ROOM
    if fits(size - 1, sizes):
        return material.SECOND[size - 1] * weights.ROOM * weights.NEAR_MISS // PERCENT
    return 0
