"""Where the frames of the modules may be (core/standing.py)."""

from __future__ import annotations

from sacbe.core.standing import Frame, Standing
from sacbe.games.tzolkin import hooks, ids, timing
from sacbe.games.tzolkin import standing_course as base
from sacbe.games.tzolkin import standing_follow_ups as follow_ups
from sacbe.games.tzolkin.modules import new_buildings
from sacbe.games.tzolkin.modules.quick_actions import schedule, spaces
from sacbe.games.tzolkin.modules.tribes import ah_chuy_kak
from sacbe.games.tzolkin.moment import WAITING
from sacbe.games.tzolkin.rules import food_day, holdings, temples
from sacbe.games.tzolkin.state import State

FOOD_DAY_STEPS = (ids.SEAT_REWARDS, ids.INCOME, ids.FEEDING, ids.CLOSE_FOOD_DAY, ids.PROPHECY_POINTS)
"""What a gain of a food day may lie on."""

MAX_TAXED_STEPS = 2
MAX_TAXED_GOODS = 2
REWARDS = (ids.SEAT_REWARDS, ids.CLOSE_FOOD_DAY, ids.PROPHECY_POINTS)
TAXED_GOODS = {ids.TAXED_GOLD: ids.GOLD, ids.TAXED_SKULLS: ids.SKULL}
BASES = tuple(kind for kind in WAITING if kind != ids.THEOLOGY_STEP)
"""On these lie goods that an action or an icon gives; spaces of Chichen Itza give none that are taxed."""


def table(state: State) -> dict[int, Standing[State]]:
    """The frames of the modules in play."""
    found: dict[int, Standing[State]] = {}
    if state.modules & (ids.TRIBES | ids.QUICK_ACTIONS):
        found[ids.TURN_OVER] = Standing((ids.ROUND,), is_turn_over, "a pass, a pick-up or a quick action")
    if state.modules & ids.TRIBES:
        found |= TRIBES
    if state.modules & ids.PROPHECIES:
        found |= PROPHECIES
    if state.modules & ids.NEW_BUILDINGS:
        found |= NEW_BUILDINGS
    if state.modules & ids.QUICK_ACTIONS:
        found |= QUICK_ACTIONS
    return found


def is_turn_over(state: State, frame: Frame) -> bool:
    """Has the seat passed, picked up a worker after two on gears, or used a quick action (TP-25, TP-36)?"""
    if not base.is_turn(state, frame):
        return False
    if picks_up_last(state, frame.seat):
        return True
    if spaces.workers_on_quick_spaces(state, frame.seat) > 0:
        return frame.above[0] != ids.USE_ACTION
    return state.tribe[frame.seat] == ids.AHMAKIQ and frame.is_top


def picks_up_last(state: State, seat: int) -> bool:
    """Can Ah Chuy Kak have picked up a worker after two on gears (TP-25)?"""
    return state.tribe[seat] == ids.AH_CHUY_KAK and ah_chuy_kak.placed_on_gears(state) >= 2


def asks_at_turn_end(state: State, seat: int, kind: int, a: int) -> bool:
    """Does the quick action that the seat has performed ask this (TP-128 to TP-130)?"""
    if spaces.workers_on_quick_spaces(state, seat) == 0 or state.quick_action != ids.NOT_TAKEN:
        return False
    action = schedule.action_in_force(state)
    if kind == ids.ADVANCE:
        return action == ids.QUICK_TECHNOLOGY and a == 1
    if kind == ids.BUILD:
        return action == ids.QUICK_BUILD and a == ids.WITHOUT_ARCHITECTURE
    return kind == ids.TRADE and action == ids.QUICK_TRADE


# Tribes.


def are_tribes_dealt(state: State, frame: Frame) -> bool:
    """Have the seats been dealt as many tribes as the frame says?"""
    return base.is_dealt(list(state.tribes), state, frame, ids.TRIBES_DEALT, ids.DEAL_TRIBE_TILE)


def is_next_tribe(state: State, frame: Frame) -> bool:
    """Is it this seat's tribe?"""
    return frame.a == (frame.below[2] - 1) // ids.TRIBES_DEALT


def can_keep_tribe(state: State, frame: Frame) -> bool:
    """Has the seat its tribes dealt, and none kept? Its wealth tiles wait for the tribe (TP-2)."""
    dealt, owned, tribes = ids.DEALT + frame.seat, ids.OWNED + frame.seat, list(state.tribes)
    has_wealth = list(state.wealth).count(dealt) == timing.WEALTH_DEALT
    return has_wealth and tribes.count(dealt) == ids.TRIBES_DEALT and owned not in tribes


