# compiled
"""What workers on the gears will bring: the value of each action to a seat, and of standing on the way to it.

A worker waits a day for each space and an action ahead is no certainty, so what it promises counts in part.
"""

from __future__ import annotations

from sacbe.games.tzolkin import ids, material
from sacbe.games.tzolkin.evaluation import units, values
from sacbe.games.tzolkin.evaluation.weights import Weights
from sacbe.games.tzolkin.rules import (
    buildings,
    calendar,
    holdings,
    palenque,
    picking,
    scoring,
    technology,
    tikal,
    uxmal,
    yaxchilan,
)
from sacbe.games.tzolkin.state import State

OTHER_ACTIONS = 3
"""The number from which actions are worth a detour by way of any action."""

# Actions, as if they were used now.


def action_value(weights: Weights, state: State, seat: int, gear: int, action: int) -> int:
    """What an action would bring."""
    if gear == ids.PALENQUE:
        return palenque_value(weights, state, seat, action)
    if gear == ids.YAXCHILAN:
        return yaxchilan_value(weights, state, seat, action)
    if gear == ids.TIKAL:
        return tikal_value(weights, state, seat, action)
    if gear == ids.UXMAL:
        return uxmal_value(weights, state, seat, action)
    return chichen_itza_value(weights, state, seat, action)


def palenque_value(weights: Weights, state: State, seat: int, action: int) -> int:
    """Fishing, or the better harvest of what still lies there."""
    if action == palenque.FISHING:
        return palenque.fishing_corn(state, seat) * harvested_corn_value(weights, state, seat)
    group = palenque.group_of(action)
    best = 0
    if palenque.corn_is_visible(state, group) or palenque.can_irrigate(state, seat, group):
        corn = palenque.harvest_corn(state, seat, group)
        best = corn * harvested_corn_value(weights, state, seat) + weights.harvest_tile[0]
    if state.jungle_wood[group] > 0:
        wood = palenque.harvest_wood(state, seat, group)
        best = max(best, wood * values.good_value(weights, state, ids.WOOD) + weights.harvest_tile[1])
    return best


def harvested_corn_value(weights: Weights, state: State, seat: int) -> int:
    """A corn to come: more where the next food day needs it."""
    rate = values.good_value(weights, state, ids.CORN)
    if values.turns_to_food_day(state) == 0 or values.is_fed(state, seat):
        return rate
    return rate + weights.scarce


def yaxchilan_value(weights: Weights, state: State, seat: int, action: int) -> int:
    """The goods of the space."""
    total = 0
    for good in range(ids.GOODS):
        total += yaxchilan.yield_of(state, seat, action, good) * values.good_value(weights, state, good)
    return total


