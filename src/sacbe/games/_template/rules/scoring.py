# compiled
"""Points: those of the tiles as they are taken, those of the favours at the end."""

from __future__ import annotations

from sacbe.games._template import ids, material
from sacbe.games._template.state import State


def score(state: State, seat: int, source: int, points: int) -> None:
    """Award points."""
    state.points[seat * ids.SOURCES + source] += points
    if points != 0:
        state.note(ids.SCORED, seat, source, points)


def score_favour(state: State, seat: int) -> int:
    """Points for the seat's tiles of its favoured kind (TM-6)."""
    points = 0
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OWNED + seat and material.KIND[tile] + 1 == state.favour[seat]:
            points += material.WORTH[tile]
    return points


def score_game(state: State) -> None:
    """Show the favours and score them (TM-6)."""
    for seat in range(state.players):
        if state.favour[seat] != ids.NO_FAVOUR:
            state.note(ids.FAVOUR_SHOWN, seat, state.favour[seat] - 1)
        score(state, seat, ids.FROM_FAVOUR, score_favour(state, seat))
    state.note(ids.GAME_ENDED, -1)


def total(state: State, seat: int) -> int:
    """All points of a seat so far."""
    points = 0
    for source in range(ids.SOURCES):
        points += state.points[seat * ids.SOURCES + source]
    return points
