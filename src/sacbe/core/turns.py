"""Whole turns, derived from single decisions: for bots and readers that want a turn at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sacbe.core.game import Game, State


@dataclass(frozen=True)
class Turn:
    """The actions of a whole turn, and the state after them."""

    actions: tuple[int, ...]
    state: State


def whole_turns(game: Game, state: State, limit: int | None = None) -> Iterator[Turn]:
    """Every outcome that the seat asked can bring about until another is asked, each with one way to it.

    Ways that lead to the same position are given once, the first found. `limit` bounds the number of turns.
    """
    seat = game.to_act(state)
    if seat is None:
        return
    seen: set[int] = set()
    found = 0
    open_ways: list[tuple[tuple[int, ...], State]] = [((), state.copy())]
    while open_ways:
        way, here = open_ways.pop()
        for action in reversed(game.legal(here)):
            after = here.copy()
            game.apply(after, action)
            key = after.key()
            if key in seen:
                continue
            seen.add(key)
            if game.to_act(after) == seat and not game.ends_turn(action):
                open_ways.append(((*way, action), after))
                continue
            yield Turn((*way, action), after)
            found += 1
            if found == limit:
                return
