"""Any position as a document, both ways.

Reading is strict about what is said and generous about what is not: a field left out has the value that it
has after set-up, and the tiles nobody mentions are in the bag.
"""

from __future__ import annotations

from typing import Any

from sacbe.core import constants as core
from sacbe.core.decisions import put_stack
from sacbe.core.errors import BadPosition
from sacbe.core.reader import Places, Reader
from sacbe.games._template import ids, invariants, names
from sacbe.games._template.decisions import KINDS
from sacbe.games._template.rules import turn
from sacbe.games._template.state import State

# Writing.


def write(state: State) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": names.NAME,
        "rules": names.RULES_VERSION,
        "modules": [],
        "players": state.players,
        "round": state.round,
        "market": tiles_at(state, ids.OPEN),
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
        "pending": KINDS.write_stack(state),
    }


def tiles_at(state: State, where: int) -> list[str]:
    """The names of the tiles in a place."""
    return [names.TILES[tile] for tile, place in enumerate(state.tiles) if place == where]


def tokens_of(state: State, seat: int) -> dict[str, int]:
    """A seat's tokens by name."""
    held = state.tokens[seat * ids.TOKENS : (seat + 1) * ids.TOKENS]
    return dict(zip(names.TOKENS, held, strict=True))


def points_of(state: State, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    points = state.points[seat * ids.SOURCES : (seat + 1) * ids.SOURCES]
    return dict(zip(names.SOURCES, points, strict=True))


def favour_of(state: State, seat: int) -> str | None:
    """The kind a seat favours; None before it has chosen."""
    return names.KINDS[state.favour[seat] - 1] if state.favour[seat] != ids.NO_FAVOUR else None


def _write_seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "tokens": tokens_of(state, seat),
        "favour": favour_of(state, seat),
        "tiles": tiles_at(state, ids.OWNED + seat),
        "points": points_of(state, seat),
    }


# Reading.


def read(document: Any) -> State:
    """The state that a document describes; BadPosition says in one sentence what is wrong with it."""
    reader = Reader(document)
    reader.expect("game", names.NAME)
    reader.expect("rules", names.RULES_VERSION)
    reader.expect("modules", [])
    players = reader.players(names.NAME, 2, ids.SEATS)
    state = State(players)
    state.round = reader.number("round", 1)
    seats = reader.parts("seats", players)
    _read_tiles(state, reader, seats)
    _read_seats(state, seats)
    _read_pending(state, reader)
    for part in (*seats, reader):
        part.finish()
    return state


def _read_tiles(state: State, reader: Reader, seats: list[Reader]) -> None:
    places = Places()
    places.claim("market", reader.entries("market"), ids.OPEN, names.TILES, "tile")
    for seat, part in enumerate(seats):
        places.claim(part.path("tiles"), part.entries("tiles"), ids.OWNED + seat, names.TILES, "tile")
    state.tiles = [places.get(tile, ids.IN_BAG) for tile in names.TILES]


def _read_seats(state: State, seats: list[Reader]) -> None:
    pad = [0] * (ids.SEATS - state.players)
    worth = [
        sum(invariants.WORTH[tile] for tile, where in enumerate(state.tiles) if where == ids.OWNED + seat)
        for seat in range(state.players)
    ]
    favours = [part.take("favour", None) for part in seats]
    for part, favour in zip(seats, favours, strict=True):
        if favour is not None and favour not in names.KINDS:
            raise BadPosition(
                f"{part.path('favour')} must be one of {', '.join(names.KINDS)}, not {favour!r}."
            )
    state.favour = [0 if favour is None else names.KINDS.index(favour) + 1 for favour in favours] + pad
    state.tokens = [
        number for part in seats for number in _numbers(part, "tokens", names.TOKENS, invariants.TOKENS)
    ] + pad * ids.TOKENS
    state.points = [
        number
        for seat, part in enumerate(seats)
        for number in _numbers(part, "points", names.SOURCES, [worth[seat], 0])
    ] + pad * ids.SOURCES


def _numbers(part: Reader, key: str, words: tuple[str, ...], defaults: list[int]) -> list[int]:
    inner = part.part(key)
    numbers = [inner.number(word, default) for word, default in zip(words, defaults, strict=True)]
    inner.finish()
    return numbers


def _read_pending(state: State, reader: Reader) -> None:
    """Put the pending frames on the stack; without any, the turn of the seat `to_move` begins."""
    to_move = reader.seat("to_move", 0, state.players)
    if "pending" in reader:
        pending = KINDS.read_stack(reader.entries("pending"), state)
    else:
        taken = turn.in_order(state, to_move) + 1
        pending = [[ids.ROUND, core.AUTOMATIC, taken, 0], [ids.TURN, to_move, ids.NOTHING_YET, 0]]
    put_stack(state, pending)
