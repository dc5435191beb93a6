"""Counting decision sequences."""

from __future__ import annotations

from sacbe.core.perft import perft
from sacbe.core.session import Session
from sacbe.games._template.game import Template

GAME = Template()


def test_the_counts_of_a_small_position() -> None:
    """One tile to take, paid in one of two ways; or one of two tokens to gather; then the end of the turn."""
    state = Session(GAME, position={"players": 2, "market": ["jade_1"]}).state
    assert [perft(GAME, state, depth) for depth in range(3)] == [1, 3, 4]
    # After `take` and `pay` chance has eleven tiles; after `gather` and `end_turn` seat 1 chooses likewise.
    assert perft(GAME, state, 3) == 2 * 11 + 2 * 3


def test_a_game_that_has_ended_has_no_ways() -> None:
    state = GAME.new(2)
    GAME.playout(state, 1)
    assert perft(GAME, state, 0) == 1
    assert perft(GAME, state, 1) == perft(GAME, state, 2) == 0


def test_counting_leaves_the_state_alone() -> None:
    state = GAME.new(3)
    key = state.key()
    perft(GAME, state, 3)
    assert state.key() == key
