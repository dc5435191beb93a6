"""What a position of Mexica is worth, and what it is made of: ways, leads, plots and the end of a period."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.games.mexica import actions, ids, names
from sacbe.games.mexica.evaluation import distances, districts, priors
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.game import own
from sacbe.games.mexica.rules import movement, scoring
from sacbe.games.mexica.state import State
from tests.games.mexica.table import Table
from tests.games.mexica.test_geometry import walk

GAME = sacbe.game("mexica")
WEIGHTS = Weights(GAME.weights)
TELEPORT = 5
EAST = ["R6", "Q7", "Q8", "Q9"]


def state_of(table: Table) -> State:
    """A copy of the state on the table."""
    return own(table.session.state.copy())


def terms(seat: int = 0, **facts: Any) -> dict[str, int]:
    """The terms of a position set up from a few facts."""
    return GAME.evaluation().terms(state_of(Table(**facts)), seat)


def way(cell: str, **facts: Any) -> int:
    """Action points from seat 0's pilli to a cell."""
    state = state_of(Table(**facts))
    survey = Survey()
    distances.measure(survey, state, 0)
    return int(survey.cell_distance[names.CELLS.index(cell)])


# Ways.


def test_a_step_costs_a_point_and_a_teleport_is_the_most() -> None:
    """MX-15, MX-17."""
    assert way("M7", pillis=["N7", "H6", "I7"]) == 1
    assert way("A4", pillis=["N7", "H6", "I7"]) == 5


def test_a_canal_is_crossed_by_a_bridge_or_by_one_to_be_built() -> None:
    """MX-9, MX-15: two steps over a bridge that stands, and a point more for one that does not."""
    assert way("P7", pillis=["N7", "H6", "I7"], bridges={"O7": "h"}) == 2
    assert way("P7", pillis=["N7", "H6", "I7"]) == 3


def test_a_boat_shortens_the_way_for_a_point_at_each_bridge() -> None:
    """MX-16, S64: onto the bridge O8, over the lake to C9, and off it."""
    bridges = {"O8": "h", "C9": "v"}
    assert way("C9", pillis=["N8", "H6", "I7"], canals=["O5", "C9"], bridges=bridges) == 2
    assert way("C8", pillis=["N8", "H6", "I7"], canals=["O5", "C9"], bridges=bridges) == 3
    assert way("C8", pillis=["N8", "H6", "I7"], canals=["C9"], bridges=bridges) == 5


def test_boats_cost_what_they_cost_in_the_rules() -> None:
    """MX-16: no way to a bridge is longer than the boat there, in any position."""
    compared, survey = 0, Survey()
    for state in walk(9, 3, 3000):
        for seat in range(state.players):
            if state.pilli[seat] == ids.NOWHERE or not movement.is_on_bridge(state, seat):
                continue
            costs = {cell: movement.boat_cost(state, seat, cell) for cell in range(ids.CELLS)}
            distances.measure(survey, state, seat)
            for cell, cost in costs.items():
                assert distances.from_pilli(survey, cell) <= cost
                compared += cost < TELEPORT
    assert compared > 100


def test_a_temple_is_in_the_way() -> None:
    """MX-15."""
    free = way("N5", pillis=["N7", "H6", "I7"])
    assert way("N5", pillis=["N7", "H6", "I7"], temples={"N6": [1, 1]}) > free


# Leads.


def test_levels_and_ranks_are_those_of_scoring() -> None:
    """MX-23: the evaluation counts as the rules do."""
    survey = Survey()
    for state in list(walk(9, 3, 1500))[::25]:
        districts.measure(survey, state)
        for district in range(ids.CELLS):
            if state.district[district] != district:
                continue
            for seat in range(state.players):
                assert districts.own_levels(survey, seat, district) == scoring.level_sum(
                    state, district, seat
                )
                assert districts.rank(survey, seat, district) == scoring.rank(state, district, seat)


def test_large_unfounded_ground_counts_for_what_canals_and_tiles_will_leave() -> None:
    """MX-23: at the beginning next to nothing of the island will remain one district."""
    state = state_of(Table())
    first = state.district[names.CELLS.index("H4")]
    assert state.size[first] > 150
    assert districts.lasting_size(WEIGHTS, state, first) < 40


# Founding.


def test_a_district_to_found_is_worth_more_the_nearer_one_stands() -> None:
    """MX-8."""
    facts: dict[str, Any] = {"canals": EAST, "open_tiles": ["calpulli_13"]}
    inside = terms(pillis=["S8", "H6", "I7"], **facts)["founding"]
    near = terms(pillis=["P8", "H6", "I7"], **facts)["founding"]
    far = terms(pillis=["B3", "H6", "I7"], **facts)["founding"]
    assert inside > near > far > 0


def test_founding_is_better_than_to_go_on_hoping() -> None:
    """MX-8: the points at once are worth more than the prospect."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST, open_tiles=["calpulli_13", "calpulli_5a"])
    before = GAME.evaluation().evaluate(state_of(table), 0)
    table.play("found 13", "tile T9")
    assert GAME.evaluation().evaluate(state_of(table), 0) > before


def test_canals_are_dug_for_plots_and_nowhere_else() -> None:
    """MX-5, MX-8: Q9 closes a plot; a cell in the middle of nowhere helps nobody."""
    table = Table(canals=EAST[:3], open_tiles=["calpulli_13"])
    table.play("canal single")
    state, survey = state_of(table), Survey()
    assert priors.prior(WEIGHTS, survey, state, actions.LAY + names.CELLS.index("Q9")) > 0
    assert priors.prior(WEIGHTS, survey, state, actions.LAY + names.CELLS.index("F9")) == 0


# The palace.


@pytest.mark.parametrize("triggered", [False, True])
def test_the_palace_counts_when_a_period_is_about_to_end(triggered: bool) -> None:
    """MX-24: five points in the scoring that comes with this round."""
    state = state_of(Table(pillis=["H6", "I7", "H8"]))
    state.triggered = int(triggered)
    assert (GAME.evaluation().terms(state, 0)["palace"] > 400) == triggered
