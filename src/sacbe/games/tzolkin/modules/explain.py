# compiled
"""Why not, by the rules of the modules; where they have no reason the base game gives its own."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import dispatch, hooks, ids, names, prices
from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.modules import explain_taxes as taxes
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.modules.quick_actions import schedule, spaces
from sacbe.games.tzolkin.modules.tribes import (
    ah_chuy_kak,
    ahau_chamahez,
    cit_bolon_tum,
    vacub_caquix,
    xaman_ek,
)
from sacbe.games.tzolkin.rules import holdings, picking, placing
from sacbe.games.tzolkin.state import State

Frame = tuple[int, int, int, int]
Explainer = Callable[[State, Frame, int], Reason | None]

# The tribe that a verb belongs to, and the rule that gives it.
TRIBES = {
    "skip": (ids.VACUB_CAQUIX, "TP-62"),
    "bargain": (ids.CIT_BOLON_TUM, "TP-45"),
    "pass": (ids.AHMAKIQ, "TP-36"),
    "ahead": (ids.AHAU_CHAMAHEZ, "TP-29"),
    "bonus": (ids.ITZAMNA, "TP-59"),
    "barter": (ids.XAMAN_EK, "TP-65"),
}


def explain(state: State, frame: Frame, verb: str, noun: int, action: int) -> Reason | None:
    """The reason of a module, or None if it has none."""
    seat = frame[1]
    if seat < 0:
        return None
    if verb in TRIBES and state.tribe[seat] != TRIBES[verb][0]:
        tribe, rule = TRIBES[verb]
        return Reason("not-your-tribe", rule, {"tribe": names.TRIBES[tribe - 1]})
    if frame[0] == ids.TURN_OVER and verb in ("place", "skip", "bargain", "pick_up", "use", "ahead"):
        return _turn_is_over(state, seat)
    if state.quick_action == ids.RESERVED and _would_be_legal(state, frame, action):
        return Reason("quick-action-needs-it", "TP-140")
    explainer = EXPLAINERS.get(verb)
    return explainer(state, frame, noun) if explainer is not None else None


def _would_be_legal(state: State, frame: Frame, action: int) -> bool:
    """Would the action be legal if no quick action were reserved?"""
    trial = state.copy()
    assert isinstance(trial, State)
    trial.quick_action, trial.offered = ids.NOT_TAKEN, 0
    dispatch.legal(trial, frame[0], frame[1], frame[2], frame[3])
    return action in [trial.offers[place] for place in range(trial.offered)]


def _turn_is_over(state: State, seat: int) -> Reason:
    """After a pass, the pick-up of Ah Chuy Kak or a quick action nothing is placed or picked up."""
    has_passed = state.tribe[seat] == ids.AHMAKIQ and spaces.workers_on_quick_spaces(state, seat) == 0
    return Reason("nothing-more-this-turn", "TP-36" if has_passed else "TP-149")


def _is_placing(frame: Frame) -> bool:
    return frame[0] in (ids.TURN, ids.PLACING)


def _placed(frame: Frame) -> int:
    return frame[2] if frame[0] == ids.PLACING else 0


# Placing.


def _place(state: State, frame: Frame, place: int) -> Reason | None:
    seat, placed = frame[1], _placed(frame)
    if not _is_placing(frame) or state.hand[seat] == 0:
        return None
    if place == ids.QUICK_ACTION_SPACE:
        return _quick_space(state, seat, placed)
    cost = placing.placing_cost(state, seat, place, placed)
    return _is_needed(state, seat, cost) if cost != placing.NO_SPACE else None


def _is_needed(state: State, seat: int, cost: int) -> Reason | None:
    """The corn is there, but the quick action that was chosen needs it."""
    if state.quick_action != ids.NOT_TAKEN and state.corn[seat] >= cost:
        return Reason("quick-action-needs-it", "TP-127")
    return None


def _quick_space(state: State, seat: int, placed: int) -> Reason:
    if state.quick_action != ids.NOT_TAKEN:
        return Reason("one-quick-space-a-turn", "TP-121")
    if spaces.free_quick_space(state) == spaces.NO_QUICK_SPACE:
        return Reason("quick-spaces-taken", "TP-122")
    cost = placing.placing_cost(state, seat, ids.QUICK_ACTION_SPACE, placed)
    if state.corn[seat] < cost:
        number = spaces.space_cost(state)
        return prices.placing(state, seat, number, number, placed, "TP-120")
    return _impossible(state)


def _impossible(state: State) -> Reason:
    tile = names.QUICK_TILES[schedule.tile_in_force(state)]
    return Reason("quick-action-impossible", "TP-126", {"tile": tile})


def _skip(state: State, frame: Frame, gear: int) -> Reason | None:
    seat, placed = frame[1], _placed(frame)
    if not _is_placing(frame):
        return None
    if state.hand[seat] == 0:
        return Reason("no-worker-in-hand", "TZ-5")
    lowest = gear * ids.GEAR_SPACES + placing.lowest_free_space(state, seat, gear)
    if state.skipped not in (0, lowest + 1):
        return Reason("ability-used", "TP-64")
    cost = vacub_caquix.skip_cost(state, seat, gear, placed)
    if cost == placing.NO_SPACE:
        return Reason("nothing-to-skip", "TP-62")
    number = vacub_caquix.space_after_skip(state, seat, gear)
    return _is_needed(state, seat, cost) or _on_gear(state, seat, gear, number, placed, "TP-62")


def _bargain(state: State, frame: Frame, gear: int) -> Reason | None:
    seat, placed = frame[1], _placed(frame)
    if not _is_placing(frame):
        return None
    if state.hand[seat] == 0:
        return Reason("no-worker-in-hand", "TZ-5")
    if state.bargained:
        return Reason("ability-used", "TP-45")
    if placing.lowest_free_space(state, seat, gear) == placing.NO_SPACE:
        return Reason("gear-is-full", "TP-153", {"gear": names.GEARS[gear]})
    cost = cit_bolon_tum.bargain_cost(state, seat, gear, placed)
    if cost == placing.NO_SPACE:
        return Reason("price-is-no-help", "TP-47")
    return _is_needed(state, seat, cost) or _on_gear(state, seat, gear, material.FIXED_PRICE, placed, "TP-45")


def _on_gear(state: State, seat: int, gear: int, number: int, placed: int, rule: str) -> Reason:
    """Corn for a worker on a gear, at the price of a space of this number."""
    return prices.placing(state, seat, number, hooks.gear_cost(state, gear, number), placed, rule)


def _pass(state: State, frame: Frame, noun: int) -> Reason | None:
    if frame[0] in (ids.PLACING, ids.PICKING, ids.TURN_OVER):
        return Reason("pass-instead", "TP-36")
    return None


def _end_turn(state: State, frame: Frame, noun: int) -> Reason | None:
    if frame[0] in (ids.PLACING, ids.TURN_OVER) and state.quick_action != ids.NOT_TAKEN:
        return Reason("quick-action-first", "TP-127")
    if frame[0] == ids.TURN and state.tribe[frame[1]] == ids.AHMAKIQ:
        return Reason("act-or-pass", "TP-36")
    return None


def _pick_up(state: State, frame: Frame, space: int) -> Reason | None:
    seat = frame[1]
    if frame[0] != ids.PLACING or state.tribe[seat] != ids.AH_CHUY_KAK or state.spaces[space] != seat + 1:
        return None
    if ah_chuy_kak.placed_on_gears(state) < 2:
        return Reason("needs-two-placed", "TP-25")
    if ah_chuy_kak.was_placed_now(state, space):
        return Reason("placed-this-turn", "TP-27")
    return _impossible(state)


def _quick_action(state: State, frame: Frame, noun: int) -> Reason | None:
    if frame[0] not in (ids.TURN, ids.PLACING, ids.TURN_OVER):
        return None
    if state.quick_action == ids.NOT_TAKEN:
        return Reason("no-quick-space-taken", "TP-120")
    return _impossible(state)


# Picking up.


def _ahead(state: State, frame: Frame, index: int) -> Reason | None:
    kind, seat, gear, space = frame
    if kind != ids.USE_ACTION:
        return None
    if state.went_ahead:
        return Reason("ability-used", "TP-30")
    if picking.gear_of(index) != gear:
        return Reason("other-gear", "TZ-11", {"action": names.ACTIONS[index], "gear": names.GEARS[gear]})
    if space == base.LAST_SPACE[gear]:
        return Reason("nothing-ahead", "TP-154", {"gear": names.GEARS[gear]})
    if not ahau_chamahez.reaches(state, seat, gear, space, picking.number_of(index)):
        return Reason("out-of-reach", "TP-29", {"action": names.ACTIONS[index], "space": space})
    return prices.using(state, seat, index, material.AHEAD_CORN, "TP-31")


def _harvest(state: State, frame: Frame, harvest_kind: int) -> Reason | None:
    if frame[0] != ids.HARVEST or harvest_kind != ids.HARVEST_IRRIGATE or hooks.level_works(state, 2):
        return None
    if holdings.level(state, frame[1], ids.AGRICULTURE) < 2:
        return None
    return Reason("level-is-lost", "TP-93", {"track": names.TRACKS[ids.AGRICULTURE], "level": 2})


def _barter(state: State, frame: Frame, block: int) -> Reason | None:
    kind, seat, begged, _ = frame
    if not _is_own_turn(state, seat):
        return Reason("sale-in-own-turn", "TP-66")
    if state.sale != seat + 1:
        return Reason("ability-used", "TP-67")
    if state.blocks[seat * ids.BLOCKS + block] == 0:
        return Reason("no-such-block", "TP-65", {"block": names.BLOCKS[block]})
    if xaman_ek.evades_begging(state, kind, seat, begged, block):
        return Reason("sale-evades-begging", "TP-148", {"limit": base.BEG_LIMIT})
    if kind in (ids.PLACING, ids.TURN_OVER):
        return Reason("quick-action-needs-it", "TP-127")
    return Reason("would-leave-unpaid", "TP-65")


def _is_own_turn(state: State, seat: int) -> bool:
    """Is the seat's own turn in progress, and not the calendar or a food day?"""
    for below in range(state.depth):
        kind, of, _, _ = state.frame(below)
        if kind in (ids.TURN, ids.PLACING, ids.PICKING, ids.TURN_OVER) and of == seat:
            return True
    return False


def _keep_tribe(state: State, frame: Frame, tribe: int) -> Reason | None:
    if frame[0] != ids.KEEP_TRIBE:
        return None
    return Reason("tribe-not-dealt", "TP-2", {"tribe": names.TRIBES[tribe]})


EXPLAINERS: dict[str, Explainer] = {
    "place": _place,
    "skip": _skip,
    "bargain": _bargain,
    "pass": _pass,
    "end_turn": _end_turn,
    "pick_up": _pick_up,
    "quick_action": _quick_action,
    "ahead": _ahead,
    "harvest": _harvest,
    "barter": _barter,
    "keep_tribe": _keep_tribe,
    **taxes.EXPLAINERS,
}
