# compiled
"""Writes the table as a seat may know it (inputs.py, OBSERVED): what a network sees, and who has what."""

from __future__ import annotations

from sacbe.core import sparse
from sacbe.core.features import Features
from sacbe.games.tzolkin import encoding, ids, inputs
from sacbe.games.tzolkin.rules import scoring
from sacbe.games.tzolkin.state import State


def observe(state: State, seat: int, into: Features) -> None:
    """All inputs of an observation, but for what is asked."""
    encoding.encode(state, seat, into)
    for away in range(state.players):
        other = (seat + away) % state.players
        sparse.put(into, inputs.POINTS + away, scoring.total(state, other))
        if away > 0:
            observe_other(state, other, away - 1, into)
    observe_spaces(state, seat, into)
    for tile in range(ids.TILES):
        if state.tiles[tile] >= ids.OWNED:
            away = away_from(state, seat, state.tiles[tile] - ids.OWNED)
            sparse.flag(into, inputs.OWNED_TILES + away * ids.TILES + tile)
    observe_turn(state, into)


def away_from(state: State, seat: int, other: int) -> int:
    """How many seats after a seat another one plays."""
    return (other - seat + state.players) % state.players


def observe_other(state: State, other: int, place: int, into: Features) -> None:
    """What another seat has, by its place after the own one."""
    for block in range(ids.BLOCKS):
        amount = state.blocks[other * ids.BLOCKS + block] * 16
        sparse.put(into, inputs.OTHER_BLOCKS + place * ids.BLOCKS + block, amount)
    sparse.put(into, inputs.OTHER_TILES + place * 2, state.corn_tiles[other] * 16)
    sparse.put(into, inputs.OTHER_TILES + place * 2 + 1, state.wood_tiles[other] * 16)
    if state.tribe[other] > 0:
        sparse.flag(into, inputs.OTHER_TRIBES + place * ids.ALL_TRIBES + state.tribe[other] - 1)


def observe_spaces(state: State, seat: int, into: Features) -> None:
    """Where the workers of the others stand."""
    for space in range(ids.SPACES):
        stands = state.spaces[space]
        if stands != ids.NOBODY and stands != ids.IDLE and stands != seat + 1:
            place = away_from(state, seat, stands - 1) - 1
            sparse.flag(into, inputs.OTHER_SPACES + place * ids.SPACES + space)
    for space in range(ids.QUICK_SPACES):
        stands = state.quick_spaces[space]
        if stands != ids.NOBODY and stands != ids.IDLE and stands != seat + 1:
            place = away_from(state, seat, stands - 1) - 1
            sparse.flag(into, inputs.OTHER_QUICK_SPACES + place * ids.QUICK_SPACES + space)


def observe_turn(state: State, into: Features) -> None:
    """What the seat whose turn it is has already done, where that matters later in the turn."""
    sparse.put(into, inputs.TURN, sparse.ONE if state.sale else 0)
    sparse.put(into, inputs.TURN + 1, sparse.ONE if state.went_ahead else 0)
    sparse.put(into, inputs.TURN + 2, sparse.ONE if state.bargained else 0)
    sparse.put(into, inputs.TURN + 3, sparse.ONE if state.skipped else 0)
    sparse.put(into, inputs.TURN + 4, sparse.ONE if state.renovated else 0)
