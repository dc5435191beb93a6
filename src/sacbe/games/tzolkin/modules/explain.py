"""Why not, by the rules of the modules; where they have no reason the base game gives its own."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import decisions, hooks, ids, names
from sacbe.games.tzolkin.modules.quick_actions import schedule, spaces
from sacbe.games.tzolkin.modules.tribes import picking as tribe_picking
from sacbe.games.tzolkin.modules.tribes import placing as tribe_placing
from sacbe.games.tzolkin.rules import buildings, holdings, icons, picking, placing, temples
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
    if state.quick_action == ids.RESERVED and _would_be_legal(state, frame, action):
        return Reason("quick-action-needs-it", "TP-140")
    explainer = EXPLAINERS.get(verb)
    return explainer(state, frame, noun) if explainer is not None else None


def _would_be_legal(state: State, frame: Frame, action: int) -> bool:
    """Would the action be legal if no quick action were reserved?"""
    trial = state.copy()
    assert isinstance(trial, State)
    trial.quick_action, trial.offered = ids.NOT_TAKEN, 0
    decisions.legal(trial, frame[0], frame[1], frame[2], frame[3])
    return action in [trial.offers[place] for place in range(trial.offered)]


def _costs_corn(state: State, seat: int, cost: int, rule: str) -> Reason:
    return Reason("costs-corn", rule, {"cost": cost, "have": state.corn[seat]})


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
        return _costs_corn(state, seat, cost, "TP-120")
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
    cost = tribe_placing.skip_cost(state, seat, gear, placed)
    if cost == placing.NO_SPACE:
        return Reason("nothing-to-skip", "TP-62")
    return _is_needed(state, seat, cost) or _costs_corn(state, seat, cost, "TP-62")


def _bargain(state: State, frame: Frame, gear: int) -> Reason | None:
    seat, placed = frame[1], _placed(frame)
    if not _is_placing(frame):
        return None
    if state.hand[seat] == 0:
        return Reason("no-worker-in-hand", "TZ-5")
    if state.bargained:
        return Reason("ability-used", "TP-45")
    cost = tribe_placing.bargain_cost(state, seat, gear, placed)
    if cost == placing.NO_SPACE:
        return Reason("price-is-no-help", "TP-47")
    return _is_needed(state, seat, cost) or _costs_corn(state, seat, cost, "TP-45")


def _end_turn(state: State, frame: Frame, noun: int) -> Reason | None:
    if frame[0] in (ids.PLACING, ids.TURN_OVER) and state.quick_action != ids.NOT_TAKEN:
        return Reason("quick-action-first", "TP-127")
    return None


def _pick_up(state: State, frame: Frame, space: int) -> Reason | None:
    seat = frame[1]
    if frame[0] != ids.PLACING or state.tribe[seat] != ids.AH_CHUY_KAK or state.spaces[space] != seat + 1:
        return None
    if tribe_placing.placed_on_gears(state) < 2:
        return Reason("needs-two-placed", "TP-25")
    if tribe_placing.was_placed_now(state, space):
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
    number = picking.number_of(index)
    if picking.gear_of(index) != gear:
        return Reason("other-gear", "TZ-11", {"action": names.ACTIONS[index], "gear": names.GEARS[gear]})
    if not tribe_picking.reaches(state, seat, gear, space, number):
        return Reason("out-of-reach", "TP-29", {"action": names.ACTIONS[index], "space": space})
    if picking.step_fee(state, seat, gear, space, number) <= 1:
        return Reason("no-cheaper", "TP-154")
    if state.corn[seat] == 0:
        return _costs_corn(state, seat, 1, "TP-31")
    return None


def _barter(state: State, frame: Frame, block: int) -> Reason | None:
    seat = frame[1]
    if state.sale != seat + 1:
        return Reason("ability-used", "TP-67")
    if state.blocks[seat * ids.BLOCKS + block] == 0:
        return Reason("no-such-block", "TP-65", {"block": names.BLOCKS[block]})
    return Reason("would-leave-unpaid", "TP-65")


# Taxes.


def _step_tax(state: State, seat: int, temple: int) -> Reason | None:
    if not temples.is_taxed(state, seat, temple) or temples.can_pay_step(state, seat, temple):
        return None
    corn = hooks.step_corn(state)
    if corn > 0:
        return Reason("tax-in-corn", "TP-72", {"cost": corn, "have": state.corn[seat]})
    blocks = hooks.step_blocks(state, temple)
    return Reason("tax-in-blocks", "TP-74", {"cost": blocks, "have": holdings.blocks(state, seat)})


def _climb(state: State, frame: Frame, temple: int) -> Reason | None:
    kind, seat, a, b = frame
    if (kind == ids.CLIMB and not b & (1 << temple)) or (kind == ids.TAXED_STEPS and a == temple):
        return _step_tax(state, seat, temple)
    return None


def _gain(state: State, frame: Frame, block: int) -> Reason | None:
    seat = frame[1]
    tax = hooks.corn_tax(state, block)
    if frame[0] in (ids.GAIN_BLOCKS, ids.TAXED_GOLD) and tax > state.corn[seat]:
        return Reason("tax-in-corn", "TP-80", {"cost": tax, "have": state.corn[seat]})
    return None


def _descend(state: State, frame: Frame, temple: int) -> Reason | None:
    if frame[0] != ids.TAXED_SKULLS:
        return None
    if not temples.can_descend_anywhere(state, frame[1]):
        return Reason("no-temple-for-skull", "TP-86")
    return Reason("at-the-bottom", "TP-85", {"temple": names.TEMPLES[temple]})


def _level_tax(state: State, seat: int) -> Reason:
    return Reason(
        "tax-in-blocks", "TP-90", {"cost": hooks.advance_tax(state), "have": holdings.blocks(state, seat)}
    )


def _advance(state: State, frame: Frame, track: int) -> Reason | None:
    kind, seat, a, b = frame
    if kind == ids.RAISE_OTHERS and not a & (1 << track):
        return Reason("raised-already", "TP-115", {"track": names.TRACKS[track]})
    if kind == ids.RAISE_OTHERS or (kind == ids.TAXED_LEVEL and a == track):
        return _level_tax(state, seat)
    return _level_tax(state, seat) if kind == ids.ADVANCE and b == ids.FREE else None


def _resolve(state: State, frame: Frame, icon: int) -> Reason | None:
    """An icon that is there, but cannot be paid for now."""
    kind, seat, thing, left = frame
    if kind != ids.RESOLVE_ICONS or icons.place_of(thing, left, ids.GAIN + icon) == icons.NOWHERE:
        return None
    if icon == ids.LEVEL - ids.GAIN:
        return _level_tax(state, seat)
    if icon == 0:
        return Reason(
            "tax-in-corn", "TP-80", {"cost": hooks.corn_tax(state, ids.GOLD), "have": state.corn[seat]}
        )
    return None


# Construction.


def _renovate(state: State, frame: Frame, number: int) -> Reason | None:
    kind, seat, _, _ = frame
    if kind != ids.BUILD:
        return None
    if state.renovated:
        return Reason("already-renovating", "TP-105")
    if not holdings.owns(state, seat, ids.BASE_BUILDINGS + number):
        return Reason("not-renovatable", "TP-103")
    return Reason("no-building-affordable", "TP-103")


def _build(state: State, frame: Frame, tile: int) -> Reason | None:
    kind, seat, way, _ = frame
    if kind != ids.BUILD or state.tiles[tile] != ids.OPEN or not buildings.takes(way, tile):
        return None
    if not hooks.is_worth_giving_up(state, tile):
        return Reason("nothing-saved", "TP-103")
    tax, spare = (
        buildings.tax_in_blocks(state, tile),
        holdings.blocks(state, seat) - buildings.all_blocks(state, tile),
    )
    if way != ids.AT_UXMAL_4 and spare < tax and not buildings.can_pay_tax(state, seat, tile, 0):
        return Reason("tax-in-blocks", "TP-95", {"cost": tax, "have": max(0, spare)})
    return None


def _lower(state: State, frame: Frame, track: int) -> Reason | None:
    if frame[0] != ids.LOWER:
        return None
    return Reason("level-is-zero", "TP-115", {"track": names.TRACKS[track]})


def _keep_tribe(state: State, frame: Frame, tribe: int) -> Reason | None:
    if frame[0] != ids.KEEP_TRIBE:
        return None
    return Reason("tribe-not-dealt", "TP-2", {"tribe": names.TRIBES[tribe]})


EXPLAINERS: dict[str, Explainer] = {
    "place": _place,
    "skip": _skip,
    "bargain": _bargain,
    "end_turn": _end_turn,
    "pick_up": _pick_up,
    "quick_action": _quick_action,
    "ahead": _ahead,
    "barter": _barter,
    "climb": _climb,
    "gain": _gain,
    "descend": _descend,
    "advance": _advance,
    "resolve": _resolve,
    "renovate": _renovate,
    "build": _build,
    "lower": _lower,
    "keep_tribe": _keep_tribe,
}