def chooses_bonus(state: State, frame: Frame) -> bool:
    """Does the seat play Itzamná, with an advance beyond the third level of some track (TP-59)?"""
    is_beyond = any(holdings.level(state, frame.seat, track) == ids.TOP_LEVEL for track in range(ids.TRACKS))
    return hooks.may_choose_bonus(state, frame.seat) and is_beyond and follow_ups.can_rise(state, frame)


TRIBES: dict[int, Standing[State]] = {
    ids.DEAL_TRIBES: Standing((ids.ASK_WEALTH,), are_tribes_dealt, "as many tribes dealt as the seats have"),
    ids.DEAL_TRIBE_TILE: Standing((ids.DEAL_TRIBES,), is_next_tribe, "the seat whose tribe it is"),
    ids.KEEP_TRIBE: Standing(
        (ids.OPEN_WEALTH, ids.KEEP_WEALTH, ids.KEEP_TRIBE),
        can_keep_tribe,
        "two tribes and four wealth tiles dealt, and none kept",
    ),
    ids.CHOOSE_BONUS: Standing(WAITING, chooses_bonus, "Itzamná, with an advance beyond the third level"),
}


# Prophecies.


def is_drawing(state: State, frame: Frame) -> bool:
    """Have as many prophecies been drawn as the frame says, with the one being drawn?"""
    drawn = frame.a - (frame.above[0] == ids.DRAW_PROPHECY)
    return [number > 0 for number in state.prophecies] == [
        place < drawn for place in range(ids.PROPHECIES_DRAWN)
    ]


def is_next_prophecy(state: State, frame: Frame) -> bool:
    """Is it the place that comes next?"""
    return frame.a == frame.below[2] - 1


def is_gained_now(state: State, frame: Frame) -> bool:
    """On a food day: is it the seat that has just received something?"""
    if frame.below[0] not in FOOD_DAY_STEPS:
        return True
    after = frame.below[2] if frame.below[0] in (ids.SEAT_REWARDS, ids.INCOME) else state.marker
    return (frame.seat + 1) % state.players == after


def is_offered(state: State, frame: Frame) -> bool:
    """Can this much of a good be on offer: by an action, an icon, or what a food day gives?"""
    if frame.below[0] in FOOD_DAY_STEPS:
        return is_gained_now(state, frame) and frame.a <= given_by_food_day(state, frame)
    if follow_ups.comes_of_action(state, frame):
        return frame.a <= MAX_TAXED_GOODS
    return frame.a == 1 and follow_ups.has_received(state, frame, ids.GAIN)


def given_by_food_day(state: State, frame: Frame) -> int:
    """How much of a taxed good the seat has received by the rewards of its temples, or by an income."""
    if frame.below[0] not in REWARDS:
        first = ids.BASE_BUILDINGS
        return int(any(holdings.owns(state, frame.seat, first + tile) for tile in range(ids.RENOVATABLE)))
    if food_day.is_end_of_age(state):
        return 0
    return sum(
        temples.step_reward(temple, step) == TAXED_GOODS[frame.kind]
        for temple in range(ids.TEMPLES)
        for step in range(1, holdings.step(state, frame.seat, temple) + 1)
    )


def is_gold_taxed(state: State, frame: Frame) -> bool:
    """Does gold cost corn (TP-80)?"""
    return frame.is_top and state.calamity == ids.GOLD_SHORTAGE and is_offered(state, frame)


def are_skulls_taxed(state: State, frame: Frame) -> bool:
    """Do skulls cost steps (TP-85)?"""
    return frame.is_top and state.calamity == ids.DESECRATION and is_offered(state, frame)


def are_steps_taxed(state: State, frame: Frame) -> bool:
    """Do steps in this temple cost something (TP-72, TP-74)? Two are the most that any icon gives."""
    most = MAX_TAXED_STEPS if frame.is_top else MAX_TAXED_STEPS - 1
    if not follow_ups.has_received(state, frame, ids.STEPS_UP):
        return False
    return frame.b <= most and hooks.step_corn(state) + hooks.step_blocks(state, frame.a) > 0


def is_level_taxed(state: State, frame: Frame) -> bool:
    """Does every advance cost something (TP-90)?"""
    is_due = follow_ups.has_received(state, frame, ids.LEVEL)
    return frame.is_top and is_due and hooks.advance_tax(state) > 0


