"""What the modules remember of a turn and of a food day, and whether it fits the moment."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.decisions import stack
from sacbe.games.tzolkin import ids, moment, names
from sacbe.games.tzolkin import timing as base
from sacbe.games.tzolkin.modules.quick_actions import spaces
from sacbe.games.tzolkin.rules import calendar, holdings
from sacbe.games.tzolkin.state import State

CONSTRUCTION = (ids.BUILD, ids.USE_ARCHITECTURE, ids.SAVE_BLOCK)
_ABILITIES: dict[str, dict[str, int]] = {tribe["id"]: tribe["ability"][0] for tribe in names.load("tribes")}
CORN_OF_BACAB = _ABILITIES["bacab"]["floor_at_turn_start"]
FIXED_PRICE = _ABILITIES["cit_bolon_tum"]["value"]
SELLING_PRICES: tuple[int, ...] = tuple(names.load("market")["corn_per_block"].values())
SHRINE = names.TILES.index("tp_b8")


def faults(state: State) -> Iterator[str]:
    """What does not fit the moment, as sentences."""
    if state.modules & ids.TRIBES:
        yield from _tribe_faults(state)
    if state.modules & ids.PROPHECIES:
        yield from _prophecy_faults(state)
    if state.modules & ids.NEW_BUILDINGS:
        yield from _building_faults(state)
    if state.modules & ids.QUICK_ACTIONS:
        yield from _quick_tile_faults(state)
        yield from _quick_space_faults(state)


def _is_turn(state: State, tribe: int, *kinds: int) -> bool:
    """Is it the turn of a seat of this tribe, with such a frame on its round?"""
    seat = moment.mover(state)
    return seat != moment.NO_SEAT and state.tribe[seat] == tribe and moment.kinds(state)[1] in kinds


# Tribes.


def _tribe_faults(state: State) -> Iterator[str]:
    placing_kinds = (ids.PLACING, ids.TURN_OVER, ids.END_TURN)
    turn_kinds = (*placing_kinds, ids.TURN, ids.PICKING)
    if state.sale and not (
        _is_turn(state, ids.XAMAN_EK, *turn_kinds) and state.sale - 1 == moment.mover(state)
    ):
        yield "this_turn.sale must be the seat of xaman_ek in its own turn, or null."
    if state.went_ahead and not _is_turn(state, ids.AHAU_CHAMAHEZ, ids.PICKING, ids.END_TURN):
        yield "this_turn.went_ahead is for ahau_chamahez, once it has picked up a worker in its turn."
    if state.bargained and not (_is_turn(state, ids.CIT_BOLON_TUM, *placing_kinds) and _has_bargained(state)):
        yield (
            "this_turn.bargained is for cit_bolon_tum, "
            f"once it has placed a worker beyond space {FIXED_PRICE}."
        )
    if state.skipped and not (_is_turn(state, ids.VACUB_CAQUIX, *placing_kinds) and _was_skipped(state)):
        yield ("this_turn.skipped is for vacub_caquix, once it has placed a worker beyond such a space.")
    yield from _placed_faults(state)
    seat = moment.mover(state)
    if _is_turn(state, ids.BACAB, ids.TURN) and state.corn[seat] < CORN_OF_BACAB:
        yield (
            f"seats[{seat}].corn must be {CORN_OF_BACAB} or more when a turn of bacab begins, "
            f"not {state.corn[seat]}."
        )
    for seat in range(state.players):
        if ids.DEALT + seat in state.tribes and not moment.is_set_up(state):
            yield f"seats[{seat}].tribes_dealt must be empty after set-up."
        kept, dealt = (list(state.tribes).count(place + seat) for place in (ids.OWNED, ids.DEALT))
        yield from base.dealing_faults(
            state, (kept, dealt), ids.TRIBES_DEALT, ids.DEAL_TRIBES, f"seats[{seat}].tribes"
        )


def _has_bargained(state: State) -> bool:
    """Is a worker of the mover where the fixed price helps (TP-45)?"""
    return any(
        piece == moment.mover(state) + 1
        and place - min(place // ids.GEAR_SPACES, ids.CHICHEN_ITZA) * ids.GEAR_SPACES > FIXED_PRICE
        for place, piece in enumerate(state.spaces)
    )


def _was_skipped(state: State) -> bool:
    """Is the space skipped the lowest that was free, with a worker of the mover beyond it (TP-62)?"""
    gear = min((state.skipped - 1) // ids.GEAR_SPACES, ids.CHICHEN_ITZA)
    first = gear * ids.GEAR_SPACES
    beyond = list(state.spaces[state.skipped : ids.SPACES if gear == ids.CHICHEN_ITZA else first + 10])
    is_numbered = state.skipped - 1 - first <= calendar.last_space(state, moment.mover(state), gear)
    is_lowest = ids.NOBODY not in list(state.spaces[first : state.skipped - 1])
    return is_numbered and is_lowest and moment.mover(state) + 1 in beyond


def _placed_faults(state: State) -> Iterator[str]:
    placed = [space - 1 for space in state.placed_now if space]
    if _is_turn(state, ids.AH_CHUY_KAK, ids.PLACING):
        _, seat, count, _ = stack(state)[1]
        others = state.workers[seat] - state.hand[seat] - holdings.on_gears(state, seat)
        if len(placed) != count - others:
            yield f"this_turn.placed must list {count - others} spaces, as many as were placed on gears."
    if not placed:
        return
    kinds = (ids.PLACING, ids.TURN_OVER, ids.END_TURN)
    seat = moment.mover(state)
    if not _is_turn(state, ids.AH_CHUY_KAK, *kinds) or any(
        state.spaces[space] != seat + 1 for space in placed
    ):
        yield "this_turn.placed is for ah_chuy_kak, and lists spaces on which its workers stand."
        return
    if len(set(placed)) < len(placed):
        yield "this_turn.placed must list different spaces."


# Prophecies and new buildings.


def _prophecy_faults(state: State) -> Iterator[str]:
    for seat in range(state.players):
        most = state.workers[seat] if moment.is_fed(state) else 0
        if not 0 <= state.fed[seat] <= most:
            yield f"seats[{seat}].fed must be 0 to {most} at this moment, not {state.fed[seat]}."


def _building_faults(state: State) -> Iterator[str]:
    frames = stack(state)
    seat = moment.mover(state)
    if state.renovated and not (
        seat != moment.NO_SEAT
        and frames[-1][0] in CONSTRUCTION
        and holdings.owns(state, seat, state.renovated - 1)
    ):
        yield "this_turn.renovated must be a building of the seat that constructs another now, or null."
    is_due = any(
        (kind == ids.SAVE_BLOCK and a == SHRINE) or (kind == ids.RECEIVE and b == SHRINE)
        for kind, _, a, b in frames
    )
    laid = int(state.tiles[SHRINE] >= ids.OWNED and not is_due)
    if state.laid_skulls != laid:
        yield f"laid_skulls must be {laid}, not {state.laid_skulls}: tp_b8 has {'one' if laid else 'none'}."


# Quick actions.


def _quick_tile_faults(state: State) -> Iterator[str]:
    """Seven tiles are laid out in set-up, the others after feeding on the first food day (TP-137)."""
    pending = moment.kinds(state)
    if ids.LAY_OUT_QUICK_TILES in pending or ids.REVEAL_QUICK_TILE in pending:
        return
    is_second = state.food_days > 0 or moment.is_fed(state)
    laid = ids.QUICK_TILES if is_second else ids.QUICK_TILES_OF_AGE_1
    if [tile > 0 for tile in state.quick_tiles] != [slot < laid for slot in range(ids.QUICK_TILES)]:
        yield f"quick_tiles must hold the first {laid} tiles after {state.food_days} food days."


def _quick_space_faults(state: State) -> Iterator[str]:
    for seat in range(state.players):
        count = spaces.workers_on_quick_spaces(state, seat)
        if count > 1:
            yield f"quick_spaces must hold a seat once, not {count} times seat {seat}."
        if count and not moment.may_stand(state, seat):
            yield f"quick_spaces cannot hold seat {seat} now: it has placed nobody in this round."
    seat = moment.mover(state)
    frame = stack(state)[1][0] if seat != moment.NO_SEAT else 0
    has_space = seat != moment.NO_SEAT and spaces.workers_on_quick_spaces(state, seat) > 0
    if frame == ids.PLACING:
        wanted = ids.TAKEN if has_space else ids.NOT_TAKEN
        if state.quick_action != wanted:
            yield _quick_action_fault(
                "taken while a worker of the seat stands on a quick space, else not_taken"
            )
    elif state.quick_action == ids.TAKEN:
        yield _quick_action_fault("taken only while the seat may place more workers")
    elif state.quick_action == ids.RESERVED and not (
        has_space and _is_turn(state, ids.AH_CHUY_KAK, ids.TURN_OVER)
    ):
        yield _quick_action_fault("reserved only while ah_chuy_kak uses a worker before its quick action")


def _quick_action_fault(wanted: str) -> str:
    return f"this_turn.quick_action must be {wanted}."


# Questions of the base game's own.


def may_have_sold(state: State) -> bool:
    """Can Xaman Ek have sold a block in this turn (TP-65)?"""
    return state.sale == 0


def may_have_sold_for(state: State, corn: int) -> bool:
    """Can it have sold one for this much corn?"""
    return may_have_sold(state) and corn in SELLING_PRICES
