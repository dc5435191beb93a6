"""Several actions in a row: whole turns, whole actions with their follow-ups, and the routes of pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sacbe.core.game import Game
from sacbe.core.state import State


@dataclass(frozen=True)
class Route:
    """The cheapest route of a piece to a place: what it costs, and the actions, which are single ones."""

    to: str
    cost: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Turn:
    """The actions of a whole turn, and the state after them."""

    actions: tuple[int, ...]
    state: State


def whole_turns(game: Game, state: State, limit: int | None = None) -> Iterator[Turn]:
    """Every outcome that the seat asked can bring about until another is asked, each with one way to it.

    Of the turns that lead to the same position only the first is given. `limit` bounds the number of turns.
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


def whole_actions(game: Game, state: State, actions: Iterable[int]) -> list[tuple[int, ...]]:
    """The actions of a seat in groups, each an action with its follow-ups, after which the turn could end."""
    here, seat = state.copy(), game.to_act(state)
    groups: list[tuple[int, ...]] = []
    group: list[int] = []
    for action in actions:
        group.append(action)
        game.apply(here, action)
        if game.to_act(here) != seat or game.end_turn in game.legal(here):
            groups.append(tuple(group))
            group = []
    return [*groups, tuple(group)] if group else groups