PROPHECIES: dict[int, Standing[State]] = {
    ids.DRAW_PROPHECIES: Standing(
        (ids.DRAW_START_PLAYER,), is_drawing, "as many prophecies drawn as there are"
    ),
    ids.DRAW_PROPHECY: Standing((ids.DRAW_PROPHECIES,), is_next_prophecy, "the place that comes next"),
    ids.PROPHECY_POINTS: Standing((ids.CLOSE_FOOD_DAY,)),
    ids.TAXED_GOLD: Standing(
        (*BASES, *FOOD_DAY_STEPS), is_gold_taxed, "gold_shortage in force, and that much gold still to gain"
    ),
    ids.TAXED_SKULLS: Standing(
        (*BASES, *FOOD_DAY_STEPS),
        are_skulls_taxed,
        "desecration in force, and that many skulls still to gain",
    ),
    ids.TAXED_STEPS: Standing(WAITING, are_steps_taxed, "a prophecy in force that makes these steps dear"),
    ids.TAXED_LEVEL: Standing(WAITING, is_level_taxed, "teacher_shortage in force"),
}


# New buildings.


def takes_income(state: State, frame: Frame) -> bool:
    """Do the seats come in turn order?"""
    return base.is_in_turn_order(state, frame)


def can_lower(state: State, frame: Frame) -> bool:
    """Has the seat a technology that can go down, and the building for it (TP-115, TP-118)?"""
    is_due = follow_ups.has_received(state, frame, ids.EXCHANGE)
    return frame.is_top and is_due and new_buildings.has_level(state, frame.seat)


def can_raise(state: State, frame: Frame) -> bool:
    """Are one to three tracks left to go up (TP-115)?"""
    left = bin(frame.a).count("1")
    most = ids.TRACKS - 1 if frame.is_top else ids.TRACKS - 2
    return 1 <= left <= most and follow_ups.has_received(state, frame, ids.EXCHANGE)


NEW_BUILDINGS: dict[int, Standing[State]] = {
    ids.INCOME: Standing((ids.FEEDING, ids.INCOME), takes_income, "the seats in turn order"),
    ids.LOWER: Standing(WAITING, can_lower, "a building that exchanges technologies, and one above level 0"),
    ids.RAISE_OTHERS: Standing(
        WAITING, can_raise, "a building that exchanges technologies, and one to three tracks"
    ),
}


# Quick actions.


def is_laying_out(state: State, frame: Frame) -> bool:
    """Are the tiles laid out up to this slot, in set-up or on the first food day (TP-137)?"""
    next_slot = frame.a - (frame.above[0] == ids.REVEAL_QUICK_TILE)
    is_second = frame.below[0] == ids.TEMPLE_REWARDS
    slots = range(ids.QUICK_TILES_OF_AGE_1, ids.QUICK_TILES) if is_second else range(ids.QUICK_TILES_OF_AGE_1)
    is_time = not is_second or state.food_days == 0
    return is_time and next_slot in slots and _is_laid_up_to(state, next_slot)


def is_revealing(state: State, frame: Frame) -> bool:
    """Is it the slot that comes next, the last of an age without a step that waits for more?"""
    if frame.below[0] == ids.LAY_OUT_QUICK_TILES:
        return frame.a == frame.below[2] - 1
    last = ids.QUICK_TILES - 1 if frame.below[0] == ids.TEMPLE_REWARDS else ids.QUICK_TILES_OF_AGE_1 - 1
    is_time = frame.below[0] != ids.TEMPLE_REWARDS or state.food_days == 0
    return is_time and frame.a == last and _is_laid_up_to(state, last)


def _is_laid_up_to(state: State, slot: int) -> bool:
    return [tile > 0 for tile in state.quick_tiles] == [place < slot for place in range(ids.QUICK_TILES)]


QUICK_ACTIONS: dict[int, Standing[State]] = {
    ids.LAY_OUT_QUICK_TILES: Standing(
        (ids.DRAW_START_PLAYER, ids.DRAW_PROPHECIES, ids.TEMPLE_REWARDS),
        is_laying_out,
        "quick_tiles up to its slot, in set-up or on the first food day",
    ),
    ids.REVEAL_QUICK_TILE: Standing(
        (ids.LAY_OUT_QUICK_TILES, ids.DRAW_START_PLAYER, ids.DRAW_PROPHECIES, ids.TEMPLE_REWARDS),
        is_revealing,
        "the slot that comes next",
    ),
}
