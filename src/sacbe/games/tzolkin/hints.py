"""What good play looks like: what a position is worth to a seat at the end of the game, term by term.

The points so far; what goods will score or buy; food; the temples at the ends of the ages; levels for the
turns left; workers, in hand and on their way; monuments; and what modules promise. After the last turn
nothing is left to guess: the evaluation is the final score.
"""

from __future__ import annotations

from typing import Any

from sacbe.games.tzolkin import hooks, ids, material, prospects, rates, shares, weights, worth
from sacbe.games.tzolkin.rules import food_day, holdings, scoring
from sacbe.games.tzolkin.state import State


def load(weights_by_name: dict[str, Any]) -> None:
    """Evaluate with the weights of a document like data/hints.json from now on."""
    weights.load(weights_by_name)
    rates.fill()


def evaluate(state: State, seat: int) -> int:
    """What the position is worth to a seat, in hundredths of a point."""
    points = scoring.total(state, seat) * shares.QUARTER
    if state.depth == 0:
        return points
    return (
        points
        + of_blocks_and_skulls(state, seat)
        + of_corn(state, seat)
        + of_temples(state, seat)
        + of_levels(state, seat)
        + worth.of_more_workers(state, state.workers[seat])
        + prospects.of_workers(state, seat)
        + of_monuments(state, seat)
        + of_order(state, seat)
        + of_wealth(state, seat)
        + hooks.worth(state, seat)
    )


def terms(state: State, seat: int) -> dict[str, int]:
    """The same, term by term."""
    points = {"points": scoring.total(state, seat) * shares.QUARTER}
    if state.depth == 0:
        return points
    return points | {
        "goods": of_blocks_and_skulls(state, seat),
        "food": of_corn(state, seat),
        "temples": of_temples(state, seat),
        "technology": of_levels(state, seat),
        "workers": worth.of_more_workers(state, state.workers[seat]),
        "gears": prospects.of_workers(state, seat),
        "monuments": of_monuments(state, seat),
        "order": of_order(state, seat),
        "wealth": of_wealth(state, seat),
        "modules": hooks.worth(state, seat),
    }


# Goods and food.


def of_blocks_and_skulls(state: State, seat: int) -> int:
    """Blocks and skulls; more blocks than one can keep for a purpose are worth less."""
    total = worth.of_skulls(state, state.skulls[seat])
    for block in range(ids.BLOCKS):
        total += state.blocks[seat * ids.BLOCKS + block] * worth.of_good(state, block)
    surplus = max(0, holdings.blocks(state, seat) - weights.STORE)
    return total - worth.faded(state, surplus * weights.SURPLUS)


def of_corn(state: State, seat: int) -> int:
    """Corn, what workers will eat of it, and the hunger that threatens on the next food day."""
    corn = state.corn[seat]
    if state.starting_player_space == seat + 1:
        corn += state.tooth_corn
    food_days = worth.ALL_FOOD_DAYS - state.food_days
    need = food_day.corn_to_feed(state, seat, state.workers[seat]) if food_days > 0 else 0
    wait = worth.turns_to_food_day(state)
    hunger = 0
    if wait == 0 and need > 0:
        each = max(1, food_day.corn_per_worker(state, seat))
        unfed = max(0, need - corn + each - 1) // each
        hunger = unfed * hooks.points_per_unfed(state, seat, material.POINTS_PER_UNFED) * shares.POINT
        corn -= need - unfed * each
        food_days -= 1
    saved = max(0, need - wait * weights.INCOME // shares.PERCENT) if wait > 0 else 0
    hunger += max(0, saved - corn) * weights.HUNGER
    spare = min(max(0, corn - saved), weights.CORN_WANTED)
    at_hand = worth.faded(state, spare * weights.CORN_AT_HAND)
    return corn * worth.of_good(state, ids.CORN) + at_hand - hunger - food_days * need * weights.FOOD


# Temples and technology.


def of_temples(state: State, seat: int) -> int:
    """The steps reached, and a little of the next one in each temple."""
    total = 0
    for temple in range(ids.TEMPLES):
        here = holdings.step(state, seat, temple)
        reached = worth.of_step(state, seat, temple, here)
        total += reached
        if here < material.TOP_STEP[temple]:
            more = worth.of_step(state, seat, temple, here + 1) - reached
            total += worth.faded(state, shares.scaled(more, weights.CLIMBING, shares.PERCENT))
    return total


def of_levels(state: State, seat: int) -> int:
    """The levels reached, for the turns left."""
    total = 0
    for track in range(ids.TRACKS):
        for level in range(holdings.level(state, seat, track)):
            total += weights.LEVEL[track * ids.TOP_LEVEL + level]
    return worth.of_game_left(state, total)


# Monuments.


def of_monuments(state: State, seat: int) -> int:
    """Own monuments as they score now, with room to grow, and the open one that the seat is closest to."""
    total = 0
    option = 0
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        if holdings.owns(state, seat, tile):
            total += scoring.score_monument(state, seat, tile) * shares.POINT
            total += weights.MONUMENT_GROWTH * worth.turns_left(state)
        elif state.tiles[tile] == ids.OPEN:
            option = max(option, of_open_monument(state, seat, tile))
    return total + worth.faded(state, option)


def of_open_monument(state: State, seat: int, tile: int) -> int:
    """A share of what a monument would score, by the part of its cost that the seat holds."""
    points = scoring.score_monument(state, seat, tile) * shares.POINT
    points += weights.MONUMENT_GROWTH * worth.turns_left(state)
    held = 0
    cost = 0
    for good in range(ids.GOODS):
        need = material.COST[tile * ids.GOODS + good]
        have = state.skulls[seat] if good == ids.SKULL else 0
        if good < ids.BLOCKS:
            have = state.blocks[seat * ids.BLOCKS + good]
        held += min(need, have)
        cost += need
    return max(0, points) * weights.MONUMENT_OPTION // shares.PERCENT * held * held // (cost * cost)


# The order of play, and set-up.


def of_order(state: State, seat: int) -> int:
    """The starting player marker, or the space that brings it, and the light side of the board."""
    total = 0
    if state.starting_player_space == seat + 1 or (
        state.marker == seat and state.starting_player_space == ids.NOBODY
    ):
        total += weights.STARTING_PLAYER[0]
    if not state.dark[seat]:
        total += weights.STARTING_PLAYER[1]
    return worth.faded(state, total)


def of_wealth(state: State, seat: int) -> int:
    """Wealth tiles that the seat has kept and not yet received, while some are still being chosen."""
    if state.day > 1:
        return 0
    total = 0
    choosing = 0
    for tile in range(ids.WEALTH):
        if state.wealth[tile] >= ids.DEALT:
            choosing = 1
        elif state.wealth[tile] == ids.OWNED + seat:
            total += worth.of_thing(state, seat, ids.FIRST_WEALTH + tile)
    return total if choosing else 0
