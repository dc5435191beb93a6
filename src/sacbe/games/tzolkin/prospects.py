"""What workers on the gears will bring: the worth of each action to a seat, and of standing on the way to it.

A worker waits a day for each space and an action ahead is no certainty, so what it promises counts in part.
"""

from __future__ import annotations

from sacbe.games.tzolkin import ids, material, shares, weights, worth
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


def of_action(state: State, seat: int, gear: int, action: int) -> int:
    """What an action would bring."""
    if gear == ids.PALENQUE:
        return of_palenque(state, seat, action)
    if gear == ids.YAXCHILAN:
        return of_yaxchilan(state, seat, action)
    if gear == ids.TIKAL:
        return of_tikal(state, seat, action)
    if gear == ids.UXMAL:
        return of_uxmal(state, seat, action)
    return of_chichen_itza(state, seat, action)


def of_palenque(state: State, seat: int, action: int) -> int:
    """Fishing, or the better harvest of what still lies there."""
    if action == palenque.FISHING:
        return palenque.fishing_corn(state, seat) * of_harvested_corn(state, seat)
    group = palenque.group_of(action)
    best = 0
    if palenque.corn_is_visible(state, group) or palenque.can_irrigate(state, seat, group):
        corn = palenque.harvest_corn(state, seat, group)
        best = corn * of_harvested_corn(state, seat) + weights.HARVEST_TILE[0]
    if state.jungle_wood[group] > 0:
        wood = palenque.harvest_wood(state, seat, group)
        best = max(best, wood * worth.of_good(state, ids.WOOD) + weights.HARVEST_TILE[1])
    return best


def of_harvested_corn(state: State, seat: int) -> int:
    """A corn to come: more where the next food day needs it."""
    rate = worth.of_good(state, ids.CORN)
    if worth.turns_to_food_day(state) == 0 or worth.is_fed(state, seat):
        return rate
    return rate + weights.SCARCE


def of_yaxchilan(state: State, seat: int, action: int) -> int:
    """The goods of the space."""
    total = 0
    for good in range(ids.GOODS):
        total += yaxchilan.yield_of(state, seat, action, good) * worth.of_good(state, good)
    return total


