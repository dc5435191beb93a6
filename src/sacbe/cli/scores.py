"""The standings at the end: points by source, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core.game import Game, State
from sacbe.core.typography import Paint, pad, pad_left, points
from sacbe.core.words import Words


def table(game: Game, state: State, words: Words, players: Sequence[str], paint: Paint) -> list[str]:
    """A line for each source that gave anyone points, and the sums."""
    rows = game.breakdown(state)
    columns = [max(8, len(name) + 2) for name in players]
    label = max(len(words.name(source, "source")) for source in rows[0]) + 2
    heads = (paint.seat(seat, pad_left(name, columns[seat])) for seat, name in enumerate(players))
    lines = [" " * label + "".join(heads)]
    for source in rows[0]:
        values = [row[source] for row in rows]
        if any(values):
            cells = "".join(pad_left(_points(game, v), columns[i]) for i, v in enumerate(values))
            lines.append(pad(words.name(source, "source"), label) + cells)
    cells = "".join(pad_left(_points(game, v), columns[i]) for i, v in enumerate(game.scores(state)))
    lines.append(paint.strong(pad(words("score-total"), label) + cells))
    return lines


def _points(game: Game, units: int) -> str:
    return points(units / game.score_unit)


def verdict(game: Game, state: State, words: Words, players: Sequence[str]) -> str:
    """Who has won, as a sentence; empty before the end."""
    winners = [players[seat] for seat in game.winners(state)]
    if len(winners) == 1:
        return words("cli-winner", player=winners[0])
    return words("cli-shared-victory", players=", ".join(winners)) if winners else ""
