"""What the own pilli may found and build soon: districts that fit a tile, ground that a few canals would close.

All in hundredths of a point, at a glance.
"""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material, weights
from sacbe.games.mexica.rules import calpulli, founding
from sacbe.games.mexica.state import State

POINT = 100
PERCENT = 100
NOT_SEEN = 0
SEEN = 1
LARGEST_TILE = ids.SMALLEST + ids.SIZES - 1


def of_founding(state: State, seat: int) -> int:
    """The best district that fits an open tile, by its distance; or ground that could become one."""
    sizes = calpulli.open_sizes(state)
    if sizes == 0:
        return 0
    own = founding.own_district(state, seat)
    best = 0
    for district in range(ids.CELLS):
        if state.district[district] == district and fits(state.size[district], sizes) and not state.founded[district]:
            share = weights.FOUNDING_HERE
            if district != own:
                away = geometry.distance(state.pilli[seat], district)
                share = max(0, weights.FOUNDING_ELSEWHERE - away * weights.FOUNDING_DISTANCE)
            best = max(best, material.SECOND[state.size[district]] * share)
    if own != ids.NOWHERE and not state.founded[own]:
        best = max(best, of_room(state, state.pilli[seat], sizes))
    return best


def fits(size: int, sizes: int) -> bool:
    """Is a tile of this size among those open, given as bits?"""
    return ids.SMALLEST <= size <= LARGEST_TILE and (sizes & (1 << (size - ids.SMALLEST))) != 0


# Ground that is nearly closed: gaps that one canal tile would fill count as closed.


def of_room(state: State, start: int, sizes: int) -> int:
    """What could be founded around a cell when every gap of at most two cells were filled, less the canals."""
    for cell in range(ids.CELLS):
        state.label[cell] = NOT_SEEN
    state.label[start] = SEEN
    state.queue[0] = start
    head = 0
    tail = 1
    gaps = 0  # in halves of a canal tile: one cell fills a narrow gap, two a wide one
    while head < tail:
        cell = state.queue[head]
        head += 1
        for side in range(ids.SIDES):
            beside = geometry.neighbour(cell, side)
            if beside == ids.LAKE or geometry.is_water(state.ground[beside]) or state.label[beside] != NOT_SEEN:
                continue
            state.label[beside] = SEEN
            width = gap_width(state, beside, side)
            if width > 0:
                gaps += 2 // width
                continue
            if tail > LARGEST_TILE:
                return 0
            state.queue[tail] = beside
            tail += 1
    return of_ground(tail, gaps, sizes)


def of_ground(size: int, gaps: int, sizes: int) -> int:
    """What ground of a size is worth when so many half gaps are open."""
    worth = 0
    if fits(size, sizes):
        worth = material.SECOND[size] * weights.ROOM
    elif fits(size - 1, sizes) or fits(size + 1, sizes):
        worth = material.SECOND[max(size, ids.SMALLEST)] * weights.ROOM * weights.NEAR_MISS // PERCENT
    return max(0, worth - gaps * weights.ACTION_POINT // 2)


def gap_width(state: State, cell: int, side: int) -> int:
    """How wide the passage through a cell is, if one canal tile would fill it: 1 or 2; otherwise 0."""
    if state.empty_site[cell] == 0:
        return 0
    turned = ids.WEST if side in (ids.NORTH, ids.SOUTH) else ids.NORTH
    one = geometry.neighbour(cell, turned)
    other = geometry.neighbour(cell, ids.SIDES - 1 - turned)
    if is_shore(state, one) and is_shore(state, other):
        return 1
    if is_shore(state, other) and is_shore(state, geometry.neighbour(one, turned)):
        return 2 if state.empty_site[one] else 0
    if is_shore(state, one) and is_shore(state, geometry.neighbour(other, ids.SIDES - 1 - turned)):
        return 2 if state.empty_site[other] else 0
    return 0


def is_shore(state: State, cell: int) -> bool:
    """Is there water: the lake or a canal?"""
    return cell == ids.LAKE or geometry.is_water(state.ground[cell])
