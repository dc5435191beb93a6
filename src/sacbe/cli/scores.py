"""The scores at the end: points by source, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.cli.console import table
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.typography import Paint
from sacbe.core.words import Words


def score_table(game: Game, state: State, words: Words, players: Sequence[str], paint: Paint) -> str:
    """A line for each source that gave anyone points, and the sums."""

    def points(units: int) -> str:
        return words.figure(units / game.score_unit)

    by_seat = game.breakdown(state)
    heads = ["", *(paint.seat(seat, name) for seat, name in enumerate(players))]
    rows = [
        [words.name(source, "source"), *(points(units[source]) for units in by_seat)]
        for source in by_seat[0]
        if any(units[source] for units in by_seat)
    ]
    total = [words("cli-total"), *map(points, game.scores(state))]
    return table(heads, [*rows, [paint.strong(cell) for cell in total]], range(1, len(heads)))


def verdict(game: Game, state: State, words: Words, players: Sequence[str]) -> str:
    """Who has won, as a sentence; empty before the end."""
    winners = [players[seat] for seat in game.winners(state)]
    if len(winners) == 1:
        return words("cli-winner", player=winners[0])
    return words("cli-shared-victory", players=words.listed(winners)) if winners else ""
