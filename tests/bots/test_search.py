"""The bot that searches: sees further than a turn, plays the same from the same seed, keeps to its budget."""

from __future__ import annotations

import time
from itertools import combinations

import sacbe
from sacbe.bots.beam import BeamBot
from sacbe.bots.bot import Bot
from sacbe.bots.levels import BOTS, DEFAULT, LEVELS
from sacbe.bots.search import Budget, SearchBot
from sacbe.core import constants
from sacbe.core.game import Game
from sacbe.core.search.mcts import TreeSearch
from sacbe.core.state import State
from tests.bots.games import play


def midgame(name: str = "tzolkin", players: int = 3) -> tuple[Game, State]:
    """A turn in the middle of a game, with many choices."""
    game = sacbe.game(name)
    bots: list[Bot] = [BeamBot(seat, 3, 200) for seat in range(players)]
    for decisions in range(60, 200):
        state = play(game, bots, 4, decisions=decisions)
        if game.to_act(state) != constants.CHANCE and len(game.legal(state)) > 4:
            return game, state
    raise AssertionError("no such turn")


def test_the_same_seed_plays_the_same_game() -> None:
    game = sacbe.game("tzolkin")
    ends = [
        play(
            game, [SearchBot(seat, Budget(iterations=40, threads=2)) for seat in range(2)], 8, decisions=60
        ).key()
        for _ in range(2)
    ]
    assert ends[0] == ends[1]


def test_what_was_found_out_about_an_action_serves_the_next_decision() -> None:
    game, state = midgame()
    search = TreeSearch(game, game.evaluation(), 10_000, 3, 0.02, 4, 30, 20, 1)
    search.set_root(state)
    search.run(200)
    action = max(search.candidates(), key=lambda candidate: candidate.visits).action
    game.apply(state, action)
    assert search.advance_root(action, state)
    kept = search.candidates()
    assert sum(candidate.visits for candidate in kept) > 50
    assert {candidate.action for candidate in kept} <= set(game.legal(state))


def test_two_orders_of_the_same_placements_share_what_is_found_out() -> None:
    game = sacbe.game("tzolkin")
    state, first, second = orders_that_meet(game)
    found = []
    for order in ((first, second), (second, first)):
        search = TreeSearch(game, game.evaluation(), 10_000, 3, 0.02, 4, 30, 20, 1)
        search.set_root(state)
        search.run(1)
        search.run_below(first, 100)
        search.run_below(second, 100)
        position = state.copy()
        for action in order:
            game.apply(position, action)
            assert search.advance_root(action, position)
        found.append(search.candidates())
    assert found[0] == found[1]
    assert sum(candidate.visits for candidate in found[0]) > 0


def orders_that_meet(game: Game) -> tuple[State, int, int]:
    """A turn, and two actions that may be taken in any order with the same result and more to choose then."""
    bots: list[Bot] = [BeamBot(seat, 3, 200) for seat in range(3)]
    for decisions in range(20, 60):
        state = play(game, bots, 4, decisions=decisions)
        for first, second in combinations(game.legal(state), 2):
            ends = [after(game, state, order) for order in ((first, second), (second, first))]
            if None not in ends and len({end.key() for end in ends if end}) == 1:
                return state, first, second
    raise AssertionError("no such actions")


def after(game: Game, state: State, actions: tuple[int, ...]) -> State | None:
    """The position after some actions; None if one is not legal or they leave nothing to choose."""
    end = state.copy()
    for action in actions:
        if action not in game.legal(end):
            return None
        game.apply(end, action)
    return end if len(game.legal(end)) > 2 else None


def test_two_threads_add_up_what_they_find() -> None:
    game, state = midgame()
    bot = SearchBot(1, Budget(iterations=100, threads=2))
    visited = bot.visited_actions(game, state)
    assert set(visited) <= set(game.legal(state))
    for value in bot.values_of(visited[:3]):
        assert 40 < value / constants.HUNDREDTHS < 100  # what the seat will have at the end


def test_a_turn_keeps_to_its_seconds() -> None:
    game, state = midgame()
    bot, seat, begun = SearchBot(1, Budget(seconds=0.4)), game.to_act(state), time.perf_counter()
    while game.to_act(state) == seat:
        game.apply(state, bot.choose(game, state))
    assert time.perf_counter() - begun < 2


def test_a_single_action_is_taken_without_a_thought() -> None:
    game, state = midgame()
    while len(game.legal(state)) > 1 or game.to_act(state) == constants.CHANCE:
        game.apply(state, game.legal(state)[0])
    begun = time.perf_counter()
    assert SearchBot(1, Budget(seconds=20)).choose(game, state) == game.legal(state)[0]
    assert time.perf_counter() - begun < 5


def test_every_level_has_a_seat_to_play_and_the_default_is_one_of_them() -> None:
    game, state = midgame("mexica", 2)
    assert list(LEVELS) == ["master", "expert", "skilled", "casual", "novice"]
    assert DEFAULT in LEVELS and set(LEVELS) < set(BOTS)
    for make in (*LEVELS.values(), BOTS["greedy"], BOTS["random"]):
        assert make(1).choose(game, state) in game.legal(state)


def test_a_novice_loses_to_the_skilled() -> None:
    game = sacbe.game("tzolkin")
    scores = [game.scores(play(game, [BOTS["skilled"](1), BOTS["novice"](2)], seed)) for seed in range(3)]
    assert sum(skilled > novice for skilled, novice in scores) >= 2
