"""Games between bots, for tests of what they do."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.bots.bot import Bot
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.state import State

ALL = 10_000
"""More decisions than any game has."""


def play(
    game: Game, bots: Sequence[Bot], seed: int, modules: tuple[str, ...] = (), decisions: int = ALL
) -> State:
    """A game between bots, or its beginning: so many decisions of theirs."""
    state, chance = game.new(len(bots), modules), Stream(seed)
    while decisions and (seat := game.to_act(state)) is not None:
        if seat == constants.CHANCE:
            outcomes = game.legal(state)
            game.apply(state, outcomes[chance.draw(len(outcomes))])
        else:
            game.apply(state, bots[seat].choose(game, state))
            decisions -= 1
    return state
