# compiled
"""Writes a position as a seat sees it into inputs (inputs.py): what the seat may know, and nothing else.

Amounts of things are scaled so that what a seat usually has lies around ONE, which helps learning.
"""

from __future__ import annotations

from sacbe.core import sparse
from sacbe.core.features import Features
from sacbe.games.tzolkin import extensions, ids, inputs, material
from sacbe.games.tzolkin.evaluation import units, values
from sacbe.games.tzolkin.rules import food_day, holdings, scoring, temples
from sacbe.games.tzolkin.state import State

IN_SETUP = -1


def encode(state: State, seat: int, into: Features) -> None:
    """All inputs of a seat; the base is its points so far, the stage the turns it has left."""
    into.count = 0
    into.base = scoring.total(state, seat) * units.QUARTER
    into.stage = -1
    if state.depth == 0:
        return
    acted = seats_acted(state)
    order = (seat - state.marker + state.players) % state.players
    has_acted = 1 if order < acted else 0
    turns = values.turns_left(state) + (0 if has_acted else 1)
    into.stage = min(inputs.STAGES - 1, turns)
    time = into.stage * sparse.ONE // (inputs.STAGES - 1)
    sparse.flag(into, inputs.TURNS_LEFT + into.stage)
    encode_food(into, state, seat, 0 if has_acted else 1, time)
    encode_goods(into, state, seat, time)
    encode_temples(into, state, seat, time)
    encode_levels(into, state, seat, time)
    encode_gears(into, state, seat)
    encode_tiles(into, state, seat, time)
    encode_board(into, state)
    encode_order(into, state, seat, order, acted, time)
    for other in range(1, state.players):
        encode_other(into, state, (seat + other) % state.players, other - 1)
    sparse.flag(into, inputs.PLAYERS + state.players - 2)
    sparse.put(into, inputs.PLAYERS + 4 + state.players - 2, time)
    extensions.encode(into, state, seat, time)


def seats_acted(state: State) -> int:
    """Seats whose turn is over or in progress and may end here; IN_SETUP before the first round."""
    for below in range(state.depth - 1, -1, -1):
        start = below * 4
        if state.frames[start] == ids.ROUND:
            if below < state.depth - 1 and state.frames[start + 4] == ids.OPEN_WEALTH:
                return IN_SETUP
            return state.frames[start + 2] - (1 if state.kind() == ids.TURN else 0)
    return state.players


# What the seat has.