def of_tikal(state: State, seat: int, action: int) -> int:
    """Advances, constructions or steps, less the blocks they cost."""
    hope = worth.faded(state, weights.HOPE[0])
    if action == tikal.ONE_ADVANCE:
        return max(hope, of_advance(state, seat))
    if action == tikal.TWO_ADVANCES:
        return max(hope, of_advance(state, seat) * weights.TWO[0] // shares.PERCENT)
    if action == tikal.ONE_BUILDING:
        return max(hope, of_building(state, seat, ids.AT_TIKAL_2))
    if action == tikal.TWO_BUILDINGS_OR_MONUMENT:
        two = of_building(state, seat, ids.AT_TIKAL_4) * weights.TWO[1] // shares.PERCENT
        return max(hope, max(two, of_monument(state, seat)))
    if holdings.blocks(state, seat) == 0:
        return hope
    return max(hope, worth.of_best_steps(state, seat, 2) - worth.cheapest_blocks(state, seat, 1))


def of_uxmal(state: State, seat: int, action: int) -> int:
    """A step, a worker, a building or any action, less the corn they cost."""
    hope = worth.faded(state, weights.HOPE[1])
    if action == uxmal.MARKET:
        return worth.faded(state, weights.MARKET)
    if action == uxmal.NEW_WORKER:
        return max(hope, worth.of_next_worker(state, seat))
    if action == uxmal.BUILDING_FOR_CORN:
        return max(hope, of_building(state, seat, ids.AT_UXMAL_4))
    if action == uxmal.ANY_ACTION:
        return max(hope, of_any_action(state, seat) - worth.of_good(state, ids.CORN))
    if state.corn[seat] < material.CORN_PER_STEP:
        return hope
    step = worth.of_best_steps(state, seat, 1)
    return max(hope, step - material.CORN_PER_STEP * worth.of_good(state, ids.CORN))


def of_any_action(state: State, seat: int) -> int:
    """The best of the higher actions of the other small gears."""
    best = 0
    for gear in range(ids.UXMAL):
        for action in range(OTHER_ACTIONS, material.LAST_ACTION[gear] + 1):
            best = max(best, of_action(state, seat, gear, action))
    return best


def of_chichen_itza(state: State, seat: int, action: int) -> int:
    """What the space gives for a skull, or the hope for a skull."""
    if state.sacred[action]:
        return 0
    gain = worth.of_thing(state, seat, ids.FIRST_SACRED + action) - worth.of_good(state, ids.SKULL)
    if state.skulls[seat] > 0:
        return max(0, gain)
    return min(max(0, gain), worth.faded(state, weights.HOPE[2]))


# Advances and constructions.


def of_advance(state: State, seat: int) -> int:
    """The best advance that the seat can pay, less its blocks."""
    best = 0
    for track in range(ids.TRACKS):
        if technology.can_advance(state, seat, track):
            cost = worth.cheapest_blocks(state, seat, technology.advance_cost(state, seat, track))
            best = max(best, worth.of_next_level(state, seat, track) - cost)
    return best


def of_building(state: State, seat: int, way: int) -> int:
    """The best building of the row that the seat can pay this way, less what it costs."""
    best = 0
    for place in range(ids.ROW):
        tile = state.row[place] - 1
        if tile >= 0 and buildings.can_pay(state, seat, tile, way):
            gain = worth.of_thing(state, seat, tile) + of_architecture(state, seat)
            best = max(best, gain - cost_of_building(state, seat, tile, way))
    return best


def of_architecture(state: State, seat: int) -> int:
    """What architecture gives for a building."""
    total = 0
    if holdings.has_effect(state, seat, ids.ARCHITECTURE, 1):
        total += material.BUILDING_CORN * worth.of_good(state, ids.CORN)
    if holdings.has_effect(state, seat, ids.ARCHITECTURE, 2):
        total += material.BUILDING_POINTS * shares.POINT
    return total


def cost_of_building(state: State, seat: int, tile: int, way: int) -> int:
    """What a building costs, with the block or corn that architecture saves."""
    skulls = buildings.cost_in_skulls(tile) * worth.of_good(state, ids.SKULL)
    if way == ids.AT_UXMAL_4:
        return skulls + buildings.cost_in_corn(state, seat, tile) * worth.of_good(state, ids.CORN)
    blocks = 0
    dearest = 0
    for block in range(ids.BLOCKS):
        if material.COST[tile * ids.GOODS + block] > 0:
            dearest = worth.of_good(state, block)
            blocks += material.COST[tile * ids.GOODS + block] * dearest
    if holdings.has_effect(state, seat, ids.ARCHITECTURE, ids.TOP_LEVEL):
        blocks -= dearest
    return skulls + blocks


def of_monument(state: State, seat: int) -> int:
    """The best open monument that the seat can pay, less what it costs."""
    best = 0
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        if state.tiles[tile] == ids.OPEN and buildings.can_pay_printed(state, seat, tile):
            gain = scoring.score_monument(state, seat, tile) * shares.POINT
            gain += weights.MONUMENT_GROWTH * worth.turns_left(state)
            best = max(best, gain - cost_of_monument(state, tile))
    return best


def cost_of_monument(state: State, tile: int) -> int:
    """What the goods printed on a monument are worth."""
    cost = 0
    for good in range(ids.GOODS):
        cost += material.COST[tile * ids.GOODS + good] * worth.of_good(state, good)
    return cost


# Workers on their way.


def of_workers(state: State, seat: int) -> int:
    """What all of a seat's workers on gears will bring."""
    left = holdings.on_gears(state, seat)
    total = 0
    gear = 0
    while left > 0 and gear < ids.GEARS:
        share = shares.PERCENT
        first = gear * ids.GEAR_SPACES
        for space in range(calendar.last_space(state, seat, gear), -1, -1):
            if state.spaces[first + space] == seat + 1:
                left -= 1
                total += shares.scaled(of_worker(state, seat, gear, space), share, shares.PERCENT)
                if gear >= ids.TIKAL:
                    share = shares.scaled(share, weights.CROWDING, shares.PERCENT)
        gear += 1
    return total


def of_worker(state: State, seat: int, gear: int, space: int) -> int:
    """The best that a worker can do from its next space on, less the days until then."""
    if space >= calendar.last_space(state, seat, gear):
        return 0  # the next day pushes it off
    best = 0
    ahead = 1 if picking.reaches_ahead(state, seat, gear) else 0
    for action in range(1, material.LAST_ACTION[gear] + 1):
        wait = max(1, action - space - ahead)
        if wait <= worth.turns_left(state):
            promised = shares.scaled(of_action(state, seat, gear, action), weights.TRUST, shares.PERCENT)
            best = max(best, promised - cost_of_waiting(state, seat, gear, space, action, wait))
    return best


def cost_of_waiting(state: State, seat: int, gear: int, space: int, action: int, wait: int) -> int:
    """The days beyond the next, and the corn for an action left behind."""
    days = (wait - 1) * weights.WORKER_DAY
    back = space + wait - action
    if back <= 0 or space + wait >= material.FIRST_FREE_CHOICE[gear]:
        return days
    return days + back * worth.of_good(state, ids.CORN)
