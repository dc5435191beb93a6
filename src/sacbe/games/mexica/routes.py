"""Where a pilli can get to in this turn, on foot and by boat, and at what price (MX-15, MX-16).

It asks nothing but which single moves are legal and what is left after them, so it can never disagree with
the rules.
"""

from __future__ import annotations

import heapq
from typing import cast

from sacbe.core.game import Game
from sacbe.core.turns import Route
from sacbe.games.mexica import actions, names
from sacbe.games.mexica.state import State


def routes(game: Game, state: State) -> list[Route]:
    """The cheapest route to every place in reach, the cheapest first."""
    seat = game.to_act(state)
    if seat is None or seat < 0:
        return []
    found: dict[int, Route] = {}
    least: dict[int, int] = {}  # the lowest price so far of each place
    waiting: list[tuple[int, int, tuple[str, ...], State]] = [(0, 0, (), state)]
    pushed = 0
    while waiting:
        cost, _, path, here = heapq.heappop(waiting)
        cell = here.pilli[seat]
        if cell in found:
            continue
        found[cell] = Route(names.CELLS[cell] if path else "", cost, path)
        for action in game.legal(here):
            if not actions.STEP <= action < actions.TELEPORT:
                continue
            to = action - (actions.STEP if action < actions.BOAT else actions.BOAT)
            if to in found:
                continue
            there = cast(State, here.copy())
            game.apply(there, action)
            price = state.action_points - there.action_points
            if to not in least or price < least[to]:
                least[to] = price
                pushed += 1
                heapq.heappush(waiting, (price, pushed, (*path, game.text(action)), there))
    return [route for route in found.values() if route.actions]
