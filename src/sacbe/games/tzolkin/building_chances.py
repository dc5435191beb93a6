"""What could a newcomer to Tzolk'in build, or get the block for? Farms, a step back, the last monument.

Like all chances, one of these is worth a word only if a good turn takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from sacbe.core.coaching import Chance
from sacbe.core.effects import Data, Effect
from sacbe.core.state import State as CoreState
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.effects import last_action, need, weights
from sacbe.games.tzolkin.evaluation import gears, units, values
from sacbe.games.tzolkin.rules import buildings, calendar, holdings, scoring, yaxchilan
from sacbe.games.tzolkin.state import State

MONUMENT_ACTIONS = {
    gear: int(number)
    for gear, printed in enumerate(
        names.load("gears")["gears"][name] for name in names.GEARS[: ids.CHICHEN_ITZA]
    )
    for number, action in printed["actions"].items()
    if action.get("monuments_max") or action["kind"] == "perform_any_action"
}
"""The action of Tikal that builds a monument, and that of Uxmal that can stand for it."""
TWICE = 2
"""How often a farm must pay itself to be worth a word."""


def built(state: State, seat: int, taken: list[str]) -> Iterator[Chance]:
    """What the seat could build, or make ready to build; `taken` are workers that it can take back."""
    yield from farms(state, seat)
    for space in taken:
        yield from step_back(state, seat, space)
    yield from monument_lacks(state, seat)
    yield from last_monument(state, seat)


def gear_of(space: str) -> tuple[int, int]:
    """The gear of a space, and its number there."""
    return names.GEAR_LETTERS.index(space[0]), int(space[1:])


def is_there(seat: int, space: str) -> Callable[[CoreState], bool]:
    """Has the seat a worker on a space?"""
    place = names.SPACES.index(space)
    return lambda after: cast(State, after).spaces[place] == seat + 1


def farms(state: State, seat: int) -> Iterator[Chance]:
    """A farm of the row that saves far more corn on the food days left than it costs (TZ-57)."""
    days = ids.FOOD_DAYS - state.food_days
    for tile in row(state):
        owner = cast(State, state.copy())
        tiles = list(owner.tiles)
        tiles[tile] = ids.OWNED + seat
        owner.tiles = tiles
        saved = need(state, seat) - need(owner, seat)
        size = saved * days * values.good_value(weights(), state, ids.CORN)
        if size >= TWICE * gears.building_cost(weights(), state, seat, tile, ids.AT_TIKAL_2) and saved > 0:
            data: Data = {"tile": names.TILES[tile], "corn": saved, "days": days}
            yield Chance(Effect("farm_pays", "food", size, data), has_tile(seat, tile))


def row(state: State) -> list[int]:
    """The buildings that are open."""
    return [place - 1 for place in state.row if place > 0]


def has_tile(seat: int, tile: int) -> Callable[[CoreState], bool]:
    """Has the seat built a tile?"""
    return lambda after: holdings.owns(cast(State, after), seat, tile)


def step_back(state: State, seat: int, space: str) -> Iterator[Chance]:
    """A lower action of Yaxchilan, for corn, brings the one block that a building lacks (TZ-11, TZ-18)."""
    gear, number = gear_of(space)
    if gear != ids.YAXCHILAN or number > last_action(gear):
        return
    for action in range(1, number):
        corn = number - action
        for block in range(ids.BLOCKS):
            is_brought = yaxchilan.yield_of(state, seat, action, block) > 0
            if not is_brought or corn > state.corn[seat] or yaxchilan.yield_of(state, seat, number, block):
                continue
            for tile in (tile for tile in row(state) if lacks_only(state, seat, tile, block)):
                size = values.tile_value(weights(), state, seat, tile)
                data: Data = {
                    "space": space,
                    "corn": corn,
                    "good": names.GOODS[block],
                    "amount": 1,
                    "tile": names.TILES[tile],
                }
                yield Chance(
                    Effect("step_back", "goods", size, data), has_stepped_back(state, seat, space, block)
                )


def lacks_only(state: State, seat: int, tile: int, block: int) -> bool:
    """Would one block more of a kind be all that the seat lacks to pay for a building?"""
    return (
        values.held_of_cost(state, seat, tile) == values.pieces_of_cost(tile) - 1
        and buildings.cost_in_blocks(state, tile, block) == state.blocks[seat * ids.BLOCKS + block] + 1
    )


def has_stepped_back(before: State, seat: int, space: str, block: int) -> Callable[[CoreState], bool]:
    """Has the seat taken a worker back from a space, and a block more than before?"""
    place, stays = seat * ids.BLOCKS + block, is_there(seat, space)
    return lambda after: not stays(after) and cast(State, after).blocks[place] > before.blocks[place]


def monument_lacks(state: State, seat: int) -> Iterator[Chance]:
    """The one good that is missing for the best of the monuments that a worker still comes to (TZ-34)."""
    is_reached = any(
        comes_to(state, seat, gear, action) or later_comes_to(state, gear, action)
        for gear, action in MONUMENT_ACTIONS.items()
    )
    worth = monuments_worth(state, seat)
    best = max(worth, key=lambda tile: worth[tile], default=0)
    good = missing(state, seat, best) if best and is_reached else None
    if good is None:
        return
    data: Data = {
        "good": names.GOODS[good],
        "amount": 1,
        "tile": names.TILES[best],
        "points": worth[best],
    }
    cost = values.pieces_of_cost(best)
    yield Chance(
        Effect("monument_lacks", "monuments", worth[best] * units.POINT, data),
        lambda after: (
            values.held_of_cost(cast(State, after), seat, best) == cost or has_tile(seat, best)(after)
        ),
    )


def monuments_worth(state: State, seat: int) -> dict[int, int]:
    """The open monuments that would score for a seat as the table stands, and how much."""
    worth = {
        tile: scoring.score_monument(state, seat, tile)
        for tile in range(ids.FIRST_MONUMENT, ids.TILES)
        if state.tiles[tile] == ids.OPEN
    }
    return {tile: points for tile, points in worth.items() if points > 0}


def missing(state: State, seat: int, tile: int) -> int | None:
    """The only good that a seat still lacks to pay for a tile; None if it lacks more, or nothing."""
    held = values.held_of_cost(state, seat, tile)
    if held != values.pieces_of_cost(tile) - 1:
        return None
    payable: list[int] = [*range(ids.BLOCKS), ids.SKULL]
    for good in payable:
        if values.held_of_cost(with_one_more(state, seat, good), seat, tile) > held:
            return good
    return None


def with_one_more(state: State, seat: int, good: int) -> State:
    """The table if a seat had one block or skull more."""
    richer = cast(State, state.copy())
    if good == ids.SKULL:
        richer.skulls = [skulls + (other == seat) for other, skulls in enumerate(state.skulls)]
    else:
        place = seat * ids.BLOCKS + good
        richer.blocks = [blocks + (at == place) for at, blocks in enumerate(state.blocks)]
    return richer


def last_monument(state: State, seat: int) -> Iterator[Chance]:
    """The only worker of the seat that still comes to build a monument it can pay (TZ-28, TZ-29)."""
    at_tikal, at_uxmal = (comes_to(state, seat, gear, action) for gear, action in MONUMENT_ACTIONS.items())
    others = any(later_comes_to(state, gear, action) for gear, action in MONUMENT_ACTIONS.items())
    if len(at_tikal) != 1 or at_uxmal or others:
        return
    number = at_tikal[0]
    days = MONUMENT_ACTIONS[ids.TIKAL] - number
    worth = {
        tile: points
        for tile, points in monuments_worth(state, seat).items()
        if buildings.can_pay_printed(state, seat, tile)
    }
    best = max(worth, key=lambda tile: worth[tile], default=0)
    if days > 0 and best:
        space = f"{names.GEAR_LETTERS[ids.TIKAL]}{number}"
        data: Data = {
            "space": space,
            "day": state.day + days,
            "tile": names.TILES[best],
            "points": worth[best],
        }
        effect = Effect("last_monument", "monuments", worth[best] * units.POINT, data)
        yield Chance(effect, is_there(seat, space))


def comes_to(state: State, seat: int, gear: int, action: int) -> list[int]:
    """The spaces of a gear where workers of a seat are that can use an action now or in time."""
    first = gear * ids.GEAR_SPACES
    return [
        number
        for number in range(calendar.last_space(state, seat, gear) + 1)
        if state.spaces[first + number] == seat + 1 and action - number <= values.turns_left(state)
    ]


def later_comes_to(state: State, gear: int, action: int) -> bool:
    """Would a worker that is placed now come to an action in time?"""
    first = gear * ids.GEAR_SPACES
    free = [number for number in range(action + 1) if not state.spaces[first + number]]
    return bool(free) and action - free[0] <= values.turns_left(state)
