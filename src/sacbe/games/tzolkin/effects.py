"""What a turn of Tzolk'in changes for a seat, as a person would count it: points, food, temples, workers.

Every number follows from the rules as the table stands: nobody is expected to move meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sacbe.core.effects import Data, Effect
from sacbe.core.state import State as CoreState
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.evaluation import gears, units, values
from sacbe.games.tzolkin.evaluation.weights import Weights
from sacbe.games.tzolkin.rules import food_day, holdings, scoring, temples
from sacbe.games.tzolkin.state import State

FOOD_DAYS: tuple[int, ...] = tuple(food["day"] for food in names.load("calendar")["food_days"])
POINTS_PER_UNFED: int = names.load("food_day")["victory_points_lost_per_unfed_worker"]

SOON = 3
"""Days before a food day from which on too little corn is worth a warning."""


@cache
def weights() -> Weights:
    """What things are worth, to tell which of several is the greater."""
    return Weights(names.load("weights"))


def effects(before: CoreState, after: CoreState, seat: int) -> list[Effect]:
    """All that has changed for a seat between two moments of its turn."""
    before, after = with_tooth_corn(before, seat), with_tooth_corn(after, seat)
    return [
        *points(before, after, seat),
        *temple_points(before, after, seat),
        *temple_goods(before, after, seat),
        *food(before, after, seat),
        *goods(before, after, seat),
        *monuments(before, after, seat),
        *levels(before, after, seat),
        *workers(before, after, seat),
        *placed(before, after, seat),
        *order(before, after, seat),
    ]


def with_tooth_corn(state: CoreState, seat: int) -> State:
    """The position with the corn that the seat takes from the teeth when its turn ends (TZ-47)."""
    credited = state.copy()
    assert isinstance(credited, State)
    if credited.starting_player_space == seat + 1:
        corn = list(credited.corn)
        corn[seat] += credited.tooth_corn
        credited.corn = corn
    return credited


def held_on(state: State, number: int) -> int:
    """The day of a food day to come, from 0; one that the calendar has passed over is held today (TZ-53)."""
    return max(FOOD_DAYS[number], state.day)


# Points and temples.


def points(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Points scored, or lost, at once."""
    quarters = scoring.total(after, seat) - scoring.total(before, seat)
    if quarters > 0:
        yield Effect("points", "points", quarters * units.QUARTER, {"quarters": quarters})
    elif quarters < 0:
        yield Effect("points_lost", "points", -quarters * units.QUARTER, {"quarters": quarters}, is_loss=True)


def temple_quarters(state: State, seat: int, age: int) -> int:
    """What the temples bring a seat at the end of an age, with the bonus for the highest (TZ-60)."""
    return sum(
        temples.step_points(temple, holdings.step(state, seat, temple)) * ids.QUARTERS
        + temples.highest_bonus(state, seat, temple, age)
        for temple in range(ids.TEMPLES)
    )


def temple_points(before: State, after: State, seat: int) -> Iterator[Effect]:
    """More or fewer points of the temples at the next end of an age; and again at the last one."""
    ages = [age for age in (1, 2) if before.food_days < 2 * age]
    more = [temple_quarters(after, seat, age) - temple_quarters(before, seat, age) for age in ages]
    if not more or more[0] == 0:
        return
    quarters, day = more[0], held_on(before, 2 * ages[0] - 1)
    size = abs(quarters) * units.QUARTER
    data: Data = {"quarters": quarters, "day": day}
    if quarters < 0:
        yield Effect("temple_loss", "temples", size, data, is_loss=True)
    elif len(more) > 1 and more[1] == quarters:
        yield Effect("temples_twice", "temples", size, data | {"last_day": FOOD_DAYS[-1]})
    else:
        yield Effect("temples", "temples", size, data)


def rewards(state: State, seat: int, good: int) -> int:
    """How much of a good the steps of a seat bring in the middle of an age (TZ-58, TZ-59)."""
    if good == ids.SKULL and not temples.skulls_suffice(state):
        return 0
    return sum(
        temples.step_reward(temple, step) == good
        for temple in range(ids.TEMPLES)
        for step in range(1, holdings.step(state, seat, temple) + 1)
    )


def temple_goods(before: State, after: State, seat: int) -> Iterator[Effect]:
    """More goods of the temples on the next food day, if that is the middle of an age."""
    if before.food_days >= ids.FOOD_DAYS or food_day.is_end_of_age(before):
        return
    for good in range(ids.GOODS):
        amount = rewards(after, seat, good) - rewards(before, seat, good)
        if amount > 0:
            size = amount * values.good_value(weights(), after, good)
            data: Data = {
                "good": names.GOODS[good],
                "amount": amount,
                "day": held_on(before, before.food_days),
            }
            yield Effect("temple_goods", "temples", size, data)


# Food and goods.


def need(state: State, seat: int) -> int:
    """The corn that all workers of a seat need on a food day."""
    return food_day.corn_to_feed(state, seat, state.workers[seat])


def unfed(state: State, seat: int) -> int:
    """The workers that a seat could not feed with the corn it has."""
    return state.workers[seat] - food_day.workers_fed(state, seat)


