# compiled
"""What the modules promise a seat: prophecies, income of new buildings, and its tribe."""

from __future__ import annotations

from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.evaluation import units, values
from sacbe.games.tzolkin.evaluation.weights import Weights
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.modules.prophecies import quarters
from sacbe.games.tzolkin.rules import food_day, holdings
from sacbe.games.tzolkin.state import State

# Prophecies.


def prophecies_value(weights: Weights, state: State, seat: int) -> int:
    """The points of the prophecy in force, and in part of those to come, as the seat stands now."""
    total = 0
    for place in range(max(0, state.food_days - 1), ids.PROPHECIES_DRAWN):
        prophecy = state.prophecies[place]
        if prophecy != ids.NO_CALAMITY:
            share = weights.prophecy[0 if place == state.food_days - 1 else 1]
            if prophecy == state.calamity and values.turns_to_food_day(state) == 0:
                share = units.PERCENT
            total += units.scaled(
                band_value(prophecy, counted_now(state, seat, prophecy)), share, units.PERCENT
            )
    return total


def counted_now(state: State, seat: int, prophecy: int) -> int:
    """What the prophecy would count now; workers are fed as far as the corn goes."""
    if prophecy == ids.HUNGER:
        return food_day.workers_fed(state, seat)
    return quarters.counted(state, seat, prophecy)


def band_value(prophecy: int, count: int) -> int:
    """The points of the band reached, and half of the way to the next."""
    band = prophecy * ids.BANDS
    last = band + ids.BANDS - 1
    while band < last and count >= material.BAND_FROM[band + 1]:
        band += 1
    points = material.BAND_POINTS[band] * units.POINT
    if band == last:
        return points
    way = material.BAND_FROM[band + 1] - material.BAND_FROM[band]
    gone = max(0, count - material.BAND_FROM[band])
    more = (material.BAND_POINTS[band + 1] - material.BAND_POINTS[band]) * units.POINT
    return points + units.scaled(more // 2, gone, max(1, way))


# New buildings and tribes.


def income_value(weights: Weights, state: State, seat: int) -> int:
    """What the seat's buildings will yield on the food days to come."""
    total = 0
    for number in range(ids.RENOVATABLE):
        if holdings.owns(state, seat, ids.BASE_BUILDINGS + number):
            for food_day_number in range(state.food_days, ids.FOOD_DAYS):
                for good in range(ids.GOODS):
                    place = (number * ids.FOOD_DAYS + food_day_number) * ids.GOODS + good
                    total += material.INCOME[place] * values.good_value(weights, state, good)
    return total


def tribe_value(weights: Weights, state: State, seat: int) -> int:
    """A seat's own tribe, for the turns left; also one that is chosen and not yet shown."""
    total = 0
    for tribe in range(1, ids.ALL_TRIBES + 1):
        if state.tribes[tribe - 1] == ids.OWNED + seat:
            total += values.prorated(state, weights.tribe[tribe])
    return total