def tikal_value(weights: Weights, state: State, seat: int, action: int) -> int:
    """Advances, constructions or steps, less the blocks they cost."""
    hope = values.faded(weights, state, weights.hope[0])
    if action == tikal.ONE_ADVANCE:
        return max(hope, advance_value(weights, state, seat))
    if action == tikal.TWO_ADVANCES:
        return max(hope, advance_value(weights, state, seat) * weights.two[0] // units.PERCENT)
    if action == tikal.ONE_BUILDING:
        return max(hope, building_value(weights, state, seat, ids.AT_TIKAL_2))
    if action == tikal.TWO_BUILDINGS_OR_MONUMENT:
        two = building_value(weights, state, seat, ids.AT_TIKAL_4) * weights.two[1] // units.PERCENT
        return max(hope, max(two, monument_value(weights, state, seat)))
    if holdings.blocks(state, seat) == 0:
        return hope
    return max(
        hope,
        values.best_steps_value(weights, state, seat, 2)
        - values.cheapest_blocks_value(weights, state, seat, 1),
    )


def uxmal_value(weights: Weights, state: State, seat: int, action: int) -> int:
    """A step, a worker, a building or any action, less the corn they cost."""
    hope = values.faded(weights, state, weights.hope[1])
    if action == uxmal.MARKET:
        return values.faded(weights, state, weights.market)
    if action == uxmal.NEW_WORKER:
        return max(hope, values.next_worker_value(weights, state, seat))
    if action == uxmal.BUILDING_FOR_CORN:
        return max(hope, building_value(weights, state, seat, ids.AT_UXMAL_4))
    if action == uxmal.ANY_ACTION:
        return max(hope, any_action_value(weights, state, seat) - values.good_value(weights, state, ids.CORN))
    if state.corn[seat] < material.CORN_PER_STEP:
        return hope
    step = values.best_steps_value(weights, state, seat, 1)
    return max(hope, step - material.CORN_PER_STEP * values.good_value(weights, state, ids.CORN))


def any_action_value(weights: Weights, state: State, seat: int) -> int:
    """The best of the higher actions of the other small gears."""
    best = 0
    for gear in range(ids.UXMAL):
        for action in range(OTHER_ACTIONS, material.LAST_ACTION[gear] + 1):
            best = max(best, action_value(weights, state, seat, gear, action))
    return best


def chichen_itza_value(weights: Weights, state: State, seat: int, action: int) -> int:
    """What the space gives for a skull, or the hope for a skull."""
    if state.sacred[action]:
        return 0
    gain = values.tile_value(weights, state, seat, ids.FIRST_SACRED + action) - values.good_value(
        weights, state, ids.SKULL
    )
    if state.skulls[seat] > 0:
        return max(0, gain)
    return min(max(0, gain), values.faded(weights, state, weights.hope[2]))


# Advances and constructions.


def advance_value(weights: Weights, state: State, seat: int) -> int:
    """The best advance that the seat can pay, less its blocks."""
    best = 0
    for track in range(ids.TRACKS):
        if technology.can_advance(state, seat, track):
            cost = values.cheapest_blocks_value(
                weights, state, seat, technology.advance_cost(state, seat, track)
            )
            best = max(best, values.next_level_value(weights, state, seat, track) - cost)
    return best


def building_value(weights: Weights, state: State, seat: int, way: int) -> int:
    """The best building of the row that the seat can pay this way, less what it costs."""
    best = 0
    for place in range(ids.ROW):
        tile = state.row[place] - 1
        if tile >= 0 and buildings.can_pay(state, seat, tile, way):
            gain = values.tile_value(weights, state, seat, tile) + architecture_value(weights, state, seat)
            best = max(best, gain - building_cost(weights, state, seat, tile, way))
    return best


def architecture_value(weights: Weights, state: State, seat: int) -> int:
    """What architecture gives for a building."""
    total = 0
    if holdings.has_effect(state, seat, ids.ARCHITECTURE, 1):
        total += material.BUILDING_CORN * values.good_value(weights, state, ids.CORN)
    if holdings.has_effect(state, seat, ids.ARCHITECTURE, 2):
        total += material.BUILDING_POINTS * units.POINT
    return total


def building_cost(weights: Weights, state: State, seat: int, tile: int, way: int) -> int:
    """What a building costs, with the block or corn that architecture saves."""
    skulls = buildings.cost_in_skulls(tile) * values.good_value(weights, state, ids.SKULL)
    if way == ids.AT_UXMAL_4:
        return skulls + buildings.cost_in_corn(state, seat, tile) * values.good_value(
            weights, state, ids.CORN
        )
    blocks = 0
    dearest = 0
    for block in range(ids.BLOCKS):
        if material.COST[tile * ids.GOODS + block] > 0:
            dearest = values.good_value(weights, state, block)
            blocks += material.COST[tile * ids.GOODS + block] * dearest
    if holdings.has_effect(state, seat, ids.ARCHITECTURE, ids.TOP_LEVEL):
        blocks -= dearest
    return skulls + blocks


def monument_value(weights: Weights, state: State, seat: int) -> int:
    """The best open monument that the seat can pay, less what it costs."""
    best = 0
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        if state.tiles[tile] == ids.OPEN and buildings.can_pay_printed(state, seat, tile):
            gain = scoring.score_monument(state, seat, tile) * units.POINT
            gain += weights.monument_growth * values.turns_left(state)
            best = max(best, gain - monument_cost(weights, state, tile))
    return best


def monument_cost(weights: Weights, state: State, tile: int) -> int:
    """What the goods printed on a monument are worth."""
    cost = 0
    for good in range(ids.GOODS):
        cost += material.COST[tile * ids.GOODS + good] * values.good_value(weights, state, good)
    return cost


# Workers on their way.


def workers_value(weights: Weights, state: State, seat: int) -> int:
    """What all of a seat's workers on gears will bring."""
    left = holdings.on_gears(state, seat)
    total = 0
    gear = 0
    while left > 0 and gear < ids.GEARS:
        share = units.PERCENT
        first = gear * ids.GEAR_SPACES
        for space in range(calendar.last_space(state, seat, gear), -1, -1):
            if state.spaces[first + space] == seat + 1:
                left -= 1
                total += units.scaled(worker_value(weights, state, seat, gear, space), share, units.PERCENT)
                if gear >= ids.TIKAL:
                    share = units.scaled(share, weights.crowding, units.PERCENT)
        gear += 1
    return total


def worker_value(weights: Weights, state: State, seat: int, gear: int, space: int) -> int:
    """The best that a worker can do from its next space on, less the days until then."""
    if space >= calendar.last_space(state, seat, gear):
        return 0  # the next day pushes it off
    best = 0
    ahead = 1 if picking.reaches_ahead(state, seat, gear) else 0
    for action in range(1, material.LAST_ACTION[gear] + 1):
        wait = max(1, action - space - ahead)
        if wait <= values.turns_left(state):
            promised = units.scaled(
                action_value(weights, state, seat, gear, action), weights.trust, units.PERCENT
            )
            best = max(best, promised - waiting_cost(weights, state, seat, gear, space, action, wait))
    return best


def waiting_cost(
    weights: Weights, state: State, seat: int, gear: int, space: int, action: int, wait: int
) -> int:
    """The days beyond the next, and the corn for an action left behind."""
    days = (wait - 1) * weights.worker_day
    back = space + wait - action
    if back <= 0 or space + wait >= material.FIRST_FREE_CHOICE[gear]:
        return days
    return days + back * values.good_value(weights, state, ids.CORN)
