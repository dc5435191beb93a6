"""Plots: ground that a few canals would close at the size of an open tile."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.games.mexica import geometry, ids, names
from sacbe.games.mexica.evaluation import plots
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.game import own
from sacbe.games.mexica.state import State
from tests.games.mexica.table import Table
from tests.games.mexica.test_geometry import walk

EAST = ["R6", "Q7", "Q8"]
"""Canals that leave one cell, Q9, between a district of 13 in the east and the rest (S26)."""

LARGEST = ids.SMALLEST + ids.SIZES - 1

Plot = tuple[int, int, frozenset[str]]

WEIGHTS = Weights(sacbe.game("mexica").weights)


def found(state: State, survey: Survey | None = None) -> set[Plot]:
    """The plots of a position, surveyed afresh if no survey is given: size, canals needed, cells."""
    survey = Survey() if survey is None else survey
    plots.find(survey, state)
    cells = survey.plot_cells
    listed = []
    for plot in range(survey.plots):
        size, first = survey.plot_size[plot], plot * LARGEST
        named = frozenset(names.CELLS[cell] for cell in cells[first : first + size])
        listed.append((size, survey.plot_canals[plot], named))
    return set(listed)


def state_of(table: Table) -> State:
    """A copy of the state on the table."""
    return own(table.session.state.copy())


def test_ground_that_one_canal_would_close_is_a_plot() -> None:
    """MX-8 (S26): a single on Q9 closes the east at 13 cells."""
    state = state_of(Table(canals=EAST, open_tiles=["calpulli_13"]))
    sizes = {(size, canals) for size, canals, cells in found(state) if "T9" in cells}
    assert (13, 1) in sizes
    survey = Survey()
    wanted = {
        names.CELLS[cell]
        for cell in range(ids.CELLS)
        if plots.is_closing_cell(WEIGHTS, survey, state, 0, cell)
    }
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
    survey = Survey()
    for state in walk(5, 3, 600):
        plots.find(survey, state)
        for cell in range(ids.CELLS):
            if survey.closing_cells[cell]:
                assert state.ground[cell] == ids.DRY
                assert not state.ramp[cell]
                assert geometry.is_ordinary(cell)


@pytest.mark.parametrize("players", [2, 4])
def test_plots_that_are_kept_are_what_a_fresh_search_finds(players: int) -> None:
    """Whatever changes the ground or the open tiles, the plots known are those of the position."""
    game = sacbe.game("mexica")
    kept, survey = 0, Survey()
    for number, state in enumerate(walk(7, players, 900)):
        plots.find(survey, state)
        if number % 9 == 0:
            kept += 1
            assert found(state, survey) == found(own(game.from_position(game.position(state))))
    assert kept > 50


@pytest.mark.parametrize("players", [2, 4])
def test_whether_digging_is_worth_while_is_known_before_all_plots_are(players: int) -> None:
    """The search that stops at the first good plot says what the plots chosen among all of them say."""
    answers, partly, survey, whole = set(), 0, Survey(), Survey()
    for state in walk(7, players, 900):
        for seat in range(state.players):
            worth = plots.is_some_worth_digging(WEIGHTS, survey, state, seat)
            partly += survey.next_cell < ids.CELLS
            plots.choose_plots(WEIGHTS, whole, state, seat)
            assert worth == (whole.chosen_plots != 0)
            answers.add(worth)
    assert answers == {True, False}
    assert partly > 50


def test_a_search_that_stopped_goes_on_where_it_was() -> None:
    """The plots that are found in two goes are those of one."""
    for state in list(walk(5, 3, 600))[::20]:
        survey = Survey()
        plots.is_some_worth_digging(WEIGHTS, survey, state, 0)
        assert found(state, survey) == found(state)


def test_what_is_built_in_a_founded_district_changes_no_plot() -> None:
    """MX-8: no canal is laid there any more."""
    table = Table(pillis=["S8", "H6", "I7"], canals=[*EAST, "Q9"], open_tiles=["calpulli_13", "calpulli_5a"])
    table.play("found 13", "tile T9")
    state, survey = own(table.session.state), Survey()
    before = found(state, survey)
    table.play("temple 1", "build T8")
    assert found(state, survey) == before == found(own(table.game.from_position(table.position)))


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
