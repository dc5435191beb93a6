"""Plots: ground that a few canals would close at the size of an open tile."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.games.mexica import geometry, ids, names, plots, prospects
from sacbe.games.mexica.game import own
from sacbe.games.mexica.state import State
from tests.games.mexica.table import Table
from tests.games.mexica.test_geometry import walk

EAST = ["R6", "Q7", "Q8"]
"""Canals that leave one cell, Q9, between a district of 13 in the east and the rest (S26)."""

LARGEST = ids.SMALLEST + ids.SIZES - 1

Plot = tuple[int, int, frozenset[str]]


def found(state: State) -> set[Plot]:
    """The plots of a position: size, canals needed, cells."""
    plots.find(state)
    cells = state.plot_cells
    listed = []
    for plot in range(state.plots):
        size, first = state.plot_size[plot], plot * LARGEST
        named = frozenset(names.CELLS[cell] for cell in cells[first : first + size])
        listed.append((size, state.plot_canals[plot], named))
    return set(listed)


def state_of(table: Table) -> State:
    """A copy of the state on the table."""
    return own(table.session.state.copy())


def test_ground_that_one_canal_would_close_is_a_plot() -> None:
    """MX-8 (S26): a single on Q9 closes the east at 13 cells."""
    state = state_of(Table(canals=EAST, open_tiles=["calpulli_13"]))
    sizes = {(size, canals) for size, canals, cells in found(state) if "T9" in cells}
    assert (13, 1) in sizes
    wanted = {names.CELLS[cell] for cell in range(ids.CELLS) if prospects.is_wanted(state, 0, cell)}
    assert "Q9" in wanted


def test_a_district_that_fits_needs_no_canal() -> None:
    """MX-8 (S26): once Q9 is dug the plot is the district."""
    state = state_of(Table(canals=[*EAST, "Q9"], open_tiles=["calpulli_13"]))
    assert any(size == 13 and canals == 0 and "T9" in cells for size, canals, cells in found(state))


def test_only_sizes_of_open_tiles_are_looked_for() -> None:
    """MX-8 (S32): no tile, no plot."""
    state = state_of(Table(canals=EAST, open_tiles=["calpulli_5a"]))
    assert {size for size, _, _ in found(state)} == {5}


def test_a_founded_district_is_no_plot() -> None:
    """MX-8 (S120): a district takes one tile, ever."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST, open_tiles=["calpulli_13", "calpulli_3a"])
    table.play("canal single", "lay Q9", "found 13", "tile T9")
    assert all("S8" not in cells for _, _, cells in found(state_of(table)))


def test_canals_do_not_lie_on_temples_ramps_or_the_palace() -> None:
    """MX-5: an edge with such a cell cannot be closed."""
    for state in walk(5, 3, 600):
        plots.find(state)
        for cell in range(ids.CELLS):
            if state.dig[cell]:
                assert state.ground[cell] == ids.DRY
                assert not state.ramp[cell]
                assert geometry.is_ordinary(cell)


@pytest.mark.parametrize("players", [2, 4])
def test_plots_that_are_kept_are_what_a_fresh_search_finds(players: int) -> None:
    """Whatever changes the ground or the open tiles, the plots known are those of the position."""
    game = sacbe.game("mexica")
    kept = 0
    for number, state in enumerate(walk(7, players, 900)):
        plots.find(state)
        if number % 9 == 0:
            kept += 1
            assert found(state) == found(own(game.from_position(game.position(state))))
    assert kept > 50


def test_what_is_built_in_a_founded_district_changes_no_plot() -> None:
    """MX-8: no canal is laid there any more, so the plots need not be sought again."""
    table = Table(pillis=["S8", "H6", "I7"], canals=[*EAST, "Q9"], open_tiles=["calpulli_13", "calpulli_5a"])
    table.play("found 13", "tile T9")
    state = own(table.session.state)
    before = found(state)
    table.play("temple 1", "build T8")
    assert state.plots_known
    assert found(state) == before == found(own(table.game.from_position(table.position)))


def test_closing_a_plot_leaves_a_district_of_its_size() -> None:
    """MX-6: flooding all cells beside a plot cuts it off."""
    for state in list(walk(3, 3, 400))[::40]:
        for size, _, cells in found(state):
            edge = {
                beside
                for cell in cells
                for side in range(ids.SIDES)
                if (beside := geometry.neighbour(names.CELLS.index(cell), side)) != ids.LAKE
                and names.CELLS[beside] not in cells
                and not geometry.is_water(state.ground[beside])
            }
            trial = own(state.copy())
            trial.ground = [ids.CANAL if cell in edge else g for cell, g in enumerate(state.ground)]
            geometry.find_districts(trial)
            assert {trial.size[trial.district[names.CELLS.index(cell)]] for cell in cells} == {size}
