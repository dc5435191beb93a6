"""How sure a rank is: what the others can still build before the scoring, and who has a turn left."""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe.games.mexica import names
from sacbe.games.mexica.evaluation import districts
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.game import own
from sacbe.games.mexica.state import State
from tests.games.mexica.table import Table

EAST = ["R6", "Q7", "Q8", "Q9"]
WEIGHTS = Weights(sacbe.game("mexica").weights)
IN_THE_EAST = names.CELLS.index("S8")
INSIDE = ["S8", "H6", "I7"]


def east(last_round: bool = False, turns_taken: int = 0, **facts: Any) -> State:
    """The east closed, seat 0's pilli there, after some turns of a round, maybe the period's last."""
    table = Table(**({"pillis": INSIDE, "canals": EAST} | facts))
    table.play(*["end_turn"] * turns_taken)
    state = own(table.session.state.copy())
    state.triggered = int(last_round)
    return state


def surveyed(state: State) -> Survey:
    """The levels of a position."""
    survey = Survey()
    districts.measure(survey, state)
    return survey


def sure(state: State, seat: int = 0, is_later: bool = False) -> int:
    """How sure a seat is of its rank in the east."""
    return districts.rank_confidence(
        WEIGHTS, surveyed(state), state, seat, state.district[IN_THE_EAST], is_later
    )


def test_a_longer_lead_is_surer() -> None:
    """MX-23: more temples are needed to overtake it."""
    assert sure(east(temples={"S9": [0, 1]})) < sure(east(temples={"S9": [0, 4]})) < 100


def test_a_full_district_is_settled() -> None:
    """MX-13: where there is no room nobody builds, but a lead in the next scoring may be lost with room."""
    full = {cell: [0, 1] for cell in ("T6", "U6", "U7")}
    state = east(pillis=["B3", "H6", "I7"], canals=["T7", "U8"], temples=full)
    assert (
        districts.rank_confidence(
            WEIGHTS, surveyed(state), state, 0, state.district[names.CELLS.index("U6")], False
        )
        == 100
    )


def test_in_the_last_round_only_those_with_a_turn_left_count() -> None:
    """MX-20: everyone up to the seat before the first player still plays."""
    facts: dict[str, Any] = {"temples": {"S9": [0, 1]}}
    assert sure(east(last_round=True, turns_taken=1, **facts)) < 100
    assert sure(east(last_round=True, turns_taken=2, **facts)) == 100


def test_each_of_the_others_puts_a_lead_at_risk() -> None:
    """MX-23: two who may overtake it are more than one."""
    facts: dict[str, Any] = {"last_round": True, "temples": {"S9": [0, 1]}}
    assert sure(east(turns_taken=0, **facts)) < sure(east(turns_taken=1, **facts))


def test_whoever_stands_in_the_district_can_build_more_in_the_last_round() -> None:
    """MX-13, MX-20: the way there takes action points."""
    facts: dict[str, Any] = {"last_round": True, "temples": {"S9": [0, 2]}}
    near, far = east(pillis=["S8", "T7", "I7"], **facts), east(**facts)
    east_side = near.district[IN_THE_EAST]
    assert (
        districts.levels_possible(WEIGHTS, near, 1, east_side, False)
        > districts.levels_possible(WEIGHTS, far, 1, east_side, False)
        > 0
    )


def test_the_temples_of_the_second_period_threaten_only_its_scoring() -> None:
    """MX-20: they come when the first has been scored."""
    state = east()
    east_side = state.district[IN_THE_EAST]
    more = districts.levels_possible(WEIGHTS, state, 1, east_side, True) - districts.levels_possible(
        WEIGHTS, state, 1, east_side, False
    )
    assert more == 3 * 1 + 2 * 2 + 2 * 3 + 2 * 4


def test_the_neutral_colour_is_no_threat() -> None:
    """MX-26: it builds nothing, however close it is."""
    alone: dict[str, Any] = {"S9": [0, 4]}
    facts: dict[str, Any] = {"players": 2, "pillis": INSIDE[:2]}
    close = east(temples=alone | {"T8": ["neutral", 4], "T7": ["neutral", 1]}, **facts)
    assert sure(close) >= sure(east(temples=alone, **facts)) > 80


def test_turns_left_are_those_after_the_one_in_progress() -> None:
    """MX-20: nobody's in the turn of the seat before the first player."""
    state = east()
    assert [districts.has_turn_left(state, seat) for seat in range(3)] == [False, True, True]
    state = east(turns_taken=2)
    assert [districts.has_turn_left(state, seat) for seat in range(3)] == [False, False, False]
    state = east(first_player=1, turns_taken=1)
    assert [districts.has_turn_left(state, seat) for seat in range(3)] == [True, False, False]
