# compiled
"""Why not: the reasons why an answer of the right kind is none that the question offers, verb by verb."""

from __future__ import annotations

from collections.abc import Callable

import cython

from sacbe.core.reasons import Reason
from sacbe.games.mexica import bans, geometry, ids, material, names
from sacbe.games.mexica.rules import bridges, calpulli, canals, founding, movement, reach, temples
from sacbe.games.mexica.state import State

Frame = tuple[int, int, int, int]
Explainer = Callable[[State, Frame, int], Reason]
MANY_POINTS = 100
"""More action points than any way on the island costs."""


def _costs(state: State, cost: int, rule: str) -> Reason:
    return Reason("costs-points", rule, {"cost": cost, "have": state.action_points})


def at(key: str, rule: str, cell: int) -> Reason:
    """A reason that names a cell."""
    return Reason(key, rule, {"cell": names.CELLS[cell]})


def richer(state: State) -> State:
    """The same position with action points for anything: where things fit comes before what they cost."""
    rich: State = cython.cast(State, state.copy())
    rich.action_points = MANY_POINTS
    return rich


def _not_empty(state: State, cell: int, rule: str) -> Reason | None:
    """What makes a cell no empty ordinary one."""
    ground = state.ground[cell]
    if material.IS_PALACE[cell]:
        return at("palace-there", rule, cell)
    if geometry.is_water(ground):
        return at("canal-there", rule, cell)
    if geometry.is_temple(ground):
        return at("temple-there", rule, cell)
    if geometry.is_calpulli(ground):
        return at("tile-there", rule, cell)
    if geometry.has_pilli(state, cell):
        return at("pilli-there", rule, cell)
    return None


def _start(state: State, frame: Frame, number: int) -> Reason:
    return at("pilli-there", "MX-2", material.START_CELL[number])


def _canal(state: State, frame: Frame, tile: int) -> Reason:
    if canals.tiles_left(state, tile) == 0:
        return Reason("no-canal-left", "MX-5", {"tile": names.CANALS[tile]})
    rich = richer(state)
    if canals.can_lay_some(rich, frame[1], tile):
        return _costs(state, 1, "MX-5")
    banned = bans.alone_forbids(rich, lambda later: canals.can_lay_some(later, frame[1], tile))
    return banned or Reason("no-room-for-canal", "MX-5", {"tile": names.CANALS[tile]})


def _lay(state: State, frame: Frame, cell: int) -> Reason:
    kind, seat, first, _ = frame
    reason = _not_empty(state, cell, "MX-5")
    if reason is not None:
        return reason
    if geometry.is_ramp(state, cell):
        return at("ramp-there", "MX-5", cell)
    if geometry.is_founded(state, state.district[cell]):
        return at("district-is-founded", "MX-5", cell)
    if kind == ids.LAY_SECOND and not geometry.is_beside(first, cell):
        return at("cells-do-not-touch", "MX-5", cell)
    partner = first if kind == ids.LAY_SECOND else ids.NOWHERE
    if kind == ids.LAY_FIRST:
        partner = _partner(state, cell)
        if partner == ids.NOWHERE:
            return at("no-second-cell", "MX-5", cell)
    return bans.would_trap(state, seat, cell, partner, ids.CANAL)


def _partner(state: State, cell: int) -> int:
    """The first cell beside one that the second half of a canal could cover, or NOWHERE."""
    for side in range(ids.SIDES):
        other = geometry.neighbour(cell, side)
        if other != ids.LAKE and canals.can_cover(state, other):
            return other
    return ids.NOWHERE


def _bridge(state: State, frame: Frame, cell: int) -> Reason:
    kind, seat, origin, _ = frame
    ground = state.ground[cell]
    if not geometry.is_water(ground):
        return at("no-canal-there", "MX-9", cell)
    if geometry.is_bridge(ground) and (kind == ids.TURN or cell != origin):
        return at("bridge-there", "MX-9", cell)
    axes = [axis for axis in range(2) if bridges.has_ramps(state, cell, axis)]
    if not axes:
        return at("no-land-at-both-ends", "MX-9", cell)
    if kind == ids.TURN:
        return Reason("no-bridge-left", "MX-11") if state.bridges == 0 else _costs(state, 1, "MX-9")
    if cell == origin and axes == [geometry.axis_of(ground)]:
        return at("same-bridge-again", "MX-11", cell)
    return bans.would_trap_by_moving(state, seat, origin, cell, axes)


def _relocate(state: State, frame: Frame, cell: int) -> Reason:
    if not geometry.is_bridge(state.ground[cell]):
        return at("no-bridge-there", "MX-11", cell)
    if geometry.has_pilli(state, cell):
        return at("pilli-there", "MX-11", cell)
    if state.bridges > 0:
        return Reason("bridges-left", "MX-11", {"left": state.bridges})
    rich = richer(state)
    if bridges.can_relocate(rich, frame[1], cell):
        return _costs(state, 1, "MX-11")
    banned = bans.alone_forbids(rich, lambda later: bridges.can_relocate(later, frame[1], cell))
    return banned or at("no-goal-for-bridge", "MX-11", cell)