def food(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Who is fed on the next food day, and what farms save on each of them."""
    if before.food_days >= ids.FOOD_DAYS:
        return
    day, corn = held_on(before, before.food_days), after.corn[seat]
    fed = unfed(before, seat) - unfed(after, seat)
    data: Data = {"corn": corn, "need": need(after, seat), "day": day}
    size = abs(fed) * POINTS_PER_UNFED * units.POINT
    if fed > 0:
        kind = "all_fed" if unfed(after, seat) == 0 else "more_fed"
        yield Effect(kind, "food", size, data | {"workers": fed})
    elif unfed(after, seat) > 0 and day - after.day <= SOON and costs_food(before, after, seat):
        yield Effect("hungry", "food", size, data, is_loss=True)
    saved = food_day.corn_to_feed(before, seat, before.workers[seat]) - food_day.corn_to_feed(
        after, seat, before.workers[seat]
    )
    if saved > 0:
        size = saved * (ids.FOOD_DAYS - before.food_days) * values.good_value(weights(), after, ids.CORN)
        yield Effect("farm", "food", size, {"corn": saved})


def costs_food(before: State, after: State, seat: int) -> bool:
    """Has the turn taken corn, or brought workers that eat?"""
    return after.corn[seat] < before.corn[seat] or need(after, seat) > need(before, seat)


def amount_of(state: State, seat: int, good: int) -> int:
    """How much of a good a seat has."""
    if good == ids.CORN:
        return state.corn[seat]
    return state.skulls[seat] if good == ids.SKULL else state.blocks[seat * ids.BLOCKS + good]


def goods(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Goods that the seat has more than before."""
    for good in range(ids.GOODS):
        amount = amount_of(after, seat, good) - amount_of(before, seat, good)
        if amount > 0:
            size = amount * values.good_value(weights(), after, good)
            term = "food" if good == ids.CORN else "goods"
            yield Effect("goods", term, size, {"good": names.GOODS[good], "amount": amount})


# Monuments, technology, workers.


def monuments(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Monuments built, own ones that are worth more, and open ones that can now be paid."""
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        worth, name = scoring.score_monument(after, seat, tile), names.TILES[tile]
        more = worth - scoring.score_monument(before, seat, tile)
        if holdings.owns(after, seat, tile):
            if not holdings.owns(before, seat, tile):
                yield Effect("monument", "monuments", worth * units.POINT, {"tile": name, "points": worth})
            elif more > 0:
                yield Effect(
                    "monument_grows", "monuments", more * units.POINT, {"tile": name, "points": more}
                )
        elif after.tiles[tile] == ids.OPEN and worth > 0:
            held, cost = values.held_of_cost(after, seat, tile), values.pieces_of_cost(tile)
            if held > values.held_of_cost(before, seat, tile) and 2 * held > cost:
                data: Data = {"tile": name, "held": held, "cost": cost, "points": worth}
                yield Effect("monument_near", "monuments", worth * units.POINT * held // cost, data)


def levels(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Technologies that have risen, for the turns left."""
    for track in range(ids.TRACKS):
        level = holdings.level(after, seat, track)
        if level > holdings.level(before, seat, track):
            size = values.next_level_value(weights(), before, seat, track)
            data: Data = {"track": names.TRACKS[track], "level": level, "turns": values.turns_left(after)}
            yield Effect("level", "technology", size, data)


def workers(before: State, after: State, seat: int) -> Iterator[Effect]:
    """One worker more, for the turns left."""
    if after.workers[seat] > before.workers[seat]:
        size = values.next_worker_value(weights(), before, seat)
        data: Data = {"workers": after.workers[seat], "turns": values.turns_left(after)}
        yield Effect("worker", "workers", size, data)


def spaces_of(state: State, seat: int) -> set[tuple[int, int]]:
    """Where workers of a seat are: gears and spaces."""
    found = {place for place, owner in enumerate(state.spaces) if owner == seat + 1}
    return {
        (gear, place - gear * ids.GEAR_SPACES)
        for place in found
        for gear in [min(place // ids.GEAR_SPACES, ids.CHICHEN_ITZA)]
    }


def placed(before: State, after: State, seat: int) -> Iterator[Effect]:
    """What a worker that was placed is on its way to: the action that is worth most, and its day."""
    for gear, space in spaces_of(after, seat) - spaces_of(before, seat):
        worth = {
            action: gears.action_value(weights(), after, seat, gear, action)
            - gears.waiting_cost(weights(), after, seat, gear, space, action, action - space)
            for action in actions_ahead(after, gear, space)
        }
        best = max(worth, key=lambda action: worth[action], default=0)
        if best and worth[best] > 0:
            data: Data = {
                "space": space_name(gear, space),
                "name_use": space_name(gear, best),
                "day": after.day + best - space,
            }
            yield Effect("on_the_way", "gears", worth[best], data)


def actions_ahead(state: State, gear: int, space: int) -> range:
    """The actions that a worker comes to while the game lasts."""
    return range(space + 1, min(last_action(gear), space + values.turns_left(state)) + 1)


def last_action(gear: int) -> int:
    """The number of the highest action of a gear."""
    return sum(name.startswith(names.GEAR_LETTERS[gear]) for name in names.ACTIONS)


def space_name(gear: int, space: int) -> str:
    """A space of a gear, as the board names it."""
    return f"{names.GEAR_LETTERS[gear]}{space}"


def order(before: State, after: State, seat: int) -> Iterator[Effect]:
    """The seat will have the starting player marker; one that has it already would pass it on (TZ-48)."""
    comes = after.starting_player_space == seat + 1 != before.starting_player_space
    if comes and after.marker != seat and values.turns_left(after) > 0:
        yield Effect("first", "order", 0)
