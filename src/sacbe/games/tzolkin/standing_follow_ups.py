"""Where the questions may stand that follow a pick-up or a quick action (standing.py).

Frames that wait below others were asked already, so of these only what has not changed since is asked.
"""

from __future__ import annotations

from sacbe.core.standing import Frame, Standing
from sacbe.games.tzolkin import hooks, ids, invariants
from sacbe.games.tzolkin.frames import WAITING
from sacbe.games.tzolkin.rules import buildings, calendar, holdings, icons, technology, temples
from sacbe.games.tzolkin.state import State

NOWHERE = -1
CHAINS = {ids.CHAINED: ids.CONSTRUCT, ids.ONLY_A_MONUMENT: ids.MONUMENT}
"""The icon that leads to a building in some ways."""

SECOND = (ids.SECOND_AT_TIKAL_4, ids.SECOND_WITHOUT_ARCHITECTURE)
MOST_STEPS = 2
MOST_BLOCKS = 2
MOST_ADVANCES = 2


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
    """Is it Uxmal 5, or an icon, which may be declined (TZ-32, TZ-39)?"""
    if frame.a:
        return frame.is_top and has_received(state, frame.seat, ids.ANY_ACTION)
    return frame.is_top and frame.below[0] in (ids.PICKING, ids.TURN_OVER)


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
    """Has the seat just received something that gives so many blocks?"""
    return frame.is_top and frame.a <= MOST_BLOCKS and has_received(state, frame.seat, ids.ANY_BLOCKS)


def can_advance(state: State, frame: Frame) -> bool:
    """Are there so many advances, the second of two paid ones alone with a way out (TZ-24)?"""
    if frame.b == ids.PAID:
        return frame.is_top and frame.a <= MOST_ADVANCES
    if frame.b == ids.PAID_OR_DONE:
        return frame.a == 1
    is_whole = frame.a == 1 or (frame.is_top and frame.a == MOST_ADVANCES)
    return is_whole and has_received(state, frame.seat, ids.ANY_TECHNOLOGY)


def can_trade(state: State, frame: Frame) -> bool:
    """Is no block both bought and sold in the same visit (TZ-37)?"""
    return frame.is_top and not frame.a & frame.b


def can_build(state: State, frame: Frame) -> bool:
    """Is there what leads this way: a building, an icon, a quick action? Only the second of two waits."""
    if frame.a in SECOND:
        return any(was_just_taken(state, frame.seat, tile) for tile in range(ids.BUILDINGS))
    if frame.a == ids.WITHOUT_ARCHITECTURE:
        return frame.is_top and frame.below[0] == ids.TURN_OVER
    if frame.a in CHAINS:
        return frame.is_top and has_received(state, frame.seat, CHAINS[frame.a])
    return frame.is_top


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


def has_received(state: State, seat: int, icon: int) -> bool:
    """Can the seat have received a thing with this icon in its turn?"""
    every = (1 << ids.ICONS) - 1
    return any(
        icons.place_of(thing, every, icon) != NOWHERE and can_receive(state, seat, thing)
        for thing in range(ids.PRINTED)
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
    ids.USE_ACTION: Standing(
        (ids.PICKING, ids.TURN_OVER), is_picked_up, "a space that the gear has, left by a worker now in hand"
    ),
    ids.CHOOSE_ANY_ACTION: Standing(
        WAITING, is_any_action, "Uxmal 5, or if it is optional a building with that icon"
    ),
    ids.HARVEST: Standing(WAITING, is_asked_last, "nothing above it"),
    ids.CLIMB: Standing(WAITING, can_climb, f"at most {MOST_STEPS} steps together"),
    ids.DESCEND: Standing((*WAITING, ids.ROUND), can_descend, "a burnt tile or Ixtab"),
    ids.PAY_BLOCKS: Standing(
        (ids.RAISE_LEVEL, ids.STEP_UP, ids.RECEIVE, ids.CLIMB),
        owes,
        "a price of so many blocks below it, and more blocks than that",
    ),
    ids.GAIN_BLOCKS: Standing(WAITING, can_gain, f"something that gives blocks, at most {MOST_BLOCKS}"),
    ids.ADVANCE: Standing(
        WAITING,
        can_advance,
        f"at most {MOST_ADVANCES} advances, one left of two paid, and for a free one its icon",
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
