# compiled
"""Food days: feeding, the change of the age, temple rewards."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import hooks, ids, material
from sacbe.games.tzolkin.rules import holdings, paying, temples
from sacbe.games.tzolkin.state import State

AGE_CHANGES_AFTER = 1
"""Food days held before the one that ends the first age."""


def is_end_of_age(state: State) -> bool:
    """Food days alternate: mid-era, end of age, mid-era, end of age (TZ-1)."""
    return state.food_days % 2 == 1


def hold(state: State) -> None:
    """Feeding, then on the second food day a new building row, then temple rewards (TZ-55)."""
    state.note(ids.FOOD_DAY_CAME, -1, 1 if is_end_of_age(state) else 0, state.food_days + 1)
    state.ask(ids.CLOSE_FOOD_DAY, core.AUTOMATIC)
    hooks.line_up_after_rewards(state)
    state.ask(ids.TEMPLE_REWARDS, core.AUTOMATIC)
    if state.food_days == AGE_CHANGES_AFTER:
        state.ask(ids.AGE_CHANGE, core.AUTOMATIC)
    hooks.line_up_after_feeding(state)
    state.ask(ids.FEEDING, core.AUTOMATIC)
    hooks.line_up_before_feeding(state)


# Feeding.


def feed_all(state: State) -> None:
    """Every seat feeds its workers, in turn order."""
    for turn in range(state.players):
        feed(state, (state.marker + turn) % state.players)


def workers_with_farm(state: State, seat: int) -> int:
    """Workers that a farm symbol helps, one symbol each (TZ-57)."""
    return min(state.workers[seat], holdings.farm_symbols(state, seat, ids.FREE_WORKERS))


def corn_per_worker(state: State, seat: int) -> int:
    """Corn that a worker without a farm symbol needs; it cannot fall below zero (TZ-56, TZ-57)."""
    need = hooks.corn_per_worker(state, seat, material.CORN_PER_WORKER)
    return max(0, need - holdings.farm_symbols(state, seat, ids.LESS_CORN))


def corn_with_farm(each: int) -> int:
    """A farm symbol takes off what a worker needs by the base rules (TZ-57)."""
    return max(0, each - material.CORN_PER_WORKER)


def can_feed(corn: int, workers: int, each: int) -> int:
    """How many of the workers this much corn feeds, none by half (TZ-56)."""
    return workers if each == 0 else min(workers, corn // each)


def workers_fed(state: State, seat: int) -> int:
    """How many workers the seat's corn feeds, those with a farm symbol first (TZ-56)."""
    each = corn_per_worker(state, seat)
    with_farm = workers_with_farm(state, seat)
    fed = can_feed(state.corn[seat], with_farm, corn_with_farm(each))
    left = state.corn[seat] - fed * corn_with_farm(each)
    return fed + can_feed(left, state.workers[seat] - with_farm, each)


def corn_to_feed(state: State, seat: int, workers: int) -> int:
    """Corn that some of a seat's workers need, those with a farm symbol first."""
    each = corn_per_worker(state, seat)
    with_farm = min(workers, workers_with_farm(state, seat))
    return with_farm * corn_with_farm(each) + (workers - with_farm) * each


def feed(state: State, seat: int) -> None:
    """Feed as many workers as possible; each unfed one costs points (TZ-56)."""
    fed = workers_fed(state, seat)
    corn = corn_to_feed(state, seat, fed)
    paying.pay(state, seat, ids.CORN, corn)
    state.note(ids.FED, seat, fed, corn)
    hooks.count_fed(state, seat, fed)
    unfed = state.workers[seat] - fed
    if unfed > 0:
        state.note(ids.UNFED, seat, unfed)
        points = hooks.points_per_unfed(state, seat, material.POINTS_PER_UNFED)
        paying.score(state, seat, ids.FROM_HUNGER, -points * unfed)


# After feeding.


def change_age(state: State) -> None:
    """The row and the rest of the first deck go; six buildings of the second age come (TZ-61)."""
    for tile in range(ids.BUILDINGS):
        if material.AGE[tile] == state.age and state.tiles[tile] < ids.OWNED:
            state.tiles[tile] = ids.GONE
    for place in range(ids.ROW):
        state.row[place] = 0
    state.age += 1
    state.note(ids.AGE_CHANGED, -1, state.age)
    state.ask(ids.FILL_ROW, core.AUTOMATIC)


def give_temple_rewards(state: State) -> None:
    """Goods in the middle of an age, points at its end (TZ-58, TZ-60)."""
    if is_end_of_age(state):
        # The first age has already given way to the second, but its bonus is the one to give.
        temples.give_points(state, 1 if state.food_days == AGE_CHANGES_AFTER else 2)
    else:
        temples.give_rewards(state)


def close(state: State) -> None:
    """The food day is over."""
    state.food_days += 1
    hooks.close_food_day(state)
