"""How fast a game is searched: iterations per second, on one thread and on two."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from statistics import harmonic_mean
from typing import NamedTuple

from sacbe.bots.decision import DecisionBot
from sacbe.bots.search import Style
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State

ROOM = 200_000
SLICE = 8
ONE_TURN = 1
"""Own turns that are searched where a game advises none."""

DECISIONS = 60
"""Decisions between two positions that are searched."""


class SearchSpeed(NamedTuple):
    """How many walks down a tree are made in a second, and how much a second thread helps.

    All are harmonic means over the positions: so many walks a second come out if each position is given as
    many. Near the end of a game walks cost next to nothing, and a plain mean would tell of little else.
    """

    iterations: float
    """Walks that are weighed where the tree ends."""
    played_on: float
    """Walks that are played on as far as the game advises: so the levels search."""
    two_threads: float
    """How many times as many two threads make of the latter."""


def search_speed(game: Game, players: int, modules: tuple[str, ...], seconds: float) -> SearchSpeed:
    """Search from all parts of a game."""
    states = positions(game, players, modules)
    each = seconds / len(states)
    to_the_leaf, as_levels = Style(horizon=0), Style(horizon=game.turns_ahead or ONE_TURN)
    iterations = harmonic_mean([walks(game, state, to_the_leaf, each, 0) for state in states])
    alone = harmonic_mean([walks(game, state, as_levels, each, 0) for state in states])
    with ThreadPoolExecutor(2) as threads:
        both = harmonic_mean(
            [
                sum(threads.map(lambda seed, at=state: walks(game, at, as_levels, each, seed), (0, 1)))
                for state in states
            ]
        )
    return SearchSpeed(iterations, alone, both / alone)


def positions(game: Game, players: int, modules: tuple[str, ...]) -> list[State]:
    """Questions with a choice from all parts of a game between bots."""
    state, chance, decisions = game.new(players, modules), Stream(0), 0
    found: list[State] = []
    bot = DecisionBot(0, width=2, evaluations=200)
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


def walks(game: Game, state: State, style: Style, seconds: float, seed: int) -> float:
    """Iterations from a position in a second, tried for so many seconds."""
    search, done = style.search(game, ROOM, seed), 0
    search.begin(state)
    begun = now = time.perf_counter()
    while now < begun + seconds:
        search.think(SLICE)
        done += SLICE
        now = time.perf_counter()
    return done / (now - begun)
