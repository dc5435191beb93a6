"""Any position of Mexica as a document, both ways (docs/positions.md).

Reading is strict about what is said and generous about what is not: a field left out has the value that it
has after set-up, and supplies are what is not on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core import constants as core
from sacbe.core.decisions import put_stack
from sacbe.core.errors import BadPosition
from sacbe.core.reader import Places, Reader, quoted
from sacbe.games.mexica import changes, geometry, ids, invariants, names
from sacbe.games.mexica.decisions import KINDS
from sacbe.games.mexica.rules import trapping
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
    built = [(names.CELLS[cell], what) for cell, what in enumerate(state.ground) if what != ids.DRY]
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
        "canals": [cell for cell, what in built if geometry.is_water(what)],
        "bridges": {
            cell: names.AXES[geometry.axis_of(what)] for cell, what in built if geometry.is_bridge(what)
        },
        "temples": {
            cell: [_colour(geometry.temple_colour(what)), geometry.temple_level(what)]
            for cell, what in built
            if geometry.is_temple(what)
        },
        "tiles_on_board": {cell: what - ids.CALPULLI for cell, what in built if geometry.is_calpulli(what)},
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
        "pending": KINDS.write_stack(state),
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
    players = reader.players("mexica", 2, ids.SEATS)
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
    return state


def _read_modules(reader: Reader, state: State) -> None:
    modules = reader.entries("modules")
    if any(module not in STRENGTH_MODULES.values() for module in modules) or len(modules) > 1:
        raise BadPosition(f"modules must hold up to one of {', '.join(STRENGTH_MODULES.values())}.")
    if modules and state.players != 2:
        raise BadPosition(f"modules can hold {modules[0]} only with two players, not {state.players}.")
    state.strength = strength_of(modules)


def _read_course(reader: Reader, state: State) -> None:
    state.period = reader.number("period", 1, 1, 2)
    state.round = reader.number("round", 2 if state.period == 1 else 9, 1)
    state.first_player = reader.seat("first_player", 0, state.players)
    most = _POINTS_PER_TURN + invariants.TOKENS
    state.action_points = reader.number("action_points", _POINTS_PER_TURN, 0, most)
    state.bought = reader.number("tokens_bought", 0, 0, invariants.MAX_BOUGHT)
    for size in reader.entries("proposed"):
        if str(size) not in names.SIZES:
            raise BadPosition(f"proposed must list sizes from 3 to 13, not {quoted(size)}.")
        state.proposed |= 1 << names.SIZES.index(str(size))
    state.triggered = int(reader.flag("triggered"))
    state.spent_in_round = int(reader.flag("spent_in_round"))
    state.events_in_round = int(reader.flag("events_in_round"))
    state.idle_rounds = reader.number("idle_rounds", 0, 0, invariants.MAX_QUIET)
    state.quiet_rounds = reader.number("quiet_rounds", 0, 0, invariants.MAX_QUIET)


def _cell(name: Any, path: str) -> int:
    if name in names.LAKE:
        raise BadPosition(f"{path} names {name}, which is lake.")
    if name not in names.CELLS:
        raise BadPosition(f"{path} names {quoted(name)}, which is no cell of the island.")
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
            raise BadPosition(f"bridges.{name} must be h or v, not {quoted(axis)}.")
        if ground[cell] != ids.CANAL:
            raise BadPosition(f"bridges.{name} has no canal under it.")
        ground[cell] = ids.BRIDGE_H if axis == "h" else ids.BRIDGE_V
    for name, temple in reader.table("temples").items():
        cell = _cell(name, "temples")
        _claim_dry(ground, cell, f"temples.{name}")
        ground[cell] = ids.TEMPLE + _read_temple(name, temple)
    for name, size in reader.table("tiles_on_board").items():
        cell = _cell(name, "tiles_on_board")
        _claim_dry(ground, cell, f"tiles_on_board.{name}")
        if type(size) is not int or str(size) not in names.SIZES:
            raise BadPosition(f"tiles_on_board.{name} must be a size from 3 to 13, not {quoted(size)}.")
        ground[cell] = ids.CALPULLI + size
    return ground


def _claim_dry(ground: list[int], cell: int, path: str) -> None:
    if ground[cell] != ids.DRY:
        raise BadPosition(f"{path} lies where something else lies.")


def _read_temple(name: str, temple: Any) -> int:
    if not isinstance(temple, list) or len(temple) != 2:
        raise BadPosition(f"temples.{name} must be [colour, level].")
    colour, level = temple
    number = ids.NEUTRAL if colour == "neutral" else colour
    if (
        type(number) is not int
        or not 0 <= number <= ids.NEUTRAL
        or (number == ids.NEUTRAL) != (colour == "neutral")
    ):
        raise BadPosition(f"temples.{name} must have a seat or neutral as its colour, not {quoted(colour)}.")
    if type(level) is not int or not 1 <= level <= ids.LEVELS:
        raise BadPosition(f"temples.{name} must have a level from 1 to {ids.LEVELS}, not {quoted(level)}.")
    return number * ids.LEVELS + level - 1


def _read_tiles(reader: Reader, state: State) -> None:
    """Tiles on the board are founded; of the others all that are named nowhere are face down, or open."""
    where = Places()
    for place, key in TILE_PLACES.items():
        where.claim(key, reader.entries(key), place, names.CALPULLI, "calpulli")
    for what in state.ground:
        if not geometry.is_calpulli(what):
            continue
        size = what - ids.CALPULLI
        free = [tile for tile in names.CALPULLI if _size(tile) == size and tile not in where]
        if not free:
            raise BadPosition(f"tiles_on_board has more tiles of size {size} than the game.")
        where[free[-1]] = ids.FOUNDED
    state.tiles = [where.get(tile, _place_of_rest(reader, state)) for tile in names.CALPULLI]


def _place_of_rest(reader: Reader, state: State) -> int:
    """Where the tiles are that the document does not mention."""
    if "face_down_tiles" in reader or (state.period == 2 and ("open_tiles" in reader or state.triggered)):
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
    state.tokens = [seat.number("tokens", 0, 0, invariants.TOKENS) for seat in seats] + pad
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
            raise BadPosition(
                f"{reader.path('temples')} must be four numbers from 0 to 6, for levels 1, 2, 3 and 4."
            )
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
    laid = invariants.canal_cells(state)
    if "supply" not in reader and laid > invariants.MAX_CELLS:
        raise BadPosition(f"canals must be up to {invariants.MAX_CELLS} and the printed ones, not {laid}.")
    used = min(laid // 2, invariants.DOUBLES)
    state.doubles = supply.number("doubles", invariants.DOUBLES - used, 0, invariants.DOUBLES)
    # Cells that the doubles said to be gone do not cover are covered by singles.
    single = max(0, laid - 2 * (invariants.DOUBLES - state.doubles))
    usual = max(0, invariants.SINGLES - max(single, laid % 2))
    state.singles = supply.number("singles", usual, 0, invariants.SINGLES)
    bridges = sum(geometry.is_bridge(what) for what in state.ground)
    usual = max(0, invariants.BRIDGES - bridges)
    state.bridges = supply.number("bridges", usual, 0, invariants.BRIDGES)
    usual = max(0, invariants.TOKENS - sum(state.tokens))
    state.tokens_left = supply.number("tokens", usual, 0, invariants.TOKENS)
    supply.finish()


def _read_reach(reader: Reader, state: State) -> None:
    """In round 1: how far each pilli reached when the turn began; by default as far as it does now."""
    trapping.begin_turn(state)
    given = reader.entries("reach_at_start")
    if given:
        if not trapping.is_banned_time(state):
            raise BadPosition(f"reach_at_start must be empty in round {state.round}; it is kept in round 1.")
        if len(given) != state.players or any(type(n) is not int or not 0 <= n <= ids.CELLS for n in given):
            raise BadPosition(f"reach_at_start must be a number from 0 to {ids.CELLS} for each seat.")
        state.reach_at_start = given + [0] * (ids.SEATS - state.players)


def _read_pending(reader: Reader, state: State) -> None:
    """Put the pending frames on the stack; without any, it is the turn of the seat `to_move`."""
    to_move = reader.seat("to_move", state.first_player, state.players)
    if "pending" in reader:
        pending = KINDS.read_stack(reader.entries("pending"), state)
    else:
        taken = (to_move - state.first_player) % state.players + 1
        pending = [[ids.ROUND, core.AUTOMATIC, taken, 0], [ids.TURN, to_move, 0, 0]]
    put_stack(state, pending)
