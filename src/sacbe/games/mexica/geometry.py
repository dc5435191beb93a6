# compiled
"""The island as a grid: what a cell is, districts, water links and boat distances.

Cells are numbered in reading order; beyond the shore lies the lake, one connected body of water. Districts
are named by their first cell.
"""

from __future__ import annotations

from sacbe.games.mexica import ids, material
from sacbe.games.mexica.state import State

FAR = 1000
"""The distance of water that no route reaches."""

# What a cell is.


def neighbour(cell: int, side: int) -> int:
    """The cell on one side, or LAKE."""
    return material.NEIGHBOUR[cell * ids.SIDES + side]


def distance(cell: int, other: int) -> int:
    """Rows and columns between two cells."""
    rows = material.ROW[cell] - material.ROW[other]
    columns = material.COLUMN[cell] - material.COLUMN[other]
    return max(rows, -rows) + max(columns, -columns)


def is_water(ground: int) -> bool:
    """Is this a canal, bridged or not?"""
    return ids.CANAL <= ground <= ids.BRIDGE_V


def is_bridge(ground: int) -> bool:
    """Is this a canal with a bridge over it?"""
    return ground in (ids.BRIDGE_H, ids.BRIDGE_V)


def is_temple(ground: int) -> bool:
    """Is this a temple of any colour?"""
    return ids.TEMPLE <= ground < ids.CALPULLI


def is_calpulli(ground: int) -> bool:
    """Is this a calpulli tile?"""
    return ground >= ids.CALPULLI


def temple_colour(ground: int) -> int:
    """The colour of a temple."""
    return (ground - ids.TEMPLE) // ids.LEVELS


def temple_level(ground: int) -> int:
    """The level of a temple."""
    return (ground - ids.TEMPLE) % ids.LEVELS + 1


def has_pilli(state: State, cell: int) -> bool:
    """Does some pilli stand on the cell?"""
    for seat in range(state.players):
        if state.pilli[seat] == cell:
            return True
    return False


def is_ordinary(cell: int) -> bool:
    """Is the cell no palace?"""
    return not material.IS_PALACE[cell]


def is_empty_site(state: State, cell: int) -> bool:
    """Is the cell ordinary and empty: no water, temple, tile or pilli?"""
    return state.ground[cell] == ids.DRY and not material.IS_PALACE[cell] and not has_pilli(state, cell)


def ramp(cell: int, axis: int, end: int) -> int:
    """The cell at one end (0 or 1) of a bridge over a cell, or LAKE."""
    if axis == ids.H:
        return neighbour(cell, ids.WEST if end == 0 else ids.EAST)
    return neighbour(cell, ids.NORTH if end == 0 else ids.SOUTH)


def axis_of(ground: int) -> int:
    """The axis of a bridge."""
    return ids.H if ground == ids.BRIDGE_H else ids.V


def bridge_along(axis: int) -> int:
    """The bridge that lies along an axis."""
    return ids.BRIDGE_H if axis == ids.H else ids.BRIDGE_V


def runs_along(ground: int, side: int) -> bool:
    """Is this a bridge that runs towards this side, and so from the opposite one too?"""
    if ground == ids.BRIDGE_H:
        return side in (ids.EAST, ids.WEST)
    return ground == ids.BRIDGE_V and side in (ids.NORTH, ids.SOUTH)


def is_ramp(state: State, cell: int) -> bool:
    """Does some bridge rest on the cell?"""
    for side in range(ids.SIDES):
        beside = neighbour(cell, side)
        if beside != ids.LAKE and runs_along(state.ground[beside], side):
            return True
    return False


def is_dry_land(state: State, cell: int) -> bool:
    """Is there land, whatever stands on it?"""
    return cell != ids.LAKE and not is_water(state.ground[cell])


def rests_on_land(state: State, cell: int, axis: int) -> bool:
    """Would a bridge over the cell have dry land at both ends?"""
    return is_dry_land(state, ramp(cell, axis, 0)) and is_dry_land(state, ramp(cell, axis, 1))


def is_beside(cell: int, beside: int) -> bool:
    """Do two cells touch?"""
    if cell == ids.NOWHERE or beside == ids.NOWHERE:
        return False
    for side in range(ids.SIDES):
        if neighbour(cell, side) == beside:
            return True
    return False


# Districts (MX-6).


