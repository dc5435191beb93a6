"""Districts, boat routes and reach against a plain search of their own, written from the rulings alone.

The search knows the whole grid of 16 x 23 places, the lake included, and shares nothing with the engine but
the board and the numbers for what lies on a cell.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator
from typing import Any

import pytest

import sacbe
from sacbe.core import constants as core
from sacbe.core.chance import Stream
from sacbe.games.mexica import geometry, ids, names
from sacbe.games.mexica.game import own
from sacbe.games.mexica.rules import bridges, canals, founding, movement, reach, temples
from sacbe.games.mexica.state import State

Place = tuple[int, int]
PLACES = [(row, column) for row in range(16) for column in range(23)]
LAND = [place for place in PLACES if names.ROWS[place[0]][place[1]] != "~"]
"""The places of the island in reading order: a cell's number is its index."""
PALACE = {place for place in LAND if names.ROWS[place[0]][place[1]] == "P"}
LAKE, OPEN, BUILT, CANAL, BRIDGE_H, BRIDGE_V = "lake", "open", "built", "canal", "h", "v"
WATER = {LAKE, CANAL, BRIDGE_H, BRIDGE_V}
BRIDGES = {BRIDGE_H, BRIDGE_V}
AXES = (BRIDGE_H, BRIDGE_V)
FAR = 100
Grid = dict[Place, str]


def grid_of(state: State) -> Grid:
    """The whole board as places with what is there."""
    known = {ids.DRY: OPEN, ids.CANAL: CANAL, ids.BRIDGE_H: BRIDGE_H, ids.BRIDGE_V: BRIDGE_V}
    grid = dict.fromkeys(PLACES, LAKE)
    grid.update({place: known.get(what, BUILT) for place, what in zip(LAND, state.ground, strict=True)})
    return grid


def beside(place: Place) -> list[Place]:
    """The places of the board that touch a place."""
    row, column = place
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [other for other in around if 0 <= other[0] < 16 and 0 <= other[1] < 23]


def ends(place: Place, axis: str) -> list[Place]:
    """The two places at the ends of a bridge."""
    row, column = place
    return (
        [(row, column - 1), (row, column + 1)] if axis == BRIDGE_H else [(row - 1, column), (row + 1, column)]
    )


def parts(links: dict[Place, set[Place]]) -> list[set[Place]]:
    """The connected parts of a graph."""
    left, found = set(links), []
    while left:
        part, todo = set(), [min(left)]
        while todo:
            place = todo.pop()
            if place not in part:
                part.add(place)
                todo.extend(links[place] - part)
        left -= part
        found.append(part)
    return found


def touching(grid: Grid, kinds: set[str]) -> dict[Place, set[Place]]:
    """The graph of all places of some kinds that touch."""
    return {
        place: {other for other in beside(place) if grid[other] in kinds}
        for place, what in grid.items()
        if what in kinds
    }


def fares(grid: Grid, start: Place) -> dict[Place, int]:
    """Dijkstra over all water: the bridges on the cheapest route to every place, the start not counted."""
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        cost, place = heapq.heappop(queue)
        if cost > best[place]:
            continue
        for other in beside(place):
            total = cost + (grid[other] in BRIDGES)
            if grid[other] in WATER and total < best.get(other, FAR):
                best[other] = total
                heapq.heappush(queue, (total, other))
    return best


def way_links(grid: Grid) -> dict[Place, set[Place]]:
    """MX-14: open cells that touch, bridges with open ramps, bridges linked by water."""
    links = touching(grid, {OPEN})
    spans = [place for place, what in grid.items() if what in BRIDGES]
    links.update({place: set() for place in spans})
    for body in parts(touching(grid, WATER)):
        afloat = body & set(spans)
        for place in afloat:
            links[place] |= afloat - {place}
    for place in spans:
        for end in ends(place, grid[place]):
            if grid[end] == OPEN:
                links[place].add(end)
                links[end].add(place)
    return links