def _temple(state: State, frame: Frame, number: int) -> Reason:
    level, seat = number + 1, frame[1]
    if temples.stock(state, seat, level) == 0:
        return Reason("no-temple-left", "MX-13", {"level": level})
    if founding.own_district(state, seat) == ids.NOWHERE:
        return Reason("pilli-on-bridge", "MX-6")
    if temples.has_site(state, seat):
        return _costs(state, level, "MX-13")
    banned = bans.alone_forbids(state, lambda later: temples.has_site(later, seat))
    return banned or Reason("no-site", "MX-13")


def _build(state: State, frame: Frame, cell: int) -> Reason:
    return _no_site(state, frame[1], cell, "MX-13", ids.TEMPLE)


def _no_site(state: State, seat: int, cell: int, rule: str, piece: int) -> Reason:
    """Why a temple or a calpulli cannot be put on a cell."""
    reason = _not_empty(state, cell, rule)
    if reason is not None:
        return reason
    if state.district[cell] != founding.own_district(state, seat):
        return at("other-district", rule, cell)
    return bans.would_trap(state, seat, cell, ids.NOWHERE, piece)


def _found(state: State, frame: Frame, number: int) -> Reason:
    size, district = number + ids.SMALLEST, founding.own_district(state, frame[1])
    if calpulli.open_tiles(state, size) == 0:
        return _not_open(state, size, "MX-8")
    if district == ids.NOWHERE:
        return Reason("pilli-on-bridge", "MX-6")
    if geometry.is_founded(state, district):
        return Reason("founded-already", "MX-8")
    if state.size[district] != size:
        return Reason("other-size", "MX-8", {"size": size, "cells": state.size[district]})
    banned = bans.alone_forbids(state, lambda later: founding.can_found(later, frame[1], size))
    return banned or Reason("no-cell-for-tile", "MX-8")


def _not_open(state: State, size: int, rule: str) -> Reason:
    """Where the tiles of a size are, none of which is open."""
    where = [state.tiles[tile] for tile in range(ids.TILES) if material.SIZE_OF[tile] == size]
    if ids.FACE_DOWN in where:
        return Reason("tile-face-down", "MX-20", {"size": size})
    if ids.REMOVED not in where:
        return Reason("tile-founded", rule, {"size": size})
    if ids.FOUNDED not in where:
        return Reason("tile-removed", "MX-21", {"size": size})
    return Reason("tile-not-open", rule, {"size": size})


def _tile(state: State, frame: Frame, cell: int) -> Reason:
    return _no_site(state, frame[1], cell, "MX-8", ids.CALPULLI)


def _step(state: State, frame: Frame, cell: int) -> Reason:
    here, ground = state.pilli[frame[1]], state.ground[cell]
    if geometry.has_pilli(state, cell):
        return at("pilli-there", "MX-15", cell)
    if geometry.is_temple(ground) or geometry.is_calpulli(ground):
        return at("temple-there" if geometry.is_temple(ground) else "tile-there", "MX-15", cell)
    if ground == ids.CANAL:
        return at("canal-there", "MX-15", cell)
    if not geometry.is_beside(here, cell):
        return at("not-beside", "MX-15", cell)
    side = [geometry.neighbour(here, side) for side in range(ids.SIDES)].index(cell)
    if not reach.is_step(state, state.ground[here], cell, side):
        return at("not-along-the-bridge", "MX-15", cell)
    return _costs(state, 1, "MX-15")


def _boat(state: State, frame: Frame, cell: int) -> Reason:
    seat = frame[1]
    if not movement.is_on_bridge(state, seat):
        return Reason("boat-from-bridge-only", "MX-16")
    if not geometry.is_bridge(state.ground[cell]):
        return at("no-bridge-there", "MX-16", cell)
    if geometry.has_pilli(state, cell):
        return at("pilli-there", "MX-16", cell)
    cost = movement.boat_cost(state, seat, cell)
    if cost >= geometry.FAR:
        return at("no-water-route", "MX-16", cell)
    return _costs(state, cost, "MX-16")


def _land(state: State, frame: Frame, cell: int) -> Reason:
    ground = state.ground[cell]
    if geometry.has_pilli(state, cell):
        return at("pilli-there", "MX-17", cell)
    if geometry.is_temple(ground) or geometry.is_calpulli(ground):
        return at("temple-there" if geometry.is_temple(ground) else "tile-there", "MX-17", cell)
    return at("canal-there", "MX-17", cell)


def _teleport(state: State, frame: Frame, noun: int) -> Reason:
    return _costs(state, material.TELEPORT_COST, "MX-17")


def _buy_token(state: State, frame: Frame, noun: int) -> Reason:
    if state.tokens_left == 0:
        return Reason("no-tokens-left", "MX-18")
    if state.bought >= material.MAX_TOKENS_BOUGHT:
        return Reason("tokens-bought-already", "MX-18", {"most": material.MAX_TOKENS_BOUGHT})
    return _costs(state, 1, "MX-18")


def _spend_token(state: State, frame: Frame, noun: int) -> Reason:
    return Reason("no-token-held", "MX-32")


def _propose(state: State, frame: Frame, number: int) -> Reason:
    size = number + ids.SMALLEST
    if calpulli.open_tiles(state, size) == 0:
        return _not_open(state, size, "MX-33")
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
