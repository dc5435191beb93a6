# compiled
"""Why not: the reasons why an answer of the right kind is none that the question offers, verb by verb."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import extensions, hooks, ids, material, names, prices
from sacbe.games.tzolkin.decisions import KINDS
from sacbe.games.tzolkin.rules import buildings, holdings, icons, picking, placing, turn, uxmal
from sacbe.games.tzolkin.state import State

Frame = tuple[int, int, int, int]
Explainer = Callable[[State, Frame, int], Reason]


def _keep(state: State, frame: Frame, tile: int) -> Reason:
    return Reason("not-dealt", "TZ-68", {"tile": names.WEALTH[tile]})


def _beg(state: State, frame: Frame, temple: int) -> Reason:
    _, seat, begged, _ = frame
    if begged:
        return Reason("begged-already", "TZ-8")
    if state.corn[seat] > material.BEG_LIMIT:
        return Reason("too-much-corn-to-beg", "TZ-8", {"have": state.corn[seat], "limit": material.BEG_LIMIT})
    return Reason("at-the-bottom", "TZ-46", {"temple": names.TEMPLES[temple]})


def _place(state: State, frame: Frame, place: int) -> Reason:
    kind, seat, local, _ = frame
    placed = local if kind == ids.PLACING else 0
    if state.hand[seat] == 0:
        return Reason("no-worker-in-hand", "TZ-5")
    cost = placing.placing_cost(state, seat, place, placed)
    if cost == placing.NO_SPACE:
        if place == ids.STARTING_PLAYER_SPACE:
            return Reason("starting-player-space-taken", "TZ-6")
        rule = extensions.price_rule(state, seat, "full_gear", place, "TZ-5")
        return Reason("gear-is-full", rule, {"gear": names.GEARS[place]})
    if kind == ids.TURN and turn.must_beg(state, seat, local):
        cheapest = placing.cheapest_placement(state, seat)
        return Reason("must-beg", "TZ-9", {"cost": cheapest, "have": state.corn[seat]})
    if kind == ids.TURN and turn.is_pitied(state, seat, local):
        cheapest = placing.cheapest_placement(state, seat)
        return Reason("only-the-cheapest", "TZ-10", {"cost": cost, "cheapest": cheapest})
    number = 0 if place == ids.STARTING_PLAYER_SPACE else placing.lowest_free_space(state, seat, place)
    return prices.placing(state, seat, number, placing.space_cost(state, seat, place), placed, "TZ-5")


def _pick_up(state: State, frame: Frame, space: int) -> Reason:
    return Reason("no-own-worker-there", "TZ-11", {"space": names.SPACES[space]})


def _end_turn(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("no-passing", "TZ-4")


def _use(state: State, frame: Frame, index: int) -> Reason:
    kind, seat, gear, space = frame
    if kind == ids.CHOOSE_ANY_ACTION:
        return _use_any(state, seat, index)
    of_gear, number = picking.gear_of(index), picking.number_of(index)
    if of_gear not in (gear, hooks.paired_gear(state, seat, gear)):
        return Reason("other-gear", "TZ-11", {"action": names.ACTIONS[index], "gear": names.GEARS[gear]})
    fee = picking.step_fee(state, seat, of_gear, space, number)
    if fee == picking.OUT_OF_REACH:
        reason = Reason("out-of-reach", "TZ-11", {"action": names.ACTIONS[index], "space": space})
    else:
        reason = prices.using(state, seat, index, fee, "TZ-11")
    return reason if of_gear == gear else extensions.of_paired_gear(state, reason)


def _use_any(state: State, seat: int, index: int) -> Reason:
    if picking.gear_of(index) == ids.CHICHEN_ITZA or index == picking.action_index(
        ids.UXMAL, uxmal.ANY_ACTION
    ):
        return Reason("not-by-any-action", "TZ-39", {"action": names.ACTIONS[index]})
    return prices.using(state, seat, index, material.CORN_PER_ACTION, "TZ-39")


def _nothing(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("other-question", "TZ-11", {"question": KINDS.names[frame[0]]})


def _harvest(state: State, frame: Frame, harvest_kind: int) -> Reason:
    _, seat, group, _ = frame
    data: dict[str, int | str] = {"group": names.JUNGLE[group]}
    if harvest_kind == ids.HARVEST_CORN:
        return Reason("no-corn-tile-visible", "TZ-14", data)
    if harvest_kind in (ids.HARVEST_WOOD, ids.HARVEST_BURN) and state.jungle_wood[group] == 0:
        return Reason("no-wood-tile", "TZ-14", data)
    if harvest_kind == ids.HARVEST_BURN:
        return Reason("no-temple-to-descend", "TZ-15")
    if holdings.level(state, seat, ids.AGRICULTURE) < 2:
        return Reason("needs-level", "TZ-16", {"track": names.TRACKS[ids.AGRICULTURE], "level": 2})
    return Reason("corn-tile-visible", "TZ-16", data)


def _climb(state: State, frame: Frame, temple: int) -> Reason:
    return Reason("temple-climbed-already", "TZ-45", {"temple": names.TEMPLES[temple]})


def _descend(state: State, frame: Frame, temple: int) -> Reason:
    return Reason("at-the-bottom", "TZ-46", {"temple": names.TEMPLES[temple]})


def _pay(state: State, frame: Frame, block: int) -> Reason:
    return Reason("no-such-block", _rule_of_payment(state, frame), {"block": names.BLOCKS[block]})


def _rule_of_payment(state: State, frame: Frame) -> str:
    """The rule of a price in blocks: the frame below says what is paid for."""
    if frame[0] == ids.THEOLOGY_STEP:
        return "TZ-42"
    paid_for, _, _, track = state.frame(below=1)
    if paid_for == ids.RAISE_LEVEL:
        return extensions.price_rule(state, frame[1], "advance", track, "TZ-23")
    return (
        "TZ-45" if paid_for == ids.CLIMB else extensions.price_rule(state, frame[1], "tax", paid_for, "TZ-27")
    )


def _advance(state: State, frame: Frame, track: int) -> Reason:
    return prices.advancing(state, frame[1], track, frame[3])


def _sell(state: State, frame: Frame, block: int) -> Reason:
    _, seat, _, _ = frame
    if state.blocks[seat * ids.BLOCKS + block] == 0:
        return Reason("no-such-block", "TZ-37", {"block": names.BLOCKS[block]})
    return Reason("bought-just-now", "TZ-83", {"block": names.BLOCKS[block]})


def _buy(state: State, frame: Frame, block: int) -> Reason:
    _, seat, _, sold = frame
    if sold & (1 << block):
        return Reason("sold-just-now", "TZ-83", {"block": names.BLOCKS[block]})
    return prices.buying(state, seat, block)


def _done(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("must-choose", "TZ-80", {"question": KINDS.names[frame[0]]})


def _build(state: State, frame: Frame, tile: int) -> Reason:
    _, seat, construction, _ = frame
    if state.tiles[tile] != ids.OPEN:
        return Reason("not-open", "TZ-27", {"tile": names.TILES[tile]})
    if buildings.is_monument(tile) and construction in (
        ids.SECOND_AT_TIKAL_4,
        ids.SECOND_WITHOUT_ARCHITECTURE,
    ):
        return Reason("buildings-or-a-monument", "TZ-29", {"tile": names.TILES[tile]})
    if not buildings.takes(construction, tile):
        if buildings.is_monument(tile):
            return Reason("monument-by-tikal-4-only", "TZ-34", {"tile": names.TILES[tile]})
        return Reason("only-a-monument", "TP-119", {"tile": names.TILES[tile]})
    if construction == ids.AT_UXMAL_4:
        return prices.building_for_corn(state, seat, tile)
    return prices.building(state, seat, tile, buildings.architecture(state, seat, construction))


def _architecture(state: State, frame: Frame, choice: int) -> Reason:
    """Without architecture the printed cost must be there."""
    return prices.building(state, frame[1], frame[2], 0)


def _save(state: State, frame: Frame, block: int) -> Reason:
    _, seat, tile, _ = frame
    if buildings.cost_in_blocks(state, tile, block) == 0:
        return Reason("not-in-the-cost", "TZ-28", {"block": names.BLOCKS[block]})
    return prices.building(state, seat, tile, ids.TOP_LEVEL, block)


def _resolve(state: State, frame: Frame, icon: int) -> Reason:
    """An icon that is not there, or that could do nothing now while others can."""
    _, seat, thing, left = frame
    kind = ids.GAIN + icon
    if icons.place_of(thing, left, kind) == icons.NOWHERE:
        return Reason("no-such-icon", "TZ-35", {"icon": names.CHOICE_ICONS[icon]})
    if kind == ids.ANY_ACTION:
        return prices.corn(material.CORN_PER_ACTION, state.corn[seat], "TZ-32")
    return Reason("no-building-affordable", "TZ-31" if kind == ids.CONSTRUCT else "TZ-34")


def _no_reason(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("other-question", "TZ-3", {"question": KINDS.names[frame[0]]})


EXPLAINERS: dict[str, Explainer] = {
    "keep": _keep,
    "beg": _beg,
    "place": _place,
    "pick_up": _pick_up,
    "end_turn": _end_turn,
    "use": _use,
    "nothing": _nothing,
    "harvest": _harvest,
    "climb": _climb,
    "descend": _descend,
    "pay": _pay,
    "gain": _no_reason,
    "advance": _advance,
    "sell": _sell,
    "buy": _buy,
    "build": _build,
    "architecture": _architecture,
    "save": _save,
    "resolve": _resolve,
    "done": _done,
    "turn_calendar": _no_reason,
}