def reaches(grid: Grid, pillis: list[Place]) -> tuple[list[int], int, list[bool]]:
    """The reach of each pilli, the largest set of all, and which pillis could move."""
    links = way_links(grid)
    sets = parts(links)
    sizes = [sum(grid[place] == OPEN for place in one) for one in sets]
    reach = [next(size for one, size in zip(sets, sizes, strict=True) if pilli in one) for pilli in pillis]
    return reach, max(sizes), [bool(links[pilli]) for pilli in pillis]


class Ban:
    """MX-14 from its text: is a change of the grid refused in round 1?"""

    def __init__(self, state: State, seat: int) -> None:
        self.grid = grid_of(state)
        self.seat = seat
        self.pillis = [LAND[cell] for cell in state.pilli[: state.players]]
        self.at_start = list(state.reach_at_start)
        self.reach, _, self.could_move = reaches(self.grid, self.pillis)

    def refuses(self, change: Grid) -> bool:
        """Would some opponent be trapped?"""
        reach, largest, can_move = reaches({**self.grid, **change}, self.pillis)
        return any(
            largest > reach[other]
            and (
                (reach[other] < self.reach[other] and 2 * reach[other] < self.at_start[other])
                or (self.could_move[other] and not can_move[other])
            )
            for other in range(len(self.pillis))
            if other != self.seat
        )


# Boards.


def walk(seed: int, players: int, decisions: int) -> Iterator[State]:
    """The states of a random game in which all verbs are equally likely."""
    game, stream = sacbe.game("mexica"), Stream(seed)
    state = game.new(players)
    for _ in range(decisions):
        legal = game.legal(state)
        if not legal:
            return
        if game.to_act(state) == core.CHANCE:
            action = legal[stream.draw(len(legal))]
        else:
            verbs = sorted({game.text(action).split()[0] for action in legal} - {"propose"})
            # A turn is rarely ended with points left, or little would be built.
            if len(verbs) > 1 and "end_turn" in verbs and stream.draw(4):
                verbs.remove("end_turn")
            verb = verbs[stream.draw(len(verbs))]
            mine = [action for action in legal if game.text(action).split()[0] == verb]
            action = mine[stream.draw(len(mine))]
        game.apply(state, action)
        if ids.NOWHERE not in own(state).pilli[:players]:
            yield own(state)


