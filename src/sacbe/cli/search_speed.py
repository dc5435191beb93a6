"""How fast a game is searched: iterations per second, on one thread and on two."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search import Style
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State

ROOM = 200_000
SLICE = 8
DECISIONS = 60
"""Decisions between two positions that are searched."""


def search_speed(game: Game, players: int, modules: tuple[str, ...], seconds: float) -> tuple[float, float]:
    """Iterations per second on one thread, and how many times as many two threads make."""
    states = positions(game, players, modules)
    alone = sum(iterations(game, state, seconds / len(states), 0) for state in states) / seconds
    with ThreadPoolExecutor(2) as threads:
        both = sum(
            sum(threads.map(lambda seed, at=state: iterations(game, at, seconds / len(states), seed), (0, 1)))
            for state in states
        )
    return alone, both / seconds / alone


def positions(game: Game, players: int, modules: tuple[str, ...]) -> list[State]:
    """Questions with a choice from all parts of a game between bots."""
    state, chance, decisions = game.new(players, modules), Stream(0), 0
    found: list[State] = []
    bot = GreedyBot(0, width=2, evaluations=200)
    while (seat := game.to_act(state)) is not None:
        outcomes = game.legal(state)
        if seat == ids.CHANCE:
            game.apply(state, outcomes[chance.draw(len(outcomes))])
            continue
        decisions += 1
        if decisions >= DECISIONS * (len(found) + 1) and len(outcomes) > 1:
            found.append(state.copy())
        game.apply(state, bot.choose(game, state))
    return found or [game.new(players, modules)]


def iterations(game: Game, state: State, seconds: float, seed: int) -> float:
    """Iterations from a position in so much time, as the levels search."""
    search, done = Style().search(game, ROOM, seed), 0
    search.begin(state)
    begun = now = time.perf_counter()
    while now < begun + seconds:
        search.think(SLICE)
        done += SLICE
        now = time.perf_counter()
    return done * seconds / (now - begun)
