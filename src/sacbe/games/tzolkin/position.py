"""Any position of Tzolk'in as a document, both ways (docs/positions.md).

Reading is strict about what is said and generous about what is not: a field left out has the value that it
has after set-up, and the tiles nobody mentions are in their decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core import constants as core
from sacbe.core.decisions import put_stack
from sacbe.core.errors import BadPosition
from sacbe.core.reader import LIMIT, Places, Reader, quoted
from sacbe.games.tzolkin import extensions, hooks, ids, invariants, names
from sacbe.games.tzolkin.decisions import KINDS
from sacbe.games.tzolkin.state import State

RULES_VERSION = 1

_BY_PLAYERS = names.load("setup")["by_player_count"]


# Writing.


def write(state: State) -> dict[str, Any]:
    """The whole position."""
    tiles, wealth = _by_place(state.tiles, names.TILES), _by_place(state.wealth, names.WEALTH)
    return {
        "game": "tzolkin",
        "rules": RULES_VERSION,
        "modules": [module for bit, module in enumerate(names.MODULES) if state.modules & (1 << bit)],
        "players": state.players,
        "day": state.day,
        "age": state.age,
        "food_days": state.food_days,
        "marker": state.marker,
        "tooth_corn": state.tooth_corn,
        "skull_bank": state.skull_bank,
        "starting_player_space": _piece(state.starting_player_space),
        "gears": {name: _write_gear(state, gear) for gear, name in enumerate(names.GEARS)},
        "jungle": {
            name: {"corn": state.jungle_corn[group], "wood": state.jungle_wood[group]}
            for group, name in enumerate(names.JUNGLE)
        },
        "chichen_itza_skulls": [space for space, is_taken in enumerate(state.sacred) if is_taken],
        "row": [names.TILES[tile - 1] if tile else None for tile in state.row],
        "decks": {str(age): _named(_deck(state, age), names.TILES) for age in (1, 2)},
        "monuments": [tile for tile in tiles.get(ids.OPEN, ()) if tile in names.MONUMENTS],
        "wealth_drawn": wealth.get(ids.GONE, []),
        **extensions.write_position(state),
        "seats": [_write_seat(state, seat, tiles, wealth) for seat in range(state.players)],
        "pending": KINDS.write_stack(state),
    }


def _piece(piece: int) -> int | str | None:
    if piece == ids.IDLE:
        return "idle"
    return None if piece == ids.NOBODY else piece - 1


def _write_gear(state: State, gear: int) -> dict[str, int | str | None]:
    first = gear * ids.GEAR_SPACES
    teeth = 13 if gear == ids.CHICHEN_ITZA else 10
    pieces = state.spaces[first : first + teeth]
    return {str(space): _piece(piece) for space, piece in enumerate(pieces) if piece != ids.NOBODY}


def _deck(state: State, age: int) -> list[int]:
    tiles = state.tiles
    return [t for t in range(ids.BUILDINGS) if tiles[t] == ids.IN_DECK and invariants.AGES[t] == age]


def _named(numbers: Sequence[int], words: tuple[str, ...]) -> list[str]:
    return [words[number] for number in numbers]


def _by_place(places: Sequence[int], words: tuple[str, ...]) -> dict[int, list[str]]:
    """What lies in each place."""
    found: dict[int, list[str]] = {}
    for word, place in zip(words, places, strict=True):
        found.setdefault(place, []).append(word)
    return found


def _write_seat(
    state: State, seat: int, tiles: dict[int, list[str]], wealth: dict[int, list[str]]
) -> dict[str, Any]:
    owned = tiles.get(ids.OWNED + seat, [])
    blocks = state.blocks[seat * ids.BLOCKS : (seat + 1) * ids.BLOCKS]
    points = state.points[seat * ids.SOURCES : (seat + 1) * ids.SOURCES]
    return {
        "corn": state.corn[seat],
        **dict(zip(names.BLOCKS, blocks, strict=True)),
        "skulls": state.skulls[seat],
        "workers_in_hand": state.hand[seat],
        "board": names.SIDES[state.dark[seat]],
        "temples": dict(zip(names.TEMPLES, state.temples[seat * ids.TEMPLES :], strict=False)),
        "technologies": dict(zip(names.TRACKS, state.levels[seat * ids.TRACKS :], strict=False)),
        "corn_tiles": state.corn_tiles[seat],
        "wood_tiles": state.wood_tiles[seat],
        "buildings": [tile for tile in owned if tile in names.BUILDINGS],
        "monuments": [tile for tile in owned if tile in names.MONUMENTS],
        "wealth": wealth.get(ids.OWNED + seat, []),
        "wealth_dealt": wealth.get(ids.DEALT + seat, []),
        "points": {source: points[i] / ids.QUARTERS for i, source in enumerate(names.SOURCES) if points[i]},
        **extensions.write_seat(state, seat),
    }


# Reading.


def read(document: Any) -> State:
    """The state that a document describes; BadPosition says in one sentence what is wrong with it."""
    reader = Reader(document)
    reader.expect("game", "tzolkin")
    reader.expect("rules", RULES_VERSION)
    modules = _read_modules(reader)
    players = reader.players("tzolkin", *(int(count) for count in (min(_BY_PLAYERS), max(_BY_PLAYERS))))
    needed = _BY_PLAYERS[str(players)].get("requires_module")
    if needed is not None and needed not in modules:
        raise BadPosition(f"tzolkin for {players} players needs the module {needed}.")
    state = State(players)
    state.modules = sum(1 << names.MODULES.index(module) for module in modules)
    state.day = reader.number("day", 1, 1, invariants.LAST_DAY)
    state.food_days = reader.number("food_days", _food_days_held(reader, state.day), 0, ids.FOOD_DAYS)
    state.age = reader.number("age", 1 if state.food_days < 2 else 2, 1, 2)
    state.marker = reader.seat("marker", 0, players)
    state.tooth_corn = reader.number("tooth_corn", 0, 0)
    state.starting_player_space = _read_piece(reader, "starting_player_space", players, False)
    extensions.read_places(reader, state)
    _read_board(reader, state)
    _read_tiles(reader, state)
    _read_wealth(reader, state)
    _read_pending(reader, state)
    extensions.read_position(reader, state)
    _read_seats(reader, state)
    in_use = sum(state.skulls) + sum(state.sacred) + state.laid_skulls
    state.skull_bank = reader.number("skull_bank", invariants.SKULLS - in_use, 0, invariants.SKULLS)
    for seat in reader.parts("seats", state.players):
        seat.finish(extensions.module_of)
    reader.finish(extensions.module_of)
    return state


def _read_modules(reader: Reader) -> set[str]:
    modules = reader.entries("modules")
    for module in modules:
        if module not in names.MODULES:
            raise BadPosition(
                f"tzolkin has no module {quoted(module)} (modules: {', '.join(names.MODULES)})."
            )
        if modules.count(module) > 1:
            raise BadPosition(f"modules names {module} twice.")
    return set(modules)


def _food_days_held(reader: Reader, day: int) -> int:
    """The food days before a day; where a turn is to come, the last has not been held."""
    most = ids.FOOD_DAYS if "pending" in reader else ids.FOOD_DAYS - 1
    return min(sum(food_day < day for food_day in invariants.CALENDAR), most)


def _read_piece(reader: Reader, key: str, players: int, idle_allowed: bool) -> int:
    value = reader.take(key, None)
    if value is None:
        return ids.NOBODY
    if value == "idle" and idle_allowed:
        return ids.IDLE
    if type(value) is not int or not 0 <= value < players:
        raise BadPosition(f"{reader.path(key)} must be a seat from 0 to {players - 1}, not {quoted(value)}.")
    return value + 1


def _read_board(reader: Reader, state: State) -> None:
    spaces = [ids.NOBODY] * ids.SPACES
    gears = reader.part("gears")
    for gear, name in enumerate(names.GEARS):
        pieces = gears.part(name)
        for space in range(13 if gear == ids.CHICHEN_ITZA else 10):
            spaces[gear * ids.GEAR_SPACES + space] = _read_piece(pieces, str(space), state.players, True)
        pieces.finish()
    gears.finish()
    state.spaces = spaces
    fields = _BY_PLAYERS[str(state.players)]["jungle_fields_per_group"]
    jungle = reader.part("jungle")
    groups = [jungle.part(name) for name in names.JUNGLE]
    state.jungle_corn = [group.number("corn", fields, 0, fields) for group in groups]
    wood = [0, fields, fields, fields]
    state.jungle_wood = [group.number("wood", wood[i], 0, wood[i]) for i, group in enumerate(groups)]
    for group in (*groups, jungle):
        group.finish()
    skulls = reader.entries("chichen_itza_skulls")
    if any(type(space) is not int or not 1 <= space <= 9 for space in skulls) or len(set(skulls)) < len(
        skulls
    ):
        raise BadPosition("chichen_itza_skulls must list different spaces from 1 to 9.")
    state.sacred = [int(space in skulls) for space in range(10)]


def _read_seats(reader: Reader, state: State) -> None:
    seats = reader.parts("seats", state.players)
    pad = [0] * (ids.SEATS - state.players)
    state.corn = [seat.number("corn", 0, 0) for seat in seats] + pad
    state.blocks = [seat.number(block, 0, 0) for seat in seats for block in names.BLOCKS] + pad * ids.BLOCKS
    state.skulls = [seat.number("skulls", 0, 0, invariants.SKULLS) for seat in seats] + pad
    out = [invariants.workers_out(state, seat) for seat in range(state.players)]
    state.hand = [
        seat.number(
            "workers_in_hand",
            max(0, hooks.workers_at_start(state, i, invariants.MIN_WORKERS) - out[i]),
            0,
            invariants.MAX_WORKERS,
        )
        for i, seat in enumerate(seats)
    ] + pad
    state.workers = [state.hand[i] + out[i] for i in range(state.players)] + pad
    state.dark = [names.SIDES.index(seat.choice("board", names.SIDES)) for seat in seats] + pad
    state.temples = (
        _read_table(seats, "temples", names.TEMPLES, ids.BOTTOM, invariants.TOPS) + pad * ids.TEMPLES
    )
    levels = [ids.TOP_LEVEL] * ids.TRACKS
    state.levels = _read_table(seats, "technologies", names.TRACKS, 0, levels) + pad * ids.TRACKS
    fields = _BY_PLAYERS[str(state.players)]["jungle_fields_per_group"]
    state.corn_tiles = [seat.number("corn_tiles", 0, 0, 4 * fields) for seat in seats] + pad
    state.wood_tiles = [seat.number("wood_tiles", 0, 0, 3 * fields) for seat in seats] + pad
    state.points = [quarters for seat in seats for quarters in _read_points(seat)] + pad * ids.SOURCES


def _read_table(
    seats: list[Reader], key: str, words: tuple[str, ...], least: int, most: list[int]
) -> list[int]:
    numbers = []
    for seat in seats:
        part = seat.part(key)
        numbers += [part.number(word, 0, least, top) for word, top in zip(words, most, strict=True)]
        part.finish()
    return numbers


def _read_points(seat: Reader) -> list[int]:
    """Points are given by source, or as one number, which then stands as earned earlier."""
    value = seat.take("points", 0)
    table = value if isinstance(value, dict) else {names.SOURCES[0]: value}
    quarters = []
    for source in table:
        if source not in names.SOURCES:
            raise BadPosition(f"{seat.path('points')} knows no source {quoted(source)}.")
    for source in names.SOURCES:
        points = table.get(source, 0)
        if isinstance(points, bool) or not isinstance(points, int | float) or not -LIMIT <= points <= LIMIT:
            raise BadPosition(f"{seat.path('points')} must be numbers up to {LIMIT}.")
        if points * ids.QUARTERS % 1:
            raise BadPosition(f"{seat.path('points')} must be in quarters, not {quoted(points)}.")
        quarters.append(int(points * ids.QUARTERS))
    return quarters


def _read_tiles(reader: Reader, state: State) -> None:
    places, what = Places(), "such tile"
    row = reader.entries("row")
    if len(row) > ids.ROW:
        raise BadPosition(f"row must have up to {ids.ROW} places, not {len(row)}.")
    places.claim("row", (tile for tile in row if tile is not None), ids.OPEN, names.BUILDINGS, what)
    places.claim("monuments", reader.entries("monuments"), ids.OPEN, names.MONUMENTS, what)
    for i, seat in enumerate(reader.parts("seats", state.players)):
        for key, known in (("buildings", names.BUILDINGS), ("monuments", names.MONUMENTS)):
            places.claim(seat.path(key), seat.entries(key), ids.OWNED + i, known, what)
    decks = reader.part("decks")
    for age in (1, 2):
        if str(age) in decks:
            of_age = tuple(
                tile for tile, its in zip(names.BUILDINGS, invariants.AGES, strict=True) if its == age
            )
            places.claim(f"decks.{age}", decks.entries(str(age)), ids.IN_DECK, of_age, what)
            rest = ids.GONE
        else:
            rest = ids.IN_DECK if age >= state.age else ids.GONE
        for tile, tile_age in zip(names.BUILDINGS, invariants.AGES, strict=True):
            if tile_age == age:
                places.setdefault(tile, rest if invariants.is_in_play(state, tile) else ids.GONE)
    decks.finish()
    state.tiles = [places.get(tile, ids.IN_DECK) for tile in names.TILES]
    open_tiles = [names.TILES.index(tile) + 1 if tile is not None else 0 for tile in row]
    state.row = open_tiles + [0] * (ids.ROW - len(row))


def _read_wealth(reader: Reader, state: State) -> None:
    places = Places()
    claims = [(reader, "wealth_drawn", ids.GONE)]
    for i, seat in enumerate(reader.parts("seats", state.players)):
        claims += [(seat, "wealth", ids.OWNED + i), (seat, "wealth_dealt", ids.DEALT + i)]
    for part, key, where in claims:
        places.claim(part.path(key), part.entries(key), where, names.WEALTH, "wealth tile")
    state.wealth = [places.get(tile, ids.IN_DECK) for tile in names.WEALTH]


def _read_pending(reader: Reader, state: State) -> None:
    """Put the pending frames on the stack; without any, it is the turn of the seat `to_move`."""
    to_move = reader.seat("to_move", state.marker, state.players)
    if "pending" in reader:
        pending = KINDS.read_stack(reader.entries("pending"), state)
    else:
        pending = [[ids.ROUND, core.AUTOMATIC, (to_move - state.marker) % state.players, 0]]
    put_stack(state, pending)
