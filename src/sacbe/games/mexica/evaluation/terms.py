# compiled
"""What a position is worth to a seat at the end of the game, term by term.

To the points so far it adds what the districts will score as they are, what the seat's pilli may found and
build soon, tokens and the palace.
"""

from __future__ import annotations

import cython

from sacbe.core import evaluation
from sacbe.core.state import State as CoreState
from sacbe.games.mexica import ids, material
from sacbe.games.mexica.evaluation import distances, districts, plots, priors
from sacbe.games.mexica.evaluation.summary import Summary
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.rules import points
from sacbe.games.mexica.state import State


class Evaluation(evaluation.Evaluation):
    """The evaluation of Mexica, with its weights."""

    weights: Weights
    survey: Survey  # of the ground evaluated last
    prior_survey: Survey  # of the ground where priors were asked for last
    summary: Summary  # working memory of an encoding

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.survey, self.prior_survey = Survey(), Survey()
        self.summary = Summary()

    def value(self, state: CoreState, seat: int) -> int:
        if not self.survey.is_of(cython.cast(State, state)) and self.prior_survey.is_of(
            cython.cast(State, state)
        ):
            return evaluate(self.weights, self.prior_survey, cython.cast(State, state), seat)
        return evaluate(self.weights, self.survey, cython.cast(State, state), seat)

    def prior(self, state: CoreState, action: int) -> int:
        # Between the priors of a position searches evaluate those after its actions, often of other grounds.
        if not self.prior_survey.is_of(cython.cast(State, state)) and self.survey.is_of(
            cython.cast(State, state)
        ):
            return priors.prior(self.weights, self.survey, cython.cast(State, state), action)
        return priors.prior(self.weights, self.prior_survey, cython.cast(State, state), action)

    def terms(self, state: CoreState, seat: int) -> dict[str, int]:
        assert isinstance(state, State)
        return terms(self.weights, self.survey, state, seat)


def evaluate(weights: Weights, survey: Survey, state: State, seat: int) -> int:
    """What the position is worth to a seat, in hundredths of a point."""
    total = points.total(state, seat) * districts.POINT
    if state.depth == 0 or state.pilli[seat] == ids.NOWHERE:
        return total
    measure(survey, state, seat)
    total += (
        plots.founding_value(weights, survey, state)
        + districts_term(weights, survey, state, seat)
        + building_term(weights, survey, state, seat)
    )
    return (
        total
        + temples_term(weights, state, seat)
        + tokens_term(weights, state, seat)
        + palace_term(weights, state, seat)
    )


def terms(weights: Weights, survey: Survey, state: State, seat: int) -> dict[str, int]:
    """The same, term by term."""
    points_so_far = {"points": points.total(state, seat) * districts.POINT}
    if state.depth == 0 or state.pilli[seat] == ids.NOWHERE:
        return points_so_far
    measure(survey, state, seat)
    return points_so_far | {
        "founding": plots.founding_value(weights, survey, state),
        "districts": districts_term(weights, survey, state, seat),
        "building": building_term(weights, survey, state, seat),
        "temples": temples_term(weights, state, seat),
        "tokens": tokens_term(weights, state, seat),
        "palace": palace_term(weights, state, seat),
    }


def measure(survey: Survey, state: State, seat: int) -> None:
    """Measure what the terms ask about: plots, distances and levels."""
    plots.find(survey, state)
    distances.measure(survey, state, seat)
    districts.measure(survey, state)


def districts_term(weights: Weights, survey: Survey, state: State, seat: int) -> int:
    """What all districts will score as they are."""
    total = 0
    for district in range(ids.CELLS):
        if state.district[district] == district and districts.own_levels(survey, seat, district) > 0:
            total += district_value(weights, survey, state, seat, district)
    return total


def district_value(weights: Weights, survey: Survey, state: State, seat: int, district: int) -> int:
    """What a district will score as it is, by how settled that is, in both scorings to come."""
    share = districts.next_scoring(weights, state, district) * districts.rank_confidence(
        weights, survey, state, seat, district, False
    )
    if state.period == 1:
        share += districts.later_scoring(weights, state, district) * districts.rank_confidence(
            weights, survey, state, seat, district, True
        )
    return districts.points_now(weights, survey, state, seat, district) * share // districts.PERCENT


def building_term(weights: Weights, survey: Survey, state: State, seat: int) -> int:
    """The district where building promises most, if there will be another turn for it."""
    if state.period == 2 and not districts.can_act(state, seat):
        return 0
    stock = districts.levels_in_stock(state, seat)
    best = 0
    for district in range(ids.CELLS):
        if state.district[district] == district and districts.sites(survey, district) > 0:
            best = max(best, districts.building_value(weights, survey, state, seat, district, stock))
    return best


def temples_term(weights: Weights, state: State, seat: int) -> int:
    """Temples not yet built."""
    if state.period == 2 and not districts.can_act(state, seat):
        return 0
    return districts.levels_in_stock(state, seat) * (
        weights.stock_1 if state.period == 1 else weights.stock_2
    )


def tokens_term(weights: Weights, state: State, seat: int) -> int:
    """Action tokens."""
    return state.tokens[seat] * (weights.token_1 if state.period == 1 else weights.token_2)


def palace_term(weights: Weights, state: State, seat: int) -> int:
    """A pilli on one of the start cells (MX-24)."""
    if is_on_start_cell(state, seat):
        return weights.palace_at_end if districts.is_ending(state) else weights.palace_before
    return 0


def is_on_start_cell(state: State, seat: int) -> bool:
    """Does the pilli stand where the palace scores?"""
    for number in range(ids.START_CELLS):
        if state.pilli[seat] == material.START_CELL[number]:
            return True
    return False
