"""Features: inside the layout, from what the seat may know, for every game that has inputs."""

from __future__ import annotations

from array import array

import pytest

from sacbe.core import constants, network
from sacbe.core.features import Features
from sacbe.core.learned import LearnedEvaluation
from sacbe.core.network import Network
from sacbe.core.state import State
from tests.contract.conftest import is_telling
from tests.contract.tables import Table, tables
from tests.contract.test_secrets import interesting, worlds

LARGEST = 32767
"""The largest amount of an input, and the least but for its sign."""


@pytest.fixture(
    params=[
        pytest.param(table, marks=() if is_telling(table) else pytest.mark.long)
        for table in tables()
        if table.game.stages
    ],
    ids=str,
)
def learning(request: pytest.FixtureRequest) -> Table:
    """A table of a game that has inputs."""
    found: Table = request.param
    return found


def silent(table: Table) -> LearnedEvaluation:
    """An evaluation by a network that adds nothing."""
    inputs, stages = table.game.blocks.size, table.game.stages
    weights = array("h", [0] * network.size(inputs, 1, stages))
    return LearnedEvaluation(table.game, Network(inputs, 1, stages, weights), table.game.evaluation())


def features(evaluation: LearnedEvaluation, state: State, seat: int) -> Features:
    """What a seat sees."""
    evaluation.evaluate(state, seat)
    return evaluation.features


def test_features_lie_inside_the_layout_and_encoding_changes_nothing(learning: Table) -> None:
    evaluation = silent(learning)
    for state in learning.moments(seed=3, every=5):
        numbers, legal = state.numbers(), learning.game.legal(state)
        for seat in range(learning.players):
            seen = features(evaluation, state, seat)
            assert -1 <= seen.stage < learning.game.stages
            assert seen.count < constants.MAX_FEATURES
            for place, amount in seen.listed():
                assert 0 <= place < learning.game.blocks.size
                assert amount != 0
                assert -LARGEST <= amount <= LARGEST
        assert (state.numbers(), learning.game.legal(state)) == (numbers, legal)


def test_features_follow_from_the_position_alone(learning: Table) -> None:
    """Not from what was encoded before: positions that differ share working memory."""
    evaluation = silent(learning)
    for state in learning.moments(seed=9, every=9):
        for seat in range(learning.players):
            seen = features(evaluation, state, seat)
            fresh = features(silent(learning), state.copy(), seat)
            assert (seen.base, seen.stage, seen.listed()) == (fresh.base, fresh.stage, fresh.listed())


@pytest.mark.parametrize("seed", range(2))
def test_features_depend_only_on_what_their_seat_may_know(learning: Table, seed: int) -> None:
    evaluation = silent(learning)
    for state in interesting(learning, seed):
        for seat in range(learning.players):
            seen = features(evaluation, state, seat)
            known = (seen.base, seen.stage, seen.listed())
            for twin in worlds(learning, state, seat):
                other = features(evaluation, twin, seat)
                assert (other.base, other.stage, other.listed()) == known


def test_after_the_end_nothing_is_to_come(learning: Table) -> None:
    end = learning.moments(seed=4, every=1000)[-1]
    unit, scores = learning.game.score_unit, learning.game.scores(end)
    for seat, score in enumerate(scores):
        seen = features(silent(learning), end, seat)
        best = max(scores[:seat] + scores[seat + 1 :]) if learning.game.learns_leads else 0
        assert (seen.stage, seen.base) == (-1, (score - best) * constants.HUNDREDTHS // unit)
