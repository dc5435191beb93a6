# compiled
"""Writes the board as it lies before a seat (inputs.py, OBSERVED). Nothing is secret in Mexica."""

from __future__ import annotations

from sacbe.core import sparse
from sacbe.core.features import Features
from sacbe.games.mexica import encoding, geometry, ids, inputs, material
from sacbe.games.mexica.rules import points
from sacbe.games.mexica.state import State


def observe(state: State, seat: int, into: Features) -> None:
    """All inputs of an observation, but for what is asked."""
    into.count = 0
    for cell in range(ids.CELLS):
        if state.ground[cell] != ids.DRY:
            observe_ground(state, seat, cell, state.ground[cell], into)
    for away in range(state.players):
        observe_seat(state, (seat + away) % state.players, away, into)
    for tile in range(ids.TILES):
        size = material.SIZE_OF[tile] - ids.SMALLEST
        if state.tiles[tile] == ids.OPEN:
            sparse.put(into, inputs.TILES_OPEN + size, 32)
        elif state.tiles[tile] == ids.FACE_DOWN:
            sparse.put(into, inputs.TILES_HIDDEN + size, 32)
    observe_turn(state, into)
    observe_time(state, seat, into)


def observe_ground(state: State, seat: int, cell: int, ground: int, into: Features) -> None:
    """What lies on a cell."""
    if geometry.is_water(ground):
        if not material.IS_PRINTED_CANAL[cell]:
            sparse.flag(into, inputs.GROUND_CANALS + cell)
        if ground == ids.BRIDGE_H:
            sparse.flag(into, inputs.GROUND_BRIDGES + cell)
        elif ground == ids.BRIDGE_V:
            sparse.flag(into, inputs.GROUND_BRIDGES + ids.CELLS + cell)
    elif geometry.is_calpulli(ground):
        sparse.put(into, inputs.GROUND_DISTRICTS + cell, (ground - ids.CALPULLI) * 5)
    elif geometry.is_temple(ground):
        colour = geometry.temple_colour(ground)
        place = inputs.GROUND_NEUTRAL + cell
        if colour < state.players:
            away = (colour - seat + state.players) % state.players
            place = inputs.GROUND_BUILDINGS + away * ids.CELLS + cell
        sparse.put(into, place, geometry.temple_level(ground) * 16)


def observe_seat(state: State, other: int, away: int, into: Features) -> None:
    """A seat, by its place after the own one."""
    if state.pilli[other] != ids.NOWHERE:
        sparse.flag(into, inputs.PILLIS + away * ids.CELLS + state.pilli[other])
    sparse.put(into, inputs.POINTS + away, points.total(state, other) * 4)
    sparse.put(into, inputs.ALL_TOKENS + away, state.tokens[other] * 16)
    for level in range(ids.LEVELS):
        amount = state.stock[other * ids.LEVELS + level] * 16
        sparse.put(into, inputs.STOCK + away * ids.LEVELS + level, amount)


def observe_turn(state: State, into: Features) -> None:
    """The supply, and the turn in progress."""
    sparse.put(into, inputs.SUPPLY, state.doubles * 4)
    sparse.put(into, inputs.SUPPLY + 1, state.singles * 4)
    sparse.put(into, inputs.SUPPLY + 2, state.bridges * 4)
    sparse.put(into, inputs.SUPPLY + 3, state.tokens_left * 4)
    sparse.flag(into, inputs.ACTION_POINTS + min(8, state.action_points))
    sparse.put(into, inputs.TURN, state.bought * 32)
    for size in range(ids.SIZES):
        if state.proposed & (1 << size):
            sparse.flag(into, inputs.TURN + 1 + size)


def observe_time(state: State, seat: int, into: Features) -> None:
    """How far the game is, whose turn it is, and at which table."""
    sparse.flag(into, inputs.TIME + state.period - 1)
    sparse.put(into, inputs.TIME + 2, sparse.ONE if state.round == 1 else 0)
    sparse.put(into, inputs.TIME + 3, sparse.ONE if state.triggered else 0)
    sparse.put(into, inputs.TIME + 4, state.idle_rounds * 16)
    sparse.put(into, inputs.TIME + 5, state.quiet_rounds * 16)
    sparse.flag(into, inputs.MOVER + (encoding.mover_of(state) - seat + state.players) % state.players)
    sparse.flag(into, inputs.PLACE_IN_ROUND + (seat - state.first_player + state.players) % state.players)
    sparse.flag(into, inputs.PLAYERS + state.players - 2)
    sparse.flag(into, inputs.STRENGTH + state.strength)
