"""What has each seat been dealt, taken and done in a game of Tzolk'in?"""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.choices import Choices, Fact, Topic, Way
from sacbe.core.game import Game
from sacbe.core.playthrough import Playthrough
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.state import State

FIRST_LEVELS = 3
"""Levels of a technology path."""

ORDER = ("starts the game", "second", "third", "fourth", "fifth")
NONE = "none"
KEPT = {"wealth_dealt": ("wealth", "tile", False), "wealth_kept": ("wealth", "tile", True)}
KEPT |= {"tribe_dealt": ("tribes", "tribe", False), "tribe_kept": ("tribes", "tribe", True)}

TOPICS = (
    Topic("order", "Place in the turn order at the start", Way.LOT),
    Topic("tribes", "Tribes", Way.DEALT, "tribe", "Two are dealt to each seat, which keeps one."),
    Topic("wealth", "Wealth tiles", Way.DEALT, "tile", "Four are dealt to each seat, which keeps two."),
    Topic("monuments", "Monuments", Way.OPEN, "tile"),
    Topic("buildings", "Buildings", Way.OPEN, "tile", "Buildings of the same name are one line."),
    Topic("monuments built", "Number of monuments", Way.COUNT),
    Topic("buildings built", "Number of buildings", Way.COUNT),
    Topic(
        "first level",
        "The first technology",
        Way.DONE,
        "track",
        "The track of the first level, which may come with a wealth tile.",
    ),
    Topic("path", "Technology path", Way.DONE, note="The tracks of the first three levels, in their order."),
    *(Topic(track, f"Level of {track} at the end", Way.COUNT) for track in names.TRACKS),
    Topic(
        "highest",
        "Highest in a temple at the end",
        Way.DONE,
        note="Alone, or shared with another seat. A seat may be highest in several temples.",
    ),
    *(
        Topic(temple, f"Step in the temple of {temple.title()} at the end", Way.COUNT)
        for temple in names.TEMPLES
    ),
    Topic("workers", "Workers at the end", Way.COUNT),
    Topic("opening", "Where the first worker was placed", Way.DONE, "place"),
    Topic("skulls", "Crystal skulls in Chichen Itza", Way.COUNT),
    Topic("corn tiles", "Corn tiles taken", Way.COUNT),
    Topic("wood tiles", "Wood tiles taken", Way.COUNT),
    Topic("begging", "Times begged", Way.COUNT),
    Topic("hunger", "Workers not fed, on all food days", Way.COUNT),
)


def facts(game: Game, played: Playthrough) -> list[Fact]:
    """All facts of a game."""
    assert isinstance(played.end, State)
    return [
        *of_the_deal(played),
        *of_tiles(played),
        *of_technologies(played),
        *of_the_end(played.end),
        *counts(played),
    ]


def of_the_deal(played: Playthrough) -> Iterator[Fact]:
    """Turn order, tribes and wealth tiles; and where each seat's first worker went."""
    begun: set[int | None] = set()
    for event in played.events:
        if event.kind == "start_player_drawn" and event.seat is not None:
            players = played.end.players
            for place in range(players):
                yield Fact("order", ORDER[place], (event.seat + place) % players)
        elif event.kind in KEPT:
            topic, field, is_taken = KEPT[event.kind]
            yield Fact(topic, str(event.data[field]), event.seat, is_taken)
        elif event.kind == "placed" and event.seat not in begun:
            begun.add(event.seat)
            yield Fact("opening", str(event.data["place"]), event.seat)


def of_tiles(played: Playthrough) -> Iterator[Fact]:
    """Buildings and monuments that lay open, and who constructed them."""
    for event in played.events:
        if event.kind == "monument_revealed":
            yield Fact("monuments", str(event.data["tile"]), None, is_taken=False)
        elif event.kind == "building_revealed":
            yield Fact("buildings", str(event.data["tile"]), None, is_taken=False)
        elif event.kind == "built":
            tile = str(event.data["tile"])
            yield Fact("monuments" if tile in names.MONUMENTS else "buildings", tile, event.seat)


def of_technologies(played: Playthrough) -> Iterator[Fact]:
    """The first level of each seat, and the path of the first three."""
    for seat in range(played.end.players):
        path = [
            str(event.data["track"])
            for event in played.events
            if event.kind == "advanced" and event.seat == seat
        ]
        yield Fact("first level", path[0] if path else NONE, seat)
        if len(path) >= FIRST_LEVELS:
            yield Fact("path", ", ".join(path[:FIRST_LEVELS]), seat)


def of_the_end(state: State) -> Iterator[Fact]:
    """What each seat has in the end: levels, steps, workers, tiles."""
    for seat in range(state.players):
        for track, level in zip(names.TRACKS, own(state.levels, seat, ids.TRACKS), strict=True):
            yield Fact(track, str(level), seat)
        for temple, step in zip(names.TEMPLES, own(state.temples, seat, ids.TEMPLES), strict=True):
            yield Fact(temple, str(step), seat)
        yield Fact("workers", str(state.workers[seat]), seat)
        owned = [tile for tile, where in enumerate(state.tiles) if where == ids.OWNED + seat]
        yield Fact("buildings built", str(sum(tile < ids.FIRST_MONUMENT for tile in owned)), seat)
        yield Fact("monuments built", str(sum(tile >= ids.FIRST_MONUMENT for tile in owned)), seat)
    for place, temple in enumerate(names.TEMPLES):
        steps = [own(state.temples, seat, ids.TEMPLES)[place] for seat in range(state.players)]
        how = "alone" if steps.count(max(steps)) == 1 else "shared"
        for seat, step in enumerate(steps):
            if step == max(steps):
                yield Fact("highest", f"{temple.title()}, {how}", seat)


def counts(played: Playthrough) -> Iterator[Fact]:
    """How often each seat did or suffered something."""
    for seat in range(played.end.players):
        yield Fact("skulls", str(played.count("skull_placed", seat)), seat)
        yield Fact("begging", str(played.count("begged", seat)), seat)
        for tile in names.HARVEST_TILES:
            yield Fact(f"{tile} tiles", str(played.count("tile_taken", seat, tile=tile)), seat)
        hungry = [event for event in played.events if event.kind == "unfed" and event.seat == seat]
        yield Fact("hunger", str(sum(int(event.data["workers"]) for event in hungry)), seat)


def own(numbers: list[int], seat: int, count: int) -> list[int]:
    """The part of a list that is about one seat."""
    return numbers[seat * count : (seat + 1) * count]


CHOICES = Choices(TOPICS, facts)
