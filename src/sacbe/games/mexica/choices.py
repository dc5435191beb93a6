"""What has each seat been dealt and done in a game of Mexica?"""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.choices import Choices, Fact, Topic, Way
from sacbe.core.game import Game
from sacbe.core.playthrough import Playthrough

ORDER = ("starts the game", "second", "third", "fourth")

COUNTED = {
    "districts founded": "Districts founded",
    "districts founded in period 1": "Districts founded in the first period",
    "districts led in period 1": "Districts led when the first period was scored",
    "districts led in period 2": "Districts led when the second period was scored",
    "canals laid": "Canal tiles laid",
    "bridges built or moved": "Bridges built or moved",
    "tokens bought": "Action tokens bought",
    "teleports": "Times teleported",
    "boats": "Boat trips",
}
"""Numbers of `style` that are topics here, with their titles."""

TOPICS = (
    Topic("order", "Place in the turn order at the start", Way.LOT),
    *(Topic(name, title, Way.COUNT) for name, title in COUNTED.items()),
    Topic(
        "size",
        "Size of a district founded",
        Way.COUNT,
        note="A seat counts once for each size; sizes that were not dealt could not be founded.",
    ),
    Topic("palace", "Points for the palace", Way.COUNT),
)


def facts(game: Game, played: Playthrough) -> list[Fact]:
    """All facts of a game."""
    return [*of_the_board(played), *of_style(game, played), *of_points(game, played)]


def of_the_board(played: Playthrough) -> Iterator[Fact]:
    """Turn order, and the sizes of the districts that each seat founded."""
    for event in played.events:
        if event.kind == "first_player_drawn" and event.seat is not None:
            players = played.end.players
            for place in range(players):
                yield Fact("order", ORDER[place], (event.seat + place) % players)
        elif event.kind == "district_founded":
            yield Fact("size", str(event.data["size"]), event.seat)


def of_style(game: Game, played: Playthrough) -> Iterator[Fact]:
    """How often each seat did something."""
    for seat, style in enumerate(game.style(played)):
        for name in COUNTED:
            yield Fact(name, f"{style[name]:.0f}", seat)


def of_points(game: Game, played: Playthrough) -> Iterator[Fact]:
    """Points of which a seat has all or nothing."""
    for seat, points in enumerate(game.breakdown(played.end)):
        yield Fact("palace", str(points["palace"]), seat)


CHOICES = Choices(TOPICS, facts)
