# compiled
"""Why not: the reason that an action is not legal now, from the same questions that legality asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import actions, deeds, dispatch, extensions, hooks, ids, names
from sacbe.games.tzolkin.decisions import KINDS
from sacbe.games.tzolkin.refusals import EXPLAINERS, Explainer, Frame
from sacbe.games.tzolkin.rules import buildings, calendar, picking
from sacbe.games.tzolkin.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game

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


def explain(game: Game, state: State, action: int) -> Reason | None:
    """The reason why an action is not legal now, or None if it is."""
    if action in game.legal(state):
        return None
    if state.depth == 0:
        return Reason("game-over", "TZ-62")
    verb = actions.SPACE.verb(action)
    if verb in KINDS.chance:
        return Reason("chance-decides", "TZ-82")
    noun = action - actions.SPACE.base(verb)
    missing = _missing_module(state, verb, noun)
    if missing is not None:
        return Reason("module-not-in-play", "TP-1", {"module": missing})
    return _why_not(state, _top_frame(state), verb, noun, action)


def _why_not(state: State, frame: Frame, verb: str, noun: int, action: int) -> Reason:
    """Why an action does not answer the pending decision, by the modules or by the base game."""
    reason = extensions.explain(state, frame, verb, noun, action)
    if reason is not None:
        return reason
    if verb in KINDS[frame[0]].verbs and verb in EXPLAINERS:
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
    return state.frame()


def _wrong_moment(state: State, frame: Frame, verb: str, noun: int) -> Reason:
    kind, seat = frame[0], frame[1]
    if kind == ids.TURN and verb == "end_turn":
        return Reason("no-passing", "TZ-4")
    if kind == ids.PLACING and verb == "pick_up":
        is_own = state.spaces[noun] == seat + 1
        return Reason("placing-already", "TZ-4") if is_own else EXPLAINERS[verb](state, frame, noun)
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
    return Reason("other-question", "TZ-3", {"question": KINDS.names[kind]})


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
    """How far a worker is from using an action: it can, it lacks something, or it does not reach it."""
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
    trial.pop()
    dispatch.apply(trial, kind, seat, a, b, pick_up)
    if use not in _answers(trial, _top_frame(trial)):
        return _why_not(trial, _top_frame(trial), verb, index, use)
    data: dict[str, int | str] = {"action": names.ACTIONS[index], "space": names.SPACES[space]}
    return Reason("pick-up-first", "TZ-11", data)


def _answers(state: State, frame: Frame) -> list[int]:
    """The answers to a question, listed on a copy."""
    trial: State = cython.cast(State, state.copy())
    trial.offered = 0
    dispatch.legal(trial, frame[0], frame[1], frame[2], frame[3])
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
        return Reason("worker-blocks-two-days", extensions.price_rule(state, seat, "two_days", 0, "TZ-51"))
    return None
