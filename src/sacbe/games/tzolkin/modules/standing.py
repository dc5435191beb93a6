"""Where the frames of the modules may stand (core/standing.py)."""

from __future__ import annotations

from sacbe.core.standing import Frame, Standing
from sacbe.games.tzolkin import hooks, ids
from sacbe.games.tzolkin import standing_course as base
from sacbe.games.tzolkin import standing_follow_ups as follow_ups
from sacbe.games.tzolkin.frames import WAITING
from sacbe.games.tzolkin.modules import new_buildings
from sacbe.games.tzolkin.modules.quick_actions import spaces
from sacbe.games.tzolkin.modules.tribes import placing as tribe_placing
from sacbe.games.tzolkin.state import State

FOOD_DAY_STEPS = (ids.SEAT_REWARDS, ids.INCOME, ids.FEEDING, ids.CLOSE_FOOD_DAY, ids.PROPHECY_POINTS)
"""What a gain of a food day may lie on."""

MOST_TAXED_STEPS = 2


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
    tribe = state.tribe[frame.seat]
    if tribe == ids.AH_CHUY_KAK and tribe_placing.placed_on_gears(state) >= 2:
        return True
    if spaces.workers_on_quick_spaces(state, frame.seat) > 0:
        return frame.above[0] != ids.USE_ACTION
    return tribe == ids.AHMAKIQ and frame.is_top


# Tribes.


def are_tribes_dealt(state: State, frame: Frame) -> bool:
    """Have the seats been dealt so many tribes?"""
    return base.is_dealt(list(state.tribes), state, frame, ids.TRIBES_DEALT, ids.DEAL_TRIBE_TILE)


def is_next_tribe(state: State, frame: Frame) -> bool:
    """Is it this seat's tribe?"""
    return frame.a == (frame.below[2] - 1) // ids.TRIBES_DEALT


def can_keep_tribe(state: State, frame: Frame) -> bool:
    """Has the seat its tribes dealt, and none kept?"""
    tribes = list(state.tribes)
    return tribes.count(ids.DEALT + frame.seat) == ids.TRIBES_DEALT and ids.OWNED + frame.seat not in tribes


def chooses_bonus(state: State, frame: Frame) -> bool:
    """Does the seat play Itzamná (TP-59)?"""
    return hooks.chooses_any_bonus(state, frame.seat)


TRIBES: dict[int, Standing[State]] = {
    ids.DEAL_TRIBES: Standing((ids.ASK_WEALTH,), are_tribes_dealt, "as many tribes dealt as the seats have"),
    ids.DEAL_TRIBE_TILE: Standing((ids.DEAL_TRIBES,), is_next_tribe, "the seat whose tribe it is"),
    ids.KEEP_TRIBE: Standing(
        (ids.OPEN_WEALTH, ids.KEEP_WEALTH, ids.KEEP_TRIBE), can_keep_tribe, "two tribes dealt and none kept"
    ),
    ids.CHOOSE_BONUS: Standing(WAITING, chooses_bonus, "Itzamná"),
}


# Prophecies.


def is_drawing(state: State, frame: Frame) -> bool:
    """Have so many prophecies been drawn, with the one being drawn?"""
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


def is_gold_taxed(state: State, frame: Frame) -> bool:
    """Does gold cost corn (TP-80)?"""
    return frame.is_top and state.calamity == ids.GOLD_SHORTAGE and is_gained_now(state, frame)


def are_skulls_taxed(state: State, frame: Frame) -> bool:
    """Do skulls cost steps (TP-85)?"""
    return frame.is_top and state.calamity == ids.DESECRATION and is_gained_now(state, frame)


def are_steps_taxed(state: State, frame: Frame) -> bool:
    """Do steps in this temple cost something (TP-72, TP-74)? Two are the most that any icon gives."""
    most = MOST_TAXED_STEPS if frame.is_top else MOST_TAXED_STEPS - 1
    if not follow_ups.has_received(state, frame.seat, ids.STEPS_UP):
        return False
    return frame.b <= most and hooks.step_corn(state) + hooks.step_blocks(state, frame.a) > 0


def is_level_taxed(state: State, frame: Frame) -> bool:
    """Does every advance cost something (TP-90)?"""
    is_due = follow_ups.has_received(state, frame.seat, ids.LEVEL)
    return frame.is_top and is_due and hooks.advance_tax(state) > 0


PROPHECIES: dict[int, Standing[State]] = {
    ids.DRAW_PROPHECIES: Standing(
        (ids.DRAW_START_PLAYER,), is_drawing, "as many prophecies drawn as there are"
    ),
    ids.DRAW_PROPHECY: Standing((ids.DRAW_PROPHECIES,), is_next_prophecy, "the place that comes next"),
    ids.PROPHECY_POINTS: Standing((ids.CLOSE_FOOD_DAY,)),
    ids.TAXED_GOLD: Standing((*WAITING, *FOOD_DAY_STEPS), is_gold_taxed, "gold_shortage in force"),
    ids.TAXED_SKULLS: Standing((*WAITING, *FOOD_DAY_STEPS), are_skulls_taxed, "desecration in force"),
    ids.TAXED_STEPS: Standing(WAITING, are_steps_taxed, "a prophecy in force that makes these steps dear"),
    ids.TAXED_LEVEL: Standing(WAITING, is_level_taxed, "teacher_shortage in force"),
}


# New buildings.


def takes_income(state: State, frame: Frame) -> bool:
    """Do the seats come in turn order?"""
    return base.is_in_turn_order(state, frame)


def can_lower(state: State, frame: Frame) -> bool:
    """Has the seat a technology that can go down, and the building for it (TP-115, TP-118)?"""
    is_due = follow_ups.has_received(state, frame.seat, ids.EXCHANGE)
    return frame.is_top and is_due and new_buildings.has_level(state, frame.seat)


def can_raise(state: State, frame: Frame) -> bool:
    """Are one to three tracks left to go up (TP-115)?"""
    left = bin(frame.a).count("1")
    most = ids.TRACKS - 1 if frame.is_top else ids.TRACKS - 2
    return 1 <= left <= most and follow_ups.has_received(state, frame.seat, ids.EXCHANGE)


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
