# compiled
"""Gifts: positions for learning that play does not reach by itself.

In some games of self-play seats are given a token, lose one, or find a temple of theirs built somewhere.
"""

from __future__ import annotations

from sacbe.core.chance import Stream
from sacbe.games.mexica import changes, ids
from sacbe.games.mexica.rules import calpulli
from sacbe.games.mexica.state import State

KINDS = 5


def give(state: State, seat: int, stream: Stream) -> None:
    """Give a seat one thing, or take a token; nothing if there is none."""
    kind = stream.below(KINDS)
    if kind < 2:
        if state.tokens_left > 0:
            state.tokens_left -= 1
            state.tokens[seat] += 1
    elif kind == 2:
        if state.tokens[seat] > 0:
            state.tokens[seat] -= 1
            state.tokens_left += 1
    elif state.round > 1:
        build(state, seat, stream.below(ids.LEVELS), stream.below(ids.CELLS))


def build(state: State, seat: int, level: int, first: int) -> None:
    """A temple of the seat's, on the first site from a cell on."""
    if state.stock[seat * ids.LEVELS + level] == 0:
        return
    for number in range(ids.CELLS):
        cell = (first + number) % ids.CELLS
        if state.empty_site[cell] == 1:
            state.stock[seat * ids.LEVELS + level] -= 1
            changes.build_on(state, cell, ids.TEMPLE + seat * ids.LEVELS + level)
            calpulli.remove_unfoundable(state)
            return
