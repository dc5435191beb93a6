"""Why not: the reason that an action is not legal now, from the same questions that legality asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sacbe.core import ids as core
from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import actions, deeds, hooks, ids, material, names
from sacbe.games.tzolkin.frames import FRAMES
from sacbe.games.tzolkin.rules import (
    buildings,
    calendar,
    holdings,
    palenque,
    picking,
    placing,
    technology,
    turn,
    uxmal,
)
from sacbe.games.tzolkin.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game

# The verbs that answer each kind of question.
ANSWERS: dict[int, tuple[str, ...]] = {
    ids.KEEP_WEALTH: ("keep",),
    ids.TURN: ("beg", "place", "pick_up"),
    ids.PLACING: ("place", "end_turn"),
    ids.PICKING: ("pick_up", "end_turn"),
    ids.CHOOSE_DAYS: ("turn_calendar",),
    ids.USE_ACTION: ("use", "nothing"),
    ids.CHOOSE_ANY_ACTION: ("use", "done"),
    ids.HARVEST: ("harvest",),
    ids.CLIMB: ("climb",),
    ids.DESCEND: ("descend",),
    ids.PAY_BLOCKS: ("pay",),
    ids.GAIN_BLOCKS: ("gain",),
    ids.ADVANCE: ("advance", "done"),
    ids.TRADE: ("sell", "buy", "done"),
    ids.BUILD: ("build", "done"),
    ids.USE_ARCHITECTURE: ("architecture",),
    ids.SAVE_BLOCK: ("save",),
    ids.THEOLOGY_STEP: ("pay", "done"),
    ids.RESOLVE_ICONS: ("resolve",),
}
CHANCE_VERBS = ("start_player", "reveal", "deal", "idle", "deal_tribe", "prophecy", "quick_tile")
MODULE_VERBS = {
    "skip": "tribes",
    "bargain": "tribes",
    "pass": "tribes",
    "ahead": "tribes",
    "bonus": "tribes",
    "keep_tribe": "tribes",
    "barter": "tribes",
    "renovate": "buildings",
    "lower": "buildings",
    "quick_action": "quick_actions",
}

Frame = tuple[int, int, int, int]
Explainer = Callable[[State, Frame, int], Reason]


def explain(game: Game, state: State, action: int) -> Reason | None:
    """The reason why an action is not legal now, or None if it is."""
    if action in game.legal(state):
        return None
    if state.depth == 0:
        return Reason("game-over", "TZ-62")
    verb = actions.SPACE.verb(action)
    if verb in CHANCE_VERBS:
        return Reason("chance-decides", "TZ-82")
    frame = _top_frame(state)
    on_space = state.starting_player_space
    if action == actions.TURN_CALENDAR + 1 and on_space != ids.NOBODY:
        blocked = why_not_two_days(state, on_space - 1)
        if blocked is not None:
            return blocked
    noun = action - actions.SPACE.base(verb)
    missing = _missing_module(state, verb, noun)
    if missing is not None:
        return Reason("module-not-in-play", "TP-1", {"module": missing})
    reason = hooks.explain(state, frame, verb, noun, action)
    if reason is not None:
        return reason
    if verb not in ANSWERS.get(frame[0], ()):
        return _wrong_moment(state, frame, verb, noun)
    return EXPLAINERS[verb](state, frame, noun)


def _missing_module(state: State, verb: str, noun: int) -> str | None:
    """The module that an action belongs to, if the game is played without it."""
    module = MODULE_VERBS.get(verb)
    if verb == "place" and noun == ids.QUICK_ACTION_SPACE:
        module = "quick_actions"
    if module is None or state.modules & (1 << names.MODULES.index(module)):
        return None
    return module


def _top_frame(state: State) -> Frame:
    start = (state.depth - 1) * core.FRAME
    return (state.frames[start], state.frames[start + 1], state.frames[start + 2], state.frames[start + 3])


def _wrong_moment(state: State, frame: Frame, verb: str, noun: int) -> Reason:
    kind, seat = frame[0], frame[1]
    if kind == ids.TURN and verb == "end_turn":
        return Reason("no-passing", "TZ-4")
    if kind == ids.PLACING and verb == "pick_up":
        is_own = state.spaces[noun] == seat + 1
        return Reason("placing-already", "TZ-4") if is_own else _pick_up(state, frame, noun)
    if kind == ids.PICKING and verb == "place":
        return Reason("picking-already", "TZ-4")
    if kind in (ids.PLACING, ids.PICKING) and verb == "beg":
        return Reason("beg-at-the-start", "TZ-8")
    if kind in (ids.TURN, ids.PLACING, ids.PICKING) and verb in BY_WORKERS:
        return BY_WORKERS[verb](state, frame, noun)
    return Reason("other-question", "TZ-3", {"question": FRAMES.names[kind]})


# What only the action of a worker does; asked for while nothing is picked up.


def _advance_by_action(state: State, frame: Frame, track: int) -> Reason:
    listed = deeds.actions_that("advance_technology", deeds.ANY_ACTION)
    return Reason("advance-by-action", "TZ-23", {"actions": listed})


def _climb_by_action(state: State, frame: Frame, temple: int) -> Reason:
    listed = deeds.actions_that("temple_steps", deeds.ANY_ACTION)
    return Reason("climb-by-action", "TZ-43", {"actions": listed})


def _build_by_action(state: State, frame: Frame, tile: int) -> Reason:
    if state.tiles[tile] != ids.OPEN:
        return Reason("not-open", "TZ-27", {"tile": names.TILES[tile]})
    if buildings.is_monument(tile):
        return Reason("monument-by-tikal-4-only", "TZ-34", {"tile": names.TILES[tile]})
    listed = deeds.actions_that("construct", deeds.ANY_ACTION)
    return Reason("build-by-action", "TZ-27", {"actions": listed})


BY_WORKERS: dict[str, Explainer] = {
    "advance": _advance_by_action,
    "climb": _climb_by_action,
    "build": _build_by_action,
}


def _costs_corn(cost: int, have: int, rule: str) -> Reason:
    return Reason("costs-corn", rule, {"cost": cost, "have": have})


def _costs_blocks(cost: int, have: int, rule: str) -> Reason:
    return Reason("costs-blocks", rule, {"cost": cost, "have": have})


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
        return Reason("gear-is-full", "TZ-5", {"gear": names.GEARS[place]})
    if kind == ids.TURN and turn.must_beg(state, seat, local):
        cheapest = placing.cheapest_placement(state, seat)
        return Reason("must-beg", "TZ-9", {"cost": cheapest, "have": state.corn[seat]})
    if kind == ids.TURN and turn.is_pitied(state, seat, local):
        cheapest = placing.cheapest_placement(state, seat)
        return Reason("only-the-cheapest", "TZ-10", {"cost": cost, "cheapest": cheapest})
    return _costs_corn(cost, state.corn[seat], "TZ-5")


def _pick_up(state: State, frame: Frame, space: int) -> Reason:
    return Reason("no-own-worker-there", "TZ-11", {"space": names.SPACES[space]})


def _end_turn(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("no-passing", "TZ-4")


def _use(state: State, frame: Frame, index: int) -> Reason:
    kind, seat, gear, space = frame
    number = picking.number_of(index)
    if kind == ids.CHOOSE_ANY_ACTION:
        return _use_any(state, seat, index)
    if picking.gear_of(index) != gear:
        return Reason("other-gear", "TZ-11", {"action": names.ACTIONS[index], "gear": names.GEARS[gear]})
    fee = picking.step_fee(state, seat, gear, space, number)
    if fee == picking.OUT_OF_REACH:
        return Reason("out-of-reach", "TZ-11", {"action": names.ACTIONS[index], "space": space})
    if state.corn[seat] < fee:
        return _costs_corn(fee, state.corn[seat], "TZ-11")
    return _cannot_perform(state, seat, index, state.corn[seat] - fee)


def _use_any(state: State, seat: int, index: int) -> Reason:
    if picking.gear_of(index) == ids.CHICHEN_ITZA or index == picking.action_index(
        ids.UXMAL, uxmal.ANY_ACTION
    ):
        return Reason("not-by-any-action", "TZ-39", {"action": names.ACTIONS[index]})
    left = state.corn[seat] - material.CORN_PER_ACTION
    if left < 0:
        return _costs_corn(material.CORN_PER_ACTION, state.corn[seat], "TZ-39")
    return _cannot_perform(state, seat, index, left)


def _cannot_perform(state: State, seat: int, index: int, corn: int) -> Reason:
    gear, number = picking.gear_of(index), picking.number_of(index)
    have = holdings.blocks(state, seat)
    if gear == ids.PALENQUE:
        return Reason("no-harvest-tiles", "TZ-14", {"group": names.JUNGLE[palenque.group_of(number)]})
    if gear == ids.CHICHEN_ITZA:
        if state.skulls[seat] == 0:
            return Reason("no-skull", "TZ-40")
        return Reason("skull-there-already", "TZ-40", {"space": names.ACTIONS[index]})
    if gear == ids.UXMAL:
        if number == uxmal.TEMPLE_STEP:
            return _costs_corn(material.CORN_PER_STEP, corn, "TZ-36")
        if number == uxmal.ANY_ACTION:
            return _costs_corn(material.CORN_PER_ACTION, corn, "TZ-39")
        return Reason("no-building-for-corn", "TZ-30", {"have": corn})
    if number in (2, 4):
        return Reason("no-building-affordable", "TZ-27")
    if number == 5:
        return _costs_blocks(1, have, "TZ-45")
    cheapest = min(technology.advance_cost(state, seat, track) for track in range(ids.TRACKS))
    return _costs_blocks(cheapest, have, "TZ-23")


def _nothing(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("other-question", "TZ-11", {"question": FRAMES.names[frame[0]]})


def _harvest(state: State, frame: Frame, way: int) -> Reason:
    _, seat, group, _ = frame
    data: dict[str, int | str] = {"group": names.JUNGLE[group]}
    if way == ids.HARVEST_CORN:
        return Reason("no-corn-tile-visible", "TZ-14", data)
    if way in (ids.HARVEST_WOOD, ids.HARVEST_BURN) and state.jungle_wood[group] == 0:
        return Reason("no-wood-tile", "TZ-14", data)
    if way == ids.HARVEST_BURN:
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
    """The rule behind a price in blocks: the frame below says what is paid for."""
    if frame[0] == ids.THEOLOGY_STEP:
        return "TZ-42"
    paid_for = state.frames[(state.depth - 2) * core.FRAME]
    return "TZ-45" if paid_for == ids.CLIMB else "TZ-23"


def _advance(state: State, frame: Frame, track: int) -> Reason:
    seat = frame[1]
    return _costs_blocks(technology.advance_cost(state, seat, track), holdings.blocks(state, seat), "TZ-23")


def _sell(state: State, frame: Frame, block: int) -> Reason:
    _, seat, _, _ = frame
    if state.blocks[seat * ids.BLOCKS + block] == 0:
        return Reason("no-such-block", "TZ-37", {"block": names.BLOCKS[block]})
    return Reason("bought-just-now", "TZ-37", {"block": names.BLOCKS[block]})


def _buy(state: State, frame: Frame, block: int) -> Reason:
    _, seat, _, _ = frame
    price = uxmal.buying_price(state, block)
    if state.corn[seat] < price:
        return _costs_corn(price, state.corn[seat], "TZ-37")
    return Reason("sold-just-now", "TZ-37", {"block": names.BLOCKS[block]})


def _done(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("must-choose", "TZ-80", {"question": FRAMES.names[frame[0]]})


def _build(state: State, frame: Frame, tile: int) -> Reason:
    _, seat, way, _ = frame
    if state.tiles[tile] != ids.OPEN:
        return Reason("not-open", "TZ-27", {"tile": names.TILES[tile]})
    if buildings.is_monument(tile) and way in (ids.SECOND_AT_TIKAL_4, ids.SECOND_WITHOUT_ARCHITECTURE):
        return Reason("buildings-or-a-monument", "TZ-29", {"tile": names.TILES[tile]})
    if buildings.is_monument(tile) and way != ids.AT_TIKAL_4:
        return Reason("monument-by-tikal-4-only", "TZ-34", {"tile": names.TILES[tile]})
    cost = buildings.cost_in_corn(state, seat, tile)
    if way == ids.AT_UXMAL_4 and state.corn[seat] < cost:
        return _costs_corn(cost, state.corn[seat], "TZ-30")
    return _cannot_pay_printed(state, seat, tile)


def _cannot_pay_printed(state: State, seat: int, tile: int) -> Reason:
    """The first good of the printed cost that the seat lacks."""
    for block in range(ids.BLOCKS):
        need, have = buildings.cost_in_blocks(state, tile, block), state.blocks[seat * ids.BLOCKS + block]
        if have < need:
            data: dict[str, int | str] = {"block": names.BLOCKS[block], "cost": need, "have": have}
            return Reason("lacks-block", "TZ-27", data)
    return Reason("no-skull", "TZ-27")


def _architecture(state: State, frame: Frame, choice: int) -> Reason:
    return _cannot_pay_printed(state, frame[1], frame[2])


def _save(state: State, frame: Frame, block: int) -> Reason:
    _, seat, tile, _ = frame
    if buildings.cost_in_blocks(state, tile, block) == 0:
        return Reason("not-in-the-cost", "TZ-28", {"block": names.BLOCKS[block]})
    return _cannot_pay_printed(state, seat, tile)


def _resolve(state: State, frame: Frame, icon: int) -> Reason:
    return Reason("no-such-icon", "TZ-35", {"icon": names.CHOICE_ICONS[icon]})


def _no_reason(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("other-question", "TZ-3", {"question": FRAMES.names[frame[0]]})


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


def why_not_two_days(state: State, seat: int) -> Reason | None:
    """Why the seat on the starting player space could not advance two days now (TZ-50, TZ-51)."""
    if calendar.is_last_round(state):
        return Reason("last-round", "TZ-54")
    if state.dark[seat]:
        return Reason("board-is-dark", "TZ-50")
    if calendar.worker_blocks_two_days(state):
        return Reason("worker-blocks-two-days", "TZ-51")
    return None
