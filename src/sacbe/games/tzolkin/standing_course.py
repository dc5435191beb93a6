"""Where the frames of the game's course may be: set-up, rounds, the calendar and food days (standing.py)."""

from __future__ import annotations

from sacbe.core.standing import BOTTOM, Frame, Standing
from sacbe.games.tzolkin import extensions, hooks, ids, invariants, names, timing
from sacbe.games.tzolkin.rules import buildings, calendar, food_day, holdings, setup
from sacbe.games.tzolkin.state import State

AGE_CHANGES_AFTER = 1
BEG_RESULT: int = names.load("placing")["begging"]["result_corn"]

# Set-up.


def is_first_round(state: State, frame: Frame) -> bool:
    """Does the frame lie on the first round of the game, before its first turn?"""
    return frame.below[0] != ids.ROUND or frame.below[2] == 0


def is_idle_count(state: State, frame: Frame) -> bool:
    """Are as many idle workers on the gears as the frame says, and may more come?"""
    placed = state.spaces.count(ids.IDLE)
    is_due = frame.kind == ids.PLACE_IDLE_WORKERS or placed < setup.idle_workers(state)
    return is_first_round(state, frame) and is_due and frame.a == placed


def is_monument_count(state: State, frame: Frame) -> bool:
    """Are as many monuments open as the frame says, with the one being revealed?"""
    monuments = list(state.tiles[ids.FIRST_MONUMENT :])
    return frame.a == monuments.count(ids.OPEN) + (frame.above[0] == ids.REVEAL_MONUMENT)


def is_dealt(places: list[int], state: State, frame: Frame, each: int, dealing: int) -> bool:
    """Has every seat the tiles that so many dealt one after the other make, with the one being dealt?"""
    on_table = frame.a - (frame.above[0] == dealing)
    hands = [sum(place == ids.DEALT + seat for place in places) for seat in range(state.players)]
    return hands == [min(each, max(0, on_table - each * seat)) for seat in range(state.players)]


def is_wealth_dealt(state: State, frame: Frame) -> bool:
    """Have the seats been dealt as many wealth tiles as the frame says?"""
    return is_dealt(list(state.wealth), state, frame, timing.WEALTH_DEALT, ids.DEAL_WEALTH_TILE)


def is_next_dealt(state: State, frame: Frame) -> bool:
    """Is it this seat's tile?"""
    return frame.a == (frame.below[2] - 1) // timing.WEALTH_DEALT


def can_keep(state: State, frame: Frame) -> bool:
    """Has the seat tiles to choose from, and room for so many?"""
    kept = list(state.wealth).count(ids.OWNED + frame.seat)
    most = hooks.wealth_kept(state, frame.seat, timing.WEALTH_KEPT)
    return kept + frame.a == most and list(state.wealth).count(ids.DEALT + frame.seat) >= frame.a


# The course of a round.


def is_round(state: State, frame: Frame) -> bool:
    """Are there as many turns as the frame says?"""
    return frame.a <= state.players


def is_turn(state: State, frame: Frame) -> bool:
    """Has the turn begun that the frame belongs to?"""
    return frame.below[2] >= 1


def is_begun(state: State, frame: Frame) -> bool:
    """Has the turn begun, with the corn that begging brings if it has been done (TZ-8)?"""
    return is_turn(state, frame) and (not frame.a or has_begged(state, frame.seat))


def has_begged(state: State, seat: int) -> bool:
    """Can the seat have begged in this turn, with a temple in which it went down (TZ-8)?"""
    corn = state.corn[seat] - hooks.beg_result(state, seat, BEG_RESULT)
    went_down = any(holdings.step(state, seat, temple) < top for temple, top in enumerate(invariants.TOPS))
    return went_down and (corn == 0 or extensions.may_have_sold_for(state, seat, corn))


def has_placed(state: State, frame: Frame) -> bool:
    """Does the seat have this many workers out, with those that return at the end of every round?"""
    out = state.workers[frame.seat] - state.hand[frame.seat]
    returning = out - holdings.on_gears(state, frame.seat)
    return is_turn(state, frame) and returning <= frame.a <= out


def has_picked_up(state: State, frame: Frame) -> bool:
    """Has the seat a worker in hand that it has picked up?"""
    return is_turn(state, frame) and state.hand[frame.seat] > 0


def is_row_filled(state: State, frame: Frame) -> bool:
    """Is the row filled after a turn, in set-up or when the age has changed (TZ-27, TZ-61)?"""
    if frame.above[0] == ids.DRAW_START_PLAYER:
        return frame.below[0] == ids.FILL_MONUMENTS
    if frame.below[0] == ids.TEMPLE_REWARDS:
        return state.food_days == AGE_CHANGES_AFTER and state.age == 2
    return frame.below[0] == ids.FILL_MONUMENTS or is_turn(state, frame)


def is_gap(state: State, frame: Frame) -> bool:
    """Is this the first gap of the row, and a building there to fill it?"""
    return 0 in state.row and list(state.row).index(0) == frame.a and not buildings.deck_is_empty(state)


def is_calendar(state: State, frame: Frame) -> bool:
    """Is the food day of this round, if it has one, held before the calendar turns (TZ-1)?"""
    return calendar.is_food_day(state) != frame.is_top


def may_choose_days(state: State, frame: Frame) -> bool:
    """Has the seat come from the starting player space, and are two days allowed (TZ-48, TZ-50 to TZ-52)?"""
    return (
        state.marker in (frame.seat, (frame.seat + 1) % state.players)
        and state.hand[frame.seat] > 0
        and state.food_days < ids.FOOD_DAYS
        and calendar.can_advance_two_days(state, frame.seat)
    )


def is_over(state: State, frame: Frame) -> bool:
    """Have all food days been held?"""
    return state.food_days == ids.FOOD_DAYS


