# compiled
"""What a position is worth to a seat at the end of the game, term by term.

The points so far; what goods will score or buy; food; the temples at the ends of the ages; levels for the
turns left; workers, in hand and on their way; monuments; and what modules promise. After the last turn
nothing is left to estimate: the value is the final score.
"""

from __future__ import annotations

import cython

from sacbe.core import evaluation
from sacbe.core.state import State as CoreState
from sacbe.games.tzolkin import extensions, hooks, ids, material
from sacbe.games.tzolkin.evaluation import gears, units, values
from sacbe.games.tzolkin.evaluation.weights import Weights
from sacbe.games.tzolkin.rules import food_day, holdings, scoring
from sacbe.games.tzolkin.state import State


class Evaluation(evaluation.Evaluation):
    """The evaluation of Tzolk'in, with its weights."""

    weights: Weights

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, state: CoreState, seat: int) -> int:
        return evaluate(self.weights, cython.cast(State, state), seat)

    def terms(self, state: CoreState, seat: int) -> dict[str, int]:
        assert isinstance(state, State)
        return terms(self.weights, state, seat)


def evaluate(weights: Weights, state: State, seat: int) -> int:
    """What the position is worth to a seat, in hundredths of a point."""
    points = scoring.total(state, seat) * units.QUARTER
    if state.depth == 0:
        return points
    return (
        points
        + goods_term(weights, state, seat)
        + food_term(weights, state, seat)
        + temples_term(weights, state, seat)
        + technology_term(weights, state, seat)
        + values.more_workers_value(weights, state, state.workers[seat])
        + gears.workers_value(weights, state, seat)
        + monuments_term(weights, state, seat)
        + order_term(weights, state, seat)
        + wealth_term(weights, state, seat)
        + extensions.value(weights, state, seat)
    )


def terms(weights: Weights, state: State, seat: int) -> dict[str, int]:
    """The same, term by term."""
    points = {"points": scoring.total(state, seat) * units.QUARTER}
    if state.depth == 0:
        return points
    return points | {
        "goods": goods_term(weights, state, seat),
        "food": food_term(weights, state, seat),
        "temples": temples_term(weights, state, seat),
        "technology": technology_term(weights, state, seat),
        "workers": values.more_workers_value(weights, state, state.workers[seat]),
        "gears": gears.workers_value(weights, state, seat),
        "monuments": monuments_term(weights, state, seat),
        "order": order_term(weights, state, seat),
        "wealth": wealth_term(weights, state, seat),
        "modules": extensions.value(weights, state, seat),
    }


# Goods and food.


def goods_term(weights: Weights, state: State, seat: int) -> int:
    """Blocks and skulls; more blocks than one can keep for a purpose are worth less."""
    total = values.skulls_value(weights, state, state.skulls[seat])
    for block in range(ids.BLOCKS):
        total += state.blocks[seat * ids.BLOCKS + block] * values.good_value(weights, state, block)
    surplus = max(0, holdings.blocks(state, seat) - weights.store)
    return total - values.faded(weights, state, surplus * weights.surplus)


def food_term(weights: Weights, state: State, seat: int) -> int:
    """Corn, what workers will eat of it, and the hunger that threatens on the next food day."""
    corn = state.corn[seat]
    if state.starting_player_space == seat + 1:
        corn += state.tooth_corn
    food_days = values.ALL_FOOD_DAYS - state.food_days
    need = food_day.corn_to_feed(state, seat, state.workers[seat]) if food_days > 0 else 0
    wait = values.turns_to_food_day(state)
    hunger = 0
    if wait == 0 and need > 0:
        each = max(1, food_day.corn_per_worker(state, seat))
        unfed = max(0, need - corn + each - 1) // each
        hunger = unfed * hooks.points_per_unfed(state, seat, material.POINTS_PER_UNFED) * units.POINT
        corn -= need - unfed * each
        food_days -= 1
    saved = max(0, need - wait * weights.income // units.PERCENT) if wait > 0 else 0
    hunger += max(0, saved - corn) * weights.hunger
    spare = min(max(0, corn - saved), weights.corn_wanted)
    at_hand = values.faded(weights, state, spare * weights.corn_at_hand)
    return (
        corn * values.good_value(weights, state, ids.CORN)
        + at_hand
        - hunger
        - food_days * need * weights.food
    )


# Temples and technology.


def temples_term(weights: Weights, state: State, seat: int) -> int:
    """The steps reached, and a little of the next one in each temple."""
    total = 0
    for temple in range(ids.TEMPLES):
        here = holdings.step(state, seat, temple)
        reached = values.step_value(weights, state, seat, temple, here)
        total += reached
        if here < material.TOP_STEP[temple]:
            more = values.step_value(weights, state, seat, temple, here + 1) - reached
            total += values.faded(weights, state, units.scaled(more, weights.climbing, units.PERCENT))
    return total


def technology_term(weights: Weights, state: State, seat: int) -> int:
    """The levels reached, for the turns left."""
    total = 0
    for track in range(ids.TRACKS):
        for level in range(holdings.level(state, seat, track)):
            total += weights.level[track * ids.TOP_LEVEL + level]
    return values.prorated(state, total)


# Monuments.


def monuments_term(weights: Weights, state: State, seat: int) -> int:
    """Own monuments as they score now, with room to grow, and the open one that the seat is closest to."""
    total = 0
    option = 0
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        if holdings.owns(state, seat, tile):
            total += scoring.score_monument(state, seat, tile) * units.POINT
            total += weights.monument_growth * values.turns_left(state)
        elif state.tiles[tile] == ids.OPEN:
            option = max(option, open_monument_value(weights, state, seat, tile))
    return total + values.faded(weights, state, option)


def open_monument_value(weights: Weights, state: State, seat: int, tile: int) -> int:
    """A share of what a monument would score, by the part of its cost that the seat holds."""
    points = scoring.score_monument(state, seat, tile) * units.POINT
    points += weights.monument_growth * values.turns_left(state)
    held = values.held_of_cost(state, seat, tile)
    cost = values.pieces_of_cost(tile)
    return max(0, points) * weights.monument_option // units.PERCENT * held * held // (cost * cost)


# The order of play, and set-up.


def order_term(weights: Weights, state: State, seat: int) -> int:
    """The starting player marker, or the space that brings it, and the light side of the board."""
    total = 0
    if state.starting_player_space == seat + 1 or (
        state.marker == seat and state.starting_player_space == ids.NOBODY
    ):
        total += weights.starting_player[0]
    if not state.dark[seat]:
        total += weights.starting_player[1]
    return values.faded(weights, state, total)


def wealth_term(weights: Weights, state: State, seat: int) -> int:
    """Wealth tiles that the seat has kept and not yet received, while some are still being chosen."""
    if state.day > 1:
        return 0
    total = 0
    choosing = 0
    for tile in range(ids.WEALTH):
        if state.wealth[tile] >= ids.DEALT:
            choosing = 1
        elif state.wealth[tile] == ids.OWNED + seat:
            total += values.tile_value(weights, state, seat, ids.FIRST_WEALTH + tile)
    return total if choosing else 0
