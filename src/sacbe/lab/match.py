"""A match: one game between bots, from the first question to the scores."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sacbe.bots import by_name
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.record import Header, Record
from sacbe.lab.lineup import Player

SEATS_OF_A_SEED = 100
"""Seeds of bots that belong to one seed of a game."""


@dataclass
class Outcome:
    """What came of a game: points, shares of the win and seconds of each decision by seat; its record."""

    scores: list[float]
    wins: list[float]
    seconds: list[list[float]]
    record: Record


def play(
    game: Game, players: Sequence[Player], modules: tuple[str, ...], seed: int, date: str = ""
) -> Outcome:
    """One game with these players, seat by seat; chance and the bots draw from the seed."""
    count = len(players)
    names = tuple(player.name for player in players)
    record = Record(Header(game.name, count, game.rules_version, modules, names, date, seed))
    seconds: list[list[float]] = [[] for _ in players]
    chance, state = Stream(seed), record.start(game)
    bots = [player.sit_down(seed * SEATS_OF_A_SEED + seat) for seat, player in enumerate(players)]
    try:
        while (seat := game.to_act(state)) is not None:
            if seat == ids.CHANCE:
                outcomes = game.legal(state)
                action = outcomes[chance.draw(len(outcomes))]
            else:
                players[seat].get_ready()
                begun = time.perf_counter()
                action = bots[seat].choose(game, state)
                seconds[seat].append(time.perf_counter() - begun)
            record.moves.append((seat, action))
            game.apply(state, action)
    finally:
        for bot in bots:
            by_name.leave(bot)
    winners = game.winners(state)
    scores = [units / game.score_unit for units in game.scores(state)]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(count)]
    return Outcome(scores, wins, seconds, record)
