"""Where the decisions that follow a pick-up or a quick action may be (standing.py).

Each follows from what lies below it: a worker's action, or the icon of a thing that can be received there.
Frames that wait below others were asked already, so of these only what has not changed since is asked.
"""

from __future__ import annotations

from sacbe.core.standing import Frame, Standing
from sacbe.games.tzolkin import extensions, hooks, ids, invariants
from sacbe.games.tzolkin.moment import WAITING
from sacbe.games.tzolkin.rules import buildings, calendar, holdings, icons, technology, temples
from sacbe.games.tzolkin.state import State

NOWHERE = -1
EVERY_ICON = (1 << ids.ICONS) - 1
CHAINS = {ids.CHAINED: ids.CONSTRUCT, ids.ONLY_A_MONUMENT: ids.MONUMENT}
"""The icon that leads to a building in some ways."""

SECOND = (ids.SECOND_AT_TIKAL_4, ids.SECOND_WITHOUT_ARCHITECTURE)
MAX_STEPS = 2
MAX_BLOCKS = 2
MAX_ADVANCES = 2

CONSTRUCTS = (ids.PICKING, ids.TURN_OVER, ids.RESOLVE_ICONS, ids.BUILD)
"""On these lies what a building leads to."""

LAYS_SKULL = (ids.PICKING, ids.TURN_OVER, ids.RESOLVE_ICONS, ids.THEOLOGY_STEP)
"""On these lies what a space of Chichen Itza leads to."""

ADVANCES = (*CONSTRUCTS, ids.ADVANCE, ids.RAISE_OTHERS)
"""On these lies what an advance leads to."""


def follows_pick_up(state: State, frame: Frame) -> bool:
    """Was a worker picked up just before, so that any action may follow (TZ-11, TP-25)?"""
    if frame.below[0] == ids.TURN_OVER:
        return extensions.picks_up_last(state, frame.below[1])
    return frame.below[0] == ids.PICKING


def comes_of_action(state: State, frame: Frame) -> bool:
    """Can the action of a worker have led here, or an icon that stands for any (TZ-32)?"""
    return follows_pick_up(state, frame) or has_received(state, frame, ids.ANY_ACTION)


def comes_of_turn_end(state: State, frame: Frame) -> bool:
    """Is this the question of an action that needs no worker on a gear (TP-128)?"""
    return frame.below[0] == ids.TURN_OVER and extensions.asks_at_turn_end(
        state, frame.below[1], frame.kind, frame.a
    )


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
        return frame.is_top and has_received(state, frame, ids.ANY_ACTION)
    return frame.is_top and follows_pick_up(state, frame)


def can_harvest(state: State, frame: Frame) -> bool:
    """Has an action led there, and does nothing come before its answer?"""
    return frame.is_top and comes_of_action(state, frame)


def can_climb(state: State, frame: Frame) -> bool:
    """Can there be this many steps, and is it known why they wait (TZ-45)?"""
    steps = frame.a + bin(frame.b).count("1")
    if not comes_of_action(state, frame) and (steps > 1 or not has_received(state, frame, ids.ANY_TEMPLE)):
        return False
    is_reached = frame.is_top or frame.b > 0 or (frame.above[0] == ids.PAY_BLOCKS and frame.a == MAX_STEPS)
    return steps <= MAX_STEPS and is_reached


def can_descend(state: State, frame: Frame) -> bool:
    """Does a step down follow a burnt tile, or the wealth tiles of Ixtab (TP-11)?"""
    if frame.below[0] != ids.ROUND:
        return can_harvest(state, frame) and state.corn_tiles[frame.seat] > 0
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
    return 1 if (a, b) == (MAX_STEPS, 0) else 0


def owes(state: State, frame: Frame) -> bool:
    """Is a price due, and are there more blocks than that (TZ-23), or were there before a sale (TP-65)?"""
    sold = 1 if extensions.may_have_sold(state, frame.seat) else 0
    return frame.a <= blocks_due(state, frame) and holdings.blocks(state, frame.seat) + sold > frame.a


def can_gain(state: State, frame: Frame) -> bool:
    """Has the seat just received something that gives this many blocks?"""
    return frame.is_top and frame.a <= MAX_BLOCKS and has_received(state, frame, ids.ANY_BLOCKS)


def can_advance(state: State, frame: Frame) -> bool:
    """Can there be this many advances? Only the second of two paid ones may be declined (TZ-24)."""
    if frame.b == ids.PAID:
        is_due = comes_of_action(state, frame) or comes_of_turn_end(state, frame)
        return frame.is_top and is_due and frame.a <= MAX_ADVANCES
    if frame.b == ids.PAID_OR_DONE:
        return frame.a == 1 and comes_of_action(state, frame)
    is_whole = frame.a == 1 or (frame.is_top and frame.a == MAX_ADVANCES)
    return is_whole and has_received(state, frame, ids.ANY_TECHNOLOGY)


