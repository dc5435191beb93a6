# compiled
"""The end: goods to points, skulls, monuments, and who has won."""

from __future__ import annotations

from sacbe.games.tzolkin import hooks, ids, material
from sacbe.games.tzolkin.rules import holdings, paying, temples
from sacbe.games.tzolkin.state import State


def score_corn(state: State, seat: int) -> int:
    """Quarter points for corn, after all blocks are turned into corn at the market rate (TZ-64, TZ-65)."""
    corn = state.corn[seat]
    for block in range(ids.BLOCKS):
        corn += state.blocks[seat * ids.BLOCKS + block] * material.PRICE[block]
    return corn


def score_skulls(state: State, seat: int) -> int:
    """Points for the skulls in hand (TZ-64)."""
    return state.skulls[seat] * material.POINTS_PER_SKULL


def owned_of_type(state: State, seat: int, kind: int) -> int:
    """Buildings and monuments of one border colour (TZ-66, TZ-76)."""
    count = 0
    for tile in range(ids.TILES):
        if material.TYPE[tile] == kind and holdings.owns(state, seat, tile):
            count += 1
    return count


def owned_tiles(state: State, seat: int) -> int:
    """Buildings, farms too, and monuments (TZ-66)."""
    count = 0
    for tile in range(ids.TILES):
        if holdings.owns(state, seat, tile):
            count += 1
    return count


def monuments_built(state: State) -> int:
    """Monuments that any player has built."""
    count = 0
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        if state.tiles[tile] >= ids.OWNED:
            count += 1
    return count


def maxed_technologies(state: State, seat: int) -> int:
    """Tracks at the highest level."""
    count = 0
    for track in range(ids.TRACKS):
        if holdings.level(state, seat, track) == ids.TOP_LEVEL:
            count += 1
    return count


def technology_levels(state: State, seat: int) -> int:
    """Levels on all tracks; bonuses beyond the third add none."""
    count = 0
    for track in range(ids.TRACKS):
        count += holdings.level(state, seat, track)
    return count


def temple_points(state: State, seat: int) -> int:
    """The literal sum of the points of the seat's three steps, which may be negative (TZ-66)."""
    total = 0
    for temple in range(ids.TEMPLES):
        total += temples.step_points(temple, holdings.step(state, seat, temple))
    return total


def best_temple(state: State, seat: int) -> int:
    """Steps above the start step in the seat's best temple."""
    best = 0
    for temple in range(ids.TEMPLES):
        best = max(best, holdings.step(state, seat, temple))
    return best


def skulls_on_chichen_itza(state: State) -> int:
    """Skulls that any player has laid."""
    count = 0
    for space in range(1, 10):
        count += state.sacred[space]
    return hooks.skulls_on_chichen_itza(state, count)


def score_monument(state: State, seat: int, tile: int) -> int:
    """Points that a monument is worth to a seat, as things are (TZ-66)."""
    monument = tile - ids.FIRST_MONUMENT
    each = material.POINTS_EACH[monument]
    if monument == ids.M_TOMBS:
        return each * owned_of_type(state, seat, ids.TOMB)
    if monument == ids.M_CIVICS:
        return each * owned_of_type(state, seat, ids.CIVIC)
    if monument == ids.M_SHRINES:
        return each * owned_of_type(state, seat, ids.SHRINE)
    if monument == ids.M_BUILDINGS_AND_MONUMENTS:
        return each * owned_tiles(state, seat)
    if monument == ids.M_CORN_TILES:
        return each * state.corn_tiles[seat]
    if monument == ids.M_WOOD_TILES:
        return each * state.wood_tiles[seat]
    if monument == ids.M_ALL_MONUMENTS:
        return material.ALL_MONUMENTS_EACH[state.players] * monuments_built(state)
    if monument == ids.M_MAXED_TECHNOLOGIES:
        return material.MAXED_POINTS[maxed_technologies(state, seat)]
    if monument == ids.M_TECHNOLOGY_LEVELS:
        return each * technology_levels(state, seat)
    if monument == ids.M_WORKERS:
        return material.WORKER_POINTS[state.workers[seat]]
    if monument == ids.M_TEMPLE_STEPS:
        return temple_points(state, seat)
    if monument == ids.M_BEST_TEMPLE:
        return each * best_temple(state, seat)
    return each * skulls_on_chichen_itza(state)


def score_game(state: State) -> None:
    """Final scoring: corn, skulls in hand, monuments (TZ-64)."""
    for seat in range(state.players):
        paying.score_quarters(state, seat, ids.FROM_CORN, score_corn(state, seat))
        paying.score(state, seat, ids.FROM_SKULLS, score_skulls(state, seat))
        for tile in range(ids.FIRST_MONUMENT, ids.TILES):
            if holdings.owns(state, seat, tile):
                paying.score(state, seat, ids.FROM_MONUMENTS, score_monument(state, seat, tile))
    state.note(ids.GAME_ENDED, -1)


def total(state: State, seat: int) -> int:
    """A seat's quarter points from all sources."""
    points = 0
    for source in range(ids.SOURCES):
        points += state.points[seat * ids.SOURCES + source]
    return points


def ranked_by(state: State, seat: int) -> list[int]:
    """Most points, then most workers on the gears after the last advance, then a shared victory (TZ-63)."""
    return [total(state, seat), holdings.on_gears(state, seat)]
