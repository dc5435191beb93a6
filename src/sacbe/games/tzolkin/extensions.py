# compiled
"""What do modules add outside the rules: evaluation and inputs, documents, reasons and text?

As in hooks.py, which holds the rules, each function passes on to the modules in play and adds nothing without
them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.core.chance import Stream
from sacbe.core.features import Features
from sacbe.core.reader import Reader
from sacbe.core.reasons import Reason
from sacbe.core.standing import Standing
from sacbe.core.typography import Paint
from sacbe.core.words import Words
from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.evaluation.weights import Weights
from sacbe.games.tzolkin.modules import documents, encoding, evaluation, price_rules, text
from sacbe.games.tzolkin.modules import explain as reasons
from sacbe.games.tzolkin.modules import standing as module_standing
from sacbe.games.tzolkin.modules import timing as module_timing
from sacbe.games.tzolkin.state import State

# Evaluation and inputs.


def value(weights: Weights, state: State, seat: int) -> int:
    """What else a position is worth to a seat, in hundredths of a point."""
    total = 0
    if state.modules & ids.TRIBES:
        total += evaluation.tribe_value(weights, state, seat)
    if state.modules & ids.PROPHECIES:
        total += evaluation.prophecies_value(weights, state, seat)
    if state.modules & ids.NEW_BUILDINGS:
        total += evaluation.income_value(weights, state, seat)
    return total


def encode(into: Features, state: State, seat: int, time: int) -> None:
    """What else a network learns from."""
    if state.modules:
        encoding.encode(into, state, seat, time)


# Documents.


def write_position(state: State) -> dict[str, Any]:
    """Fields of the table in a position."""
    if state.modules:
        return documents.write(state)
    return {}


def write_seat(state: State, seat: int) -> dict[str, Any]:
    """Fields of a seat in a position."""
    if state.modules:
        return documents.write_seat(state, seat)
    return {}


def read_places(reader: Reader, state: State) -> None:
    """Read who is on places that the base game does not have."""
    if state.modules:
        documents.read_quick_spaces(reader, state)


def read_position(reader: Reader, state: State) -> None:
    """Read all other fields, when the pending frames are on the stack."""
    if state.modules:
        documents.read(reader, state)


def module_of(field: str) -> str | None:
    """The module that a field comes with."""
    if field in documents.FIELDS:
        return documents.FIELDS[field]
    return None


def view(state: State) -> dict[str, Any]:
    """Fields of the table in a view."""
    if state.modules:
        return documents.view(state)
    return {}


def view_seat(state: State, other: int, seat: int | None) -> dict[str, Any]:
    """Fields of a seat in a view of another."""
    if state.modules:
        return documents.view_seat(state, other, seat)
    return {}


def guess(state: State, seat: int | None, stream: Stream) -> None:
    """Replace what a seat cannot know."""
    if state.modules:
        documents.guess(state, seat, stream)


def faults(state: State) -> list[str]:
    """What is impossible about the modules' part of a state."""
    if state.modules:
        return documents.faults(state)
    return []


# Could a game have reached a position?


def standings(state: State) -> dict[int, Standing[State]]:
    """Where the modules' frames may be on the stack."""
    if state.modules:
        return module_standing.table(state)
    return {}


def unreachable(state: State) -> list[str]:
    """What does not fit the moment of the game."""
    if state.modules:
        return list(module_timing.faults(state))
    return []


def after_rewards(state: State, step: int) -> int:
    """The step that follows the temple rewards."""
    if state.modules & ids.PROPHECIES:
        step = ids.PROPHECY_POINTS
    return step


def after_feeding(state: State, step: int) -> int:
    """The step that follows feeding."""
    if state.modules & ids.QUICK_ACTIONS and state.food_days == 0:
        step = ids.LAY_OUT_QUICK_TILES
    return step


def has_prophecies(state: State) -> bool:  # python
    """Can prophecies bring points?"""
    return state.modules & ids.PROPHECIES > 0


def may_have_sold(state: State, seat: int) -> bool:  # python
    """Can the seat have sold a block in this turn?"""
    if state.tribe[seat] == ids.XAMAN_EK:
        return module_timing.may_have_sold(state)
    return False


def may_have_sold_for(state: State, seat: int, corn: int) -> bool:  # python
    """Can the seat have sold something for this much corn in this turn?"""
    if state.tribe[seat] == ids.XAMAN_EK:
        return module_timing.may_have_sold_for(state, corn)
    return False


def picks_up_last(state: State, seat: int) -> bool:  # python
    """Can the seat have picked up a worker with which its turn ends?"""
    if state.modules & ids.TRIBES:
        return module_standing.picks_up_last(state, seat)
    return False


def asks_at_turn_end(state: State, seat: int, kind: int, a: int) -> bool:  # python
    """Can a turn end with such a question, without a worker that was picked up?"""
    if state.modules & ids.QUICK_ACTIONS:
        return module_standing.asks_at_turn_end(state, seat, kind, a)
    return False


# Why not?


def explain(
    state: State, frame: tuple[int, int, int, int], verb: str, noun: int, action: int
) -> Reason | None:
    """Why an action is not legal, by the rules of the modules."""
    if state.modules:
        return reasons.explain(state, frame, verb, noun, action)
    return None


def price_rule(state: State, seat: int, what: str, noun: int, rule: str) -> str:
    """The rule that makes a price: the base game's, or that of a module which changes it."""
    if state.modules:
        return price_rules.of(state, seat, what, noun, rule)
    return rule


def of_paired_gear(state: State, reason: Reason) -> Reason:
    """Why an action of a paired gear cannot be used."""
    if state.modules & ids.TRIBES:
        return price_rules.of_paired_gear(reason)
    return reason


# The table as text.


def action_note(state: State, verb: str, noun: int, words: Words) -> str:
    """The note beside an action."""
    if state.modules:
        return text.action_note(state, verb, noun, words)
    return ""


def place_note(state: State, place: int) -> str:
    """The note after the price of a place that is on no gear."""
    if state.modules and place == ids.QUICK_ACTION_SPACE:
        return text.place_note(state)
    return ""


def prophecy_lines(
    view: Mapping[str, Any], state: State, words: Words, paint: Paint, letters: Sequence[str]
) -> list[str]:
    """The prophecies in order."""
    if state.modules:
        return text.prophecy_lines(view, state, words, paint, letters)
    return []


def tribe_lines(state: State, seat: Mapping[str, Any], words: Words, paint: Paint) -> list[str]:
    """The tribe of a seat."""
    if state.modules:
        return text.tribe_lines(seat, words, paint)
    return []


def building_name(state: State, tile: str, view: Mapping[str, Any], words: Words) -> str:
    """The name of a building that a seat owns."""
    if state.modules:
        return text.building_name(tile, view, words)
    return words.name(tile)


def quick_action_lines(
    state: State, view: Mapping[str, Any], words: Words, paint: Paint, pieces: Sequence[str]
) -> list[str]:
    """The quick action of today and of the days to come."""
    if state.modules:
        return text.quick_action_lines(view, words, paint, pieces)
    return []


def has_more_spaces(state: State, view: Mapping[str, Any]) -> bool:
    """May a worker be on a space beyond the last number of a gear?"""
    if state.modules:
        return text.has_more_spaces(view)
    return False
