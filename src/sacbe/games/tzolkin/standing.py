"""Where each kind of frame may stand: what it lies on, and what the position must be like (core/standing.py).

The questions are those of the rules that push the frame. Frames that wait below others were asked already, so
of these only what has not changed since is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core import standing
from sacbe.core.frames import stack
from sacbe.core.standing import BOTTOM, Frame, Standing
from sacbe.games.tzolkin import hooks, ids, invariants, moment, names, timing
from sacbe.games.tzolkin.frames import FRAMES, WAITING
from sacbe.games.tzolkin.rules import (
    buildings,
    calendar,
    food_day,
    holdings,
    icons,
    setup,
    technology,
    temples,
)
from sacbe.games.tzolkin.state import State

AGE_CHANGES_AFTER = 1
BEG_RESULT: int = names.load("placing")["begging"]["result_corn"]
SECOND = (ids.SECOND_AT_TIKAL_4, ids.SECOND_WITHOUT_ARCHITECTURE)
MOST_STEPS = 2
MOST_BLOCKS = 2
MOST_ADVANCES = 2


def fault(state: State) -> str | None:
    """The first thing about a state to which no game could have come, as a sentence."""
    return next(faults(state), None)


def faults(state: State) -> Iterator[str]:
    """Everything about a state to which no game could have come."""
    yield from standing.faults(state, FRAMES, {**TABLE, **hooks.standings(state)})
    yield from _foreign_frames(state)
    yield from timing.faults(state)
    yield from hooks.unreachable(state)


def _foreign_frames(state: State) -> Iterator[str]:
    """In a turn only its seat is asked, and only its steps are taken."""
    mover = moment.mover(state)
    for place, (kind, seat, of, _) in enumerate(stack(state)):
        if mover == moment.NO_SEAT or kind in (ids.ROUND, *range(ids.FILL_ROW + 1)):
            continue
        if mover != (of if kind < ids.KEEP_WEALTH else seat):
            yield f"pending[{place}] ({FRAMES.names[kind]}) must be of seat {mover}, whose turn it is."


# Set-up.


def is_first_round(state: State, frame: Frame) -> bool:
    """Does the frame lie on the first round of the game, before its first turn?"""
    return frame.below[0] != ids.ROUND or frame.below[2] == 0


def is_idle_count(state: State, frame: Frame) -> bool:
    """Are so many idle workers on the gears, as many as may still come?"""
    placed = state.spaces.count(ids.IDLE)
    is_due = frame.kind == ids.PLACE_IDLE_WORKERS or placed < setup.idle_workers(state)
    return is_first_round(state, frame) and is_due and frame.a == placed


def is_monument_count(state: State, frame: Frame) -> bool:
    """Are so many monuments open, with the one being revealed?"""
    monuments = list(state.tiles[ids.FIRST_MONUMENT :])
    return frame.a == monuments.count(ids.OPEN) + (frame.above[0] == ids.REVEAL_MONUMENT)


def is_dealt(places: list[int], state: State, frame: Frame, each: int, dealing: int) -> bool:
    """Has every seat the tiles that so many dealt one after the other make, with the one being dealt?"""
    on_table = frame.a - (frame.above[0] == dealing)
    hands = [sum(place == ids.DEALT + seat for place in places) for seat in range(state.players)]
    return hands == [min(each, max(0, on_table - each * seat)) for seat in range(state.players)]


def is_wealth_dealt(state: State, frame: Frame) -> bool:
    """Have the seats been dealt so many wealth tiles?"""
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
    """Are there so many turns?"""
    return frame.a <= state.players


def is_turn(state: State, frame: Frame) -> bool:
    """Has the turn begun that the frame belongs to?"""
    return frame.below[2] >= 1


def is_begun(state: State, frame: Frame) -> bool:
    """Has the turn begun, with the corn that begging brings if it has been done (TZ-8)?"""
    corn = hooks.beg_result(state, frame.seat, BEG_RESULT)
    has_begged = not frame.a or state.corn[frame.seat] == corn or state.tribe[frame.seat] != ids.NO_TRIBE
    return is_turn(state, frame) and has_begged


def has_placed(state: State, frame: Frame) -> bool:
    """Has the seat so many workers out?"""
    out = state.workers[frame.seat] - state.hand[frame.seat]
    return is_turn(state, frame) and frame.a <= out


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
    return frame.below[0] == hooks.after_rewards(state, ids.CLOSE_FOOD_DAY)


def is_age_change(state: State, frame: Frame) -> bool:
    """Is it the food day that ends the first age?"""
    return state.food_days == AGE_CHANGES_AFTER and state.age == 1


def is_before_feeding(state: State, frame: Frame) -> bool:
    """Does the step follow that comes after feeding on this food day (TZ-55)?"""
    usual = ids.AGE_CHANGE if state.food_days == AGE_CHANGES_AFTER else ids.TEMPLE_REWARDS
    return frame.below[0] == hooks.after_feeding(state, usual)


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


# Follow-up questions.


def is_picked_up(state: State, frame: Frame) -> bool:
    """Has the gear such a space for the seat, empty now, and is the worker in hand?"""
    space = frame.a * ids.GEAR_SPACES + frame.b
    return (
        frame.is_top
        and frame.b <= calendar.last_space(state, frame.seat, frame.a)
        and state.spaces[space] == ids.NOBODY
        and state.hand[frame.seat] > 0
    )


def is_any_action(state: State, frame: Frame) -> bool:
    """May the action be declined only where an icon gives it (TZ-32, TZ-39)?"""
    return frame.is_top and (frame.a == 1 or frame.below[0] in (ids.PICKING, ids.TURN_OVER))


def is_asked_last(state: State, frame: Frame) -> bool:
    """Does nothing come before its answer?"""
    return frame.is_top


def can_climb(state: State, frame: Frame) -> bool:
    """Are there so many steps, and is it known why they wait (TZ-45)?"""
    climbed = bin(frame.b).count("1")
    is_reached = frame.is_top or climbed > 0 or (frame.above[0] == ids.PAY_BLOCKS and frame.a == MOST_STEPS)
    return frame.a + climbed <= MOST_STEPS and is_reached


def can_descend(state: State, frame: Frame) -> bool:
    """Does a step down follow a burnt tile, or the wealth tiles of Ixtab (TP-11)?"""
    if frame.below[0] != ids.ROUND:
        return frame.is_top
    return frame.below[2] == 0 and state.tribe[frame.seat] == ids.IXTAB


def blocks_due(state: State, frame: Frame) -> int:
    """The most blocks that can be due for what lies below."""
    kind, _, a, b = frame.below
    if kind == ids.RAISE_LEVEL:
        return technology.advance_cost(state, frame.seat, b)
    if kind == ids.STEP_UP:
        return hooks.step_blocks(state, b)
    if kind == ids.RECEIVE:
        return hooks.building_tax(state) if b < ids.BUILDINGS else 0
    return 1 if (a, b) == (MOST_STEPS, 0) else 0


def owes(state: State, frame: Frame) -> bool:
    """Is a price due, and are there more blocks than that (TZ-23)?"""
    return frame.a <= blocks_due(state, frame) and holdings.blocks(state, frame.seat) > frame.a


def can_gain(state: State, frame: Frame) -> bool:
    """Does anything give so many blocks?"""
    return frame.is_top and frame.a <= MOST_BLOCKS


def can_advance(state: State, frame: Frame) -> bool:
    """Are there so many advances, the second of two paid ones alone with a way out (TZ-24)?"""
    if frame.b == ids.PAID:
        return frame.is_top and frame.a <= MOST_ADVANCES
    return frame.a == 1 or (frame.is_top and frame.b == ids.FREE and frame.a == MOST_ADVANCES)


def can_trade(state: State, frame: Frame) -> bool:
    """Is no block both bought and sold in the same visit (TZ-37)?"""
    return frame.is_top and not frame.a & frame.b


def can_build(state: State, frame: Frame) -> bool:
    """Does only the second building of Tikal 4 wait, and only a quick action do without architecture?"""
    if frame.a == ids.WITHOUT_ARCHITECTURE:
        return frame.is_top and frame.below[0] == ids.TURN_OVER
    return frame.is_top or frame.a in SECOND


def can_use_architecture(state: State, frame: Frame) -> bool:
    """Is the building open, and has the seat any architecture (TZ-81)?"""
    level = buildings.architecture(state, frame.seat, ids.AT_TIKAL_4)
    return frame.is_top and state.tiles[frame.a] == ids.OPEN and level > 0


def was_just_taken(state: State, seat: int, tile: int) -> bool:
    """Is this a building that the seat can have taken from the row in this turn?"""
    return holdings.owns(state, seat, tile) and invariants.AGES[tile] == state.age and 0 in state.row


def can_save(state: State, frame: Frame) -> bool:
    """Has the seat architecture 3, and the building taken and not yet paid (TZ-28)?"""
    level = buildings.architecture(state, frame.seat, ids.AT_TIKAL_2)
    is_due = was_just_taken(state, frame.seat, frame.a) and buildings.all_blocks(state, frame.a) > 0
    return frame.is_top and buildings.saves_block(level) and is_due


def has_theology(state: State, frame: Frame) -> bool:
    """Has the seat theology 2, and has it laid a skull (TZ-42)?"""
    laid = sum(state.sacred) + state.laid_skulls
    return holdings.has_effect(state, frame.seat, ids.THEOLOGY, 2) and laid > 0


def can_receive(state: State, seat: int, thing: int) -> bool:
    """Is this a thing that gives something to the seat in a turn?"""
    if thing < ids.BUILDINGS:
        return was_just_taken(state, seat, thing)
    if ids.FIRST_SACRED < thing < ids.FIRST_SACRED + len(state.sacred):
        return state.sacred[thing - ids.FIRST_SACRED] == 1
    return thing >= ids.FIRST_BONUS and (
        holdings.level(state, seat, thing - ids.FIRST_BONUS) == ids.TOP_LEVEL
        or hooks.chooses_any_bonus(state, seat)
    )


def is_received(state: State, frame: Frame) -> bool:
    """Does the thing give something to the seat?"""
    return can_receive(state, frame.a, frame.b)


def can_resolve(state: State, frame: Frame) -> bool:
    """Do such icons stand on the thing, and do they ask (TZ-35)?"""
    asking = sum(1 << place for place in range(ids.ICONS) if may_ask(state, frame.a, place))
    is_left = frame.b > 0 and not frame.b & ~asking and (frame.is_top or frame.b != asking)
    return is_left and can_receive(state, frame.seat, frame.a)


def may_ask(state: State, thing: int, place: int) -> bool:
    """Does an icon ask there: always by its kind, or by what a prophecy makes of it?"""
    least = ids.ANY_TEMPLE if state.calamity == ids.NO_CALAMITY else ids.GAIN
    kinds = range(least, ids.EXCHANGE + 1)
    return any(icons.place_of(thing, 1 << place, kind) == place for kind in kinds)


def can_step_up(state: State, frame: Frame) -> bool:
    """Is a step in this temple one that is paid for?"""
    return temples.is_taxed(state, frame.a, frame.b)


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
    ids.TURN: Standing((ids.ROUND,), is_begun, "a turn taken, and after begging the corn that it brings"),
    ids.PLACING: Standing((ids.ROUND,), has_placed, "a turn taken, and so many workers of the seat placed"),
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
    # What follows a pick-up or a quick action.
    ids.USE_ACTION: Standing(
        (ids.PICKING, ids.TURN_OVER), is_picked_up, "a space that the gear has, left by a worker now in hand"
    ),
    ids.CHOOSE_ANY_ACTION: Standing(WAITING, is_any_action, "an icon below it, if it is optional"),
    ids.HARVEST: Standing(WAITING, is_asked_last, "nothing above it"),
    ids.CLIMB: Standing(WAITING, can_climb, f"at most {MOST_STEPS} steps together"),
    ids.DESCEND: Standing((*WAITING, ids.ROUND), can_descend, "a burnt tile or Ixtab"),
    ids.PAY_BLOCKS: Standing(
        (ids.RAISE_LEVEL, ids.STEP_UP, ids.RECEIVE, ids.CLIMB),
        owes,
        "a price of so many blocks below it, and more blocks than that",
    ),
    ids.GAIN_BLOCKS: Standing(WAITING, can_gain, f"at most {MOST_BLOCKS} blocks"),
    ids.ADVANCE: Standing(
        WAITING, can_advance, f"at most {MOST_ADVANCES} advances, and one left of two paid"
    ),
    ids.TRADE: Standing(WAITING, can_trade, "no block that is both bought and sold"),
    ids.BUILD: Standing(WAITING, can_build, "a way that leads there"),
    ids.USE_ARCHITECTURE: Standing(
        WAITING, can_use_architecture, "an open building, and architecture of the seat"
    ),
    ids.SAVE_BLOCK: Standing(
        WAITING, can_save, "architecture 3, and a building that the seat has just taken from the row"
    ),
    ids.THEOLOGY_STEP: Standing(WAITING, has_theology, "theology 2, and a skull laid"),
    ids.RESOLVE_ICONS: Standing(
        WAITING, can_resolve, "icons of a thing that the seat has just received, and that ask"
    ),
    ids.RECEIVE: Standing(WAITING, is_received, "a thing that the seat receives in its turn"),
    ids.RAISE_LEVEL: Standing(WAITING),
    ids.STEP_UP: Standing((*WAITING, ids.CLIMB, ids.TAXED_STEPS), can_step_up, "a step that costs something"),
}
