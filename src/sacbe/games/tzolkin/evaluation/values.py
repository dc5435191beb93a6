# compiled
"""What single things are worth to a seat: goods, temple steps, levels, workers, and what tiles give.

All in hundredths of a point, from what everybody sees.
"""

from __future__ import annotations

from sacbe.games.tzolkin import ids, material
from sacbe.games.tzolkin.evaluation import units
from sacbe.games.tzolkin.evaluation.weights import Weights
from sacbe.games.tzolkin.rules import food_day, holdings, temples
from sacbe.games.tzolkin.state import State

ALL_FOOD_DAYS = 4


# Time.


def turns_left(state: State) -> int:
    """Turns that a seat still has when this one is over; the calendar may skip some."""
    return max(0, material.FOOD_DAYS[ALL_FOOD_DAYS - 1] - state.day)


def turns_to_food_day(state: State) -> int:
    """Turns that a seat still has before the next food day."""
    if state.food_days >= ALL_FOOD_DAYS:
        return 0
    return max(0, material.FOOD_DAYS[state.food_days] - state.day)


def faded(weights: Weights, state: State, amount: int) -> int:
    """An amount that falls to nothing over the last turns."""
    return units.scaled(amount, min(turns_left(state), weights.fade), weights.fade)


def prorated(state: State, amount: int) -> int:
    """An amount that falls evenly from the first turn to the last."""
    return units.scaled(amount, turns_left(state), material.FOOD_DAYS[ALL_FOOD_DAYS - 1])


def ends_of_ages(state: State) -> int:
    """Ends of ages to come: the second and the fourth food day."""
    return (ALL_FOOD_DAYS + 1 - state.food_days) // 2


def middles_of_ages(state: State) -> int:
    """Middles of ages to come: the first and the third food day."""
    return (ALL_FOOD_DAYS - state.food_days) // 2


# Goods.


def good_value(weights: Weights, state: State, good: int) -> int:
    """One piece of a good."""
    return weights.good_by_turns[turns_left(state) * ids.GOODS + good]


def skulls_value(weights: Weights, state: State, skulls: int) -> int:
    """Some skulls: Chichen Itza takes them one by one, so each has fewer turns than the one before."""
    total = 0
    for number in range(skulls):
        turns = max(0, turns_left(state) - number * weights.skull_pace)
        total += weights.good_by_turns[turns * ids.GOODS + ids.SKULL]
    return total


def cheapest_blocks_value(weights: Weights, state: State, seat: int, count: int) -> int:
    """Some blocks of a seat, the cheapest first."""
    total = 0
    for block in range(ids.BLOCKS):
        used = min(count, state.blocks[seat * ids.BLOCKS + block])
        total += used * good_value(weights, state, block)
        count -= used
    return total


def is_fed(state: State, seat: int) -> bool:
    """Has the seat the corn for all its workers on the next food day?"""
    return state.corn[seat] >= food_day.corn_to_feed(state, seat, state.workers[seat])


def pieces_of_cost(tile: int) -> int:
    """How many goods a tile costs."""
    pieces = 0
    for good in range(ids.GOODS):
        pieces += material.COST[tile * ids.GOODS + good]
    return pieces


def held_of_cost(state: State, seat: int, tile: int) -> int:
    """How many of the blocks and skulls that a tile costs a seat has."""
    held = min(material.COST[tile * ids.GOODS + ids.SKULL], state.skulls[seat])
    for block in range(ids.BLOCKS):
        held += min(material.COST[tile * ids.GOODS + block], state.blocks[seat * ids.BLOCKS + block])
    return held


# Temples.


def highest_other(state: State, seat: int, temple: int) -> int:
    """The highest step of any other seat."""
    highest = ids.BOTTOM
    for other in range(state.players):
        if other != seat:
            highest = max(highest, holdings.step(state, other, temple))
    return highest


def step_value(weights: Weights, state: State, seat: int, temple: int, step: int) -> int:
    """Standing on a step: its points at the ends of the ages to come, and its goods in their middles."""
    ends = ends_of_ages(state)
    points = temples.step_points(temple, step) * units.POINT
    ahead = step - highest_other(state, seat, temple)
    total = 0
    for end in range(ends):
        total += units.scaled(
            points + highest_value(weights, state, temple, ahead, 3 - ends + end),
            confidence(weights, state, end),
            units.PERCENT,
        )
    goods = middles_of_ages(state)
    place = (turns_left(state) * ids.TEMPLES + temple) * ids.STEPS + step - ids.BOTTOM
    return total + goods * weights.step_goods[place]


def confidence(weights: Weights, state: State, end: int) -> int:
    """Percent of a step's points to count for the next end of an age (0) and the one after it (1)."""
    return units.PERCENT if turns_left(state) == 0 else weights.ages[end]


