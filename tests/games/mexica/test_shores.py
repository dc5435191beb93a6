"""Shores: the quick answer whether closing cells parts the open ground, against a plain search."""

from __future__ import annotations

import pytest

from sacbe.games.mexica import ids, shores
from sacbe.games.mexica.game import own
from sacbe.games.mexica.state import State
from tests.games.mexica.test_geometry import (
    BUILT,
    LAND,
    OPEN,
    Grid,
    Place,
    beside,
    grid_of,
    name,
    parts,
    scattered,
    touching,
    walk,
)


def open_sets(grid: Grid, closed: list[Place]) -> int:
    """The connected parts of the open ground when some cells are closed."""
    return len(parts(touching({**grid, **dict.fromkeys(closed, BUILT)}, {OPEN})))


def ready(state: State) -> State:
    """A copy with its shores found."""
    twin = own(state.copy())
    shores.find_shores(twin)
    return twin


def says_parted(state: State, *places: Place) -> bool:
    """What the shores say about closing one or two cells."""
    cells = [LAND.index(place) for place in places]
    return shores.parts_ground(state, cells[0], cells[1] if len(cells) > 1 else ids.NOWHERE)


def inner_cells(state: State, grid: Grid) -> list[Place]:
    """The open cells on which no bridge rests."""
    return [place for cell, place in enumerate(LAND) if grid[place] == OPEN and not state.ramp[cell]]


@pytest.mark.parametrize("players", [2, 3])
def test_closing_a_cell_parts_the_ground_when_one_body_lies_on_two_sides(players: int) -> None:
    """MX-14: on the boards of random games the shores are right about every single cell."""
    parted = boards = 0
    for number, state in enumerate(walk(5, players, 400)):
        if number % 80 == 79:
            twin, grid = ready(state), grid_of(state)
            sets = open_sets(grid, [])
            for place in inner_cells(twin, grid):
                expected = open_sets(grid, [place]) > sets
                assert says_parted(twin, place) == expected, name(place)
                parted += expected
            boards += 1
    assert boards >= 4
    assert parted > boards


@pytest.mark.parametrize("seed", range(12))
def test_no_parting_goes_unnoticed(seed: int) -> None:
    """MX-14: on boards with water everywhere, singles and doubles said to part nothing part nothing."""
    state = scattered(seed)
    twin, grid = ready(state), grid_of(state)
    sets, quiet = open_sets(grid, []), 0
    cells = inner_cells(twin, grid)
    for place in cells:
        for other in [None, *(second for second in beside(place) if second in cells)]:
            closed = [place] if other is None else [place, other]
            if not says_parted(twin, *closed):
                assert open_sets(grid, closed) <= sets, [name(one) for one in closed]
                quiet += 1
    assert quiet > 0
    assert list(twin.ground) == list(state.ground)
