"""Food days: feeding, the change of the age, temple rewards."""

from __future__ import annotations

from sacbe.core import ids as core
from sacbe.games.tzolkin import ids, material
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
    state.ask(ids.TEMPLE_REWARDS, core.AUTOMATIC)
    if state.food_days == AGE_CHANGES_AFTER:
        state.ask(ids.AGE_CHANGE, core.AUTOMATIC)
    for turn in range(state.players):
        feed(state, (state.marker + turn) % state.players)


def workers_to_feed(state: State, seat: int) -> int:
    """Workers in play that no farm symbol feeds (TZ-56, TZ-57)."""
    return max(0, state.workers[seat] - holdings.printed_amount(state, seat, ids.FREE_WORKERS))


def corn_per_worker(state: State, seat: int) -> int:
    """Corn that each of these workers needs; there is no floor but zero (TZ-57)."""
    return max(0, material.CORN_PER_WORKER - holdings.printed_amount(state, seat, ids.LESS_CORN))


def feed(state: State, seat: int) -> None:
    """Feed as many workers as possible, none by half; each unfed one costs points (TZ-56)."""
    hungry = workers_to_feed(state, seat)
    each = corn_per_worker(state, seat)
    fed = hungry if each == 0 else min(hungry, state.corn[seat] // each)
    paying.pay(state, seat, ids.CORN, fed * each)
    state.note(ids.FED, seat, state.workers[seat] - hungry + fed, fed * each)
    if fed < hungry:
        state.note(ids.UNFED, seat, hungry - fed)
        paying.score(state, seat, ids.FROM_HUNGER, -material.POINTS_PER_UNFED * (hungry - fed))


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
    state.food_days += 1
