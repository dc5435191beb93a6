"""Turns of whole games: the position where each begins, and the one before its end is confirmed."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.bots.bot import Bot
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.state import State

MOST_ACTIONS = 60
"""A random turn with more of them ends as soon as it may."""


def turns(
    game: Game, players: int, seed: int, modules: tuple[str, ...] = (), bot: Bot | None = None
) -> Iterator[tuple[State, State, int]]:
    """Before, after and the seat, for every turn of a game that a bot plays for all seats, or else chance."""
    state, stream = game.new(players, modules), Stream(seed)
    before, seat, actions = state.copy(), -1, 0
    while not game.is_over(state):
        legal = game.legal(state)
        if game.to_act(state) == constants.CHANCE:
            game.apply(state, legal[stream.draw(len(legal))])
            continue
        if game.to_act(state) != seat:
            before, seat, actions = state.copy(), game.to_act(state), 0
        assert seat is not None
        is_long = actions > MOST_ACTIONS and game.end_turn in legal
        chosen = bot.choose(game, state) if bot else legal[stream.draw(len(legal))]
        action = game.end_turn if is_long else chosen
        if game.ends_turn(action):
            yield before, state.copy(), seat
            seat = -1
        game.apply(state, action)
        actions += 1
