"""Why not: the reason that an action is not legal now, from the same questions that legality asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import cython

from sacbe.core import ids as core
from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import actions, decisions, deeds, hooks, ids, material, names, prices
from sacbe.games.tzolkin.frames import FRAMES
from sacbe.games.tzolkin.rules import (
    buildings,
    calendar,
    holdings,
    icons,
    picking,
    placing,
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

IN_TURN = (ids.TURN, ids.PLACING, ids.PICKING)
TWO_DAYS = 1

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
    noun = action - actions.SPACE.base(verb)
    missing = _missing_module(state, verb, noun)
    if missing is not None:
        return Reason("module-not-in-play", "TP-1", {"module": missing})
    return _why_not(state, _top_frame(state), verb, noun, action)


def _why_not(state: State, frame: Frame, verb: str, noun: int, action: int) -> Reason:
    """Why an action does not answer the question that stands, by the modules or by the base game."""
    reason = hooks.explain(state, frame, verb, noun, action)
    if reason is not None:
        return reason
    if verb in ANSWERS.get(frame[0], ()):
        return EXPLAINERS[verb](state, frame, noun)
    return _wrong_moment(state, frame, verb, noun)


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
    if kind in (ids.PLACING, ids.PICKING, ids.TURN_OVER) and verb == "beg":
        return Reason("beg-at-the-start", "TZ-8")
    if kind in IN_TURN and verb in ("use", "ahead"):
        return _after_picking_up(state, frame, verb, noun)
    if kind in IN_TURN and verb in BY_WORKERS:
        return BY_WORKERS[verb](state, frame, noun)
    if verb == "turn_calendar" and noun == TWO_DAYS:
        return _two_days(state, seat)
    return Reason("other-question", "TZ-3", {"question": FRAMES.names[kind]})


# What a worker on a gear could not do, asked before it is picked up: one that can do nothing does it at once.


def _after_picking_up(state: State, frame: Frame, verb: str, index: int) -> Reason:
    """The reason that the worker which comes nearest to using an action could not, or to pick it up first."""
    reasons = [
        _when_picked_up(state, frame, verb, index, space) for space in _workers_for(state, frame[1], index)
    ]
    if not reasons:
        gear = names.GEARS[picking.gear_of(index)]
        return Reason("no-worker-on-gear", "TZ-11", {"action": names.ACTIONS[index], "gear": gear})
    return min(reasons, key=_how_far)


def _how_far(reason: Reason) -> tuple[bool, bool, int]:
    """How far a worker is from using an action: it can, it lacks so much, or it does not reach it."""
    lacks = int(reason.data.get("cost", 0)) - int(reason.data.get("have", 0))
    return reason.key == "out-of-reach", reason.key != "pick-up-first", lacks


def _workers_for(state: State, seat: int, index: int) -> list[int]:
    """The spaces with the seat's workers on an action's gear, or on one that counts as the same place."""
    gear = picking.gear_of(index)
    gears = (gear, hooks.paired_gear(state, seat, gear))
    spaces = [space for space in range(ids.SPACES) if state.spaces[space] == seat + 1]
    return [space for space in spaces if min(space // ids.GEAR_SPACES, ids.CHICHEN_ITZA) in gears]


def _when_picked_up(state: State, frame: Frame, verb: str, index: int, space: int) -> Reason:
    """Why a worker cannot be picked up, or could not use the action then."""
    pick_up, use = actions.PICK_UP + space, actions.SPACE.base(verb) + index
    kind, seat, a, b = frame
    if pick_up not in _answers(state, frame):
        return _why_not(state, frame, "pick_up", space, pick_up)
    trial: State = cython.cast(State, state.copy())
    trial.drop()
    decisions.apply(trial, kind, seat, a, b, pick_up)
    if use not in _answers(trial, _top_frame(trial)):
        return _why_not(trial, _top_frame(trial), verb, index, use)
    data: dict[str, int | str] = {"action": names.ACTIONS[index], "space": names.SPACES[space]}
    return Reason("pick-up-first", "TZ-11", data)


def _answers(state: State, frame: Frame) -> list[int]:
    """The answers to a question, listed on a copy."""
    trial: State = cython.cast(State, state.copy())
    trial.offered = 0
    decisions.legal(trial, frame[0], frame[1], frame[2], frame[3])
    return [trial.offers[place] for place in range(trial.offered)]


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
        rule = hooks.price_rule(state, seat, "full_gear", place, "TZ-5")
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
    return reason if of_gear == gear else hooks.of_paired_gear(state, reason)


def _use_any(state: State, seat: int, index: int) -> Reason:
    if picking.gear_of(index) == ids.CHICHEN_ITZA or index == picking.action_index(
        ids.UXMAL, uxmal.ANY_ACTION
    ):
        return Reason("not-by-any-action", "TZ-39", {"action": names.ACTIONS[index]})
    return prices.using(state, seat, index, material.CORN_PER_ACTION, "TZ-39")


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
    """The rule of a price in blocks: the frame below says what is paid for."""
    if frame[0] == ids.THEOLOGY_STEP:
        return "TZ-42"
    below = (state.depth - 2) * core.FRAME
    paid_for, track = state.frames[below], state.frames[below + 3]
    if paid_for == ids.RAISE_LEVEL:
        return hooks.price_rule(state, frame[1], "advance", track, "TZ-23")
    return "TZ-45" if paid_for == ids.CLIMB else hooks.price_rule(state, frame[1], "tax", paid_for, "TZ-27")


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
    return Reason("must-choose", "TZ-80", {"question": FRAMES.names[frame[0]]})


def _build(state: State, frame: Frame, tile: int) -> Reason:
    _, seat, way, _ = frame
    if state.tiles[tile] != ids.OPEN:
        return Reason("not-open", "TZ-27", {"tile": names.TILES[tile]})
    if buildings.is_monument(tile) and way in (ids.SECOND_AT_TIKAL_4, ids.SECOND_WITHOUT_ARCHITECTURE):
        return Reason("buildings-or-a-monument", "TZ-29", {"tile": names.TILES[tile]})
    if not buildings.takes(way, tile):
        if buildings.is_monument(tile):
            return Reason("monument-by-tikal-4-only", "TZ-34", {"tile": names.TILES[tile]})
        return Reason("only-a-monument", "TP-119", {"tile": names.TILES[tile]})
    if way == ids.AT_UXMAL_4:
        return prices.building_for_corn(state, seat, tile)
    return prices.building(state, seat, tile, buildings.architecture(state, seat, way))


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


# Two days.


def _two_days(state: State, seat: int) -> Reason:
    """Why the calendar does not turn by two days now, for a seat that asks in the middle of a round."""
    if state.starting_player_space == ids.NOBODY:
        return Reason("nobody-on-starting-player-space", "TZ-50")
    user = state.starting_player_space - 1
    reason = why_not_two_days(state, user) or Reason("days-after-the-round", "TZ-50")
    if reason.key == "board-is-dark" and user != seat:
        return Reason("their-board-is-dark", reason.rule)
    return reason


def why_not_two_days(state: State, seat: int) -> Reason | None:
    """Why the seat on the starting player space could not advance two days now (TZ-50, TZ-51)."""
    if calendar.is_last_round(state):
        return Reason("last-round", "TZ-54")
    if state.dark[seat]:
        return Reason("board-is-dark", "TZ-50")
    if calendar.worker_blocks_two_days(state):
        return Reason("worker-blocks-two-days", hooks.price_rule(state, seat, "two_days", 0, "TZ-51"))
    return None