def encode_food(into: Features, state: State, seat: int, turn: int, time: int) -> None:
    """Corn, and the next food day; `turn` is 1 if the seat still has its turn in this round."""
    wait = values.turns_to_food_day(state) + turn if state.food_days < ids.FOOD_DAYS else 0
    sparse.flag(into, inputs.FOOD_DAY_WAIT + min(9, wait))
    sparse.flag(into, inputs.FOOD_DAYS_HELD + state.food_days)
    corn = state.corn[seat]
    if state.starting_player_space == seat + 1:
        corn += state.tooth_corn
    sparse.rungs(into, inputs.CORN, 10, corn)
    sparse.rungs(into, inputs.CORN + 10, 6, (corn - 9) // 3 if corn >= 12 else 0)
    sparse.put(into, inputs.CORN + 16, min(corn, 60) * 6)
    sparse.put(into, inputs.CORN + 17, min(corn, 60) * 6 * time // sparse.ONE)
    if state.food_days == ids.FOOD_DAYS:
        return
    need = food_day.corn_to_feed(state, seat, state.workers[seat])
    lack = min(20, max(0, need - corn)) * 13
    near = 4 - min(4, wait)
    sparse.put(into, inputs.FOOD, lack)
    sparse.put(into, inputs.FOOD + 1, lack * near // 4)
    if wait <= 3:
        sparse.put(into, inputs.FOOD + 2 + wait, lack)
        sparse.put(into, inputs.FOOD + 6 + wait, sparse.ONE if lack == 0 else 0)
    sparse.put(into, inputs.FOOD + 10, need * 6 * (ids.FOOD_DAYS - state.food_days) // 4)
    sparse.put(into, inputs.FOOD + 11, min(60, max(0, corn - need)) * 6)


def encode_goods(into: Features, state: State, seat: int, time: int) -> None:
    """Blocks, skulls and workers."""
    for block in range(ids.BLOCKS):
        amount = min(20, state.blocks[seat * ids.BLOCKS + block])
        first = inputs.GOODS + block * 7
        sparse.rungs(into, first, 5, amount)
        sparse.put(into, first + 5, amount * 16)
        sparse.put(into, first + 6, amount * 16 * time // sparse.ONE)
    blocks = min(40, holdings.blocks(state, seat))
    sparse.put(into, inputs.GOODS + 21, blocks * 10)
    sparse.put(into, inputs.GOODS + 22, blocks * 10 * time // sparse.ONE)
    sparse.put(into, inputs.GOODS + 23, max(0, blocks - 6) * 10)
    sparse.rungs(into, inputs.SKULLS, 4, state.skulls[seat])
    sparse.put(into, inputs.SKULLS + 4, state.skulls[seat] * 26)
    sparse.put(into, inputs.SKULLS + 5, state.skulls[seat] * 26 * time // sparse.ONE)
    for worker in range(state.workers[seat] - 3):
        sparse.flag(into, inputs.WORKERS + worker)
        sparse.put(into, inputs.WORKERS + 3 + worker, time)
    sparse.flag(into, inputs.HAND + min(6, state.hand[seat]))


def encode_temples(into: Features, state: State, seat: int, time: int) -> None:
    """Steps, how far they are ahead, and what they would score."""
    age = 0 if state.food_days < 2 else 1
    points = 0
    bonus = 0
    for temple in range(ids.TEMPLES):
        step = holdings.step(state, seat, temple)
        ahead = step - values.highest_other(state, seat, temple)
        sparse.flag(into, inputs.STEPS + temple * ids.STEPS + step - ids.BOTTOM)
        sparse.flag(into, inputs.AHEAD + temple * 5 + 2 + max(-2, min(2, ahead)))
        points += temples.step_points(temple, step)
        if ahead >= 0:
            bonus += material.HIGHEST_BONUS[temple * 2 + age] * (2 if ahead > 0 else 1)
    first = inputs.TEMPLE_POINTS + age * 3
    sparse.put(into, first, points * 6)
    sparse.put(into, first + 1, bonus * 3)
    sparse.put(into, first + 2, units.scaled(points * 6, time, sparse.ONE))


def encode_levels(into: Features, state: State, seat: int, time: int) -> None:
    """Technology."""
    for track in range(ids.TRACKS):
        first = inputs.LEVELS + track * ids.TOP_LEVEL
        for level in range(holdings.level(state, seat, track)):
            sparse.flag(into, first + level)
            sparse.put(into, first + ids.TRACKS * ids.TOP_LEVEL + level, time)


def encode_gears(into: Features, state: State, seat: int) -> None:
    """Workers on the gears."""
    for space in range(ids.SPACES):
        stands = state.spaces[space]
        if stands == seat + 1:
            sparse.flag(into, inputs.OWN_WORKERS + space)
        elif stands != ids.NOBODY:
            sparse.flag(into, inputs.OTHER_WORKERS + space)


# Tiles.


def encode_tiles(into: Features, state: State, seat: int, time: int) -> None:
    """Buildings and monuments: those owned, and those that could be."""
    sparse.put(into, inputs.HARVEST_TILES, state.corn_tiles[seat] * 16)
    sparse.put(into, inputs.HARVEST_TILES + 1, state.wood_tiles[seat] * 16)
    for tile in range(ids.BUILDINGS):
        if holdings.owns(state, seat, tile):
            sparse.put(into, inputs.TYPES + material.TYPE[tile], 19)
            sparse.put(into, inputs.TYPES + 4 + material.TYPE[tile], 19 * time // sparse.ONE)
    free = holdings.farm_symbols(state, seat, ids.FREE_WORKERS)
    less = holdings.farm_symbols(state, seat, ids.LESS_CORN)
    sparse.rungs(into, inputs.FARMS, 4, free)
    sparse.rungs(into, inputs.FARMS + 4, 2, less)
    sparse.put(into, inputs.FARMS + 6, free * 5 * (ids.FOOD_DAYS - state.food_days))
    sparse.put(into, inputs.FARMS + 7, less * 8 * (ids.FOOD_DAYS - state.food_days))
    encode_monuments(into, state, seat, time)
    payable = 0
    for place in range(ids.ROW):
        tile = state.row[place] - 1
        if 0 <= tile < ids.BUILDINGS:
            sparse.flag(into, inputs.ROW + tile)
            if is_payable(state, seat, tile):
                sparse.flag(into, inputs.PAYABLE + tile)
                payable += 1
    sparse.rungs(into, inputs.PAYABLE_COUNT, 4, payable)


def encode_monuments(into: Features, state: State, seat: int, time: int) -> None:
    """Monuments: own ones, and how near the seat is to each that is open."""
    count = 0
    total = 0
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        monument = tile - ids.FIRST_MONUMENT
        if holdings.owns(state, seat, tile):
            count += 1
            total += scoring.score_monument(state, seat, tile)
            sparse.flag(into, inputs.OWN_MONUMENTS + monument)
            sparse.put(into, inputs.OWN_MONUMENTS + ids.MONUMENTS + monument, time)
        elif state.tiles[tile] == ids.OPEN:
            points = scoring.score_monument(state, seat, tile) * 3
            cost = values.pieces_of_cost(tile)
            held = values.held_of_cost(state, seat, tile)
            first = inputs.OPEN_MONUMENTS + monument * 4
            sparse.flag(into, first)
            sparse.put(into, first + 1, points)
            sparse.put(into, first + 2, units.scaled(points, held * held, cost * cost))
            sparse.put(into, first + 3, sparse.ONE if held == cost else 0)
    sparse.put(into, inputs.MONUMENT_POINTS, total * 3)
    sparse.put(into, inputs.MONUMENT_POINTS + 1, count * 32)
    sparse.put(into, inputs.MONUMENT_POINTS + 2, units.scaled(total * 3, time, sparse.ONE))


def is_payable(state: State, seat: int, tile: int) -> bool:
    """Has the seat the blocks of a building, but for one that architecture saves?"""
    lack = 0
    for block in range(ids.BLOCKS):
        lack += max(0, material.COST[tile * ids.GOODS + block] - state.blocks[seat * ids.BLOCKS + block])
    if material.COST[tile * ids.GOODS + ids.SKULL] > state.skulls[seat]:
        return False
    return lack == 0 or (lack == 1 and holdings.has_effect(state, seat, ids.ARCHITECTURE, ids.TOP_LEVEL))


# The table.


def encode_board(into: Features, state: State) -> None:
    """The jungle and Chichen Itza."""
    for group in range(ids.JUNGLE_GROUPS):
        corn = state.jungle_corn[group]
        wood = state.jungle_wood[group]
        first = inputs.JUNGLE + group * 4
        sparse.put(into, first, corn * 16)
        sparse.put(into, first + 1, wood * 16)
        sparse.put(into, first + 2, sparse.ONE if corn > wood else 0)
        sparse.put(into, first + 3, sparse.ONE if wood > 0 else 0)
    for space in range(10):
        if state.sacred[space]:
            sparse.flag(into, inputs.SACRED + space)


def encode_order(into: Features, state: State, seat: int, order: int, acted: int, time: int) -> None:
    """The order of play, the starting player space, and set-up."""
    sparse.flag(into, inputs.ORDER + order)
    has_acted = 1 if order < acted else 0
    sparse.flag(into, inputs.TO_ACT + (0 if has_acted else 1))
    between = acted - order - 1 if has_acted else order - max(0, acted)
    sparse.flag(into, inputs.TO_ACT + 2 + max(0, min(3, between)))
    sparse.put(into, inputs.START, state.tooth_corn * 16)
    if state.starting_player_space != ids.NOBODY:
        sparse.flag(into, inputs.START + (1 if state.starting_player_space == seat + 1 else 2))
    if not state.dark[seat]:
        sparse.flag(into, inputs.START + 3)
        sparse.put(into, inputs.START + 4, time)
    sparse.put(into, inputs.START + 5, state.skull_bank * 6)
    if acted == IN_SETUP:
        sparse.flag(into, inputs.START + 6)
        for tile in range(ids.WEALTH):
            if state.wealth[tile] == ids.OWNED + seat:
                sparse.flag(into, inputs.WEALTH + tile)


def encode_other(into: Features, state: State, other: int, place: int) -> None:
    """Another seat, by its place after the own one."""
    first = inputs.OTHERS + place * inputs.OTHER_SIZE
    sparse.put(into, first, min(60, state.corn[other]) * 6)
    sparse.put(into, first + 1, min(40, holdings.blocks(state, other)) * 10)
    sparse.put(into, first + 2, state.skulls[other] * 26)
    sparse.rungs(into, first + 3, 3, state.workers[other] - 3)
    sparse.put(into, first + 6, state.hand[other] * 16)
    for temple in range(ids.TEMPLES):
        sparse.put(into, first + 7 + temple, holdings.step(state, other, temple) * 10)
    for track in range(ids.TRACKS):
        sparse.put(into, first + 10 + track, holdings.level(state, other, track) * 21)
    if not state.dark[other]:
        sparse.flag(into, first + 14)
