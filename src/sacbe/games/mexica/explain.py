"""Why not: the reason that an action is not legal now, from the same questions that legality asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import cython

from sacbe.core import ids as core
from sacbe.core.reasons import Reason
from sacbe.games.mexica import actions, geometry, ids, material, names
from sacbe.games.mexica.frames import FRAMES
from sacbe.games.mexica.rules import (
    bridges,
    calpulli,
    canals,
    founding,
    movement,
    temples,
    trapping,
)
from sacbe.games.mexica.state import State
from sacbe.games.mexica.ways import ways

if TYPE_CHECKING:
    from sacbe.core.game import Game

IN_TURN = (
    "canal",
    "bridge",
    "relocate",
    "temple",
    "found",
    "step",
    "boat",
    "teleport",
    "buy_token",
    "spend_token",
    "propose",
    "end_turn",
)
# The verbs that answer each kind of question.
ANSWERS: dict[int, tuple[str, ...]] = {
    ids.PLACE_PILLI: ("start",),
    ids.TURN: IN_TURN,
    ids.VOTE: ("vote",),
    ids.LAY_SINGLE: ("lay",),
    ids.LAY_FIRST: ("lay",),
    ids.LAY_SECOND: ("lay",),
    ids.CHOOSE_AXIS: ("axis",),
    ids.CHOOSE_GOAL: ("bridge",),
    ids.CHOOSE_SITE: ("build",),
    ids.CHOOSE_TILE_CELL: ("tile",),
    ids.CHOOSE_LANDING: ("land",),
}
CHANCE_VERBS = ("first_player", "draw", "neutral")

Frame = tuple[int, int, int, int]
Explainer = Callable[[State, Frame, int], Reason]
Question = Callable[[State], bool]
MANY_POINTS = 100
"""More action points than any way on the island costs."""
NO_CELL = ""
"""In a reason: not one cell but all that would do otherwise."""


def explain(game: Game, state: State, action: int) -> Reason | None:
    """The reason why an action is not legal now, or None if it is."""
    if action in game.legal(state):
        return None
    if state.depth == 0:
        return Reason("game-over", "MX-20")
    verb = actions.SPACE.verb(action)
    if verb in CHANCE_VERBS:
        return Reason("chance-decides", "MX-27")
    start = (state.depth - 1) * core.FRAME
    frame = (state.frames[start], state.frames[start + 1], state.frames[start + 2], state.frames[start + 3])
    if verb not in ANSWERS.get(frame[0], ()):
        return Reason("other-question", "MX-28", {"question": FRAMES.names[frame[0]]})
    number = action - actions.SPACE.base(verb)
    reason = EXPLAINERS[verb](state, frame, number)
    return _way(game, state, number) if reason.key == "not-beside" else reason


def _costs(state: State, cost: int, rule: str) -> Reason:
    return Reason("costs-points", rule, {"cost": cost, "have": state.action_points})


def _at(key: str, rule: str, cell: int) -> Reason:
    return Reason(key, rule, {"cell": names.CELLS[cell]})


def _banned_only(state: State, question: Question) -> Reason | None:
    """The first-turn ban, if it alone forbids what a question asks."""
    later: State = cython.cast(State, state.copy())
    later.round += 1
    if trapping.is_banned_time(state) and question(later):
        return Reason("would-trap", "MX-14", {"cell": NO_CELL})
    return None


def _not_empty(state: State, cell: int, rule: str) -> Reason | None:
    """What makes a cell no empty ordinary one."""
    ground = state.ground[cell]
    if material.IS_PALACE[cell]:
        return _at("palace-there", rule, cell)
    if geometry.is_water(ground):
        return _at("canal-there", rule, cell)
    if geometry.is_temple(ground):
        return _at("temple-there", rule, cell)
    if geometry.is_calpulli(ground):
        return _at("tile-there", rule, cell)
    if geometry.has_pilli(state, cell):
        return _at("pilli-there", rule, cell)
    return None


def _start(state: State, frame: Frame, number: int) -> Reason:
    return _at("pilli-there", "MX-2", material.START_CELL[number])


def _canal(state: State, frame: Frame, tile: int) -> Reason:
    if canals.tiles_left(state, tile) == 0:
        return Reason("no-canal-left", "MX-5", {"tile": names.CANALS[tile]})
    if state.action_points < 1:
        return _costs(state, 1, "MX-5")
    banned = _banned_only(state, lambda later: canals.can_lay_some(later, frame[1], tile))
    return banned or Reason("no-room-for-canal", "MX-5", {"tile": names.CANALS[tile]})


def _lay(state: State, frame: Frame, cell: int) -> Reason:
    kind, _, first, _ = frame
    reason = _not_empty(state, cell, "MX-5")
    if reason is not None:
        return reason
    if geometry.is_ramp(state, cell):
        return _at("ramp-there", "MX-5", cell)
    if geometry.is_founded(state, state.district[cell]):
        return _at("district-is-founded", "MX-5", cell)
    if kind == ids.LAY_SECOND and not geometry.is_beside(first, cell):
        return _at("cells-do-not-touch", "MX-5", cell)
    if kind == ids.LAY_FIRST and not _has_partner(state, cell):
        return _at("no-second-cell", "MX-5", cell)
    return _at("would-trap", "MX-14", cell)


def _has_partner(state: State, cell: int) -> bool:
    beside = [geometry.neighbour(cell, side) for side in range(ids.SIDES)]
    return any(other != ids.LAKE and canals.can_cover(state, other) for other in beside)


def _bridge(state: State, frame: Frame, cell: int) -> Reason:
    ground = state.ground[cell]
    if frame[0] == ids.TURN:
        if state.action_points < 1:
            return _costs(state, 1, "MX-9")
        if state.bridges == 0:
            return Reason("no-bridge-left", "MX-11")
    if frame[0] == ids.CHOOSE_GOAL:
        return _goal(state, frame[2], cell)
    if geometry.is_bridge(ground):
        return _at("bridge-there", "MX-9", cell)
    return _at("no-land-at-both-ends" if ground == ids.CANAL else "no-canal-there", "MX-9", cell)


def _goal(state: State, origin: int, cell: int) -> Reason:
    """Why a lifted bridge cannot be set over a cell."""
    ground = state.ground[cell]
    if not geometry.is_water(ground):
        return _at("no-canal-there", "MX-9", cell)
    if geometry.is_bridge(ground) and cell != origin:
        return _at("bridge-there", "MX-9", cell)
    axes = [axis for axis in range(2) if bridges.has_ramps(state, cell, axis)]
    if not axes:
        return _at("no-land-at-both-ends", "MX-9", cell)
    if cell == origin and axes == [geometry.axis_of(ground)]:
        return _at("same-bridge-again", "MX-11", cell)
    return _at("would-trap", "MX-14", cell)


def _relocate(state: State, frame: Frame, cell: int) -> Reason:
    if state.bridges > 0:
        return Reason("bridges-left", "MX-11", {"left": state.bridges})
    if not geometry.is_bridge(state.ground[cell]):
        return _at("no-bridge-there", "MX-11", cell)
    if geometry.has_pilli(state, cell):
        return _at("pilli-there", "MX-11", cell)
    if state.action_points < 1:
        return _costs(state, 1, "MX-11")
    banned = _banned_only(state, lambda later: bridges.can_relocate(later, frame[1], cell))
    return banned or _at("no-goal-for-bridge", "MX-11", cell)


def _temple(state: State, frame: Frame, number: int) -> Reason:
    level, seat = number + 1, frame[1]
    if temples.stock(state, seat, level) == 0:
        return Reason("no-temple-left", "MX-13", {"level": level})
    if state.action_points < level:
        return _costs(state, level, "MX-13")
    if founding.own_district(state, seat) == ids.NOWHERE:
        return Reason("pilli-on-bridge", "MX-6")
    banned = _banned_only(state, lambda later: temples.has_site(later, seat))
    return banned or Reason("no-site", "MX-13")


def _build(state: State, frame: Frame, cell: int) -> Reason:
    reason = _not_empty(state, cell, "MX-13")
    if reason is not None:
        return reason
    if state.district[cell] != founding.own_district(state, frame[1]):
        return _at("other-district", "MX-13", cell)
    return _at("would-trap", "MX-14", cell)


def _found(state: State, frame: Frame, number: int) -> Reason:
    size, district = number + ids.SMALLEST, founding.own_district(state, frame[1])
    if calpulli.open_tiles(state, size) == 0:
        return Reason("tile-not-open", "MX-8", {"size": size})
    if district == ids.NOWHERE:
        return Reason("pilli-on-bridge", "MX-6")
    if geometry.is_founded(state, district):
        return Reason("founded-already", "MX-8")
    if state.size[district] != size:
        return Reason("other-size", "MX-8", {"size": size, "cells": state.size[district]})
    banned = _banned_only(state, lambda later: founding.can_found(later, frame[1], size))
    return banned or Reason("no-cell-for-tile", "MX-8")


def _tile(state: State, frame: Frame, cell: int) -> Reason:
    reason = _not_empty(state, cell, "MX-8")
    if reason is not None:
        return reason
    if state.district[cell] != founding.own_district(state, frame[1]):
        return _at("other-district", "MX-8", cell)
    return _at("would-trap", "MX-14", cell)


def _step(state: State, frame: Frame, cell: int) -> Reason:
    if geometry.has_pilli(state, cell):
        return _at("pilli-there", "MX-15", cell)
    ground = state.ground[cell]
    if geometry.is_temple(ground) or geometry.is_calpulli(ground):
        return _at("temple-there" if geometry.is_temple(ground) else "tile-there", "MX-15", cell)
    if ground != ids.CANAL and not geometry.is_beside(state.pilli[frame[1]], cell):
        return _at("not-beside", "MX-15", cell)
    if state.action_points < 1 and (ground == ids.DRY or geometry.is_bridge(ground)):
        return _costs(state, 1, "MX-15")
    return _at("canal-there" if ground == ids.CANAL else "not-along-the-bridge", "MX-15", cell)


def _way(game: Game, state: State, cell: int) -> Reason:
    """Why a pilli does not get to a free cell farther off: what the way costs, or that there is none."""
    richer: State = cython.cast(State, state.copy())
    richer.action_points = MANY_POINTS
    costs = {way.to: way.cost for way in ways(game, richer)}
    cost = costs.get(names.CELLS[cell])
    if cost is None:
        return _at("no-way-there", "MX-15", cell)
    if cost <= state.action_points:
        return _at("not-beside", "MX-15", cell)
    return Reason(
        "way-costs", "MX-15", {"cell": names.CELLS[cell], "cost": cost, "have": state.action_points}
    )


def _boat(state: State, frame: Frame, cell: int) -> Reason:
    seat = frame[1]
    if not movement.is_on_bridge(state, seat):
        return Reason("boat-from-bridge-only", "MX-16")
    if not geometry.is_bridge(state.ground[cell]):
        return _at("no-bridge-there", "MX-16", cell)
    if geometry.has_pilli(state, cell):
        return _at("pilli-there", "MX-16", cell)
    cost = movement.boat_cost(state, seat, cell)
    if cost >= geometry.FAR:
        return _at("no-water-route", "MX-16", cell)
    return _costs(state, cost, "MX-16")


def _land(state: State, frame: Frame, cell: int) -> Reason:
    ground = state.ground[cell]
    if geometry.has_pilli(state, cell):
        return _at("pilli-there", "MX-17", cell)
    if geometry.is_temple(ground) or geometry.is_calpulli(ground):
        return _at("temple-there" if geometry.is_temple(ground) else "tile-there", "MX-17", cell)
    return _at("canal-there", "MX-17", cell)


def _teleport(state: State, frame: Frame, noun: int) -> Reason:
    return _costs(state, material.TELEPORT_COST, "MX-17")


def _buy_token(state: State, frame: Frame, noun: int) -> Reason:
    if state.tokens_left == 0:
        return Reason("no-tokens-left", "MX-18")
    if state.bought >= material.MOST_TOKENS_BOUGHT:
        return Reason("tokens-bought-already", "MX-18", {"most": material.MOST_TOKENS_BOUGHT})
    return _costs(state, 1, "MX-18")


def _spend_token(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("no-token-held", "MX-32")


def _propose(state: State, frame: Frame, number: int) -> Reason:
    size = number + ids.SMALLEST
    if calpulli.open_tiles(state, size) == 0:
        return Reason("tile-not-open", "MX-33", {"size": size})
    return Reason("proposed-already", "MX-33", {"size": size})


# An axis, a vote and the end of a turn need no reason: where they are asked for, they are legal.
EXPLAINERS: dict[str, Explainer] = {
    "start": _start,
    "canal": _canal,
    "lay": _lay,
    "bridge": _bridge,
    "relocate": _relocate,
    "temple": _temple,
    "build": _build,
    "found": _found,
    "tile": _tile,
    "step": _step,
    "boat": _boat,
    "teleport": _teleport,
    "land": _land,
    "buy_token": _buy_token,
    "spend_token": _spend_token,
    "propose": _propose,
}
