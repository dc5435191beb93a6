"""Inputs of Mexica: the base is the hand-made lead, certain at the very end; gifts keep the rules."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.learned import LearnedEvaluation
from sacbe.games.mexica import gifts
from sacbe.games.mexica.evaluation import priors
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.terms import Evaluation
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.game import has_done_nothing, own
from sacbe.games.mexica.state import State
from tests.contract.tables import Table
from tests.contract.test_features import silent

GAME = sacbe.game("mexica")
POINTS_PER_TURN = 6
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def game_of_turns(players: int, seed: int) -> list[State]:
    """Ends of turns in a game of sensible actions."""
    stream, state, found = Stream(seed), own(GAME.new(players)), list[State]()
    weights, survey = Weights(GAME.weights), Survey()
    while legal := GAME.legal(state):
        likely = legal
        if GAME.to_act(state) != constants.CHANCE:
            likely = [action for action in legal if priors.prior(weights, survey, state, action)] or legal
        action = likely[stream.draw(len(likely))]
        if action == GAME.end_turn:
            found.append(own(state.copy()))
        GAME.apply(state, action)
    return found


def evaluations(players: int) -> LearnedEvaluation:
    """Values by a network that adds nothing."""
    return silent(Table(GAME, players))


def leads(values: list[int]) -> list[int]:
    """How far each is above the best of the others."""
    return [value - max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]


@PLAYERS
def test_a_network_that_adds_nothing_gives_the_lead_by_the_hand_made_evaluation(players: int) -> None:
    learned, by_hand = evaluations(players), GAME.evaluation()
    compared = 0
    for state in game_of_turns(players, 5):
        found = [learned.evaluate(state, seat) for seat in range(players)]
        if learned.features.stage >= 0:
            assert found == leads([by_hand.evaluate(state, seat) for seat in range(players)])
            compared += 1
    assert compared > 20


@PLAYERS
def test_when_nobody_has_a_turn_left_the_value_is_the_lead(players: int) -> None:
    """MX-20, MX-23, MX-24."""
    last, learned = game_of_turns(players, 6)[-1], evaluations(players)
    values = [learned.evaluate(last, seat) for seat in range(players)]
    GAME.apply(last, GAME.end_turn)
    assert GAME.is_over(last)
    assert values == leads([score * 100 for score in GAME.scores(last)])
    assert values == [learned.evaluate(last, seat) for seat in range(players)]


@PLAYERS
def test_the_others_come_by_their_value(players: int) -> None:
    learned, by_hand = evaluations(players), GAME.evaluation()
    assert isinstance(learned.by_hand, Evaluation)
    summary = learned.by_hand.summary
    for state in game_of_turns(players, 7)[8::5]:
        for seat in range(players):
            learned.evaluate(state, seat)
            if learned.features.stage >= 0:
                others = list(summary.others)[: players - 1]
                values = [by_hand.evaluate(state, other) for other in others]
                assert sorted(others) == [other for other in range(players) if other != seat]
                assert values == sorted(values, reverse=True)


@PLAYERS
def test_gifts_break_no_rule(players: int) -> None:
    stream = Stream(8)
    for state in game_of_turns(players, 8):
        for _ in range(4):
            gifts.give(state, stream.draw(players), stream)
        GAME.relist(state)
        assert GAME.fault(state) is None


def test_a_turn_begins_with_all_its_points_and_nothing_bought() -> None:
    """MX-18."""
    state = next(state for state in game_of_turns(2, 9) if state.action_points < POINTS_PER_TURN)
    assert not has_done_nothing(state)
    GAME.apply(state, GAME.end_turn)
    assert has_done_nothing(state)