def highest_value(weights: Weights, state: State, temple: int, ahead: int, age: int) -> int:
    """A share of the bonus for the highest seat at the end of an age, by how many steps it is ahead."""
    if ahead < -1:
        return 0
    bonus = material.HIGHEST_BONUS[temple * 2 + age - 1] * units.POINT
    share = units.PERCENT if turns_left(state) == 0 else weights.highest[0]
    if ahead > 0:
        return units.scaled(bonus, share, units.PERCENT)
    if ahead == 0:
        return units.scaled(bonus // 2, share, units.PERCENT)
    return units.scaled(faded(weights, state, bonus), weights.highest[1], units.PERCENT)


def next_step_value(weights: Weights, state: State, seat: int, temple: int) -> int:
    """What one step up would add; a wasted one nothing."""
    if not temples.can_climb(state, seat, temple):
        return 0
    here = holdings.step(state, seat, temple)
    return step_value(weights, state, seat, temple, here + 1) - step_value(weights, state, seat, temple, here)


def best_steps_value(weights: Weights, state: State, seat: int, steps: int) -> int:
    """What the best steps would add, one each in some temples."""
    best = 0
    second = 0
    for temple in range(ids.TEMPLES):
        gain = next_step_value(weights, state, seat, temple)
        second = max(second, min(best, gain))
        best = max(best, gain)
    return best + second if steps > 1 else best


# Levels and workers.


def next_level_value(weights: Weights, state: State, seat: int, track: int) -> int:
    """What one level up would add, or the bonus beyond the last."""
    level = holdings.level(state, seat, track)
    if level == ids.TOP_LEVEL:
        return tile_value(weights, state, seat, ids.FIRST_BONUS + track)
    return prorated(state, weights.level[track * ids.TOP_LEVEL + level])


def best_level_value(weights: Weights, state: State, seat: int) -> int:
    """What the best level up would add."""
    best = 0
    for track in range(ids.TRACKS):
        best = max(best, next_level_value(weights, state, seat, track))
    return best


def more_workers_value(weights: Weights, state: State, workers: int) -> int:
    """Workers beyond the first three, for the turns left."""
    total = 0
    for number in range(material.WORKERS_START, workers):
        total += weights.more_workers[min(2, number - material.WORKERS_START)] * turns_left(state)
    return total


def next_worker_value(weights: Weights, state: State, seat: int) -> int:
    """What one more worker would add, less its food."""
    workers = state.workers[seat]
    if workers >= material.WORKERS_MAX:
        return 0
    food = food_day.corn_per_worker(state, seat) * weights.food * (ALL_FOOD_DAYS - state.food_days)
    return (
        more_workers_value(weights, state, workers + 1) - more_workers_value(weights, state, workers) - food
    )


# What is printed on tiles.


def tile_value(weights: Weights, state: State, seat: int, thing: int) -> int:
    """What a building, a wealth tile, a space of Chichen Itza or a bonus gives."""
    total = 0
    for place in range(thing * ids.ICONS, (thing + 1) * ids.ICONS):
        if material.ICON[place] != ids.NO_ICON:
            total += icon_value(
                weights,
                state,
                seat,
                material.ICON[place],
                material.ICON_WHAT[place],
                material.ICON_AMOUNT[place],
            )
    return total


def icon_value(weights: Weights, state: State, seat: int, kind: int, what: int, amount: int) -> int:
    """What an icon gives."""
    if kind == ids.POINTS:
        return amount * units.POINT
    if kind == ids.GAIN:
        return amount * good_value(weights, state, what)
    if kind == ids.STEPS_UP:
        return amount * next_step_value(weights, state, seat, what)
    if kind == ids.ANY_TEMPLE:
        return best_steps_value(weights, state, seat, amount)
    if kind == ids.LEVEL:
        return next_level_value(weights, state, seat, what)
    if kind == ids.ANY_TECHNOLOGY:
        return amount * best_level_value(weights, state, seat)
    if kind == ids.ANY_BLOCKS:
        return amount * good_value(weights, state, ids.GOLD)
    if kind == ids.WORKER:
        return next_worker_value(weights, state, seat)
    if kind in (ids.FREE_WORKERS, ids.LESS_CORN):
        return farm_value(weights, state, seat, kind, amount)
    return faded(weights, state, icon_action_value(weights, kind))


def farm_value(weights: Weights, state: State, seat: int, kind: int, amount: int) -> int:
    """What a farm symbol saves on the food days to come."""
    hungry = state.workers[seat] - food_day.workers_with_farm(state, seat)
    each = food_day.corn_per_worker(state, seat)
    saved = min(hungry, amount) * each if kind == ids.FREE_WORKERS else hungry * min(amount, each)
    return saved * weights.food * (ALL_FOOD_DAYS - state.food_days)


def icon_action_value(weights: Weights, kind: int) -> int:
    """What an icon that lets one do something is worth."""
    if kind == ids.CONSTRUCT:
        return weights.icon_action[0]
    if kind in (ids.ANY_ACTION, ids.EXCHANGE):
        return weights.icon_action[1]
    if kind == ids.MONUMENT:
        return weights.icon_action[2]
    return weights.market if kind == ids.MARKET else 0
