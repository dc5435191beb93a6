"""Where the modules act on the table as text: like hooks.py, for the eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.core.typography import Paint
from sacbe.core.words import Words
from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.modules import board
from sacbe.games.tzolkin.modules import signs as module_signs
from sacbe.games.tzolkin.state import State


def note(state: State, verb: str, noun: int, words: Words) -> str:
    """What stands beside a choice."""
    if state.modules:
        return module_signs.note(state, verb, noun, words)
    return ""


def note_of_place(state: State, place: int) -> str:
    """What stands behind the price of a place that is on no gear."""
    if state.modules and place == ids.QUICK_ACTION_SPACE:
        return module_signs.note_of_place(state)
    return ""


def prophecies(
    view: Mapping[str, Any], state: State, words: Words, paint: Paint, letters: Sequence[str]
) -> list[str]:
    """The prophecies in order."""
    if state.modules:
        return board.prophecies(view, state, words, paint, letters)
    return []


def tribe(state: State, seat: Mapping[str, Any], words: Words, paint: Paint) -> list[str]:
    """The tribe of a seat."""
    if state.modules:
        return board.tribe(seat, words, paint)
    return []


def building(state: State, tile: str, view: Mapping[str, Any], words: Words) -> str:
    """The name of a building that a seat owns."""
    if state.modules:
        return board.building(tile, view, words)
    return words.name(tile)


def quick_actions(
    state: State, view: Mapping[str, Any], words: Words, paint: Paint, pieces: Sequence[str]
) -> list[str]:
    """The quick action of today and of the days to come."""
    if state.modules:
        return board.quick_actions(view, words, paint, pieces)
    return []


def has_more_spaces(state: State, view: Mapping[str, Any]) -> bool:
    """May someone stand on a space beyond the last number of a gear?"""
    if state.modules:
        return board.has_more_spaces(view)
    return False
