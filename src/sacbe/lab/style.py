"""How did each seat play? Named numbers of a game that has ended.

Scores and wins show neither how bots play nor whether they play the game at all. Each game says what is worth
counting (`Game.style`); points by source follow from the scores of any game.
"""

from __future__ import annotations

from functools import cache

from sacbe.core import playthrough, registry
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.words import Words

Style = dict[str, float]
"""Numbers by their names; all games of an arena have the same names."""

POINTS = "points: "
"""How the names of points by source begin."""


def styles(game: Game, record: Record) -> list[Style]:
    """The style of each seat in the game that a record tells."""
    played = playthrough.of(game, record)
    by_source = game.breakdown(played.end)
    return [own | points(game, units) for own, units in zip(game.style(played), by_source, strict=True)]


def points(game: Game, units: dict[str, int]) -> Style:
    """Points by the names of their sources."""
    words = english(game)
    return {
        f"{POINTS}{words.name(source, 'source')}": amount / game.score_unit
        for source, amount in units.items()
    }


@cache
def english(game: Game) -> Words:
    """The words of a game, in the language of all that the lab writes."""
    return registry.words_of(game, "en")
