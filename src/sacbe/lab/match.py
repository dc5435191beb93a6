"""A match: one game between bots, from the first decision to the scores."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sacbe.bots import specs
from sacbe.bots.specs import BotSpec
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.record import Header, Record

SEATS_PER_SEED = 100
"""Seeds of bots that belong to one seed of a game."""


@dataclass
class MatchResult:
    """The result of a game: points, shares of the win and seconds of each decision by seat; its record."""

    scores: list[float]
    wins: list[float]
    seconds: list[list[float]]
    record: Record


def play(
    game: Game, players: Sequence[BotSpec], modules: tuple[str, ...], seed: int, date: str = ""
) -> MatchResult:
    """One game with these bots, seat by seat; chance and the bots draw from the seed."""
    names = distinct([player.text for player in players])
    record = Record(Header(game.name, len(players), game.rules_version, modules, names, date, seed))
    seconds: list[list[float]] = [[] for _ in players]
    chance, state = Stream(seed), record.start(game)
    bots = [player.create(seed * SEATS_PER_SEED + seat) for seat, player in enumerate(players)]
    try:
        while (seat := game.to_act(state)) is not None:
            if seat == constants.CHANCE:
                outcomes = game.legal(state)
                action = outcomes[chance.draw(len(outcomes))]
            else:
                begun = time.perf_counter()
                action = bots[seat].choose(game, state)
                seconds[seat].append(time.perf_counter() - begun)
            record.moves.append((seat, action))
            game.apply(state, action)
    finally:
        for bot in bots:
            specs.close(bot)
    winners = game.winners(state)
    scores = [units / game.score_unit for units in game.scores(state)]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(players))]
    return MatchResult(scores, wins, seconds, record)


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number after each that several have: `skilled 1`, `skilled 2`."""
    return tuple(
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    )
