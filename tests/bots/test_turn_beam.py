"""The bot that plans whole turns: thinks once in a turn, follows its plan, and thinks again when it must."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots.baselines import RandomBot
from sacbe.bots.bot import Bot
from sacbe.bots.turn_beam import BeamSettings, TurnBeamBot, without_detour
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.learned import evaluation_of
from sacbe.core.state import State
from tests.bots.games import play
from tests.games.mexica.table import Table

SETTINGS = BeamSettings(2, 5)

LAPSE = 7
"""Hundredths of a point that an end is charged for each action point left (core/search/turn_beam.py)."""


def after_turns(turns: int) -> tuple[Game, State]:
    """A game of Mexica between such bots after so many turns, when the next one begins."""
    game, chance = sacbe.game("mexica"), Stream(4)
    state, bot = game.new(2), TurnBeamBot(2, SETTINGS)
    while turns > 0:
        legal = game.legal(state)
        is_chance = game.to_act(state) == constants.CHANCE
        action = legal[chance.draw(len(legal))] if is_chance else bot.choose(game, state)
        turns -= game.ends_turn(action)
        game.apply(state, action)
    return game, state


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_it_beats_random_players(name: str) -> None:
    game = sacbe.game(name)
    for seed in range(2):
        bots: list[Bot] = [RandomBot(seed + seat) for seat in range(3)]
        bots[seed] = TurnBeamBot(seed, SETTINGS)
        assert game.winners(play(game, bots, seed)) == [seed]


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game, careless = sacbe.game(name), BeamSettings(2, 5, noise=60)
    ends = [play(game, [TurnBeamBot(seat, careless) for seat in range(2)], 8, decisions=80) for _ in range(2)]
    assert ends[0].key() == ends[1].key()


def test_it_thinks_once_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = after_turns(5)
    bot, thoughts = TurnBeamBot(1, SETTINGS), list[int]()
    beam = BeamSettings.beam
    monkeypatch.setattr(BeamSettings, "beam", lambda *given: thoughts.append(1) or beam(*given))
    seat, answers = game.to_act(state), 0
    while game.to_act(state) == seat:
        game.apply(state, bot.choose(game, state))
        answers += 1
    assert answers > 3
    assert thoughts == [1]


def test_a_walk_that_leads_back_is_no_part_of_a_plan() -> None:
    game, state = sacbe.game("mexica"), Table().session.state
    home = game.view(state, None)["seats"][game.to_act(state) or 0]["pilli"]
    there = next(action for action in game.legal(state) if game.text(action).startswith("step "))
    after = state.copy()
    game.apply(after, there)
    back = game.parse(after, f"step {home}")
    evaluation = evaluation_of(game, game.network)
    assert list(without_detour(game, evaluation, state, [there, back])) == []
    assert list(without_detour(game, evaluation, state, [there])) == [there]


def test_action_points_that_are_left_buy_tokens() -> None:
    """MX-18: they lapse with the turn, and a token does not."""
    game, chance = sacbe.game("mexica"), Stream(6)
    state, bots = game.new(2), [TurnBeamBot(seat, SETTINGS) for seat in range(2)]
    token, ended = game.parse(state, "buy_token"), 0
    while legal := game.legal(state):
        seat = game.to_act(state)
        action = (
            legal[chance.draw(len(legal))] if seat == constants.CHANCE else bots[seat].choose(game, state)
        )
        if game.ends_turn(action):
            assert token not in legal
            ended += 1
        game.apply(state, action)
    assert ended > 20


def test_an_end_is_worth_what_the_network_says_less_what_lapses() -> None:
    """MX-18: a bot that is as well off without its action points uses them."""
    game, state = after_turns(5)
    seat, network = game.to_act(state), evaluation_of(game, game.network)
    assert seat is not None
    spare = set[int]()
    for end in SETTINGS.beam(game, network, Stream(1)).best_ends(state):
        here = state.copy()
        for action in end.actions:
            game.apply(here, action)
        left = game.view(here, seat)["action_points"]
        assert end.utility == network.evaluate(here, seat) - LAPSE * left - len(end.actions)
        spare.add(left)
    assert len(spare) > 1


@pytest.mark.parametrize("answers", range(1, 4))
def test_a_table_that_is_not_as_planned_makes_it_think_again(answers: int) -> None:
    """After an undo, or when somebody else has answered: what it chooses is what a fresh bot might."""
    game, state = after_turns(5)
    bot, before = TurnBeamBot(1, SETTINGS), state.copy()
    for _ in range(answers):
        game.apply(state, bot.choose(game, state))
    for other in (before, after_turns(7)[1]):
        seat = game.to_act(other)
        while game.to_act(other) == seat:
            action = bot.choose(game, other)
            assert action in game.legal(other)
            game.apply(other, action)


def test_a_bot_that_sits_down_in_the_middle_of_an_action_completes_it() -> None:
    game, state = after_turns(5)
    seat = game.to_act(state)
    game.apply(state, game.parse(state, "canal double"))
    while game.to_act(state) == seat:
        game.apply(state, TurnBeamBot(1, SETTINGS).choose(game, state))
    assert not game.is_over(state)


def test_it_does_not_change_the_position_it_thinks_about() -> None:
    game = sacbe.game("tzolkin")
    state = play(game, [RandomBot(1)] * 3, 1, ("tribes",), decisions=1)
    before = state.numbers()
    assert TurnBeamBot(1, SETTINGS).choose(game, state) in game.legal(state)
    assert state.numbers() == before