def find_districts(state: State) -> None:
    """Name every dry cell's district by its first cell, and count the cells."""
    for cell in range(ids.CELLS):
        state.district[cell] = ids.NOWHERE
        state.size[cell] = 0
        state.founded[cell] = 0
    for cell in range(ids.CELLS):
        if state.district[cell] == ids.NOWHERE and not is_water(state.ground[cell]):
            flood_district(state, cell)
    for cell in range(ids.CELLS):
        if is_calpulli(state.ground[cell]):
            state.founded[state.district[cell]] = 1


def flood_district(state: State, first: int) -> None:
    """Spread a district over all dry cells joined orthogonally to its first."""
    state.district[first] = first
    state.queue[0] = first
    head = 0
    tail = 1
    while head < tail:
        cell = state.queue[head]
        head += 1
        for side in range(ids.SIDES):
            beside = neighbour(cell, side)
            if beside == ids.LAKE or state.district[beside] != ids.NOWHERE or is_water(state.ground[beside]):
                continue
            state.district[beside] = first
            state.queue[tail] = beside
            tail += 1
    state.size[first] = tail


def shrink_district(state: State, cell: int) -> None:
    """Take a flooded cell out of its district; find all districts again only if that may divide it."""
    first = state.district[cell]
    if dry_shores(state, cell) > 1:
        find_districts(state)
        return
    state.district[cell] = ids.NOWHERE
    state.size[first] -= 1
    if first == cell and state.size[cell] > 0:
        rename_district(state, cell)


def rename_district(state: State, old: int) -> None:
    """Name a district that has lost its first cell by the next one."""
    first = old
    while state.district[first] != old:
        first += 1
    state.size[first] = state.size[old]
    state.size[old] = 0
    for cell in range(first, ids.CELLS):
        if state.district[cell] == old:
            state.district[cell] = first


def dry_shores(state: State, cell: int) -> int:
    """The stretches of dry land around a cell, joined at corners too: if only one, all of it is connected."""
    shores = 0
    for side in range(0, ids.AROUND, 2):
        corner = is_dry_around(state, cell, side + ids.AROUND - 1)
        side_before = is_dry_around(state, cell, side + ids.AROUND - 2)
        if is_dry_around(state, cell, side) and not (corner and side_before):
            shores += 1
    return shores


def is_dry_around(state: State, cell: int, place: int) -> bool:
    """Is there dry land at one of the eight places around a cell?"""
    return is_dry_land(state, material.AROUND[cell * ids.AROUND + place % ids.AROUND])


def is_district(state: State, cell: int) -> bool:
    """Is this the first cell of a district?"""
    return state.district[cell] == cell


def is_founded(state: State, district: int) -> bool:
    """Does a calpulli tile lie in the district?"""
    return state.founded[district] == 1


# Water (MX-16). A boat passes from canal to canal and over the lake; only bridges cost anything.


def measure_boat_routes(state: State, start: int) -> None:
    """Into `distance`: the fewest bridges on a water route from a bridge, the start not counted.

    The goal counts as a bridge when it is one. Water is reached in waves: all canals as many bridges away,
    then the bridges one more away. So each cell is queued once, at its final distance.
    """
    for cell in range(ids.CELLS):
        state.distance[cell] = FAR
    state.distance[start] = 0
    state.queue[0] = start
    head = 0
    tail = 1
    bridges = 0
    while head < tail:
        last = spread(state, head, tail, False, bridges)
        bridges += 1
        tail = spread(state, head, last, True, bridges)
        head = last


def spread(state: State, head: int, tail: int, to_bridges: bool, bridges: int) -> int:
    """From a part of the queue, reach all open canals or the next bridges; the new end of the queue.

    Canals that are reached are part of the wave and lead on; bridges begin the next one.
    """
    last = tail
    on_lake = 0
    while head < last:
        cell = state.queue[head]
        head += 1
        for side in range(ids.SIDES):
            beside = neighbour(cell, side)
            if beside != ids.LAKE:
                tail = reach_water(state, beside, to_bridges, bridges, tail)
        if material.TOUCHES_LAKE[cell] and not on_lake:
            on_lake = 1
            for other in range(ids.CELLS):
                if material.TOUCHES_LAKE[other]:
                    tail = reach_water(state, other, to_bridges, bridges, tail)
        if not to_bridges:
            last = tail
    return tail


def reach_water(state: State, cell: int, bridged: bool, bridges: int, tail: int) -> int:
    """Queue a canal cell, bridged or not, that is reached for the first time; the new end of the queue."""
    ground = state.ground[cell]
    if state.distance[cell] < FAR or not is_water(ground) or is_bridge(ground) != bridged:
        return tail
    state.distance[cell] = bridges
    state.queue[tail] = cell
    return tail + 1
