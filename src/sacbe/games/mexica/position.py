"""Any position of Mexica as a document, both ways (docs/positions.md).

Reading is strict about what is said and generous about what is not: a field left out has the value that it
has after set-up, and supplies are what is not on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core import ids as core
from sacbe.core.errors import BadPosition
from sacbe.core.frames import put_stack
from sacbe.core.reader import Reader
from sacbe.games.mexica import changes, geometry, ids, invariants, names
from sacbe.games.mexica.frames import FRAMES
from sacbe.games.mexica.rules import bridges, calpulli, canals, founding, movement, setup, temples, trapping
from sacbe.games.mexica.state import State

RULES_VERSION = 1
STRENGTH_MODULES = {ids.HARD: "neutral_hard", ids.VERY_HARD: "neutral_very_hard"}
TILE_PLACES = {ids.OPEN: "open_tiles", ids.REMOVED: "removed_tiles", ids.FACE_DOWN: "face_down_tiles"}

_PRINTED = [cell for tile in names.load("board")["printed_canals"] for cell in tile["cells"]]
_POINTS_PER_TURN: int = names.load("action_points")["per_turn"]


def strength_of(modules: Sequence[str]) -> int:
    """The strength of the neutral colour that the modules name."""
    return next((strength for strength, name in STRENGTH_MODULES.items() if name in modules), ids.STANDARD)


# Writing.


def write(state: State) -> dict[str, Any]:
    """The whole position."""
    ground = list(state.ground)
    return {
        "game": "mexica",
        "rules": RULES_VERSION,
        "modules": [STRENGTH_MODULES[state.strength]] if state.strength else [],
        "players": state.players,
        "period": state.period,
        "round": state.round,
        "first_player": state.first_player,
        "action_points": state.action_points,
        "tokens_bought": state.bought,
        "proposed": [int(size) for i, size in enumerate(names.SIZES) if state.proposed & (1 << i)],
        "triggered": bool(state.triggered),
        "spent_in_round": bool(state.spent_in_round),
        "events_in_round": bool(state.events_in_round),
        "idle_rounds": state.idle_rounds,
        "quiet_rounds": state.quiet_rounds,
        "reach_at_start": list(state.reach_at_start)[: state.players] if state.round == 1 else [],
        "canals": [names.CELLS[cell] for cell, what in enumerate(ground) if geometry.is_water(what)],
        "bridges": {
            names.CELLS[cell]: names.AXES[geometry.axis_of(what)]
            for cell, what in enumerate(ground)
            if geometry.is_bridge(what)
        },
        "temples": {
            names.CELLS[cell]: [_colour(geometry.temple_colour(what)), geometry.temple_level(what)]
            for cell, what in enumerate(ground)
            if geometry.is_temple(what)
        },
        "tiles_on_board": {
            names.CELLS[cell]: what - ids.CALPULLI
            for cell, what in enumerate(ground)
            if geometry.is_calpulli(what)
        },
        **{
            key: [names.CALPULLI[tile] for tile, where in enumerate(state.tiles) if where == place]
            for place, key in TILE_PLACES.items()
        },
        "supply": {
            "doubles": state.doubles,
            "singles": state.singles,
            "bridges": state.bridges,
            "tokens": state.tokens_left,
        },
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
        "pending": FRAMES.write_stack(state),
    }


def _colour(colour: int) -> int | str:
    return "neutral" if colour == ids.NEUTRAL else colour


def _write_seat(state: State, seat: int) -> dict[str, Any]:
    points = state.points[seat * ids.SOURCES : (seat + 1) * ids.SOURCES]
    return {
        "pilli": names.CELLS[state.pilli[seat]] if state.pilli[seat] != ids.NOWHERE else None,
        "tokens": state.tokens[seat],
        "temples": list(state.stock[seat * ids.LEVELS : (seat + 1) * ids.LEVELS]),
        "points": {source: points[i] for i, source in enumerate(names.SOURCES) if points[i]},
    }


# Reading.


def read(document: Any) -> State:
    """The state that a document describes; BadPosition says in one sentence what is wrong with it."""
    reader = Reader(document)
    reader.expect("game", "mexica")
    reader.expect("rules", RULES_VERSION)
    players = reader.number("players", len(reader.entries("seats")) or None)
    if not 2 <= players <= ids.SEATS:
        raise BadPosition(f"mexica is for 2 to 4 players, not {players}.")
    state = State(players)
    _read_modules(reader, state)
    _read_course(reader, state)
    state.ground = _read_ground(reader)
    _read_tiles(reader, state)
    _read_seats(reader, state)
    changes.survey(state)
    _read_supply(reader, state)
    _read_reach(reader, state)
    _read_pending(reader, state)
    reader.finish()
    fault = invariants.fault(state)
    if fault is not None:
        raise BadPosition(fault)
    return state


def _read_modules(reader: Reader, state: State) -> None:
    modules = reader.entries("modules")
    if any(module not in STRENGTH_MODULES.values() for module in modules) or len(modules) > 1:
        raise BadPosition(f"modules may hold one of {', '.join(STRENGTH_MODULES.values())}.")
    if modules and state.players != 2:
        raise BadPosition(f"{modules[0]} is for two players.")
    state.strength = strength_of(modules)


def _read_course(reader: Reader, state: State) -> None:
    state.period = reader.number("period", 1)
    state.round = reader.number("round", 2 if state.period == 1 else 9)
    state.first_player = reader.number("first_player", 0)
    state.action_points = reader.number("action_points", _POINTS_PER_TURN)
    state.bought = reader.number("tokens_bought", 0)
    for size in reader.entries("proposed"):
        if str(size) not in names.SIZES:
            raise BadPosition(f"proposed names {size!r}, which is no size of a tile.")
        state.proposed |= 1 << names.SIZES.index(str(size))
    state.triggered = int(reader.flag("triggered"))
    state.spent_in_round = int(reader.flag("spent_in_round"))
    state.events_in_round = int(reader.flag("events_in_round"))
    state.idle_rounds = reader.number("idle_rounds", 0)
    state.quiet_rounds = reader.number("quiet_rounds", 0)


def _cell(name: Any, path: str) -> int:
    if name not in names.CELLS:
        raise BadPosition(f"{path} names {name!r}, which is no cell of the island.")
    return names.CELLS.index(name)


def _read_ground(reader: Reader) -> list[int]:
    """What lies on every cell: canals, then what stands on canals or on land."""
    ground = [ids.DRY] * ids.CELLS
    canals = reader.entries("canals") if "canals" in reader else list(_PRINTED)
    for name in canals:
        ground[_cell(name, "canals")] = ids.CANAL
    for name, axis in reader.table("bridges").items():
        cell = _cell(name, "bridges")
        if axis not in names.AXES:
            raise BadPosition(f"The bridge on {name} must lie h or v, not {axis!r}.")
        if ground[cell] != ids.CANAL:
            raise BadPosition(f"There is no canal under the bridge on {name}.")
        ground[cell] = ids.BRIDGE_H if axis == "h" else ids.BRIDGE_V
    for name, temple in reader.table("temples").items():
        cell = _cell(name, "temples")
        _claim_dry(ground, cell, name)
        ground[cell] = ids.TEMPLE + _read_temple(name, temple)
    for name, size in reader.table("tiles_on_board").items():
        cell = _cell(name, "tiles_on_board")
        _claim_dry(ground, cell, name)
        if type(size) is not int or str(size) not in names.SIZES:
            raise BadPosition(f"The tile on {name} must have a size from 3 to 13, not {size!r}.")
        ground[cell] = ids.CALPULLI + size
    return ground


def _claim_dry(ground: list[int], cell: int, name: str) -> None:
    if ground[cell] != ids.DRY:
        raise BadPosition(f"Two things lie on {name}.")


def _read_temple(name: str, temple: Any) -> int:
    if not isinstance(temple, list) or len(temple) != 2:
        raise BadPosition(f"The temple on {name} must be [colour, level].")
    colour, level = temple
    number = ids.NEUTRAL if colour == "neutral" else colour
    if (
        type(number) is not int
        or not 0 <= number <= ids.NEUTRAL
        or (number == ids.NEUTRAL) != (colour == "neutral")
    ):
        raise BadPosition(f"The temple on {name} has no such colour {colour!r}.")
    if type(level) is not int or not 1 <= level <= ids.LEVELS:
        raise BadPosition(f"The temple on {name} has no such level {level!r}.")
    return number * ids.LEVELS + level - 1


def _read_tiles(reader: Reader, state: State) -> None:
    """Tiles on the board are founded; of the others all that are named nowhere are face down, or open."""
    where: dict[str, int] = {}
    for place, key in TILE_PLACES.items():
        for tile in reader.entries(key):
            if tile not in names.CALPULLI:
                raise BadPosition(f"{key} names {tile!r}, which is no calpulli.")
            if tile in where:
                raise BadPosition(f"{tile} is in two places.")
            where[tile] = place
    for what in state.ground:
        if not geometry.is_calpulli(what):
            continue
        size = what - ids.CALPULLI
        free = [tile for tile in names.CALPULLI if _size(tile) == size and tile not in where]
        if not free:
            raise BadPosition(f"There are more tiles of size {size} than the game has.")
        where[free[-1]] = ids.FOUNDED
    state.tiles = [where.get(tile, _place_of_rest(reader, state)) for tile in names.CALPULLI]


def _place_of_rest(reader: Reader, state: State) -> int:
    """Where the tiles are that the document does not mention."""
    if "face_down_tiles" in reader or (state.period == 2 and "open_tiles" in reader):
        return ids.REMOVED
    return ids.FACE_DOWN if state.period == 1 else ids.OPEN


def _size(tile: str) -> int:
    return int(tile.removeprefix("calpulli_").rstrip("ab"))


def _read_seats(reader: Reader, state: State) -> None:
    seats = reader.parts("seats", state.players)
    pad = [0] * (ids.SEATS - state.players)
    cells = []
    for i, seat in enumerate(seats):
        name = seat.take("pilli", names.START_CELLS[i])
        cells.append(ids.NOWHERE if name is None else _cell(name, seat.path("pilli")))
    state.pilli = cells + [ids.NOWHERE] * len(pad)
    state.tokens = [seat.number("tokens", 0) for seat in seats] + pad
    stock = []
    for i, seat in enumerate(seats):
        stock += _read_stock(state, seat, i)
    state.stock = stock + pad * ids.LEVELS
    state.points = [points for seat in seats for points in _read_points(seat)] + pad * ids.SOURCES
    for seat in seats:
        seat.finish()


def _read_stock(state: State, reader: Reader, seat: int) -> list[int]:
    """Temples left of each level; by default those of the period that are not on the board."""
    if "temples" in reader:
        stock = reader.entries("temples")
        if len(stock) != ids.LEVELS or any(type(count) is not int or not 0 <= count <= 6 for count in stock):
            raise BadPosition(f"{reader.path('temples')} must be how many of level 1, 2, 3 and 4 are left.")
        return stock
    built = [list(state.ground).count(ids.TEMPLE + seat * ids.LEVELS + level) for level in range(ids.LEVELS)]
    return [
        max(0, invariants.temples_of(state.period, level + 1) - built[level]) for level in range(ids.LEVELS)
    ]


def _read_points(seat: Reader) -> list[int]:
    """Points are given by source, or as one number, which then stands as earned earlier."""
    if not isinstance(seat.take("points", 0), dict):
        return [seat.number("points", 0)] + [0] * (ids.SOURCES - 1)
    table = seat.part("points")
    points = [table.number(source, 0) for source in names.SOURCES]
    table.finish()
    return points


def _read_supply(reader: Reader, state: State) -> None:
    supply = reader.part("supply")
    bridges = sum(geometry.is_bridge(what) for what in state.ground)
    state.doubles = supply.number("doubles", invariants.DOUBLES)
    state.singles = supply.number("singles", invariants.SINGLES)
    state.bridges = supply.number("bridges", max(0, invariants.BRIDGES - bridges))
    state.tokens_left = supply.number("tokens", max(0, invariants.TOKENS - sum(state.tokens)))
    supply.finish()


def _read_reach(reader: Reader, state: State) -> None:
    """In round 1: how far each pilli reached when the turn began; by default as far as it does now."""
    trapping.begin_turn(state)
    given = reader.entries("reach_at_start")
    if given:
        if len(given) != state.players or any(type(n) is not int or not 0 <= n <= ids.CELLS for n in given):
            raise BadPosition("reach_at_start must be a number of cells for each seat.")
        state.reach_at_start = given + [0] * (ids.SEATS - state.players)


def _read_pending(reader: Reader, state: State) -> None:
    """Put the pending frames on the stack; without any, it is the turn of the seat `to_move`."""
    to_move = reader.number("to_move", state.first_player)
    if not 0 <= to_move < state.players:
        raise BadPosition(f"to_move must be a seat from 0 to {state.players - 1}, not {to_move}.")
    if "pending" in reader:
        pending = FRAMES.read_stack(reader.entries("pending"), state)
    else:
        taken = (to_move - state.first_player) % state.players + 1
        pending = [[ids.ROUND, core.AUTOMATIC, taken, 0], [ids.TURN, to_move, 0, 0]]
    _check_pillis(state, pending)
    _check_deal(state, pending)
    for frame in pending:
        _check_frame(state, frame)
    put_stack(state, pending)


def _check_frame(state: State, frame: list[int]) -> None:
    """Refuse a frame that contradicts the rest of the position."""
    kind, _, cell, origin = frame
    if kind == ids.LAY_SECOND and state.ground[cell] != ids.DRY:
        raise BadPosition(f"A canal tile cannot begin on {names.CELLS[cell]}.")
    lifted = cell if kind == ids.CHOOSE_GOAL else origin if kind == ids.CHOOSE_AXIS else ids.NOWHERE
    if lifted != ids.NOWHERE and not geometry.is_bridge(state.ground[lifted]):
        raise BadPosition(f"There is no bridge to relocate on {names.CELLS[lifted]}.")
    if not _can_stand(state, frame):
        raise BadPosition(f"The pending frame {FRAMES.names[kind]!r} cannot stand in this position.")


def _can_stand(state: State, frame: list[int]) -> bool:
    """Could the turn have led to this follow-up question?"""
    kind, seat, a, b = frame
    if kind in range(ids.FOLLOW_UPS, ids.CHOOSE_LANDING + 1) and state.pilli[seat] == ids.NOWHERE:
        return False
    if kind in (ids.LAY_SINGLE, ids.LAY_FIRST, ids.LAY_SECOND):
        return canals.can_lay_some(state, seat, ids.SINGLE if kind == ids.LAY_SINGLE else ids.DOUBLE)
    if kind == ids.CHOOSE_AXIS and b == ids.NOWHERE:
        return bridges.can_build(state, a)
    if kind == ids.CHOOSE_AXIS:
        return bridges.can_lift(state, b) and bridges.can_move_somewhere(state, seat, b, a)
    if kind == ids.CHOOSE_GOAL:
        return bridges.can_relocate(state, seat, a)
    if kind == ids.CHOOSE_SITE:
        return temples.can_build(state, seat, a)
    if kind == ids.CHOOSE_TILE_CELL:
        return founding.can_found(state, seat, a)
    if kind == ids.CHOOSE_LANDING:
        return movement.can_teleport(state)
    if kind == ids.ROUND:
        return a <= state.players
    if kind in (ids.PLACE_NEUTRAL, ids.DRAW_NEUTRAL_CELL, ids.DRAW_NEUTRAL_TEMPLE):
        # The hundredth failed draw lays out the fallback, so no draw goes on behind it (MX-27).
        return state.players == 2 and (kind != ids.PLACE_NEUTRAL or a < 100 or setup.neutral_cells(state) > 0)
    return kind != ids.VOTE or calpulli.open_tiles(state, a) > 0


def _check_deal(state: State, pending: list[list[int]]) -> None:
    """The tiles said to be dealt are those open, and one more while it is being drawn."""
    drawn = list(state.tiles).count(ids.OPEN) + sum(frame[0] == ids.DRAW_CALPULLI for frame in pending)
    for kind, _, dealt, _ in pending:
        if kind == ids.DEAL_CALPULLI and dealt != drawn:
            raise BadPosition(f"{dealt} calpulli are said to be dealt, not {drawn}.")


def _check_pillis(state: State, pending: list[list[int]]) -> None:
    """Before its placing is over a pilli may be missing, afterwards none."""
    kinds = {frame[0] for frame in pending}
    placing = {frame[1] for frame in pending if frame[0] == ids.PLACE_PILLI}
    if ids.PLACE_PILLIS in kinds:
        return
    for seat in range(state.players):
        if state.pilli[seat] == ids.NOWHERE and seat not in placing:
            raise BadPosition(f"The pilli of seat {seat} is not on the board.")