def can_trade(state: State, frame: Frame) -> bool:
    """Is this a market, and no block both bought and sold in the same visit (TZ-37)?"""
    is_market = comes_of_action(state, frame) or has_received(state, frame, ids.MARKET)
    return frame.is_top and not frame.a & frame.b and (is_market or comes_of_turn_end(state, frame))


def can_build(state: State, frame: Frame) -> bool:
    """Is there what leads this way: a building, an icon, a quick action? Only the second of two waits."""
    if frame.a in SECOND:
        is_first_built = any(was_just_taken(state, frame.seat, tile) for tile in range(ids.BUILDINGS))
        return is_first_built and comes_of_action(state, frame)
    if frame.a == ids.WITHOUT_ARCHITECTURE:
        return frame.is_top and comes_of_turn_end(state, frame)
    if frame.a in CHAINS:
        return frame.is_top and has_received(state, frame, CHAINS[frame.a])
    return frame.is_top and comes_of_action(state, frame)


def can_use_architecture(state: State, frame: Frame) -> bool:
    """Is the building open, and has the seat any architecture (TZ-81)?"""
    level = buildings.architecture(state, frame.seat, ids.AT_TIKAL_4)
    can_be_built = buildings.can_build(state, frame.seat, frame.a, ids.AT_TIKAL_4)
    return frame.is_top and level > 0 and can_be_built and comes_of_action(state, frame)


def was_just_taken(state: State, seat: int, tile: int) -> bool:
    """Is this a building that the seat can have taken from the row in this turn?"""
    return holdings.owns(state, seat, tile) and invariants.AGES[tile] == state.age and 0 in state.row


def can_save(state: State, frame: Frame) -> bool:
    """Has the seat architecture 3, and the building taken and not yet paid (TZ-28)?"""
    level = buildings.architecture(state, frame.seat, ids.AT_TIKAL_2)
    is_due = was_just_taken(state, frame.seat, frame.a) and buildings.all_blocks(state, frame.a) > 0
    is_built = (
        comes_of_action(state, frame)
        or frame.below[0] == ids.BUILD
        or has_received(state, frame, ids.CONSTRUCT)
    )
    return frame.is_top and buildings.saves_block(level) and is_due and is_built


def has_theology(state: State, frame: Frame) -> bool:
    """Has the seat theology 2, and has it laid a skull (TZ-42)?"""
    has_laid = (follows_pick_up(state, frame) and sum(state.sacred) > 0) or (
        state.laid_skulls > 0 and has_received(state, frame, ids.SKULL_ON_BUILDING)
    )
    return holdings.has_effect(state, frame.seat, ids.THEOLOGY, 2) and has_laid


def can_receive(state: State, frame: Frame, thing: int) -> bool:
    """Can the seat whose turn it is have received this thing on what lies below the frame?"""
    seat = frame.seat if frame.seat >= 0 else frame.a
    below = frame.below[0]
    if thing < ids.BUILDINGS:
        return was_just_taken(state, seat, thing) and can_have_built(state, frame, thing)
    if ids.FIRST_SACRED < thing < ids.FIRST_SACRED + len(state.sacred):
        is_there = below in LAYS_SKULL and (below != ids.TURN_OVER or follows_pick_up(state, frame))
        return is_there and state.sacred[thing - ids.FIRST_SACRED] == 1
    if thing < ids.FIRST_BONUS or below not in ADVANCES:
        return False
    is_there = below != ids.TURN_OVER or advances_last(state, frame) or can_have_built(state, frame, thing)
    is_beyond = holdings.level(state, seat, thing - ids.FIRST_BONUS) == ids.TOP_LEVEL
    return is_there and (is_beyond or hooks.may_choose_bonus(state, seat))


def advances_last(state: State, frame: Frame) -> bool:
    """Can the seat have ended its turn with an advance?"""
    return frame.below[0] == ids.TURN_OVER and extensions.asks_at_turn_end(
        state, frame.below[1], ids.ADVANCE, 1
    )


def can_have_built(state: State, frame: Frame, tile: int) -> bool:
    """Can the building have been constructed on what lies below? One with a skull asks a step of theology."""
    below = frame.below[0]
    if below == ids.TURN_OVER:
        builds_last = extensions.asks_at_turn_end(state, frame.below[1], ids.BUILD, ids.WITHOUT_ARCHITECTURE)
        return builds_last or follows_pick_up(state, frame)
    if below == ids.THEOLOGY_STEP:
        return icons.place_of(tile, EVERY_ICON, ids.SKULL_ON_BUILDING) != NOWHERE
    return below in CONSTRUCTS


