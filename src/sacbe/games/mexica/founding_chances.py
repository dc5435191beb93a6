"""Which district could a newcomer to Mexica found with this turn? One to close with a canal, or one to reach.

Each is tried on a copy of the table, so a coach never promises more than the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

from sacbe.core.coaching import Chance
from sacbe.core.decisions import put_stack
from sacbe.core.effects import Data, Effect
from sacbe.core.game import Game
from sacbe.core.state import State as CoreState
from sacbe.games.mexica import geometry, ids, names
from sacbe.games.mexica.effects import POINT
from sacbe.games.mexica.routes import routes
from sacbe.games.mexica.rules import calpulli, founding, periods, scoring
from sacbe.games.mexica.state import State

Closed = dict[tuple[int, ...], State]
"""Tables by the cells that a canal was laid on."""
PRINTED = range(ids.SMALLEST, ids.SMALLEST + ids.SIZES)
"""Sizes of calpulli tiles."""


def at(state: State, seat: int) -> int:
    """The district of the seat's pilli, or NOWHERE."""
    return founding.own_district(state, seat)


def played(game: Game, state: State, *texts: str) -> State:
    """The table after some actions."""
    after = cast(State, state.copy())
    for text in texts:
        game.apply(after, game.parse(after, text))
    return after


def within_reach(game: Game, state: State, seat: int) -> dict[int, tuple[int, State]]:
    """The districts that the pilli can walk or row to, and its own: the price, and the table then."""
    found = {at(state, seat): (0, state)}
    for route in routes(game, state):
        if state.district[names.CELLS.index(route.to)] not in found:
            there = played(game, state, *route.actions)
            found.setdefault(at(there, seat), (route.cost, there))
    found.pop(ids.NOWHERE, None)
    return found


def foundable(game: Game, state: State) -> list[int]:
    """The sizes of the districts that may be founded now (MX-8)."""
    return [
        int(str(game.actions.noun(action)))
        for action in game.legal(state)
        if game.actions.verb(action) == "found"
    ]


def won(size: int) -> int:
    """What the founder of a district of a size scores."""
    return scoring.value(size, True, 2)


def closing(game: Game, state: State, seat: int) -> Iterator[Chance]:
    """One canal that closes a district around the pilli for an open calpulli: the largest."""
    if foundable(game, state):
        return
    canals: Closed = {
        cells: after
        for canal in (action for action in game.legal(state) if game.actions.verb(action) == "canal")
        for cells, after in laid(game, state, canal, ())
        if at(after, seat) != ids.NOWHERE
    }
    sizes = {cells: max(foundable(game, after), default=0) for cells, after in canals.items()}
    cells = max(sizes, key=lambda cells: sizes[cells], default=())
    if cells and sizes[cells]:
        effect = canal_fits(state, seat, canals, cells) or canal_closes(sizes[cells], cells)
        yield Chance(effect, partial(is_dug_and_founded, state, sizes[cells], cells))


def canal_closes(size: int, cells: tuple[int, ...]) -> Effect:
    """The cells of a canal that closes a district of a size."""
    first, *others = (names.CELLS[cell] for cell in cells)
    data: Data = {"size": size, "points": won(size), "cell": first, "second": "".join(others)}
    return Effect("canal_closes", "founding", won(size) * POINT, data)


def canal_fits(state: State, seat: int, canals: Closed, cells: tuple[int, ...]) -> Effect | None:
    """The same canal, where one cell further on it would leave a district for which no calpulli is open."""
    size = size_around(canals[cells], seat)
    for others, after in canals.items():
        wrong = size_around(after, seat)
        here, there = set(cells) - set(others), set(others) - set(cells)
        is_beside = len(here) == len(there) == 1 and geometry.is_beside(min(here), min(there))
        if is_beside and wrong in PRINTED and not calpulli.open_tiles(state, wrong):
            data: Data = {
                "size": size,
                "cell": names.CELLS[min(here)],
                "wrong": wrong,
                "other": names.CELLS[min(there)],
            }
            return Effect("canal_fits", "founding", won(size) * POINT, data)
    return None


def size_around(state: State, seat: int) -> int:
    """How many cells the district of the pilli has."""
    return state.size[at(state, seat)]


def is_dug_and_founded(state: State, size: int, cells: tuple[int, ...], after: CoreState) -> bool:
    """Are there canals on some cells, and is a calpulli of a size gone?"""
    now = cast(State, after)
    is_dug = all(geometry.is_water(now.ground[cell]) for cell in cells)
    return is_dug and calpulli.open_tiles(now, size) < calpulli.open_tiles(state, size)


def is_founded(cell: int, after: CoreState) -> bool:
    """Is the district of a cell founded?"""
    now = cast(State, after)
    return geometry.is_founded(now, now.district[cell])


def laid(
    game: Game, state: State, action: int, cells: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], State]]:
    """The cells of a canal that begins with an action, in all ways, and the table then."""
    after = cast(State, state.copy())
    game.apply(after, action)
    dug = (*cells, *(cell for cell in range(ids.CELLS) if after.ground[cell] != state.ground[cell]))
    if after.depth and after.frame().kind == ids.TURN:
        yield dug, after
    elif after.depth and game.to_act(after) == game.to_act(state):
        for lay in game.legal(after):
            yield from laid(game, after, lay, dug)


def waiting(game: Game, state: State, reached: dict[int, tuple[int, State]], seat: int) -> Iterator[Chance]:
    """A closed district with an open calpulli, which the pilli can walk or row to, and perhaps another."""
    for district, (cost, there) in reached.items():
        for size in foundable(game, there) if district != at(state, seat) else ():
            data: Data = {"size": size, "cell": names.CELLS[district], "cost": cost, "points": won(size)}
            other = next(
                (rival for rival in rivals(state, seat) if comes_to(game, state, rival, district)), None
            )
            kind = "district_waits" if other is None else "founding_race"
            data |= {} if other is None else {"seat": other}
            yield Chance(Effect(kind, "founding", won(size) * POINT, data), partial(is_founded, district))


def rivals(state: State, seat: int) -> list[int]:
    """The other seats, in turn order."""
    return [(seat + turn) % state.players for turn in range(1, state.players)]


def comes_to(game: Game, state: State, rival: int, district: int) -> bool:
    """Could another found a district in its next turn, as the table stands?"""
    turn = cast(State, state.copy())
    put_stack(turn, [])
    periods.begin_turn(turn, rival)
    game.relist(turn)
    reached = within_reach(game, turn, rival)
    return district in reached and bool(foundable(game, reached[district][1]))
