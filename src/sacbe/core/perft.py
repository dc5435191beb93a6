"""Counting decision sequences: a fingerprint of which moves are found; chance branches like a seat."""

from __future__ import annotations

from sacbe.core.game import Game
from sacbe.core.state import State


def perft(game: Game, state: State, depth: int) -> int:
    """The number of ways to make exactly `depth` decisions from here; a game that ends before has none."""
    actions = game.legal(state)
    if depth <= 1:
        return len(actions) if depth == 1 else 1
    count = 0
    for action in actions:
        after = state.copy()
        game.apply(after, action)
        count += perft(game, after, depth - 1)
    return count
