# compiled
"""What the modules add to the inputs of a seat."""

from __future__ import annotations

from sacbe.core import sparse
from sacbe.core.features import Features
from sacbe.games.tzolkin import ids, inputs
from sacbe.games.tzolkin.modules import evaluation, material
from sacbe.games.tzolkin.rules import holdings
from sacbe.games.tzolkin.state import State


def encode(into: Features, state: State, seat: int, time: int) -> None:
    """The modules in play, and what each of them brings."""
    for module in range(4):
        if state.modules & (1 << module):
            sparse.flag(into, inputs.MODULES + module)
            sparse.put(into, inputs.MODULES + 4 + module, time)
    if state.modules & ids.TRIBES:
        encode_tribe(into, state, seat, time)
    if state.modules & ids.PROPHECIES:
        encode_prophecies(into, state, seat)
    if state.modules & ids.NEW_BUILDINGS:
        encode_new_buildings(into, state, seat, time)
    if state.modules & ids.QUICK_ACTIONS:
        encode_quick_actions(into, state, seat)


def encode_tribe(into: Features, state: State, seat: int, time: int) -> None:
    """The own tribe, also one that is chosen and not yet shown."""
    for tribe in range(ids.ALL_TRIBES):
        if state.tribes[tribe] == ids.OWNED + seat:
            sparse.flag(into, inputs.TRIBE + tribe)
            sparse.put(into, inputs.TRIBE + ids.ALL_TRIBES + tribe, time)


def encode_prophecies(into: Features, state: State, seat: int) -> None:
    """The prophecy in force and those to come, and what they would bring as the seat stands."""
    for place in range(max(0, state.food_days - 1), ids.PROPHECIES_DRAWN):
        prophecy = state.prophecies[place]
        if prophecy == ids.NO_CALAMITY:
            continue
        reached = evaluation.band_value(prophecy, evaluation.counted_now(state, seat, prophecy))
        points = reached * sparse.ONE // 1000
        if place == state.food_days - 1:
            sparse.flag(into, inputs.PROPHECY_NOW + prophecy - 1)
            sparse.put(into, inputs.PROPHECY_POINTS_NOW + prophecy - 1, points)
        else:
            first = inputs.PROPHECY_NEXT if place == state.food_days else inputs.PROPHECY_LATER
            sparse.flag(into, first + prophecy - 1)
            sparse.put(into, inputs.PROPHECY_POINTS_LATER + prophecy - 1, points)


def encode_new_buildings(into: Features, state: State, seat: int, time: int) -> None:
    """New buildings of the seat, the goods that they will yield, and skulls on buildings."""
    income = 0
    for number in range(ids.BUILDINGS - ids.BASE_BUILDINGS):
        if holdings.owns(state, seat, ids.BASE_BUILDINGS + number):
            sparse.flag(into, inputs.NEW_BUILDINGS + number)
            sparse.put(into, inputs.NEW_BUILDINGS + 8 + number, time)
            if number < ids.RENOVATABLE:
                for place in range(state.food_days * ids.GOODS, ids.FOOD_DAYS * ids.GOODS):
                    income += material.INCOME[number * ids.FOOD_DAYS * ids.GOODS + place]
    sparse.put(into, inputs.NEW_BUILDINGS + 16, income * 8)
    sparse.put(into, inputs.NEW_BUILDINGS + 17, state.laid_skulls * 19)


def encode_quick_actions(into: Features, state: State, seat: int) -> None:
    """The quick action of today and of tomorrow, and who stands on the spaces."""
    for later in range(2):
        if state.day + later <= ids.LAST_DAY:
            tile = state.quick_tiles[material.SLOT_OF_DAY[state.day + later]] - 1
            if tile >= 0:
                sparse.flag(into, inputs.QUICK_ACTIONS + later * ids.QUICK_KINDS + material.SHOWN[tile])
    free = 0
    for space in range(ids.QUICK_SPACES):
        if state.quick_spaces[space] == ids.NOBODY:
            free += 1
        else:
            first = 4 if state.quick_spaces[space] == seat + 1 else 7
            sparse.flag(into, inputs.QUICK_SPACES + first + space)
    sparse.flag(into, inputs.QUICK_SPACES + free)
    if state.quick_action != ids.NOT_TAKEN:
        sparse.flag(into, inputs.QUICK_SPACES + 10)