# Food days.


def is_before_rewards(state: State, frame: Frame) -> bool:
    """Does the step follow on which the temple rewards must lie?"""
    return frame.below[0] == extensions.after_rewards(state, ids.CLOSE_FOOD_DAY)


def is_age_change(state: State, frame: Frame) -> bool:
    """Is it the food day that ends the first age?"""
    return state.food_days == AGE_CHANGES_AFTER and state.age == 1


def is_before_feeding(state: State, frame: Frame) -> bool:
    """Does the step follow that comes after feeding on this food day (TZ-55)?"""
    usual = ids.AGE_CHANGE if state.food_days == AGE_CHANGES_AFTER else ids.TEMPLE_REWARDS
    return frame.below[0] == extensions.after_feeding(state, usual)


def is_in_turn_order(state: State, frame: Frame) -> bool:
    """Do the seats come in turn order: the last of them at the bottom, each other before the one below?"""
    after = frame.below[2] if frame.below[0] == frame.kind else state.marker
    return (frame.a + 1) % state.players == after and (frame.below[0] != frame.kind or after != state.marker)


def is_mid_era(state: State, frame: Frame) -> bool:
    """Is it a food day with goods, given in turn order, skulls to all or to none (TZ-58, TZ-59)?"""
    if frame.below[0] == ids.SEAT_REWARDS:
        return frame.b == frame.below[3] and is_in_turn_order(state, frame)
    return (
        not food_day.is_end_of_age(state)
        and is_before_rewards(state, frame)
        and is_in_turn_order(state, frame)
    )


TABLE: dict[int, Standing[State]] = {
    # Set-up.
    ids.DRAW_START_PLAYER: Standing((ids.FILL_ROW,)),
    ids.REVEAL_MONUMENT: Standing((ids.FILL_MONUMENTS,)),
    ids.DEAL_WEALTH_TILE: Standing((ids.DEAL_WEALTH,), is_next_dealt, "the seat whose tile it is"),
    ids.DRAW_IDLE_WORKER: Standing(
        (ids.ASK_WEALTH, ids.DEAL_TRIBES, ids.ROUND, ids.DESCEND),
        is_idle_count,
        "as many idle workers placed as stand on the gears, and one still to come",
    ),
    ids.FILL_MONUMENTS: Standing((ids.DEAL_WEALTH,), is_monument_count, "as many monuments laid as are open"),
    ids.DEAL_WEALTH: Standing(
        (ids.PLACE_IDLE_WORKERS,), is_wealth_dealt, "as many wealth tiles dealt as the seats have"
    ),
    ids.PLACE_IDLE_WORKERS: Standing(
        (ids.ASK_WEALTH, ids.DEAL_TRIBES, ids.ROUND, ids.DESCEND),
        is_idle_count,
        "as many idle workers placed as stand on the gears",
    ),
    ids.ASK_WEALTH: Standing((ids.OPEN_WEALTH,)),
    ids.OPEN_WEALTH: Standing((ids.ROUND,), is_first_round, "a round without turns"),
    ids.KEEP_WEALTH: Standing(
        (ids.OPEN_WEALTH, ids.KEEP_WEALTH, ids.KEEP_TRIBE),
        can_keep,
        "wealth tiles dealt to the seat, and as many left as it may still keep",
    ),
    # A round.
    ids.ROUND: Standing((BOTTOM,), is_round, "turns_taken of at most the number of players"),
    ids.TURN: Standing(
        (ids.ROUND,), is_begun, "a turn taken, and after begging the corn that it brings and a step down"
    ),
    ids.PLACING: Standing(
        (ids.ROUND,),
        has_placed,
        "a turn taken, and that many workers of the seat placed, with all that are on no gear",
    ),
    ids.PICKING: Standing((ids.ROUND,), has_picked_up, "a turn taken, and a worker picked up"),
    ids.END_TURN: Standing((ids.ROUND,), is_turn, "a turn taken"),
    ids.FILL_ROW: Standing(
        (ids.ROUND, ids.FILL_MONUMENTS, ids.TEMPLE_REWARDS),
        is_row_filled,
        "set-up, a turn taken, or the second age just begun",
    ),
    ids.REVEAL_BUILDING: Standing(
        (ids.FILL_ROW,), is_gap, "the first gap of the row, and a building in the deck"
    ),
    ids.CALENDAR: Standing((BOTTOM,), is_calendar, "a food day above it on a food day, and only then"),
    ids.CHOOSE_DAYS: Standing(
        (BOTTOM,),
        may_choose_days,
        "a light board, the marker just moved, and no worker that two days would push off its gear",
    ),
    ids.FINAL_SCORING: Standing((BOTTOM,), is_over, "all four food days held"),
    # A food day.
    ids.FOOD_DAY: Standing((ids.CALENDAR,)),
    ids.CLOSE_FOOD_DAY: Standing((ids.CALENDAR,)),
    ids.TEMPLE_REWARDS: Standing(
        (ids.CLOSE_FOOD_DAY, ids.PROPHECY_POINTS), is_before_rewards, "the prophecy's points below it"
    ),
    ids.AGE_CHANGE: Standing((ids.TEMPLE_REWARDS,), is_age_change, "the second food day in the first age"),
    ids.FEEDING: Standing(
        (ids.TEMPLE_REWARDS, ids.AGE_CHANGE, ids.LAY_OUT_QUICK_TILES),
        is_before_feeding,
        "the step below it that follows feeding on this food day",
    ),
    ids.SEAT_REWARDS: Standing(
        (ids.CLOSE_FOOD_DAY, ids.PROPHECY_POINTS, ids.SEAT_REWARDS),
        is_mid_era,
        "a food day in the middle of an age, and the seats in turn order",
    ),
}