def scattered(seed: int) -> State:
    """A board in round 1 with many canals, bridges and temples strewn about, hard on all pillis."""
    chooser = random.Random(seed)
    free = [place for place in LAND if place not in PALACE and names.ROWS[place[0]][place[1]] == "."]
    chooser.shuffle(free)
    wet = free[: chooser.randint(40, 76)]
    built = free[len(wet) : len(wet) + chooser.randint(0, 18)]
    grid = dict.fromkeys(PLACES, LAKE) | dict.fromkeys(LAND, OPEN) | dict.fromkeys(built, BUILT)
    printed = [place for place in LAND if names.ROWS[place[0]][place[1]] == "c"]
    grid.update(dict.fromkeys([*wet, *printed], CANAL))
    spans: dict[Place, str] = {}
    most = chooser.randint(1, 11)
    for place in chooser.sample([*wet, *printed], len(wet) + 4):
        axis = chooser.choice(AXES)
        if len(spans) < most and all(grid[end] in (OPEN, BUILT) for end in ends(place, axis)):
            spans[place] = axis
    # Opponents stand where others have more room, if they can.
    sets = sorted(parts(way_links(grid | spans)), key=len)
    apart = [place for one in sets[:-1] for place in sorted(one) if len(one) > 1]
    pillis = chooser.sample(apart if len(apart) > 2 else sorted(sets[-1]), 3)
    levels = [level for level, count in ((1, 3), (2, 3), (3, 2), (4, 1)) for _ in range(count)]
    document: dict[str, Any] = {
        "game": "mexica",
        "players": 3,
        "round": 1,
        "canals": [name(place) for place in [*wet, *printed]],
        "bridges": {name(place): axis for place, axis in spans.items()},
        "temples": {name(place): [i % 2 + 1, levels[i // 2]] for i, place in enumerate(built)},
        "open_tiles": list(names.CALPULLI[::2]),
        "supply": {"bridges": 0},
        "seats": [{"pilli": name(place)} for place in pillis],
        # A little less than twice the reach, so that few cells more are one too many.
        "reach_at_start": [min(2 * n - chooser.randint(0, n), 196) for n in reaches(grid | spans, pillis)[0]],
    }
    return own(sacbe.game("mexica").from_position(document))


def name(place: Place) -> str:
    """The name of a place of the island."""
    return names.CELLS[LAND.index(place)]


# What the engine keeps, against the search.


def check_districts(state: State, grid: Grid) -> None:
    """MX-6: the same cells together, named by the first of them, with the right size and founded or not."""
    district, size, founded = list(state.district), list(state.size), list(state.founded)
    expected = [ids.NOWHERE] * ids.CELLS
    for part in parts(touching(grid, {OPEN, BUILT})):
        cells = sorted(LAND.index(place) for place in part)
        for cell in cells:
            expected[cell] = cells[0]
        assert size[cells[0]] == len(cells)
        assert founded[cells[0]] == any(state.ground[cell] >= ids.CALPULLI for cell in cells)
    assert district == expected


def check_boats(state: State, grid: Grid) -> int:
    """MX-16: what a boat costs between any two bridges; how many pairs were compared."""
    twin, pairs = own(state.copy()), 0
    spans = [cell for cell, place in enumerate(LAND) if grid[place] in BRIDGES]
    for start in spans:
        others = [spare for spare in range(ids.CELLS) if spare not in spans][: twin.players - 1]
        twin.pilli = [start, *others, *[ids.NOWHERE] * (ids.SEATS - twin.players)]
        best = fares(grid, LAND[start])
        for goal in spans:
            if goal != start:
                cost = movement.boat_cost(twin, 0, goal)
                assert (cost if cost < FAR else FAR) == best.get(LAND[goal], FAR), names.CELLS[goal]
                pairs += 1
    return pairs


def check_reach(state: State, grid: Grid) -> None:
    """MX-14: the open cells that can be reached from every open cell and bridge."""
    twin = own(state.copy())
    for part in parts(way_links(grid)):
        size = sum(grid[place] == OPEN for place in part)
        for place in part:
            reach.clear_labels(twin)
            assert reach.flood_reach(twin, LAND.index(place), 0) == size, name(place)


def check_ramps(state: State, grid: Grid) -> None:
    """MX-5: the ramps are the cells at the two ends of every bridge."""
    ramps = {end for place, what in grid.items() if what in BRIDGES for end in ends(place, what)}
    assert {place for cell, place in enumerate(LAND) if geometry.is_ramp(state, cell)} == ramps


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_agree_with_the_search(players: int, seed: int) -> None:
    """MX-6, MX-14, MX-16: districts, ramps, reach and boats on the boards of random games."""
    boards = pairs = 0
    for number, state in enumerate(walk(seed, players, 900)):
        if number % 60 == 59:
            grid = grid_of(state)
            check_districts(state, grid)
            check_ramps(state, grid)
            check_reach(state, grid)
            pairs += check_boats(state, grid)
            boards += 1
    assert boards >= 8
    assert pairs > 0


@pytest.mark.parametrize("seed", range(20))
def test_scattered_boards_agree_with_the_search(seed: int) -> None:
    """MX-6, MX-14, MX-16: the same on boards with water everywhere."""
    state = scattered(seed)
    grid = grid_of(state)
    check_districts(state, grid)
    check_ramps(state, grid)
    check_reach(state, grid)
    check_boats(state, grid)


# The ban, against its text.


def may_cover(state: State, grid: Grid, place: Place) -> bool:
    """MX-5 without the ban."""
    cell = LAND.index(place)
    ramps = {end for bridge, what in grid.items() if what in BRIDGES for end in ends(bridge, what)}
    return is_free(state, grid, place) and place not in ramps and not state.founded[state.district[cell]]


def is_free(state: State, grid: Grid, place: Place) -> bool:
    """An empty ordinary cell."""
    return (
        grid[place] == OPEN and place not in PALACE and LAND.index(place) not in state.pilli[: state.players]
    )


@pytest.mark.parametrize("seed", range(40, 52))
def test_ban_on_canals_agrees_with_its_text(seed: int) -> None:
    """MX-5, MX-14: singles on all cells and doubles on all pairs in round 1, on a scattered board."""
    state = scattered(seed)
    grid, ban = grid_of(state), Ban(state, 0)
    places = [place for place in LAND if may_cover(state, grid, place)]
    for place in LAND:
        expected = place in places and not ban.refuses({place: CANAL})
        assert canals.can_lay_single(state, 0, LAND.index(place)) == expected, name(place)
    for place in places:
        for other in beside(place):
            if other in LAND:
                expected = other in places and not ban.refuses({place: CANAL, other: CANAL})
                got = canals.can_lay_double(state, 0, LAND.index(place), LAND.index(other))
                assert got == expected, (name(place), name(other))


@pytest.mark.parametrize("seed", range(60, 80))
def test_ban_on_temples_and_tiles_agrees_with_its_text(seed: int) -> None:
    """MX-8, MX-13, MX-14: temple sites and tile cells in round 1, on a scattered board."""
    state = scattered(seed)
    grid, ban = grid_of(state), Ban(state, 0)
    home = LAND[state.pilli[0]]
    district = next((part for part in parts(touching(grid, {OPEN, BUILT})) if home in part), set())
    sites = {
        place
        for place in district
        if grid[home] == OPEN and is_free(state, grid, place) and not ban.refuses({place: BUILT})
    }
    game = sacbe.game("mexica")
    assert any(game.text(action) == "temple 1" for action in game.legal(state)) == bool(sites)
    own = founding.own_district(state, 0)
    for cell, place in enumerate(LAND):
        if grid[home] == OPEN:
            assert temples.can_build_in(state, 0, own, cell) == (place in sites), name(place)
            assert founding.can_take_tile(state, 0, cell) == (place in sites), name(place)


@pytest.mark.parametrize("seed", range(80, 100))
def test_ban_on_relocations_agrees_with_its_text(seed: int) -> None:
    """MX-11, MX-14: every empty bridge to every canal along both axes in round 1, on a scattered board."""
    state = scattered(seed)
    grid, ban = grid_of(state), Ban(state, 0)
    for origin in [place for place in LAND if grid[place] in BRIDGES and place not in ban.pillis]:
        lifted = {**grid, origin: CANAL}
        for goal in LAND:
            for number, axis in enumerate(AXES):
                expected = (
                    lifted[goal] == CANAL
                    and (goal, axis) != (origin, grid[origin])
                    and all(grid.get(end) in (OPEN, BUILT) for end in ends(goal, axis))
                    and not ban.refuses({origin: CANAL, goal: axis})
                )
                got = bridges.can_move_to(state, 0, LAND.index(origin), LAND.index(goal), number)
                assert got == expected, (name(origin), name(goal), axis)


def test_scattered_boards_have_traps() -> None:
    """MX-14: on these boards the ban refuses many a canal that round 2 allows, so the tests above bite."""
    refused = 0
    for seed in range(40, 100):
        state = scattered(seed)
        grid, ban = grid_of(state), Ban(state, 0)
        refused += sum(may_cover(state, grid, place) and ban.refuses({place: CANAL}) for place in LAND[::7])
    assert refused > 20


@pytest.mark.parametrize("seed", range(6))
def test_random_openings_never_trap(seed: int) -> None:
    """MX-14: in round 1 of random games no change of the ground is one that the text refuses."""
    before: State | None = None
    changes = 0
    for state in walk(seed, 3, 120):
        if state.round > 1:
            break
        if before is not None and list(before.ground) != list(state.ground):
            assert not Ban(before, seat_in_turn(before)).refuses(grid_of(state))
            changes += 1
        before = own(state.copy())
    assert changes > 2


def seat_in_turn(state: State) -> int:
    """The seat that is asked."""
    seat = sacbe.game("mexica").to_act(state)
    assert seat is not None
    return seat
