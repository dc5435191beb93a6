"""How fast a game is searched: turns planned by a beam, rollouts, and iterations of the tree search."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import harmonic_mean
from typing import NamedTuple

from sacbe.bots.beam import BeamBot
from sacbe.bots.levels import DEFAULT, LEVELS
from sacbe.bots.search import SearchSettings
from sacbe.bots.turn_beam import Rollouts
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.learned import evaluation_of
from sacbe.core.state import State

CAPACITY = 200_000
SLICE = 8
ONE_TURN = 1
"""Own turns that are searched where a game recommends none."""

DECISIONS = 60
"""Decisions between two positions that are searched."""


class SearchSpeed(NamedTuple):
    """What is done in a second.

    All are harmonic means over the positions: the speed of a search that gives each position as many
    iterations. Near the end of a game iterations cost next to nothing and would dominate a plain mean.
    """

    turns: float
    """Turns that the default level plans."""
    rollouts: float
    """Rollouts from the end of a turn, as `master` makes them."""
    iterations: float
    """Iterations that evaluate the leaf of the tree."""
    played_on: float
    """Iterations that roll out to the recommended horizon, as the levels do."""
    two_threads: float
    """How many times as many two threads make of the latter."""


def search_speed(game: Game, players: int, modules: tuple[str, ...], seconds: float) -> SearchSpeed:
    """Search from all parts of a game."""
    states = positions(game, players, modules)
    each = seconds / len(states)
    to_the_leaf = SearchSettings(horizon=0)
    as_levels = SearchSettings(horizon=game.search_horizon or ONE_TURN)
    iterations = harmonic_mean([speed(game, state, to_the_leaf, each, 0) for state in states])
    alone = harmonic_mean([speed(game, state, as_levels, each, 0) for state in states])
    with ThreadPoolExecutor(2) as threads:
        both = harmonic_mean(
            [
                sum(threads.map(lambda seed, at=state: speed(game, at, as_levels, each, seed), (0, 1)))
                for state in states
            ]
        )
    turns = harmonic_mean([planning_speed(game, state, each) for state in states])
    rollouts = harmonic_mean([rollout_speed(game, state, each) for state in states])
    return SearchSpeed(turns, rollouts, iterations, alone, both / alone)


def positions(game: Game, players: int, modules: tuple[str, ...]) -> list[State]:
    """Decisions with a choice, from all parts of a game between bots."""
    state, chance, decisions = game.new(players, modules), Stream(0), 0
    found: list[State] = []
    bot = BeamBot(0, width=2, evaluations=200)
    while (seat := game.to_act(state)) is not None:
        outcomes = game.legal(state)
        if seat == constants.CHANCE:
            game.apply(state, outcomes[chance.draw(len(outcomes))])
            continue
        decisions += 1
        if decisions >= DECISIONS * (len(found) + 1) and len(outcomes) > 1:
            found.append(state.copy())
        game.apply(state, bot.choose(game, state))
    return found or [game.new(players, modules)]


def planning_speed(game: Game, state: State, seconds: float) -> float:
    """Plans of a turn in a second."""
    beam = LEVELS[DEFAULT].settings(game).beam(game, evaluation_of(game), Stream(0))
    return rate(lambda number: beam.best_ends(state), seconds)


def rollout_speed(game: Game, state: State, seconds: float) -> float:
    """Rollouts in a second, from the best end of the turn."""
    settings, seat = LEVELS["master"].settings(game), game.to_act(state)
    assert seat is not None
    end = settings.beam(game, evaluation_of(game), Stream(0)).best_ends(state)[0]
    player = Rollouts(game, state, seat, settings.horizon, None)
    return rate(lambda number: player.utility(end, number), seconds)


def rate(call: Callable[[int], object], seconds: float) -> float:
    """Calls in a second, each with its number."""
    calls, start = 0, time.perf_counter()
    while (now := time.perf_counter()) < start + seconds or calls == 0:
        call(calls)
        calls += 1
    return calls / (now - start)


def speed(game: Game, state: State, settings: SearchSettings, seconds: float, seed: int) -> float:
    """Iterations per second from a position, measured for some seconds."""
    search, done = settings.search(game, game.evaluation(), CAPACITY, seed), 0
    search.set_root(state)
    begun = now = time.perf_counter()
    while now < begun + seconds:
        search.run(SLICE)
        done += SLICE
        now = time.perf_counter()
    return done / (now - begun)
