"""What could a newcomer to Tzolk'in do with this turn? Workers at home or on their way, corn, temple steps.

A coach speaks of one of these only if a good turn takes it. Every number follows from the rules as the table
stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sacbe.core.coaching import Chance
from sacbe.core.effects import Data, Effect
from sacbe.core.game import Game
from sacbe.core.state import State as CoreState
from sacbe.games.tzolkin import actions, forecast, ids, names
from sacbe.games.tzolkin.building_chances import built, gear_of, is_there
from sacbe.games.tzolkin.effects import (
    held_on,
    last_action,
    need,
    rewards,
    temple_quarters,
    unfed,
    weights,
    with_tooth_corn,
)
from sacbe.games.tzolkin.evaluation import gears, units, values
from sacbe.games.tzolkin.growth_chances import grown
from sacbe.games.tzolkin.rules import food_day, holdings, placing, temples
from sacbe.games.tzolkin.state import State

IN_TIME = 3
"""Turns left from which on a worker that goes out comes to something."""
TOGETHER = 2
"""Workers that go out at once for a small charge."""
MOST_PAID = 3
"""Corn for two workers that is still little."""
MUCH_ON_TEETH = 3
"""Corn on the teeth that is worth the way."""
MUCH_CORN = 6
"""Corn beyond all food days to come that lies idle."""
SOON = range(2, 4)
"""Days before a food day on which there is still time to find food."""
PICK_UP = "pick_up "
MUCH_BETTER = 2 * units.POINT
"""By how much the next space of a worker must be worth more, so that waiting is worth a word."""
NEAR = 4
"""Days before the gods pay on which one step is worth a word."""


def chances(game: Game, state: CoreState, seat: int) -> list[Chance]:
    """What the seat could make use of now."""
    state = known(state)
    legal = [game.text(action) for action in game.legal(state)] if game.to_act(state) == seat else []
    taken = [space.removeprefix(PICK_UP) for space in legal if space.startswith(PICK_UP)]
    return [
        *idle_hands(game, state, seat),
        *(tooth_corn(state, seat) if "place starting_player_space" in legal else ()),
        *surplus(state, seat),
        *food_soon(game, state, seat),
        *temple_steps(state, seat),
        *(chance for space in taken for chance in worth_waiting(state, seat, space)),
        *built(state, seat, taken),
        *grown(state, seat),
    ]


def known(state: CoreState) -> State:
    """A position as one of this game."""
    assert isinstance(state, State)
    return state


def idle_hands(game: Game, state: State, seat: int) -> Iterator[Chance]:
    """Two or more workers in hand, of which two can go out for little corn (TZ-5)."""
    hand, spent = state.hand[seat], 0
    after = known(state.copy())
    if hand < TOGETHER or values.turns_left(state) < IN_TIME or state.frame().kind != ids.TURN:
        return
    for placed in range(TOGETHER):
        costs = {
            place: placing.placing_cost(after, seat, place, placed)
            for place in range(ids.STARTING_PLAYER_SPACE)
            if actions.PLACE + place in game.legal(after)
        }
        if not costs:
            return
        place = min(costs, key=lambda place: costs[place])
        spent += costs[place]
        game.apply(after, actions.PLACE + place)
    if spent <= MOST_PAID:
        effect = Effect("idle_hands", "gears", hand * units.POINT, {"workers": hand, "corn": spent})
        yield Chance(effect, lambda after: known(after).hand[seat] <= hand - TOGETHER)


def worth_waiting(state: State, seat: int, space: str) -> Iterator[Chance]:
    """A worker whose next space is worth much more to the seat than all that it could do today (TZ-11)."""
    gear, number = gear_of(space)
    if number >= last_action(gear) or values.turns_left(state) == 0:
        return
    corn = values.good_value(weights(), state, ids.CORN)
    today = [
        gears.action_value(weights(), state, seat, gear, action) - (number - action) * corn
        for action in range(1, number + 1)
    ]
    gain = gears.action_value(weights(), state, seat, gear, number + 1) - max(today, default=0)
    if gain >= MUCH_BETTER and number > 0:
        data: Data = {"space": space, "name_use": f"{space[0]}{number + 1}"}
        yield Chance(Effect("worth_waiting", "gears", gain, data), is_there(seat, space))


def tooth_corn(state: State, seat: int) -> Iterator[Chance]:
    """Corn on the teeth of the calendar, while the starting player space is free (TZ-6, TZ-47)."""
    if state.tooth_corn >= MUCH_ON_TEETH:
        size = state.tooth_corn * values.good_value(weights(), state, ids.CORN)
        effect = Effect("tooth_corn", "order", size, {"corn": state.tooth_corn})
        yield Chance(effect, lambda after: known(after).starting_player_space == seat + 1)


def surplus(state: State, seat: int) -> Iterator[Chance]:
    """Corn beyond what all food days to come will ask for."""
    spare = state.corn[seat] - need(state, seat) * (ids.FOOD_DAYS - state.food_days)
    if spare >= MUCH_CORN and values.turns_left(state) >= IN_TIME:
        size = spare * values.good_value(weights(), state, ids.CORN)
        effect = Effect("surplus", "food", size, {"corn": spare})
        yield Chance(effect, lambda after: known(after).corn[seat] < state.corn[seat])


def food_soon(game: Game, state: State, seat: int) -> Iterator[Chance]:
    """A food day in two or three days on which somebody would stay hungry (TZ-55)."""
    feeding = forecast.feeding(game, with_tooth_corn(state, seat))
    if feeding is None or not feeding[seat]["unfed"]:
        return
    days, found = held_on(state, state.food_days) - state.day, feeding[seat]
    if days in SOON:
        data = {"days": days, "need": found["needs"], "corn": found["corn"]}
        effect = Effect("food_soon", "food", found["loses"] * units.POINT, {**data})
        yield Chance(effect, lambda after: unfed(known(after), seat) < unfed(state, seat))


def temple_steps(state: State, seat: int) -> Iterator[Chance]:
    """One step in a temple that pays on the next food day: by the lead at an end of age, or by a good."""
    if state.food_days >= ids.FOOD_DAYS or held_on(state, state.food_days) - state.day > NEAR:
        return
    for temple in range(ids.TEMPLES):
        if not temples.can_climb(state, seat, temple):
            continue
        after = known(state.copy())
        temples.step_up(after, seat, temple)
        found = (
            lead(state, after, seat, temple) if food_day.is_end_of_age(state) else good(state, after, seat)
        )
        step, day = holdings.step(state, seat, temple), held_on(state, state.food_days)
        for kind, size, data in found:
            effect = Effect(kind, "temples", size, {"temple": names.TEMPLES[temple], "day": day, **data})
            yield Chance(effect, partial(has_climbed, seat, temple, step))


def has_climbed(seat: int, temple: int, step: int, after: CoreState) -> bool:
    """Is the seat higher in a temple than on a step?"""
    return holdings.step(known(after), seat, temple) > step


Found = Iterator[tuple[str, int, dict[str, int | str]]]


def lead(state: State, after: State, seat: int, temple: int) -> Found:
    """A step that makes the seat highest, with all the points that it brings."""
    age = 1 if state.food_days < 2 else 2
    is_new = temples.highest_bonus(after, seat, temple, age) > temples.highest_bonus(state, seat, temple, age)
    more = temple_quarters(after, seat, age) - temple_quarters(state, seat, age)
    if is_new and holdings.step(after, seat, temple) == temples.highest_step(after, temple):
        yield "temple_lead", more * units.QUARTER, {"quarters": more}


def good(state: State, after: State, seat: int) -> Found:
    """A step that brings a good in the middle of an age."""
    for good in range(ids.GOODS):
        if rewards(after, seat, good) > rewards(state, seat, good):
            yield (
                "temple_good",
                values.good_value(weights(), state, good),
                {"good": names.GOODS[good], "amount": 1},
            )
