"""Evaluations: a number for every position, from what the seat may know, that ends as the score."""

from __future__ import annotations

import pytest

from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.search.decision_beam import DecisionBeam
from sacbe.core.search.turn_beam import TurnBeam
from sacbe.core.words import LANGUAGES, Words
from tests.contract.tables import Table
from tests.contract.test_secrets import interesting, worlds

MAX_POINTS = 400
"""No seat of any game comes near so many."""


def test_every_position_has_an_evaluation_and_weighing_changes_nothing(table: Table) -> None:
    for state in table.moments(seed=3, every=5):
        numbers, legal = state.numbers(), table.game.legal(state)
        for seat in range(table.players):
            worth = table.game.evaluation().evaluate(state, seat)
            assert -MAX_POINTS * constants.HUNDREDTHS < worth < MAX_POINTS * constants.HUNDREDTHS
            assert table.game.evaluation().evaluate(state.copy(), seat) == worth
        assert (state.numbers(), table.game.legal(state)) == (numbers, legal)


@pytest.mark.parametrize("seed", range(2))
def test_an_evaluation_depends_only_on_what_its_seat_may_know(table: Table, seed: int) -> None:
    for state in interesting(table, seed):
        for seat in range(table.players):
            for twin in worlds(table, state, seat):
                assert table.game.evaluation().evaluate(twin, seat) == table.game.evaluation().evaluate(
                    state, seat
                )


def test_the_terms_of_an_evaluation_add_up_to_it_and_have_words(table: Table) -> None:
    package = type(table.game).__module__.rpartition(".")[0]
    words = [Words.load(language, package) for language in LANGUAGES]
    for state in table.moments(seed=8, every=7):
        for seat in range(table.players):
            terms = table.game.evaluation().terms(state, seat)
            assert sum(terms.values()) == table.game.evaluation().evaluate(state, seat)
            for name in terms:
                assert all(tongue.text(f"term-{name}") for tongue in words)


def test_after_the_end_the_evaluation_is_the_score(table: Table) -> None:
    end = table.moments(seed=4, every=1000)[-1]
    scores = [score * constants.HUNDREDTHS // table.game.score_unit for score in table.game.scores(end)]
    assert [table.game.evaluation().evaluate(end, seat) for seat in range(table.players)] == scores


def test_looking_ahead_weighs_every_action_and_changes_nothing(table: Table) -> None:
    ahead = DecisionBeam(table.game, table.game.evaluation(), width=4, evaluations=60, opponent_weight=30)
    for state in table.moments(seed=5, every=15)[:-1]:
        if table.game.to_act(state) is not None and table.game.to_act(state) in range(table.players):
            numbers = state.numbers()
            utilities = ahead.utilities(state)
            assert len(utilities) == len(table.game.legal(state))
            assert max(utilities) > constants.NO_VALUE
            assert (state.numbers(), ahead.utilities(state)) == (numbers, utilities)


def test_a_guess_at_secrets_is_all_that_a_look_ahead_needs(table: Table) -> None:
    """The seat's own secrets are weighed, those of others are not: any guess gives a choice that is legal."""
    ahead = DecisionBeam(table.game, table.game.evaluation(), width=4, evaluations=60, opponent_weight=30)
    for state in table.secret_moments(seed=6):
        seat = table.game.to_act(state)
        guess = state.copy()
        table.game.guess(guess, seat, Stream(7))
        assert len(ahead.utilities(guess)) == len(table.game.legal(state))


def test_a_beam_plans_legal_turns_and_changes_nothing(table: Table) -> None:
    """Its plans end where the turn could, and the same seed has the same thoughts."""
    game = table.game
    for state in table.moments(seed=5, every=15)[:-1]:
        seat = game.to_act(state)
        if seat not in range(table.players):
            continue
        numbers = state.numbers()
        ways = TurnBeam(game, game.evaluation(), Stream(1), 2, 3, 30, 0, 200).best_ends(state)
        assert (state.numbers(), ways) == (
            numbers,
            TurnBeam(game, game.evaluation(), Stream(1), 2, 3, 30, 0, 200).best_ends(state),
        )
        assert [end.utility for end in ways] == sorted((end.utility for end in ways), reverse=True)
        for end in ways:
            after = state.copy()
            for action in end.actions:
                assert game.to_act(after) == seat
                assert action in game.legal(after)
                game.apply(after, action)
            assert game.to_act(after) != seat or game.end_turn in game.legal(after)
        assert ways
