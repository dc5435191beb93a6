"""Where each kind of frame may be: what it lies on, and what must be true (core/standing.py)."""

from __future__ import annotations

from sacbe.core import standing
from sacbe.core.standing import BOTTOM, Frame, Standing
from sacbe.games._template import ids
from sacbe.games._template.decisions import KINDS
from sacbe.games._template.rules import turn
from sacbe.games._template.state import State


def fault(state: State) -> str | None:
    """The first thing about a state that no game could reach, as a sentence."""
    return next(standing.faults(state, KINDS, TABLE), None)


def is_round(state: State, frame: Frame) -> bool:
    """Are there as many turns as the frame says?"""
    return frame.a <= state.players


def is_before_turns(state: State, frame: Frame) -> bool:
    """Does the frame lie on a round without turns (TM-3)?"""
    return frame.below[0] != ids.ROUND or frame.below[2] == 0


def is_choosing(state: State, frame: Frame) -> bool:
    """Has the seat no favour yet (TM-3)?"""
    return is_before_turns(state, frame) and state.favour[frame.seat] == ids.NO_FAVOUR


def is_turn(state: State, frame: Frame) -> bool:
    """Is it this seat's turn (TM-1)?"""
    return frame.below[2] >= 1 and frame.seat == turn.in_order(state, frame.below[2] - 1)


def is_paying(state: State, frame: Frame) -> bool:
    """Has the seat a token to pay with (TM-5)?"""
    return turn.tokens_of(state, frame.seat) > 0


TABLE: dict[int, Standing[State]] = {
    ids.REVEAL_TILE: Standing((ids.FILL_MARKET,)),
    ids.FILL_MARKET: Standing((ids.ASK_FAVOURS, ids.TURN)),
    ids.ASK_FAVOURS: Standing((ids.ROUND,), is_before_turns, "a round without turns"),
    ids.ROUND: Standing((BOTTOM,), is_round, "turns_taken of at most the number of players"),
    ids.CHOOSE_FAVOUR: Standing(
        (ids.ROUND, ids.CHOOSE_FAVOUR), is_choosing, "a seat without a favour, in set-up"
    ),
    ids.TURN: Standing((ids.ROUND,), is_turn, "the seat whose turn it is by round and turns_taken"),
    ids.PAY: Standing((ids.FILL_MARKET,), is_paying, "a seat with a token"),
}