def has_received(state: State, frame: Frame, *kinds: int) -> bool:
    """Can the seat have received a thing with such an icon on what lies below the frame?"""
    return any(
        icons.place_of(thing, EVERY_ICON, icon) != NOWHERE and can_receive(state, frame, thing)
        for icon in kinds
        for thing in range(ids.PRINTED)
    )


def is_received(state: State, frame: Frame) -> bool:
    """Does the thing give something to the seat?"""
    return can_receive(state, frame, frame.b)


def can_rise(state: State, frame: Frame) -> bool:
    """Is there what leads to an advance: an action, an icon, or others that are left (TZ-23)?"""
    return (
        frame.below[0] in (ids.ADVANCE, ids.RAISE_OTHERS)
        or comes_of_action(state, frame)
        or advances_last(state, frame)
        or has_received(state, frame, ids.ANY_TECHNOLOGY, ids.LEVEL, ids.EXCHANGE)
    )


def can_resolve(state: State, frame: Frame) -> bool:
    """Do such icons stand on the thing, and do they ask (TZ-35)?"""
    asking = sum(1 << place for place in range(ids.ICONS) if may_ask(state, frame.a, place))
    is_left = frame.b > 0 and not frame.b & ~asking and (frame.is_top or frame.b != asking)
    return is_left and can_receive(state, frame, frame.a)


def may_ask(state: State, thing: int, place: int) -> bool:
    """Does an icon ask there: always by its kind, or by what a prophecy makes of it?"""
    least = ids.ANY_TEMPLE if state.calamity == ids.NO_CALAMITY else ids.GAIN
    kinds = range(least, ids.EXCHANGE + 1)
    return any(icons.place_of(thing, 1 << place, kind) == place for kind in kinds)


def can_step_up(state: State, frame: Frame) -> bool:
    """Is a step in this temple one that is paid for, and is there what leads to it?"""
    is_due = (
        frame.below[0] in (ids.CLIMB, ids.TAXED_STEPS)
        or comes_of_action(state, frame)
        or has_received(state, frame, ids.ANY_TEMPLE, ids.STEPS_UP)
    )
    return is_due and temples.is_taxed(state, frame.a, frame.b)


TABLE: dict[int, Standing[State]] = {
    ids.USE_ACTION: Standing(
        (ids.PICKING, ids.TURN_OVER), is_picked_up, "a space that the gear has, left by a worker now in hand"
    ),
    ids.CHOOSE_ANY_ACTION: Standing(
        WAITING, is_any_action, "Uxmal 5, or if it is optional a building with that icon"
    ),
    ids.HARVEST: Standing(WAITING, can_harvest, "an action that leads there, and nothing above it"),
    ids.CLIMB: Standing(
        WAITING,
        can_climb,
        f"what leads there, and by an action at most {MAX_STEPS} steps together, else one",
    ),
    ids.DESCEND: Standing(
        (*WAITING, ids.ROUND), can_descend, "a burnt wood tile with its corn tile, or Ixtab"
    ),
    ids.PAY_BLOCKS: Standing(
        (ids.RAISE_LEVEL, ids.STEP_UP, ids.RECEIVE, ids.CLIMB),
        owes,
        "a price of that many blocks below it, and more blocks than that",
    ),
    ids.GAIN_BLOCKS: Standing(WAITING, can_gain, f"something that gives blocks, at most {MAX_BLOCKS}"),
    ids.ADVANCE: Standing(
        WAITING,
        can_advance,
        f"what leads there, and at most {MAX_ADVANCES} advances, one left of two that are paid",
    ),
    ids.TRADE: Standing(WAITING, can_trade, "no block that is both bought and sold, and a market"),
    ids.BUILD: Standing(WAITING, can_build, "a way that leads there"),
    ids.USE_ARCHITECTURE: Standing(
        WAITING, can_use_architecture, "an open building that the seat can pay, and its architecture"
    ),
    ids.SAVE_BLOCK: Standing(
        WAITING, can_save, "architecture 3, and a building that the seat has just taken from the row"
    ),
    ids.THEOLOGY_STEP: Standing(WAITING, has_theology, "theology 2, and a skull just laid"),
    ids.RESOLVE_ICONS: Standing(
        WAITING, can_resolve, "icons of a thing that the seat has just received, and that ask"
    ),
    ids.RECEIVE: Standing(WAITING, is_received, "a thing that the seat receives in its turn"),
    ids.RAISE_LEVEL: Standing(WAITING, can_rise, "what leads to an advance"),
    ids.STEP_UP: Standing(
        (*WAITING, ids.CLIMB, ids.TAXED_STEPS), can_step_up, "what leads to a step, one that costs something"
    ),
}
